/** Draws thumbnails of a component's accepted pictures onto one sprite: a row per story, a column per mode. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { isComponent, type Mode, type ModeName, MODES } from '../../.storybook/modes.ts'
import { decodeBaseline, keptLike, readBaselines } from '../visual/baselines.ts'
import { CHANNELS, cut, type Picture, trim } from '../visual/picture.ts'
import { RESULTS_FILE } from './results.ts'
import { THUMBNAIL } from './thumbnail.ts'
import { ALL_MODES, type ComponentStates, type State } from './table.ts'

/** The part of a component that a thumbnail shows, in CSS pixels; pages are shown in full width. */
const WIDEST = 480

function headOf(picture: Picture, isTurned: boolean, isPage: boolean) {
  const { box } = trim(picture)
  const width = Math.max(1, isPage ? box.width : Math.min(box.width, WIDEST))
  const height = Math.max(1, Math.min(box.height, Math.round((width * THUMBNAIL.height) / THUMBNAIL.width)))
  const left = isTurned ? box.left + box.width - width : box.left
  return {
    width,
    height,
    pixels: cut(picture, {
      left: Math.max(0, Math.min(left, picture.width - width)),
      top: Math.min(box.top, picture.height - height),
      width,
      height,
    }),
  }
}

/** Cached by content. @returns undefined for a component without accepted pictures. */
export async function spriteOf({ id, states }: ComponentStates): Promise<Buffer | undefined> {
  const baselines = readBaselines(id)
  if (!states.some((state) => baselines[state.id])) return undefined
  const made = createHash('sha256')
    .update(JSON.stringify([THUMBNAIL, WIDEST, states.map((state) => [state.id, state.pictures, state.isTurned])]))
    .digest('hex')
    .slice(0, 16)
  const file = join(dirname(RESULTS_FILE), 'sprites', `${id}.${made}.webp`)
  if (existsSync(file)) return readFileSync(file)

  const small = async ({ id: story, isTurned = false }: State, mode: ModeName) => {
    const kept = baselines[story]?.[mode]
    if (!kept) return []
    const like = baselines[story]?.[keptLike(mode, story)] ?? kept
    const picture = (await decodeBaseline(id, kept)) ?? (await decodeBaseline(id, like))
    if (!picture) return []
    const { direction }: Mode = MODES[mode]
    const { width, height, pixels } = headOf(picture, isTurned || direction === 'rtl', !isComponent(id))
    const { data, info } = await sharp(pixels, { raw: { width, height, channels: CHANNELS } })
      .resize({ ...THUMBNAIL, fit: 'inside' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: CHANNELS } as const
    return [
      {
        input: data,
        raw,
        left: ALL_MODES.indexOf(mode) * THUMBNAIL.width,
        top: states.findIndex((state) => state.id === story) * THUMBNAIL.height,
      },
    ]
  }
  const cells = await Promise.all(states.flatMap((state) => ALL_MODES.map((mode) => small(state, mode))))
  const create = {
    width: ALL_MODES.length * THUMBNAIL.width,
    height: states.length * THUMBNAIL.height,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  } as const
  const sprite = await sharp({ create }).composite(cells.flat()).webp({ quality: 70 }).toBuffer()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, sprite)
  return sprite
}
