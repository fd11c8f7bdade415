/**
 * The accepted pictures: a folder for each component, with a sheet for each mode, a table of colours, and a list of what lies
 * where. A picture begins as one colour, or as that of another mode in this one's colours; blocks of a sheet are laid over it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Mode, type ModeName, MODES } from '../../.storybook/modes.ts'
import { moved, type Rows } from './align.ts'
import { type Colours, recoloured } from './colours.ts'
import { CHANNELS, decode, type Picture } from './picture.ts'
import { lay, SHEET_CHANNELS } from './sheet.ts'

/** In the repository, unless VISUAL_BASELINES names another folder. */
export const BASELINES = process.env['VISUAL_BASELINES'] ?? join(import.meta.dirname, 'baselines')

/** What a mode is painted in; each but the first is a row of the table. */
export const PAINTS = ['light', 'dark', 'high-contrast', 'forced'] as const
export type Paint = (typeof PAINTS)[number]

/** A line of the list. Sizes and places in CSS pixels. */
export interface Line {
  /** Of the file the browser made: what makes the same one has not changed. */
  readonly hash: string
  readonly size: readonly [width: number, height: number]
  /** The mode whose picture it begins as, or else a colour. */
  readonly like?: ModeName
  /** Where rows of that one have moved to. */
  readonly rows?: Rows
  readonly ground?: string
  /** By sheet, six numbers a block: left, top, width and height in the picture, left and top on the sheet. */
  readonly blocks: Readonly<Record<string, readonly number[]>>
}

/** An accepted picture; `whole` of an `albumReader` opens it. */
export interface Kept extends Omit<Line, 'like'> {
  readonly paint: Paint
  readonly like?: Kept
}

/** By story and mode. */
export type Album = Readonly<Record<string, Readonly<Partial<Record<ModeName, Kept>>>>>
export type Lines = Readonly<Record<string, Readonly<Partial<Record<ModeName, Line>>>>>

/** JSON, zipped: most of it are numbers, a quarter of their bytes so. */
export const LIST = 'pictures.json.gz'
export const TABLE = 'colours.webp'

export const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex').slice(0, 20)

export function paintOf(name: ModeName): Paint {
  const { theme, forcedColors }: Mode = MODES[name]
  return forcedColors ? 'forced' : (theme ?? 'light')
}

/** The mode that draws the same shapes in the light theme's colours, if it is another one. */
export function likeOf(name: ModeName): ModeName | undefined {
  const { width, direction, textSize }: Mode = MODES[name]
  if (direction || textSize) return undefined
  return (Object.keys(MODES) as ModeName[]).find(
    (other) => other !== name && MODES[other].width === width && Object.keys(MODES[other]).length === 1,
  )
}

function keptIn(modes: Lines[string]): Album[string] {
  const kept = (mode: ModeName): Kept => {
    const { like, ...line } = modes[mode]!
    return { ...line, paint: paintOf(mode), ...(like && { like: kept(like) }) }
  }
  return Object.fromEntries((Object.keys(modes) as ModeName[]).map((mode) => [mode, kept(mode)]))
}

export function readAlbum(component: string, folder = BASELINES): Album {
  const list = join(folder, component, LIST)
  const lines = existsSync(list) ? (JSON.parse(gunzipSync(readFileSync(list)).toString()) as Lines) : {}
  return Object.fromEntries(Object.entries(lines).map(([story, modes]) => [story, keptIn(modes)]))
}

export const everyAlbum = (folder = BASELINES): string[] => (existsSync(folder) ? readdirSync(folder) : [])

type Table = ReadonlyMap<Paint, Colours>

/** A column for each colour: that of the first row becomes those below. */
async function readTable(file: string): Promise<Table> {
  const { width, pixels } = await decode(readFileSync(file))
  const colour = (row: number, column: number) => pixels.readUIntBE((row * width + column) * CHANNELS, CHANNELS)
  return new Map(
    PAINTS.map((paint, row) => [
      paint,
      new Map(Array.from({ length: width }, (_, column) => [colour(0, column), colour(row, column)])),
    ]),
  )
}

/** Opens accepted pictures of one component, byte for byte as they were; each file is decoded once. */
export function albumReader(component: string, folder = BASELINES) {
  const home = join(folder, component)
  const sheets = new Map<string, Promise<Picture>>()
  const openSheet = (name: string): Promise<Picture> => {
    const open = sheets.get(name) ?? decode(readFileSync(join(home, name)), SHEET_CHANNELS)
    sheets.set(name, open)
    return open
  }
  let table: Promise<Table> | undefined
  async function begun({ size: [width, height], like, rows = [0, 0], ground = '', paint }: Kept): Promise<Picture> {
    if (!like)
      return { width, height, pixels: Buffer.alloc(width * height * CHANNELS, Buffer.from(ground.slice(1), 'hex')) }
    const base = moved(await whole(like), rows, height)
    if (!existsSync(join(home, TABLE))) return base
    table ??= readTable(join(home, TABLE))
    return recoloured(base, (await table).get(paint)!)
  }
  async function whole(kept: Kept): Promise<Picture> {
    const picture = await begun(kept)
    for (const [name, numbers] of Object.entries(kept.blocks)) {
      const sheet = await openSheet(name)
      for (let at = 0; at < numbers.length; at += 6) {
        const [left = 0, top = 0, width = 0, height = 0, fromLeft = 0, fromTop = 0] = numbers.slice(at, at + 6)
        lay(picture, sheet, { left, top, width, height }, [fromLeft, fromTop])
      }
    }
    return picture
  }
  return { whole }
}
