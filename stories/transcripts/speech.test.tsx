// @vitest-environment jsdom
/** Holds each component to what a real screen reader taught: `.storybook/checks/speech.ts`. */
import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { speechFaults } from '../../.storybook/checks/speech.ts'
import { CARDS } from './cards.tsx'
import { INTERACTIVE } from './interactive.tsx'
import { PLAIN } from './plain.tsx'

const own = Object.getOwnPropertyDescriptor(Element.prototype, 'checkVisibility')
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  // jsdom has no layout.
  Element.prototype.checkVisibility = () => true
})
afterEach(cleanup)
afterAll(() => {
  vi.unstubAllGlobals()
  if (own) Object.defineProperty(Element.prototype, 'checkVisibility', own)
  else Reflect.deleteProperty(Element.prototype, 'checkVisibility')
})

const SAMPLES = Object.entries({
  ...INTERACTIVE,
  ...CARDS,
  ...Object.fromEntries(Object.entries(PLAIN).map(([name, { sample }]) => [name, sample])),
})

it.each(SAMPLES)('%s is said once, at its field, without empty stops or words run together', (_name, sample) => {
  render(sample)
  expect(speechFaults(document.body)).toEqual([])
})
