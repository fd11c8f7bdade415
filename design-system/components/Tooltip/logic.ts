/** Positions a tooltip so that all of it is visible. CSS pixels. */

interface Span {
  start: number
  end: number
}

/** The requested side, unless the tooltip fits on the other side only. */
export function sideFor(wanted: 'above' | 'below', control: Span, height: number, page: Span): 'above' | 'below' {
  const fits = { above: control.start - height >= page.start, below: control.end + height <= page.end }
  const other = wanted === 'above' ? 'below' : 'above'
  return !fits[wanted] && fits[other] ? other : wanted
}

/** How far to shift a tooltip along the line to stay in the page; if it is wider, its start stays. */
export function shiftFor(tip: Span, page: Span): number {
  if (tip.start < page.start) return page.start - tip.start
  return tip.end > page.end ? Math.max(page.end - tip.end, page.start - tip.start) : 0
}
