import { isTooLong, readAgain } from './drawn.ts'
import { coveredFocus } from './focus.ts'
import { type Found, foundHere } from './rules.ts'

declare global {
  /** Set when the page runs in a window instead of a frame. */
  var resizeWindow: ((width: number) => Promise<void>) | undefined
}

export interface FoundAt extends Found {
  readonly widths: readonly number[]
}

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))

async function setWidth(width: number): Promise<void> {
  // The element belongs to the parent window, where `instanceof HTMLElement` is false.
  if (frameElement) (frameElement as HTMLElement).style.width = `${width}px`
  else if (globalThis.resizeWindow) await globalThis.resizeWindow(width)
  else throw new Error('Neither a frame of the same origin nor a window that can be resized.')
  // Media query listeners run just before the next frame.
  await nextFrame()
}

function now(): Found[] {
  readAgain()
  return foundHere()
}

function collector() {
  const found = new Map<string, Found & { widths: number[] }>()
  const keyOf = ({ rule, element, sentence }: Found) => `${rule} ${element} ${sentence}`
  return {
    add(one: Found, width: number) {
      const known = found.get(keyOf(one)) ?? { ...one, widths: [] }
      if (known.widths.at(-1) !== width) known.widths.push(width)
      found.set(keyOf(one), known)
    },
    knows: (one: Found) => found.has(keyOf(one)),
    all: (): FoundAt[] => [...found.values()],
  }
}

function standStill(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`*, *::before, *::after { transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important; scroll-behavior: auto !important }
    *:not([hidden]) { content-visibility: visible !important }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/**
 * @param widths CSS pixels.
 * @param focusAt the widths at which each focusable element is also focused.
 */
export async function sweep(widths: readonly number[], focusAt: readonly number[]): Promise<FoundAt[]> {
  standStill()
  await document.fonts.ready
  const found = collector()
  for (const width of widths) {
    await setWidth(width)
    let here = now()
    if (!here.every(found.knows)) {
      // A ResizeObserver, as in the flip-book, needs up to two frames.
      await nextFrame()
      await nextFrame()
      here = now()
    }
    for (const one of here) found.add(one, width)
  }
  if (isTooLong())
    found.add({ rule: 'too-long', element: '', sentence: 'Only its first elements were measured.' }, widths[0] ?? 0)
  // Elements in a hidden frame cannot be focused.
  if (frameElement) (frameElement as HTMLElement).style.visibility = 'visible'
  for (const width of focusAt) {
    await setWidth(width)
    for (const one of await coveredFocus()) found.add(one, width)
  }
  if (frameElement) (frameElement as HTMLElement).style.visibility = 'hidden'
  return found.all()
}
