// @vitest-environment jsdom
/** Compares what a screen reader says of each component with its `transcript.txt`. `vitest -u` updates them. */
import { join } from 'node:path'
import { virtual } from '@guidepup/virtual-screen-reader'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { SAMPLES } from './support/samples.tsx'
import { stubLayout } from './support/stubLayout.ts'

vi.mock('../.storybook/preview.tsx', () => import('./support/plainPreview.ts'))

const FOLDER = join(import.meta.dirname, './components')

beforeAll(() => {
  // The calendar says which day is today.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ['Date'] })
  stubLayout()
})
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const MOST_PHRASES = 400
/** Reading ends with an open modal dialog, and begins again where there is nothing to read. */
const END = /^(document$|end of (document|dialog|alertdialog))/

it.each(Object.entries(SAMPLES))('%s matches its transcript', async (name, element) => {
  render(element)
  await act(() => vi.dynamicImportSettled())
  await virtual.start({ container: document.body })
  for (let phrases = 0; phrases < MOST_PHRASES; phrases += 1) {
    await virtual.next()
    if (END.test(await virtual.lastSpokenPhrase())) break
  }
  const spoken = await virtual.spokenPhraseLog()
  expect(spoken.at(-1)).toMatch(END)
  await expect(`${spoken.join('\n')}\n`).toMatchFileSnapshot(join(FOLDER, name, 'transcript.txt'))
})
