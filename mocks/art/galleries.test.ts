import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { EVENT_DETAILS } from '../payloads/events.ts'
import { SET_DETAILS } from '../payloads/sets.ts'
import { renderPicture } from './pictures.ts'

// Some 170 pictures are painted: a busy machine needs its time.
vi.setConfig({ testTimeout: 120_000 })

const [WIDE, HIGH] = [48, 36]

/** Where the picture has edges, whatever its light: the change of brightness in each cell, mean 0 and length 1. */
async function edgesOf(svg: string): Promise<number[]> {
  const grey = await sharp(Buffer.from(svg))
    .resize(WIDE, HIGH, { fit: 'cover' })
    .greyscale()
    .normalise()
    .raw()
    .toBuffer()
  const value = (x: number, y: number) => grey[y * WIDE + x] ?? 0
  const edges = Array.from({ length: (WIDE - 1) * (HIGH - 1) }, (_, at) => {
    const [x, y] = [at % (WIDE - 1), Math.floor(at / (WIDE - 1))]
    return Math.hypot(value(x + 1, y) - value(x, y), value(x, y + 1) - value(x, y))
  })
  const mean = edges.reduce((sum, edge) => sum + edge, 0) / edges.length
  const length = Math.hypot(...edges.map((edge) => edge - mean))
  return edges.map((edge) => (edge - mean) / length)
}

/** 1 for the same shapes in the same places, about 0 for another picture. */
const likeness = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, edge, at) => sum + edge * (other[at] ?? 0), 0)

/** Pairs of pictures that show the same shapes in the same places. */
async function repeated(paths: readonly string[]): Promise<string[]> {
  const edges = await Promise.all(paths.map((path) => edgesOf(renderPicture(path))))
  return paths.flatMap((path, at) =>
    paths.slice(at + 1).flatMap((other, on) => {
      const like = likeness(edges[at] ?? [], edges[at + 1 + on] ?? [])
      return like < LIMIT ? [] : [`${path} and ${other}: ${like.toFixed(2)}`]
    }),
  )
}
const LIMIT = 0.5

it('finds the same scene at another hour and the same picture twice', async () => {
  const ranch = '/art/scene/texas-ranch'
  expect(await repeated([`${ranch}.svg`, `${ranch}.dusk.svg`, `${ranch}.still.svg`])).toEqual([
    expect.stringContaining(`${ranch}.svg and ${ranch}.dusk.svg`),
  ])
  expect(await repeated([`${ranch}.season.svg`, `${ranch}.season.svg`])).toHaveLength(1)
})

it('shows four different pictures of each set at least', async () => {
  const galleries = Object.values(SET_DETAILS).map(({ SetGalleryImages }) =>
    (SetGalleryImages ?? []).map(({ FileLink }) => String(FileLink)),
  )
  expect(galleries.length).toBeGreaterThan(20)
  for (const gallery of galleries) {
    expect(gallery.length).toBeGreaterThanOrEqual(4)
    expect(await repeated(gallery)).toEqual([])
  }
})

it('shows three different pictures of each event at least', async () => {
  const galleries = Object.values(EVENT_DETAILS).map((details) =>
    details.filter(({ Type }) => Type === 'Gallery').map(({ ImageLink }) => String(ImageLink)),
  )
  expect(galleries.length).toBeGreaterThan(5)
  for (const gallery of galleries) {
    expect(gallery.length).toBeGreaterThanOrEqual(3)
    expect(await repeated(gallery)).toEqual([])
  }
})
