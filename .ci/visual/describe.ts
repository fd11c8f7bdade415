/** Says in words and boxes what is different between two pictures. */
import { matchRows, type Rows, shiftRows } from './alignRows.ts'
import { differencesOf, GRID } from './differences.ts'
import { around, type Box, boxAround, CHANNELS, type Picture } from './picture.ts'
import { type Recolouring, recolouringOf } from './recolouring.ts'
import { overallOf, wordsFor } from './words.ts'

/** What the page knows of a picture that was just taken. */
export interface Scene {
  /** The cells of a sheet of states, by their caption. */
  readonly cells: readonly { readonly label: string; readonly box: Box }[]
  /** Names of the theme's colours, by `#rrggbb`. */
  readonly colours: Readonly<Record<string, readonly string[]>>
}

export const NO_SCENE: Scene = { cells: [], colours: {} }

export interface Place {
  /** The cell's caption, where it is in one. */
  readonly label?: string
  readonly box: Box
  /** Where the same place is in the picture before, when everything moved. */
  readonly before: Box
  readonly words: string
}

export interface Change {
  /** Those whose size or place changed first, then the most changed. */
  readonly places: readonly Place[]
  /** What happened to everything below some row, and to the size of the picture. */
  readonly overall: readonly string[]
  /** Set when nothing but a colour changed. */
  readonly recolouring?: Recolouring
  /** The picture before, its rows moved to where they are now. */
  readonly aligned: Picture
}

const holds = (outer: Box, { left, top, width, height }: Box) =>
  left + width / 2 >= outer.left &&
  left + width / 2 < outer.left + outer.width &&
  top + height / 2 >= outer.top &&
  top + height / 2 < outer.top + outer.height

/** Cuts off or fills up with the last column's colour. */
function ofWidth(picture: Picture, width: number): Picture {
  if (picture.width === width) return picture
  const pixels = Buffer.alloc(width * picture.height * CHANNELS, picture.pixels.subarray(-CHANNELS))
  for (let row = 0; row < picture.height; row += 1) {
    const from = row * picture.width * CHANNELS
    picture.pixels.copy(pixels, row * width * CHANNELS, from, from + Math.min(width, picture.width) * CHANNELS)
  }
  return { width, height: picture.height, pixels }
}

function rowBefore(rows: Rows, row: number): number {
  let before = row
  for (let at = 0; at < rows.length && rows[at]! <= row; at += 2) before = row - rows[at]! + rows[at + 1]!
  return Math.max(0, before)
}

/** @param scene of the picture after. */
export function describe(before: Picture, after: Picture, scene: Scene): Change {
  const base = ofWidth(before, after.width)
  const rows = matchRows(after, base)
  const aligned = shiftRows(base, rows, after.height)
  const found = differencesOf(aligned, after)
  const overall = overallOf(rows, before, after)
  const byCell = Map.groupBy(found, ({ box }) => scene.cells.find((cell) => holds(cell.box, box)))
  const places = [...byCell]
    .flatMap(([cell, members]) => {
      const pixels = members.reduce((sum, one) => sum + one.pixels, 0)
      const changed = boxAround(members.map(({ box }) => box))
      if (cell) {
        // Beside the changed rows, because a caption above them is as wide as before.
        const rows = { ...cell.box, top: changed.top, height: changed.height }
        return [{ label: cell.label, box: around(cell.box, 4, after), measured: around(rows, 2, after), pixels }]
      }
      return members.map((one) => {
        const box = around(one.box, GRID, after)
        return { box, measured: box, pixels: one.pixels }
      })
    })
    .toSorted((one, other) => other.pixels - one.pixels)
    .map(({ pixels: _pixels, measured, ...place }) => ({
      ...place,
      before: { ...place.box, top: rowBefore(rows, place.box.top) },
      words: wordsFor(aligned, after, measured),
    }))
    // What can be said exactly comes first.
    .toSorted((one, other) => Number(one.words.startsWith('drawn')) - Number(other.words.startsWith('drawn')))
  const isOfSameShape = overall.length === 0 && places.every(({ words }) => /^(?:drawn|another)/.test(words))
  const recolouring = isOfSameShape ? recolouringOf(aligned, after, found, scene.colours) : undefined
  return { places, overall, aligned, ...(recolouring && { recolouring }) }
}
