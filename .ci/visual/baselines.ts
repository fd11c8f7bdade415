/**
 * Reads the accepted pictures. Each component has a folder with one sheet per mode, a palette and an index. A picture starts
 * as a plain colour or as the recoloured picture of another mode; blocks of a sheet are composited onto it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Mode, type ModeName, MODES } from '../../.storybook/modes.ts'
import { shiftRows, type Rows } from './alignRows.ts'
import { type Colours, recoloured } from './colours.ts'
import { CHANNELS, decode, type Picture } from './picture.ts'
import { composite, SHEET_CHANNELS } from './sheet.ts'

/** In the repository, unless VISUAL_BASELINES names another folder. */
export const BASELINES_FOLDER = process.env['VISUAL_BASELINES'] ?? join(import.meta.dirname, 'baselines')

/** Each but the first is a row of the palette file. */
export const PALETTES = ['light', 'dark', 'high-contrast', 'forced'] as const
export type Palette = (typeof PALETTES)[number]

/** Sizes and positions in CSS pixels. */
export interface BaselineEntry {
  /** Of the browser's PNG. */
  readonly hash: string
  readonly size: readonly [width: number, height: number]
  /** The mode whose picture it starts as; otherwise `ground`. */
  readonly like?: ModeName
  /** Where rows of that picture are in this one. */
  readonly rows?: Rows
  readonly ground?: string
  /** By sheet, six numbers per block: left, top, width and height in the picture, left and top on the sheet. */
  readonly blocks: Readonly<Record<string, readonly number[]>>
}

/** Decoded by `createBaselineReader`. */
export interface Baseline extends Omit<BaselineEntry, 'like'> {
  readonly palette: Palette
  readonly like?: Baseline
}

/** By story and mode. */
export type Baselines = Readonly<Record<string, Readonly<Partial<Record<ModeName, Baseline>>>>>
export type BaselineIndex = Readonly<Record<string, Readonly<Partial<Record<ModeName, BaselineEntry>>>>>

export const INDEX_FILE = 'pictures.json.gz'
export const PALETTE_FILE = 'colours.webp'

export const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex').slice(0, 20)

export function paletteOf(name: ModeName): Palette {
  const { theme, forcedColors }: Mode = MODES[name]
  return forcedColors ? 'forced' : (theme ?? 'light')
}

/** The light mode that draws the same shapes; undefined for that mode itself and where shapes differ. */
export function baseModeOf(name: ModeName): ModeName | undefined {
  const { width, direction, textSize }: Mode = MODES[name]
  if (direction || textSize) return undefined
  return (Object.keys(MODES) as ModeName[]).find(
    (other) => other !== name && MODES[other].width === width && Object.keys(MODES[other]).length === 1,
  )
}

function baselinesIn(modes: BaselineIndex[string]): Baselines[string] {
  const kept = (mode: ModeName): Baseline => {
    const { like, ...line } = modes[mode]!
    return { ...line, palette: paletteOf(mode), ...(like && { like: kept(like) }) }
  }
  return Object.fromEntries((Object.keys(modes) as ModeName[]).map((mode) => [mode, kept(mode)]))
}

export function readBaselines(component: string, folder = BASELINES_FOLDER): Baselines {
  const list = join(folder, component, INDEX_FILE)
  const lines = existsSync(list) ? (JSON.parse(gunzipSync(readFileSync(list)).toString()) as BaselineIndex) : {}
  return Object.fromEntries(Object.entries(lines).map(([story, modes]) => [story, baselinesIn(modes)]))
}

export const baselineComponents = (folder = BASELINES_FOLDER): string[] =>
  existsSync(folder) ? readdirSync(folder) : []

type Table = ReadonlyMap<Palette, Colours>

/** One column per colour: the first row maps to those below. */
async function readTable(file: string): Promise<Table> {
  const { width, pixels } = await decode(readFileSync(file))
  const colour = (row: number, column: number) => pixels.readUIntBE((row * width + column) * CHANNELS, CHANNELS)
  return new Map(
    PALETTES.map((palette, row) => [
      palette,
      new Map(Array.from({ length: width }, (_, column) => [colour(0, column), colour(row, column)])),
    ]),
  )
}

/** Decodes accepted pictures of one component, byte for byte; each file only once. */
export function createBaselineReader(component: string, folder = BASELINES_FOLDER) {
  const componentFolder = join(folder, component)
  const sheets = new Map<string, Promise<Picture>>()
  const openSheet = (name: string): Promise<Picture> => {
    const open = sheets.get(name) ?? decode(readFileSync(join(componentFolder, name)), SHEET_CHANNELS)
    sheets.set(name, open)
    return open
  }
  let table: Promise<Table> | undefined
  async function startPicture({
    size: [width, height],
    like,
    rows = [0, 0],
    ground = '',
    palette,
  }: Baseline): Promise<Picture> {
    if (!like)
      return { width, height, pixels: Buffer.alloc(width * height * CHANNELS, Buffer.from(ground.slice(1), 'hex')) }
    const base = shiftRows(await decodePicture(like), rows, height)
    if (!existsSync(join(componentFolder, PALETTE_FILE))) return base
    table ??= readTable(join(componentFolder, PALETTE_FILE))
    return recoloured(base, (await table).get(palette)!)
  }
  async function decodePicture(kept: Baseline): Promise<Picture> {
    const picture = await startPicture(kept)
    for (const [name, numbers] of Object.entries(kept.blocks)) {
      const sheet = await openSheet(name)
      for (let at = 0; at < numbers.length; at += 6) {
        const [left = 0, top = 0, width = 0, height = 0, fromLeft = 0, fromTop = 0] = numbers.slice(at, at + 6)
        composite(picture, sheet, { left, top, width, height }, [fromLeft, fromTop])
      }
    }
    return picture
  }
  return { decodePicture }
}
