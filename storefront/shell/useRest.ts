import { useDeferredValue, useState } from 'react'
import { isServed } from './hydrated.ts'
import { isScrolledBack } from './navigation.ts'

/**
 * Whether to render what is below the first screen. After a navigation it follows the first frame, which is painted
 * sooner without it. A served page has all of it, and so has a page that Back leads to, which scrolls at once.
 */
export function useRest(): boolean {
  const [isAtOnce] = useState(() => isServed() || isScrolledBack())
  return useDeferredValue(true, isAtOnce)
}

/** Whether the window is as narrow as a phone, so that its first screen holds less. Prerendering, without a window, must not call it. */
export const isNarrow = (): boolean => innerWidth < 768
