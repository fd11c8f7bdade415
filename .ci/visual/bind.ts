/** Writes the accepted pictures of a component anew, so that nothing of them lies there twice. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type ModeName, MODES } from '../../.storybook/modes.ts'
import { moved, type Rows, rowsLike } from './align.ts'
import { BASELINES, hashOf, likeOf, type Line, LIST, type Paint, PAINTS, paintOf, TABLE } from './album.ts'
import { blocksOf } from './blocks.ts'
import { type Colours, groundOf, learner, recoloured } from './colours.ts'
import { pack } from './pack.ts'
import { type Box, CHANNELS, type Picture } from './picture.ts'
import { type Block, changedIn, drawSheet, encode, lift } from './sheet.ts'

export interface Accepted {
  readonly story: string
  readonly mode: ModeName
  readonly hash: string
  /** Opened when it is wanted: all of a component's at once are too large. */
  readonly open: () => Promise<Picture>
}

/** One that is not yet on a sheet. */
interface Draft {
  readonly story: string
  readonly mode: ModeName
  readonly line: Omit<Line, 'blocks'>
  readonly blocks: readonly { readonly box: Box; readonly look: string }[]
}
type Looks = Map<string, Block & { readonly look: string; readonly mode: ModeName }>
type Places = Map<string, { readonly sheet: string; readonly at: readonly [left: number, top: number] }>
type Paints = ReadonlyMap<Paint, Colours>

/** WebP finds a repetition within a million pixels: a narrow sheet has many blocks within that. Wider blocks make it wider. */
const SHEET_WIDTH = 800
/** Pages have many colours. */
const OF_PAGES = /^(?:pages|routes)-/
const ORDER = Object.keys(MODES) as ModeName[]

const openAll = async (members: readonly Accepted[]) =>
  new Map(await Promise.all(members.map(async ({ mode, open }) => [mode, await open()] as const)))

/** What it can be like: a picture as wide, its rows where they are in this one. */
function baseOf(
  mode: ModeName,
  pictures: ReadonlyMap<ModeName, Picture>,
): { picture: Picture; rows: Rows } | undefined {
  const like = likeOf(mode)
  const base = like && pictures.get(like)
  const picture = pictures.get(mode)!
  if (base?.width !== picture.width) return undefined
  const rows = rowsLike(picture, base)
  return { picture: moved(base, rows, picture.height), rows }
}

async function learn(stories: Iterable<readonly Accepted[]>): Promise<Paints> {
  const learners = new Map(PAINTS.slice(1).map((paint) => [paint, learner()]))
  for (const members of stories) {
    const pictures = await openAll(members)
    for (const [mode, picture] of pictures) {
      const base = baseOf(mode, pictures)
      if (base) learners.get(paintOf(mode))?.look(base.picture, picture)
    }
  }
  return new Map([...learners].map(([paint, { learnt }]) => [paint, learnt()]))
}

/** @param looks gets what is nowhere yet, under the first mode that shows it. */
async function draft(members: readonly Accepted[], paints: Paints, looks: Looks): Promise<Draft[]> {
  const pictures = await openAll(members)
  return members.map(({ story, mode, hash }) => {
    const picture = pictures.get(mode)!
    const { width, height } = picture
    const base = baseOf(mode, pictures)
    const ground = groundOf(picture)
    const begun = base
      ? recoloured(base.picture, paints.get(paintOf(mode)) ?? new Map()).pixels
      : Buffer.alloc(picture.pixels.length, ground)
    const marked = changedIn(picture, begun)
    const blocks = blocksOf({ width, height, marked }).map((box) => {
      const block = lift(picture, marked, box)
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
          ? { like: likeOf(mode)!, ...(base.rows.length > 2 && { rows: base.rows }) }
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
      written.push(drawSheet(drawn, thorough).then((bytes) => writeFileSync(join(home, sheet), bytes)))
      for (const { item, box } of drawn.placed) places.set(item.look, { sheet, at: [box.left, box.top] })
    }
  }
  await Promise.all(written)
  return places
}

async function writeTable(paints: Paints, file: string): Promise<void> {
  const colours = [...new Set([...paints.values()].flatMap((one) => [...one.keys()]))].toSorted(
    (one, other) => one - other,
  )
  if (colours.length === 0) return
  const pixels = Buffer.alloc(PAINTS.length * colours.length * CHANNELS)
  for (const [row, paint] of PAINTS.entries()) {
    for (const [column, colour] of colours.entries())
      pixels.writeUIntBE(paints.get(paint)?.get(colour) ?? colour, (row * colours.length + column) * CHANNELS, CHANNELS)
  }
  writeFileSync(file, await encode(pixels, colours.length, PAINTS.length, CHANNELS))
}

function lineOf({ line, blocks }: Draft, places: Places): Line {
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

export async function writeAlbum(component: string, accepted: readonly Accepted[], folder = BASELINES): Promise<void> {
  const home = join(folder, component)
  const fresh = `${home}.fresh`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true })
  const inOrder = accepted.toSorted(
    (one, other) => one.story.localeCompare(other.story) || ORDER.indexOf(one.mode) - ORDER.indexOf(other.mode),
  )
  const stories = Map.groupBy(inOrder, ({ story }) => story)
  const paints = await learn(stories.values())
  const looks: Looks = new Map()
  const drafts: Draft[] = []
  for (const members of stories.values()) drafts.push(...(await draft(members, paints, looks)))
  const places = await writeSheets(looks, fresh, OF_PAGES.test(component))
  await writeTable(paints, join(fresh, TABLE))
  writeFileSync(join(fresh, LIST), gzipSync(listOf(drafts, places), { level: 9 }))
  // Those that stay were read from here until now.
  rmSync(home, { recursive: true, force: true })
  if (accepted.length > 0) renameSync(fresh, home)
  else rmSync(fresh, { recursive: true })
}
