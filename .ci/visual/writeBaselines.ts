/** Writes the accepted pictures of a component, deduplicated. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type ModeName, MODES } from '../../.storybook/modes.ts'
import { shiftRows, type Rows, matchRows } from './alignRows.ts'
import {
  BASELINES_FOLDER,
  hashOf,
  baseModeOf,
  type BaselineEntry,
  INDEX_FILE,
  type Palette,
  PALETTES,
  paletteOf,
  PALETTE_FILE,
} from './baselines.ts'
import { blocksOf } from './blocks.ts'
import { type Colours, backgroundOf, createPaletteLearner, recoloured } from './colours.ts'
import { pack } from './pack.ts'
import { type Box, CHANNELS, type Picture } from './picture.ts'
import { type Block, changedIn, encodeSheet, encode, extract } from './sheet.ts'

export interface Accepted {
  readonly story: string
  readonly mode: ModeName
  readonly hash: string
  /** Decoded on demand: all pictures of a component at once take too much memory. */
  readonly open: () => Promise<Picture>
}

/** A picture whose blocks have no place on a sheet yet. */
interface Draft {
  readonly story: string
  readonly mode: ModeName
  readonly line: Omit<BaselineEntry, 'blocks'>
  readonly blocks: readonly { readonly box: Box; readonly look: string }[]
}
type Looks = Map<string, Block & { readonly look: string; readonly mode: ModeName }>
type Places = Map<string, { readonly sheet: string; readonly at: readonly [left: number, top: number] }>
type Palettes = ReadonlyMap<Palette, Colours>

/** WebP finds repetitions within a million pixels, so a narrow sheet compresses better. */
const SHEET_WIDTH = 800
const OF_PAGES = /^(?:pages|routes)-/
const ORDER = Object.keys(MODES) as ModeName[]

const openAll = async (members: readonly Accepted[]) =>
  new Map(await Promise.all(members.map(async ({ mode, open }) => [mode, await open()] as const)))

/** The picture to start from, with its rows shifted to match. */
function baseOf(
  mode: ModeName,
  pictures: ReadonlyMap<ModeName, Picture>,
): { picture: Picture; rows: Rows } | undefined {
  const like = baseModeOf(mode)
  const base = like && pictures.get(like)
  const picture = pictures.get(mode)!
  if (base?.width !== picture.width) return undefined
  const rows = matchRows(picture, base)
  return { picture: shiftRows(base, rows, picture.height), rows }
}

async function learn(stories: Iterable<readonly Accepted[]>): Promise<Palettes> {
  const learners = new Map(PALETTES.slice(1).map((palette) => [palette, createPaletteLearner()]))
  for (const members of stories) {
    const pictures = await openAll(members)
    for (const [mode, picture] of pictures) {
      const base = baseOf(mode, pictures)
      if (base) learners.get(paletteOf(mode))?.look(base.picture, picture)
    }
  }
  return new Map([...learners].map(([palette, { learnt }]) => [palette, learnt()]))
}

/** @param looks receives new blocks, under the first mode that shows them. */
async function draft(members: readonly Accepted[], palettes: Palettes, looks: Looks): Promise<Draft[]> {
  const pictures = await openAll(members)
  return members.map(({ story, mode, hash }) => {
    const picture = pictures.get(mode)!
    const { width, height } = picture
    const base = baseOf(mode, pictures)
    const ground = backgroundOf(picture)
    const begun = base
      ? recoloured(base.picture, palettes.get(paletteOf(mode)) ?? new Map()).pixels
      : Buffer.alloc(picture.pixels.length, ground)
    const marked = changedIn(picture, begun)
    const blocks = blocksOf({ width, height, marked }).map((box) => {
      const block = extract(picture, marked, box)
      const look = hashOf(Buffer.concat([Buffer.from(`${box.width} `), block.pixels]))
      const known = looks.get(look)
      if (!known || ORDER.indexOf(mode) < ORDER.indexOf(known.mode)) looks.set(look, { ...block, look, mode })
      return { box, look }
    })
    return {
      story,
      mode,
      line: {
        hash,
        size: [width, height],
        ...(base
          ? { like: baseModeOf(mode)!, ...(base.rows.length > 2 && { rows: base.rows }) }
          : { ground: `#${ground.toString('hex')}` }),
      },
      blocks,
    }
  })
}

async function writeSheets(looks: Looks, home: string, thorough: boolean): Promise<Places> {
  const places: Places = new Map()
  const written: Promise<void>[] = []
  for (const [mode, members] of Map.groupBy(looks.values(), ({ mode }) => mode)) {
    for (const [number, drawn] of pack(members, SHEET_WIDTH).entries()) {
      const sheet = `${mode}${number === 0 ? '' : ` ${number + 1}`}.webp`.replaceAll(' ', '-')
      written.push(encodeSheet(drawn, thorough).then((bytes) => writeFileSync(join(home, sheet), bytes)))
      for (const { item, box } of drawn.placed) places.set(item.look, { sheet, at: [box.left, box.top] })
    }
  }
  await Promise.all(written)
  return places
}

async function writeTable(palettes: Palettes, file: string): Promise<void> {
  const colours = [...new Set([...palettes.values()].flatMap((one) => [...one.keys()]))].toSorted(
    (one, other) => one - other,
  )
  if (colours.length === 0) return
  const pixels = Buffer.alloc(PALETTES.length * colours.length * CHANNELS)
  for (const [row, palette] of PALETTES.entries()) {
    for (const [column, colour] of colours.entries())
      pixels.writeUIntBE(
        palettes.get(palette)?.get(colour) ?? colour,
        (row * colours.length + column) * CHANNELS,
        CHANNELS,
      )
  }
  writeFileSync(file, await encode(pixels, colours.length, PALETTES.length, CHANNELS))
}

function lineOf({ line, blocks }: Draft, places: Places): BaselineEntry {
  const bySheet: Record<string, number[]> = {}
  for (const { box, look } of blocks) {
    const { sheet, at } = places.get(look)!
    const numbers = (bySheet[sheet] ??= [])
    numbers.push(box.left, box.top, box.width, box.height, ...at)
  }
  return { ...line, blocks: bySheet }
}

function listOf(drafts: readonly Draft[], places: Places): string {
  const stories = Map.groupBy(drafts, ({ story }) => story)
  return JSON.stringify(
    Object.fromEntries(
      [...stories].map(([story, members]) => [
        story,
        Object.fromEntries(members.map((one) => [one.mode, lineOf(one, places)])),
      ]),
    ),
  )
}

export async function writeBaselines(
  component: string,
  accepted: readonly Accepted[],
  folder = BASELINES_FOLDER,
): Promise<void> {
  const home = join(folder, component)
  const fresh = `${home}.fresh`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const inOrder = accepted.toSorted(
    (one, other) => one.story.localeCompare(other.story) || ORDER.indexOf(one.mode) - ORDER.indexOf(other.mode),
  )
  const stories = Map.groupBy(inOrder, ({ story }) => story)
  const palettes = await learn(stories.values())
  const looks: Looks = new Map()
  const drafts: Draft[] = []
  for (const members of stories.values()) drafts.push(...(await draft(members, palettes, looks)))
  const places = await writeSheets(looks, fresh, OF_PAGES.test(component))
  await writeTable(palettes, join(fresh, PALETTE_FILE))
  writeFileSync(join(fresh, INDEX_FILE), gzipSync(listOf(drafts, places), { level: 9 }))
  rmSync(home, { recursive: true, force: true })
  if (accepted.length > 0) renameSync(fresh, home)
  else rmSync(fresh, { recursive: true })
}
