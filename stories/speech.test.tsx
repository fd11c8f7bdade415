// @vitest-environment jsdom
/** Holds each component to what a real screen reader taught: `.storybook/checks/speech.ts`. */
import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { speechFaults } from '../.storybook/checks/speech.ts'
import { Price } from '../design-system/index.ts'
import { SiteHeader } from '../storefront/shell/SiteHeader.tsx'
import { ALL } from './support/samples/all.tsx'

vi.mock('../.storybook/preview.tsx', () => import('./support/plainPreview.ts'))

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

it('reads the menu of the shop without words run together', () => {
  render(<SiteHeader path="/" />)
  expect(document.body.textContent).toContain('Wedding Venue')
  expect(speechFaults(document.body)).toEqual([])
})

it('has spaces between amounts where a dialog is read as one text', () => {
  render(<Price selling="₹24,500" list="₹28,000" listLabel="List price" save="Save ₹3,500" />)
  expect(document.body.textContent.trim()).toBe('₹24,500 List price ₹28,000 Save ₹3,500')
})

it.each(Object.entries(ALL))(
  '%s is said once, at its field, without empty stops or words run together',
  (_name, sample) => {
    render(sample)
    expect(speechFaults(document.body)).toEqual([])
  },
)
