/** Says in words and boxes what is different between two pictures. */
import { matchRows, type Rows, shiftRows } from './alignRows.ts'
import { type Box, CHANNELS, type Picture } from './picture.ts'

/** What the page knows of a picture that was just taken. */
export interface Scene {
  /** The cells of a sheet of states, by their caption. */
  readonly cells: readonly { readonly label: string; readonly box: Box }[]
  /** Names of the theme's colours, by `#rrggbb`. */
  readonly colours: Readonly<Record<string, readonly string[]>>
}

export interface Place {
  /** The cell's caption, where it is in one. */
  readonly label?: string
  readonly box: Box
  /** Where the same place is in the picture before, when everything moved. */
  readonly before: Box
  readonly words: string
}

export interface Recolouring {
  readonly from: string
  readonly to: string
  /** The colours of the theme that have the new value. */
  readonly tokens: readonly string[]
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

/** Differences nearer than this are one place. */
const GRID = 16
/** Of the changed pixels, at least so many have to be of the same two colours for a recolouring. */
const DOMINANT = 0.3

const px = (count: number) => `${Math.abs(count)} px`

const colourAt = ({ width, pixels }: Picture, x: number, y: number): number =>
  pixels.readUIntBE((y * width + x) * CHANNELS, CHANNELS)

const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`

interface Found {
  readonly box: Box
  readonly pixels: number
}

function boxAround(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  }
}

/** Places that differ: squares of a grid with a difference, joined with their neighbours. */
function placesOf(before: Picture, after: Picture): Found[] {
  const columns = Math.ceil(after.width / GRID)
  const squares = new Map<number, { left: number; top: number; right: number; bottom: number; pixels: number }>()
  for (let y = 0; y < after.height; y += 1) {
    const row = y * after.width * CHANNELS
    const length = after.width * CHANNELS
    if (before.pixels.compare(after.pixels, row, row + length, row, row + length) === 0) continue
    for (let x = 0; x < after.width; x += 1) {
      if (colourAt(before, x, y) === colourAt(after, x, y)) continue
      const key = Math.floor(y / GRID) * columns + Math.floor(x / GRID)
      const square = squares.get(key) ?? { left: x, top: y, right: x, bottom: y, pixels: 0 }
      square.left = Math.min(square.left, x)
      square.right = Math.max(square.right, x)
      square.bottom = y
      square.pixels += 1
      squares.set(key, square)
    }
  }
  const open = new Set(squares.keys())
  const found: Found[] = []
  for (const start of squares.keys()) {
    if (!open.delete(start)) continue
    const members = [start]
    for (const member of members) {
      const column = member % columns
      for (const [right, down] of [
        [-1, -1],
        [0, -1],
        [1, -1],
        [-1, 0],
        [1, 0],
        [-1, 1],
        [0, 1],
        [1, 1],
      ] as const) {
        const next = member + down * columns + right
        if (column + right >= 0 && column + right < columns && open.delete(next)) members.push(next)
      }
    }
    const parts = members.map((member) => squares.get(member)!)
    found.push({
      box: boxAround(
        parts.map(({ left, top, right, bottom }) => ({ left, top, width: right - left + 1, height: bottom - top + 1 })),
      ),
      pixels: parts.reduce((sum, { pixels }) => sum + pixels, 0),
    })
  }
  return found
}

/** The box of what is drawn on the most frequent colour of a part's edge. */
function drawnIn(picture: Picture, part: Box): Box | undefined {
  const ground = colourAt(picture, part.left, part.top)
  let [left, top, right, bottom] = [part.left + part.width, -1, -1, -1]
  for (let y = part.top; y < part.top + part.height; y += 1) {
    for (let x = part.left; x < part.left + part.width; x += 1) {
      if (colourAt(picture, x, y) === ground) continue
      if (top < 0) top = y
      bottom = y
      left = Math.min(left, x)
      right = Math.max(right, x)
    }
  }
  return top < 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1 }
}

function wordsFor(before: Picture, after: Picture, part: Box): string {
  const [old, now] = [drawnIn(before, part), drawnIn(after, part)]
  if (!old || !now) return now ? 'appeared' : old ? 'disappeared' : 'another background'
  const [wider, taller] = [now.width - old.width, now.height - old.height]
  const sizes = [
    wider !== 0 && `${px(wider)} ${wider > 0 ? 'wider' : 'narrower'}`,
    taller !== 0 && `${px(taller)} ${taller > 0 ? 'taller' : 'lower'}`,
  ].filter((words) => words !== false)
  if (sizes.length > 0) return sizes.join(', ')
  const [right, down] = [now.left - old.left, now.top - old.top]
  const moves = [
    right !== 0 && `${px(right)} to the ${right > 0 ? 'right' : 'left'}`,
    down !== 0 && `${px(down)} ${down > 0 ? 'down' : 'up'}`,
  ].filter((words) => words !== false)
  return moves.length > 0 ? `moved ${moves.join(' and ')}` : 'drawn differently, of the same size'
}

function overallOf(rows: Rows, before: Picture, after: Picture): string[] {
  const words: string[] = []
  let offset = 0
  for (let at = 2; at < rows.length; at += 2) {
    const now = rows[at + 1]! - rows[at]!
    const moved = offset - now
    if (moved !== 0) words.push(`everything below ${rows[at]} px moved ${px(moved)} ${moved > 0 ? 'down' : 'up'}`)
    offset = now
  }
  const [wider, taller] = [after.width - before.width, after.height - before.height]
  if (taller !== 0) words.push(`the page is ${px(taller)} ${taller > 0 ? 'longer' : 'shorter'}`)
  if (wider !== 0) words.push(`the page is ${px(wider)} ${wider > 0 ? 'wider' : 'narrower'}`)
  return words
}

/** The two colours of most changed pixels, unless the old one is still there: then something was added or lost. */
function recolouringOf(
  before: Picture,
  after: Picture,
  places: readonly Found[],
  { colours }: Scene,
): Recolouring | undefined {
  const pairs = new Map<string, { from: number; to: number; times: number }>()
  const kept = new Map<number, number>()
  let changed = 0
  for (const place of places) {
    // With what is beside it: a lost line has the colour of its text.
    const box = around(place.box, GRID, after)
    for (let y = box.top; y < box.top + box.height; y += 1) {
      for (let x = box.left; x < box.left + box.width; x += 1) {
        const [from, to] = [colourAt(before, x, y), colourAt(after, x, y)]
        if (from === to) kept.set(from, (kept.get(from) ?? 0) + 1)
        else {
          changed += 1
          const pair = pairs.get(`${from} ${to}`) ?? { from, to, times: 0 }
          pair.times += 1
          pairs.set(`${from} ${to}`, pair)
        }
      }
    }
  }
  const [most] = [...pairs.values()].toSorted((one, other) => other.times - one.times)
  if (!most || most.times < changed * DOMINANT || (kept.get(most.from) ?? 0) > most.times / 10) return undefined
  return { from: hex(most.from), to: hex(most.to), tokens: colours[hex(most.to)] ?? [] }
}

const holds = (outer: Box, { left, top, width, height }: Box) =>
  left + width / 2 >= outer.left &&
  left + width / 2 < outer.left + outer.width &&
  top + height / 2 >= outer.top &&
  top + height / 2 < outer.top + outer.height

/** Grown by a margin, and cut off at the edges. */
function around(box: Box, margin: number, { width, height }: Picture): Box {
  const [left, top] = [Math.max(0, Math.floor(box.left - margin)), Math.max(0, Math.floor(box.top - margin))]
  return {
    left,
    top,
    width: Math.min(width, Math.ceil(box.left + box.width + margin)) - left,
    height: Math.min(height, Math.ceil(box.top + box.height + margin)) - top,
  }
}

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
  const found = placesOf(aligned, after)
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
  const recolouring = isOfSameShape ? recolouringOf(aligned, after, found, scene) : undefined
  return { places, overall, aligned, ...(recolouring && { recolouring }) }
}
