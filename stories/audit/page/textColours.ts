import { undecidedElements } from './axe.ts'
import { type Rect, isEmpty, named, texts } from './texts.ts'

export interface TextColour {
  readonly element: string
  readonly words: string
  /** CSS pixels, relative to the document. */
  readonly rects: readonly Rect[]
  /** Red, green and blue from 0 to 255, alpha from 0 to 1. */
  readonly colour: readonly [number, number, number, number]
  readonly least: 3 | 4.5
}

const sheet = new CSSStyleSheet()
const ATTRIBUTE = 'data-audited'

const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
  willReadFrequently: true,
})

function rgba(colour: string): [number, number, number, number] {
  if (!canvas) throw new Error('There is no canvas.')
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

function opacityOf(element: Element): number {
  let opacity = 1
  for (let box: Element | null = element; box; box = box.parentElement) opacity *= Number(getComputedStyle(box).opacity)
  return opacity
}

/** WCAG 1.4.3: 3 for text of 24 px, or 18.66 px in bold. */
function leastOf({ fontSize, fontWeight }: CSSStyleDeclaration): 3 | 4.5 {
  const size = Number.parseFloat(fontSize)
  return size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
}

/** Texts below a backdrop are inert, and do not have the colours of their style. */
function isDimmed(): boolean {
  return Array.from(document.body.querySelectorAll('*')).some((element) => {
    const { position, backgroundColor, visibility, opacity } = getComputedStyle(element)
    if (visibility !== 'visible' || !(position === 'fixed' || (position === 'absolute' && element.closest('header'))))
      return false
    const { width, height } = element.getBoundingClientRect()
    const alpha = rgba(backgroundColor)[3] * Number(opacity)
    return width >= innerWidth * 0.9 && height >= innerHeight * 0.75 && alpha > 0 && alpha < 1
  })
}

const BEHIND = '[data-aria-hidden], [inert]'
const ABOVE = '[role=dialog], [role=alertdialog], dialog, header:not(main *)'

export function undecidedTexts(): TextColour[] {
  window.scrollTo(0, 0)
  const dimmed = isDimmed()
  const open = new Set(
    undecidedElements().filter((element) => !element.closest(BEHIND) && (!dimmed || element.closest(ABOVE))),
  )
  return texts().flatMap(({ element, words, seen }) => {
    if (!open.has(element)) return []
    element.setAttribute(ATTRIBUTE, '')
    const style = getComputedStyle(element)
    const [red, green, blue, alpha] = rgba(style.color)
    const rects = seen
      .filter((rect) => !isEmpty(rect))
      .map(({ left, top, right, bottom }) => ({
        left: left + scrollX,
        right: right + scrollX,
        top: top + scrollY,
        bottom: bottom + scrollY,
      }))
    return [
      {
        element: named(element),
        words: words.slice(0, 60),
        rects,
        colour: [red, green, blue, alpha * opacityOf(element)] as const,
        least: leastOf(style),
      },
    ]
  })
}

/** `transparent` reveals the background; any other colour shows where the letters are. */
export function paintText(colour: string): void {
  sheet.replaceSync(
    `[${ATTRIBUTE}] { -webkit-text-fill-color: ${colour} !important; text-decoration-color: transparent !important; transition: none !important }`,
  )
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

export function restoreText(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) element.removeAttribute(ATTRIBUTE)
}
