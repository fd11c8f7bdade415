/** A share card, 1200 × 630: the studio's name and a title on paper, a picture in the arch. */

export interface ShareCard {
  /** Site-relative, `/art/share/scene/texas-ranch.png`. */
  readonly path: string
  /** The SVG file in the arch, `/art/scene/texas-ranch.3x4.svg`. */
  readonly picture: string
  readonly title: string
  /** One line under the title. */
  readonly line: string
}

export const CARD = { width: 1200, height: 630 } as const
/** Where the words stand; `raster.ts` sets them in the interface's type. */
export const TITLE_BOX = { left: 72, top: 190, width: 540, height: 270 } as const
export const LINE_BOX = { left: 72, top: 522, width: 540, height: 60 } as const
export const NAME_BOX = { left: 142, top: 74, width: 400, height: 40 } as const

const PAPER = '#F7F5E9'
const EVERGREEN = '#012E24'
const TERRACOTTA = '#D36F4D'
const MARIGOLD = '#FDB117'

/** The arch of the studio's mark. */
const ARCH =
  'm1 41l0-20c-.2-2.8.2-5.2 2.4-6.7-1-2.7.3-5 3.5-5.6-.3-2.6 1.9-4.2 5-4C12.8 2.9 15.6 3 17 1c1.4 2 4.2 1.9 5.1 3.7 3.1-.2 5.3 1.4 5 4 3.2.6 4.5 2.9 3.5 5.6 2.2 1.5 2.6 3.9 2.4 6.7l0 20z'

const MARK = `<g transform="translate(72 60) scale(.54)"><g transform="translate(2 0) scale(2.84)">
<path d="${ARCH}" fill="${EVERGREEN}"/>
<circle cx="17" cy="26" r="8" fill="${MARIGOLD}"/>
<path d="m17 18l4.6 6.6M25 26l-8 .6m4.6 5.9l-3.2-7.3m-5.9 7.3l4.7-6.6M9 26l8-.5m-4.6-6l3.2 7.3" fill="none" stroke="${EVERGREEN}" stroke-width=".9"/>
</g></g>`

/** The sun on its way over the horizon. */
const DAY = `<path d="M72 494h540M508 580h104" fill="none" stroke="${EVERGREEN}" stroke-width="2"/>
<path d="M516 580a44 44 0 0 1 88 0" fill="none" stroke="${EVERGREEN}" stroke-width="3" stroke-dasharray=".1 8" stroke-linecap="round" opacity=".7"/>
<circle cx="576" cy="540" r="13" fill="${MARIGOLD}"/>`

/** The picture in a box of its own, filled and cut like `object-fit: cover`. */
function inArch(svg: string): string {
  const [opening = '', attributes = ''] = /<svg\b([^>]*)>/.exec(svg) ?? []
  const others = attributes.replaceAll(/\s+(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, '')
  const content = svg.slice(svg.indexOf(opening) + opening.length)
  return `<svg x=".6" y=".6" width="32.8" height="40.8" preserveAspectRatio="xMidYMid slice"${others}>${content}`
}

/** Everything of a card but its words. @param picture the content of an SVG file. */
export function cardDrawing(picture: string): string {
  const { width, height } = CARD
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<clipPath id="share-card-arch"><path d="${ARCH}"/></clipPath>
<path d="M0 0h${width}v${height}H0z" fill="${PAPER}"/>
${MARK}
${DAY}
<g transform="translate(676 56) scale(14)">
<path d="${ARCH}" fill="none" stroke="${TERRACOTTA}" stroke-width="2.3" stroke-linejoin="round"/>
<path d="${ARCH}" fill="${PAPER}" stroke="${PAPER}" stroke-width="2" stroke-linejoin="round"/>
<g clip-path="url(#share-card-arch)">${inArch(picture)}</g>
</g>
</svg>`
}
