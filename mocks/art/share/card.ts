/** A share card, 1200 × 630: the studio's name and a title on paper, the picture through the arch. */
import { pictureAt, type Picture } from '../pictures.ts'
import { DOOR, drawMark } from '../pieces/brand.ts'
import { Canvas } from '../kit/core.ts'

export interface ShareCard {
  /** Site-relative, `/art/share/scene/texas-ranch.png`. */
  readonly path: string
  /** The picture in the arch, `/art/scene/texas-ranch.svg`; an upright view of it is preferred. */
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

function upright(path: string): Picture {
  const found = pictureAt(path.replace(/(\.16x9)?\.svg$/, '.3x4.svg')) ?? pictureAt(path)
  if (found === undefined) throw new Error(`No picture at ${path}`)
  return found
}

/** Everything of a card but its words. */
export function cardDrawing({ picture }: Pick<ShareCard, 'picture'>): string {
  const { width, height } = CARD
  const c = new Canvas({
    kind: 'share',
    seed: picture,
    box: { x: 0, y: 0, w: width, h: height },
    grain: 'none',
    background: 'none',
    digits: 1,
  })
  c.p(c.full, PAPER)
  c.at(72, 60, 0.54, () => drawMark(c))
  // A day: the sun on its way over the horizon.
  c.s('M72 494H612', EVERGREEN, 2)
  c.s('M508 580H612', EVERGREEN, 2)
  c.s('M516 580A44 44 0 0 1 604 580', EVERGREEN, 3, 'stroke-dasharray=".1 8" stroke-linecap="round" opacity=".7"')
  c.p('M563 540A13 13 0 1 1 589 540A13 13 0 1 1 563 540Z', MARIGOLD)
  const scale = 14
  const inner = upright(picture)
  const svg = inner.draw()
  // Placed once more, with a box of its own: filled and cut like object-fit: cover.
  const placed = svg
    .replace(/^<svg /, '<svg x="0.6" y="0.6" preserveAspectRatio="xMidYMid slice" ')
    .replace(` width="${inner.width}" height="${inner.height}" `, ' width="32.8" height="40.8" ')
  c.at(676, 56, scale, () => {
    c.p(DOOR, 'none', `stroke="${TERRACOTTA}" stroke-width="2.3" stroke-linejoin="round"`)
    c.p(DOOR, PAPER, `stroke="${PAPER}" stroke-width="2" stroke-linejoin="round"`)
    c.clip(DOOR, () => {
      c.add(placed)
    })
  })
  return c.svg()
}
