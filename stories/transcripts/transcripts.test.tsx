// @vitest-environment jsdom
/** Compares what a screen reader says of each component with its `transcript.txt`. `vitest -u` updates them. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as door from '../../design-system/index.ts'
import { guides } from '../support/guides.ts'
import { PLAIN } from './plain.tsx'
import { READ } from './samples.ts'

const FOLDER = join(import.meta.dirname, '../components')

/** In the folder of its own page, or of the page that covers it. */
function transcriptOf(sample: string): string {
  const component = sample.split(' ', 1)[0]!
  const { name: page } =
    guides.find(({ name }) => name === component) ?? guides.find(({ guide }) => guide.covers?.includes(component))!
  return join(page, sample === page ? 'transcript.txt' : `${sample}.transcript.txt`)
}

const COMPONENTS = Object.keys(door).filter((name) => /^[A-Z][a-z]/.test(name))

beforeAll(() => {
  // The calendar says which day is today.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ['Date'] })
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('IntersectionObserver', function everythingIsSeen(tell: (seen: { isIntersecting: boolean }[]) => void) {
    return { observe: () => tell([{ isIntersecting: true }]), disconnect() {} }
  })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const MOST_PHRASES = 400
/** Reading ends with an open modal dialog. */
const END = /^end of (document|dialog|alertdialog)/

describe('design-system/index.ts', () => {
  it.each(COMPONENTS)('has a transcript of %s, or a reason for none', (name) => {
    expect(
      [name in READ, name in PLAIN],
      `Give ${name} a state in interactive.tsx or cards.tsx, or a reason in plain.tsx`,
    ).toContain(true)
    expect(name in READ && name in PLAIN).toBe(false)
  })

  it('exports nothing focusable without a transcript', () => {
    for (const [name, { sample }] of Object.entries(PLAIN)) {
      const { container, unmount } = render(sample)
      expect(
        container.querySelectorAll('a, button, input, select, textarea, summary, [tabindex], [role="button"]'),
        name,
      ).toHaveLength(0)
      unmount()
    }
  })

  it('has no obsolete transcripts', () => {
    expect(globSync('*/*transcript.txt', { cwd: FOLDER }).toSorted(), 'Delete what nothing reads').toEqual(
      Object.keys(READ).map(transcriptOf).toSorted(),
    )
  })
})

it.each(Object.entries(READ))('%s matches its transcript', async (name, element) => {
  render(element)
  await act(() => vi.dynamicImportSettled())
  await virtual.start({ container: document.body })
  for (let phrases = 0; phrases < MOST_PHRASES; phrases += 1) {
    if (END.test(await virtual.lastSpokenPhrase())) break
    await virtual.next()
  }
  const spoken = await virtual.spokenPhraseLog()
  expect(spoken.at(-1)).toMatch(END)
  await expect(`${spoken.join('\n')}\n`).toMatchFileSnapshot(join(FOLDER, transcriptOf(name)))
})
