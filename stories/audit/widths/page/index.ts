/** Lays the document out at one width after the other, and tells what is broken at which of them. Runs in a frame. */
import { isTooLong, readAgain } from './drawn.ts'
import { coveredFocus } from './focus.ts'
import { type Found, foundHere } from './rules.ts'

declare global {
  /** Resizes a window that is not a frame. */
  var resizeWindow: ((width: number) => Promise<void>) | undefined
}

/** A finding, and the widths at which it was made. */
export interface FoundAt extends Found {
  readonly widths: readonly number[]
}

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))

async function setWidth(width: number): Promise<void> {
  // It belongs to the other window's HTMLElement.
  if (frameElement) (frameElement as HTMLElement).style.width = `${width}px`
  else if (globalThis.resizeWindow) await globalThis.resizeWindow(width)
  else throw new Error('Neither a frame of the same origin nor a window that can be resized.')
  // Media queries tell the app of the new width just before.
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
 * @param widths where everything is measured, in CSS pixels.
 * @param focusAt where all that takes focus is focused too.
 */
export async function sweep(widths: readonly number[], focusAt: readonly number[]): Promise<FoundAt[]> {
  standStill()
  await document.fonts.ready
  const found = collector()
  for (const width of widths) {
    await setWidth(width)
    let here = now()
    if (!here.every(found.knows)) {
      // What a ResizeObserver lays out (the flip-book) follows within two frames.
      await nextFrame()
      await nextFrame()
      here = now()
    }
    for (const one of here) found.add(one, width)
  }
  if (isTooLong())
    found.add({ rule: 'too-long', element: '', sentence: 'Only its first elements were measured.' }, widths[0] ?? 0)
  // What is hidden takes no focus.
  if (frameElement) (frameElement as HTMLElement).style.visibility = 'visible'
  for (const width of focusAt) {
    await setWidth(width)
    for (const one of await coveredFocus()) found.add(one, width)
  }
  if (frameElement) (frameElement as HTMLElement).style.visibility = 'hidden'
  return found.all()
}
