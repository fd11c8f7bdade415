// @vitest-environment jsdom
/** How often the home page's carousels rotate, and that they restart. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { media } from '../../../design-system/styles/index.ts'
import { Sets } from './Sets.tsx'
import { Testimonials } from './Testimonials.tsx'

const WIDTH = 400
const turned: number[] = []

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  turned.length = 0
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: query === media.desktop }) as MediaQueryList
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
  // jsdom has no layout, so slides get an offset here.
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return WIDTH * [...(this.parentElement?.children ?? [])].indexOf(this)
  })
  Object.defineProperty(Element.prototype, 'scrollTo', {
    configurable: true,
    value: ({ left = 0 }: ScrollToOptions) => void turned.push(left / WIDTH),
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function expectToTurnEvery(interval: number, slides: readonly number[]): void {
  for (const at of slides.keys()) {
    wait(interval - 1)
    expect(turned).toEqual(slides.slice(0, at))
    wait(1)
    expect(turned).toEqual(slides.slice(0, at + 1))
  }
}

it(
  'turns the sets every three seconds, two in view',
  { tags: ['@HOME-19', '@HOME-20', '@HOME-21', '@CONST-15'] },
  () => {
    render(<Sets />)
    expectToTurnEvery(3000, [1, 2, 0])
  },
)

it('turns the quotes of four clients every 4500 ms', { tags: ['@HOME-26', '@HOME-27', '@CONST-14'] }, () => {
  render(<Testimonials />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expectToTurnEvery(4500, [1, 2, 3, 0])
})
