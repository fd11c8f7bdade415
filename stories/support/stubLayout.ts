/** For tests in jsdom, which has no layout: everything is in view, and no media query matches. */
import { vi } from 'vitest'

export function stubLayout(): void {
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
}
