// @vitest-environment jsdom
/**
 * What a screen reader says of each interactive component, read from top to bottom. The transcripts stand beside
 * this file as plain text, so that a reviewer can read and compare them; `vitest -u` writes them anew.
 */
import { cleanup, render } from '@testing-library/react'
import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { INTERACTIVE } from './interactive.tsx'

beforeAll(() => {
  // A calendar says which day is today.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21), toFake: ['Date'] })
  // jsdom lays nothing out: what measures or matches the screen gets a quiet answer.
  vi.stubGlobal('ResizeObserver', class { observe() {} unobserve() {} disconnect() {} })
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(async () => {
  await virtual.stop()
  cleanup()
})

const MOST_PHRASES = 400
/** A modal dialog is all there is to read while it is open. */
const END = /^end of (document|dialog|alertdialog)/

it.each(Object.entries(INTERACTIVE))('%s is read as its transcript says', async (name, element) => {
  render(element)
  await virtual.start({ container: document.body })
  for (let phrases = 0; phrases < MOST_PHRASES; phrases += 1) {
    if (END.test(await virtual.lastSpokenPhrase())) break
    await virtual.next()
  }
  const spoken = await virtual.spokenPhraseLog()
  expect(spoken.at(-1)).toMatch(END)
  await expect(`${spoken.join('\n')}\n`).toMatchFileSnapshot(`./${name}.txt`)
})
