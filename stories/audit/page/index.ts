/** The entry point of the code that runs in the page; `measure.ts` bundles it. */
import { foundHere } from './rules.ts'
import { adopt, discard, type Found, nextFrame } from './document.ts'

export { runAxe } from './axe.ts'
export { html } from './document.ts'
export { coveredFocus } from './focus.ts'
export { textSpacingFindings } from './spacing.ts'
export { paintText, restoreText, undecidedTexts } from './textColours.ts'
export { outOfReach } from './zoom.ts'

// Otherwise colours and sizes could be measured in the middle of a transition.
adopt(`*, *::before, *::after {
  transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important;
  caret-color: transparent !important; scroll-behavior: auto !important;
}
*:not([hidden]) { content-visibility: visible !important; }`)

export function setTheme(theme: string): void {
  document.documentElement.dataset['theme'] = theme
}

let unpainted: CSSStyleSheet | undefined
/** Painting takes most of the time of a resize, and only layout is measured. */
export const stopPainting = (): void => void (unpainted = adopt('html { clip-path: inset(100%) }'))
export const paintAgain = (): void => unpainted && discard(unpainted)

/** What is wrong at a width to which the window was just resized. */
export async function foundAfterResize(): Promise<Found[]> {
  // Listeners of media queries run just before the next frame.
  await nextFrame()
  if (foundHere().length === 0) return []
  // A ResizeObserver, as in the flip-book, needs up to two more.
  await nextFrame()
  await nextFrame()
  return foundHere()
}
