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
  readonly blocks: readonly { readonly box: Box; readonly hash: string }[]
}
type UniqueBlocks = Map<string, Block & { readonly hash: string; readonly mode: ModeName }>
type Positions = Map<string, { readonly sheet: string; readonly at: readonly [left: number, top: number] }>
type Palettes = ReadonlyMap<Palette, Colours>

/** WebP finds repetitions within a million pixels, so a narrow sheet compresses better. */
const SHEET_WIDTH = 800
const PAGE_FOLDERS = /^(?:pages|routes)-/
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

async function learnPalettes(stories: Iterable<readonly Accepted[]>): Promise<Palettes> {
  const learners = new Map(PALETTES.slice(1).map((palette) => [palette, createPaletteLearner()]))
  for (const members of stories) {
    const pictures = await openAll(members)
    for (const [mode, picture] of pictures) {
      const base = baseOf(mode, pictures)
      if (base) learners.get(paletteOf(mode))?.add(base.picture, picture)
    }
  }
  return new Map([...learners].map(([palette, { learnt }]) => [palette, learnt()]))
}

/** @param uniqueBlocks receives new blocks, under the first mode that shows them. */
async function draftEntries(
  members: readonly Accepted[],
  palettes: Palettes,
  uniqueBlocks: UniqueBlocks,
): Promise<Draft[]> {
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
      const hash = hashOf(Buffer.concat([Buffer.from(`${box.width} `), block.pixels]))
      const known = uniqueBlocks.get(hash)
      if (!known || ORDER.indexOf(mode) < ORDER.indexOf(known.mode)) uniqueBlocks.set(hash, { ...block, hash, mode })
      return { box, hash }
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

async function writeSheets(uniqueBlocks: UniqueBlocks, target: string, thorough: boolean): Promise<Positions> {
  const positions: Positions = new Map()
  const written: Promise<void>[] = []
  for (const [mode, members] of Map.groupBy(uniqueBlocks.values(), ({ mode }) => mode)) {
    for (const [number, drawn] of pack(members, SHEET_WIDTH).entries()) {
      const sheet = `${mode}${number === 0 ? '' : ` ${number + 1}`}.webp`.replaceAll(' ', '-')
      written.push(encodeSheet(drawn, thorough).then((bytes) => writeFileSync(join(target, sheet), bytes)))
      for (const { item, box } of drawn.placed) positions.set(item.hash, { sheet, at: [box.left, box.top] })
    }
  }
  await Promise.all(written)
  return positions
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

function entryOf({ line, blocks }: Draft, positions: Positions): BaselineEntry {
  const bySheet: Record<string, number[]> = {}
  for (const { box, hash } of blocks) {
    const { sheet, at } = positions.get(hash)!
    const numbers = (bySheet[sheet] ??= [])
    numbers.push(box.left, box.top, box.width, box.height, ...at)
  }
  return { ...line, blocks: bySheet }
}

function indexJson(drafts: readonly Draft[], positions: Positions): string {
  const stories = Map.groupBy(drafts, ({ story }) => story)
  return JSON.stringify(
    Object.fromEntries(
      [...stories].map(([story, members]) => [
        story,
        Object.fromEntries(members.map((one) => [one.mode, entryOf(one, positions)])),
      ]),
    ),
  )
}

export async function writeBaselines(
  component: string,
  accepted: readonly Accepted[],
  folder = BASELINES_FOLDER,
): Promise<void> {
  const target = join(folder, component)
  const fresh = `${target}.fresh`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const inOrder = accepted.toSorted(
    (one, other) => one.story.localeCompare(other.story) || ORDER.indexOf(one.mode) - ORDER.indexOf(other.mode),
  )
  const stories = Map.groupBy(inOrder, ({ story }) => story)
  const palettes = await learnPalettes(stories.values())
  const uniqueBlocks: UniqueBlocks = new Map()
  const drafts: Draft[] = []
  for (const members of stories.values()) drafts.push(...(await draftEntries(members, palettes, uniqueBlocks)))
  const positions = await writeSheets(uniqueBlocks, fresh, PAGE_FOLDERS.test(component))
  await writeTable(palettes, join(fresh, PALETTE_FILE))
  writeFileSync(join(fresh, INDEX_FILE), gzipSync(indexJson(drafts, positions), { level: 9 }))
  rmSync(target, { recursive: true, force: true })
  if (accepted.length > 0) renameSync(fresh, target)
  else rmSync(fresh, { recursive: true })
}
