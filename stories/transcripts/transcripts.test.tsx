// @vitest-environment jsdom
/**
 * What a screen reader says of each interactive component, read from top to bottom. The transcripts stand beside
 * this file as plain text, so that a reviewer can read and compare them; `vitest -u` writes them anew.
 */
import { readdirSync } from 'node:fs'
import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as door from '../../design-system/index.ts'
import { CARDS } from './cards.tsx'
import { INTERACTIVE } from './interactive.tsx'
import { PLAIN } from './plain.tsx'

const READ: Readonly<Record<string, ReactNode>> = { ...INTERACTIVE, ...CARDS }
/** Functions and lazy components by their names; constants are written in capitals. */
const COMPONENTS = Object.keys(door).filter((name) => /^[A-Z][a-z]/.test(name))

beforeAll(() => {
  // A calendar says which day is today.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ['Date'] })
  // jsdom lays nothing out: what measures or matches the screen gets a quiet answer.
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
/** A modal dialog is all there is to read while it is open. */
const END = /^end of (document|dialog|alertdialog)/

describe('the public door', () => {
  it.each(COMPONENTS)('has a transcript of %s, or says why there is none', (name) => {
    expect(
      [name in READ, name in PLAIN],
      `Give ${name} a state in interactive.tsx or cards.tsx, or a reason in plain.tsx`,
    ).toContain(true)
    expect(name in READ && name in PLAIN).toBe(false)
  })

  it('lets nothing without a transcript take the focus', () => {
    for (const [name, { sample }] of Object.entries(PLAIN)) {
      const { container, unmount } = render(sample)
      expect(
        container.querySelectorAll('a, button, input, select, textarea, summary, [tabindex], [role="button"]'),
        name,
      ).toHaveLength(0)
      unmount()
    }
  })

  it('keeps no transcript of what is gone', () => {
    const kept = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'))
    expect(
      kept.filter((file) => !(file.slice(0, -4) in READ)),
      'Delete these from stories/transcripts',
    ).toEqual([])
  })
})

it.each(Object.entries(READ))('%s is read as its transcript says', async (name, element) => {
  render(element)
  await act(() => vi.dynamicImportSettled())
  await virtual.start({ container: document.body })
  for (let phrases = 0; phrases < MOST_PHRASES; phrases += 1) {
    if (END.test(await virtual.lastSpokenPhrase())) break
    await virtual.next()
  }
  const spoken = await virtual.spokenPhraseLog()
  expect(spoken.at(-1)).toMatch(END)
  await expect(`${spoken.join('\n')}\n`).toMatchFileSnapshot(`./${name}.txt`)
})
