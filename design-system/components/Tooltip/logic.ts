/** Where a tip stands so that all of it can be read. Figures in CSS pixels. */

interface Span {
  start: number
  end: number
}

/**
 * The wanted side, unless the tip does not fit there and fits on the other one. `control` and `page` are top and
 * bottom; the tip has `height`.
 */
export function sideFor(wanted: 'above' | 'below', control: Span, height: number, page: Span): 'above' | 'below' {
  const fits = { above: control.start - height >= page.start, below: control.end + height <= page.end }
  const other = wanted === 'above' ? 'below' : 'above'
  return !fits[wanted] && fits[other] ? other : wanted
}

/** How far to move a tip along the line so that it stays in the page; the start wins where it is wider than that. */
export function shiftFor(tip: Span, page: Span): number {
  if (tip.start < page.start) return page.start - tip.start
  return tip.end > page.end ? Math.max(page.end - tip.end, page.start - tip.start) : 0
}
