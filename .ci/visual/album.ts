/** The accepted pictures: a folder for each component, with one sheet a mode and a list of what lies where. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ModeName, MODES } from '../../.storybook/modes.ts'
import { pack } from './pack.ts'
import { type Box, CHANNELS, cut, decode, paste, type Picture, type Trimmed, untrim } from './picture.ts'

/** In the repository, unless VISUAL_BASELINES names another folder. */
export const BASELINES = process.env['VISUAL_BASELINES'] ?? join(import.meta.dirname, 'baselines')

/** Where an accepted picture is found. Sizes and places in CSS pixels. */
export interface Kept {
  /** Of the file the browser made: what makes the same one has not changed. */
  readonly hash: string
  readonly size: readonly [width: number, height: number]
  readonly ground: string
  /** In the picture. */
  readonly box: readonly [left: number, top: number, width: number, height: number]
  /** The sheet's file, and where in it. */
  readonly sheet: string
  readonly at: readonly [left: number, top: number]
}

/** By story and mode. */
export type Album = Readonly<Record<string, Readonly<Partial<Record<ModeName, Kept>>>>>

export interface Accepted {
  readonly story: string
  readonly mode: ModeName
  readonly hash: string
  readonly trimmed: Trimmed
}

/** As wide as WebP goes: the same part in another state then lies near enough, beside it, to be packed as a repetition (a third of the bytes). */
const SHEET_WIDTH = 16_000
const ORDER = Object.keys(MODES)

export const hashOf = (file: Buffer): string => createHash('sha256').update(file).digest('hex').slice(0, 20)

export function readAlbum(component: string, folder = BASELINES): Album {
  const list = join(folder, component, 'pictures.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Album) : {}
}

export const everyAlbum = (folder = BASELINES): string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** Opens pictures of one component; a sheet is decoded once. */
export function albumReader(component: string, folder = BASELINES) {
  const sheets = new Map<string, Promise<Picture>>()
  const trimmed = async ({ sheet, at, box, size, ground }: Kept): Promise<Trimmed> => {
    const [left, top, width, height] = box
    const place = { left, top, width, height }
    if (width * height === 0) return { box: place, size, ground, pixels: Buffer.alloc(0) }
    const open = sheets.get(sheet) ?? decode(readFileSync(join(folder, component, sheet)))
    sheets.set(sheet, open)
    return { box: place, size, ground, pixels: cut(await open, { ...place, left: at[0], top: at[1] }) }
  }
  return { trimmed, whole: async (kept: Kept): Promise<Picture> => untrim(await trimmed(kept)) }
}

function encodeSheet(width: number, height: number, placed: readonly { pixels: Buffer; box: Box }[]): Promise<Buffer> {
  const sheet = { width, height, pixels: Buffer.alloc(width * height * CHANNELS) }
  for (const { pixels, box } of placed) paste(sheet, pixels, box)
  return sharp(sheet.pixels, { raw: { width, height, channels: CHANNELS } }).webp({ lossless: true, effort: 4 }).toBuffer()
}

/** Writes a component's pictures anew. One that looks like another of an earlier mode lies on that one's sheet. */
export async function writeAlbum(component: string, accepted: readonly Accepted[], folder = BASELINES): Promise<void> {
  const home = join(folder, component)
  rmSync(home, { recursive: true, force: true })
  if (accepted.length === 0) return
  mkdirSync(home, { recursive: true })

  const places = new Map<string, { sheet: string; at: readonly [number, number] }>()
  const looks = new Map(accepted.map((one) => [one, hashOf(Buffer.concat([Buffer.from(`${one.trimmed.box.width} `), one.trimmed.pixels]))]))
  const inOrder = accepted.toSorted((one, other) => ORDER.indexOf(one.mode) - ORDER.indexOf(other.mode) || one.story.localeCompare(other.story))
  for (const [mode, members] of Map.groupBy(inOrder, ({ mode }) => mode)) {
    const items = new Map<string, { look: string; pixels: Buffer; width: number; height: number }>()
    for (const one of members) {
      const { box, pixels } = one.trimmed
      const look = looks.get(one)!
      if (pixels.length > 0 && !places.has(look)) items.set(look, { look, pixels, width: box.width, height: box.height })
    }
    for (const [at, { width, height, placed }] of pack([...items.values()], SHEET_WIDTH).entries()) {
      const sheet = `${mode}${at === 0 ? '' : ` ${at + 1}`}.webp`.replaceAll(' ', '-')
      writeFileSync(join(home, sheet), await encodeSheet(width, height, placed.map(({ item, box }) => ({ pixels: item.pixels, box }))))
      for (const { item, box } of placed) places.set(item.look, { sheet, at: [box.left, box.top] })
    }
  }
  const list: Record<string, Record<string, Kept>> = {}
  for (const one of inOrder.toSorted((a, b) => a.story.localeCompare(b.story))) {
    const { box, size, ground } = one.trimmed
    const place = places.get(looks.get(one)!) ?? { sheet: '', at: [0, 0] as const }
    list[one.story] = { ...list[one.story], [one.mode]: { hash: one.hash, size, ground, box: [box.left, box.top, box.width, box.height], ...place } }
  }
  writeFileSync(join(home, 'pictures.json'), linesOf(list))
}

/** One picture a line, so that a change is a short diff. */
function linesOf(list: Readonly<Record<string, Readonly<Record<string, Kept>>>>): string {
  const stories = Object.entries(list).map(([story, modes]) => {
    const lines = Object.entries(modes).map(([mode, kept]) => `    ${JSON.stringify(mode)}: ${JSON.stringify(kept)}`)
    return `  ${JSON.stringify(story)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${stories.join(',\n')}\n}\n`
}
