import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Accepted, albumReader, readAlbum, writeAlbum } from './album.ts'
import { CHANNELS, type Picture, trim, untrim } from './picture.ts'

const folder = mkdtempSync(join(tmpdir(), 'album-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A page of 60 by 40 with a square of `side` at 10, 10. */
function page(side: number, colour: number): Picture {
  const pixels = Buffer.alloc(60 * 40 * CHANNELS, 255)
  for (let row = 10; row < 10 + side; row += 1) pixels.fill(colour, (row * 60 + 10) * CHANNELS, (row * 60 + 10 + side) * CHANNELS)
  return { width: 60, height: 40, pixels }
}
const accepted = (story: string, mode: Accepted['mode'], picture: Picture): Accepted => ({ story, mode, hash: `${story} ${mode}`, trimmed: trim(picture) })

test('accepted pictures are found again as they were, and equal looks lie on one sheet', async () => {
  const square = page(12, 40)
  const pictures = [accepted('badge--states', 'desktop', square), accepted('badge--states', 'less motion', square), accepted('badge--states', 'dark', page(9, 90)), accepted('badge--empty', 'dark', page(0, 0))]
  await writeAlbum('badge', pictures, folder)

  const album = readAlbum('badge', folder)
  const reader = albumReader('badge', folder)
  for (const { story, mode, hash, trimmed } of pictures) {
    const kept = album[story]?.[mode]
    expect(kept?.hash).toBe(hash)
    expect(await reader.whole(kept!)).toEqual(untrim(trimmed))
  }
  expect(readdirSync(join(folder, 'badge')).toSorted()).toEqual(['dark.webp', 'desktop.webp', 'pictures.json'])
})

test('a component without pictures leaves no folder', async () => {
  await writeAlbum('badge', [], folder)
  expect(readdirSync(folder)).toEqual([])
  expect(readAlbum('badge', folder)).toEqual({})
})
