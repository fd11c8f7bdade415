/** A share card, 1200 × 630: the studio's mark and name, a title, and a picture in a window. */
import type { Theme } from '../../../design-system/tokens/theme.ts'
import type { CardFonts } from '../../brands/shape.ts'

export interface ShareCard {
  /** Site-relative, such as `/art/share/scene/texas-ranch.png`. */
  readonly path: string
  /** A drawing or photograph, such as `/art/scene/texas-ranch.3x4.svg`. */
  readonly picture: string
  readonly title: string
  readonly line: string
}

export interface CardLook {
  readonly name: string
  readonly theme: Theme
  /** SVG; undefined for the first brand's arch. */
  readonly logo: string | undefined
  readonly isArched: boolean
  readonly fonts: CardFonts
}

export const CARD = { width: 1200, height: 630 } as const
/** Where `raster.ts` places the words. */
export const TITLE_BOX = { left: 72, top: 190, width: 540, height: 270 } as const
export const LINE_BOX = { left: 72, top: 522, width: 424, height: 60 } as const
export const NAME_BOX = { left: 142, top: 74, width: 400, height: 40 } as const

const ARCH =
  'm1 41l0-20c-.2-2.8.2-5.2 2.4-6.7-1-2.7.3-5 3.5-5.6-.3-2.6 1.9-4.2 5-4C12.8 2.9 15.6 3 17 1c1.4 2 4.2 1.9 5.1 3.7 3.1-.2 5.3 1.4 5 4 3.2.6 4.5 2.9 3.5 5.6 2.2 1.5 2.6 3.9 2.4 6.7l0 20z'

const WINDOW = 'm1 41v-24a16 16 0 0 1 32 0v24z'

const archMark = (
  ink: string,
  sun: string,
) => `<g transform="translate(72 60) scale(.54)"><g transform="translate(2 0) scale(2.84)">
<path d="${ARCH}" fill="${ink}"/>
<circle cx="17" cy="26" r="8" fill="${sun}"/>
<path d="m17 18l4.6 6.6M25 26l-8 .6m4.6 5.9l-3.2-7.3m-5.9 7.3l4.7-6.6M9 26l8-.5m-4.6-6l3.2 7.3" fill="none" stroke="${ink}" stroke-width=".9"/>
</g></g>`

const day = (
  ink: string,
  sun: string,
) => `<path d="M72 494h540M508 580h104" fill="none" stroke="${ink}" stroke-width="2"/>
<path d="M516 580a44 44 0 0 1 88 0" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray=".1 8" stroke-linecap="round" opacity=".7"/>
<circle cx="576" cy="540" r="13" fill="${sun}"/>`

/** Fits a drawing into a box like `object-fit: cover`. */
function inBox(svg: string, box: string): string {
  const [opening = '', attributes = ''] = /<svg\b([^>]*)>/.exec(svg) ?? []
  const others = attributes.replaceAll(/\s+(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, '')
  const content = svg.slice(svg.indexOf(opening) + opening.length)
  return `<svg ${box}${others}>${content}`
}

/** The card without its words. @param picture the content of an SVG file. */
export function cardDrawing(picture: string, { theme, logo, isArched }: Omit<CardLook, 'name' | 'fonts'>): string {
  const { width, height } = CARD
  const paper = theme.surface.canvas
  const ink = theme.ink.default
  const sun = theme.ornament.slateSun
  const window = isArched ? ARCH : WINDOW
  const mark = logo ? inBox(logo, 'x="72" y="60" width="56" height="64"') : archMark(ink, sun)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<clipPath id="share-card-window"><path d="${window}"/></clipPath>
<path d="M0 0h${width}v${height}H0z" fill="${paper}"/>
${mark}
${day(ink, sun)}
<g transform="translate(676 56) scale(14)">
<path d="${window}" fill="none" stroke="${theme.ornament.archLine}" stroke-width="2.3" stroke-linejoin="round"/>
<path d="${window}" fill="${paper}" stroke="${paper}" stroke-width="2" stroke-linejoin="round"/>
<g clip-path="url(#share-card-window)">${inBox(picture, 'x=".6" y=".6" width="32.8" height="40.8" preserveAspectRatio="xMidYMid slice"')}</g>
</g>
</svg>`
}
