import { queryAllByRole } from '@testing-library/dom'

export type Words = string | { readonly source: string; readonly flags: string }

export interface Wanted {
  readonly role: string
  readonly name?: Words | undefined
  /** Only matches inside the first match of this count. */
  readonly within?: Wanted | undefined
}

export interface Found {
  readonly count: number
  /** In the window; undefined if another element, named in `over`, covers it. */
  readonly point?: { readonly x: number; readonly y: number }
  readonly over?: string
  /** The left edge in the window. */
  readonly left: number
  readonly focused: boolean
  readonly value: string
  readonly type: string
  readonly states: Readonly<Record<string, string>>
}

export interface Box {
  readonly what: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function matches(text: string, words: Words): boolean {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  return typeof words === 'string' ? plain === words : new RegExp(words.source, words.flags).test(plain)
}

function all({ role, name, within }: Wanted): HTMLElement[] {
  const scope = within ? all(within)[0] : document.body
  if (!scope) return []
  // A time field has no role of its own.
  if (role === 'time')
    return [...scope.querySelectorAll<HTMLInputElement>('input[type=time]')].filter(({ labels }) =>
      [...(labels ?? [])].some((label) => name === undefined || matches(label.innerText, name)),
    )
  const named = name === undefined ? {} : { name: (text: string) => matches(text, name) }
  return queryAllByRole(scope, role, named).filter((element) => element.getClientRects().length > 0)
}

function pointOf(target: HTMLElement): Pick<Found, 'point' | 'over'> {
  const isInView = ({ top, bottom, left, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  if (!isInView(target.getBoundingClientRect()))
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  // A wrapped link has a box for each line.
  const box = target.getClientRects()[0]
  if (!box) return {}
  if (box.width < 1 || box.height < 1) return { over: `it is ${box.width} × ${box.height} px` }
  const x = Math.round(box.left + box.width / 2)
  const y = Math.round(box.top + box.height / 2)
  const hit = document.elementFromPoint(x, y)
  const isHit = hit && (target.contains(hit) || hit.contains(target))
  if (isHit && !(hit.contains(target) && hit === document.documentElement)) return { point: { x, y } }
  return { over: hit ? hit.outerHTML.slice(0, 80) : 'nothing' }
}

const STATES = ['aria-expanded', 'aria-invalid', 'aria-valuenow']

/** @param aim scrolls the first match into view and checks that it can be pressed. */
export function find(wanted: Wanted, aim: boolean): Found {
  const elements = all(wanted)
  const element = elements[0]
  if (!element) return { count: 0, left: 0, focused: false, value: '', type: '', states: {} }
  const { value, type } = element as Partial<HTMLInputElement>
  return {
    count: elements.length,
    ...(aim && pointOf(element)),
    left: element.getBoundingClientRect().left,
    focused: element === document.activeElement,
    value: value ?? '',
    type: type ?? '',
    states: Object.fromEntries(STATES.map((name) => [name, element.getAttribute(name) ?? ''])),
  }
}

export function words(pattern: Words, within?: Wanted): string | null {
  const scope = within ? all(within)[0] : document.body
  if (!scope) return null
  const text = scope.innerText.replaceAll(/\s+/g, ' ')
  if (typeof pattern === 'string') return text.includes(pattern) ? pattern : null
  return new RegExp(pattern.source, pattern.flags).exec(text)?.[0] ?? null
}

export interface Page {
  readonly path: string
  readonly background: string
  readonly text: string
  readonly isStarted: boolean
  readonly clientWidth: number
  readonly innerWidth: number
  readonly scrollWidth: number
  readonly running: number
  readonly agent: string
}

function inRgb(colour: string): string {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) return colour
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  return context.getImageData(0, 0, 1, 1).data.slice(0, 3).join(' ')
}

export function page(): Page {
  const { body, documentElement: html } = document
  const style = getComputedStyle(body)
  const animations = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration ?? 0) > 100)
  return {
    path: location.pathname + location.search,
    background: inRgb(style.backgroundColor),
    text: inRgb(style.color),
    isStarted: !('start' in html.dataset) && document.readyState !== 'loading',
    clientWidth: html.clientWidth,
    innerWidth,
    scrollWidth: html.scrollWidth,
    running: animations.length,
    agent: navigator.userAgent,
  }
}

/** Pictures may still load: they have reserved their space. */
export function isDrawn(): boolean {
  const isLoading = document.querySelector('[aria-busy=true]') !== null || document.querySelector('main h1') === null
  return document.readyState === 'complete' && document.fonts.status === 'loaded' && !isLoading
}

/** Engines with content-visibility only estimate the height of elements below the window. */
export function drawAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
}

/** Rounds line heights down to whole pixels, as WebKit does. */
export function makeLinesWhole(): void {
  const all = [...document.querySelectorAll<HTMLElement>('body, body *')]
  const heights = all.map((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
  for (const [index, element] of all.entries()) {
    const height = Math.floor(heights[index] ?? 0)
    if (height > 0) element.style.lineHeight = `${height}px`
  }
}

const MEASURED = 'h1, h2, h3, button, [role=button], article, [role=gridcell], td, th, figure'

export function boxes(): Box[] {
  const seen = new Map<string, number>()
  return [...document.querySelectorAll<HTMLElement>(MEASURED)].flatMap((element) => {
    if (element.getClientRects().length === 0 || element.closest('[aria-hidden=true]')) return []
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width < 3 || height < 3) return []
    const label = element.getAttribute('aria-label') ?? element.textContent
    const plain = `${element.tagName.toLowerCase()} “${label.replaceAll(/\s+/g, ' ').trim().slice(0, 40)}”`
    const count = (seen.get(plain) ?? 0) + 1
    seen.set(plain, count)
    return [{ what: count > 1 ? `${plain} ${count}` : plain, x: x + scrollX, y: y + scrollY, width, height }]
  })
}
