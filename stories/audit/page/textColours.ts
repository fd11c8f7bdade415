import { undecidedElements } from './axe.ts'
import { adopt, discard } from './document.ts'
import { called, isEmpty, isSeen, type Rect, readAgain, rectsOf, visiblePart } from './drawn.ts'

export interface TextColour {
  readonly element: string
  /** CSS pixels, relative to the document. */
  readonly rects: readonly Rect[]
  /** Red, green and blue from 0 to 255, alpha from 0 to 1. */
  readonly colour: readonly [number, number, number, number]
  readonly least: 3 | 4.5
}

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
  readAgain()
  const dimmed = isDimmed()
  const open = undecidedElements().filter(
    (element) => isSeen(element) && !element.closest(BEHIND) && (!dimmed || element.closest(ABOVE)),
  )
  return open.flatMap((element) => {
    const texts = Array.from(element.childNodes).filter((node) => node instanceof Text && node.data.trim() !== '')
    element.setAttribute(ATTRIBUTE, '')
    const style = getComputedStyle(element)
    const [red, green, blue, alpha] = rgba(style.color)
    const rects = (texts as Text[])
      .flatMap((node) => rectsOf({ nodes: [node], words: node.data }))
      .map((rect) => visiblePart(element, rect))
      .filter((rect) => !isEmpty(rect))
    return [
      {
        element: called(element),
        rects,
        colour: [red, green, blue, alpha * opacityOf(element)] as const,
        least: leastOf(style),
      },
    ]
  })
}

let painted: CSSStyleSheet | undefined

/** `transparent` reveals the background; any other colour shows where the letters are. */
export function paintText(colour: string): void {
  if (painted) discard(painted)
  painted = adopt(
    `[${ATTRIBUTE}] { -webkit-text-fill-color: ${colour} !important; text-decoration-color: transparent !important }`,
  )
}

export function restoreText(): void {
  if (painted) discard(painted)
  for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) element.removeAttribute(ATTRIBUTE)
}
