import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emitDrawings } from './emit.ts'
import { PICTURES, renderPicture } from './pictures.ts'

// Every picture is drawn, several times over: a busy machine needs its time.
vi.setConfig({ testTimeout: 60_000 })

let room: string
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(room, { recursive: true, force: true }))

it('writes every picture where its address says', async () => {
  const out = join(room, 'public')
  expect(await emitDrawings(out)).toBe(PICTURES.length)
  expect(PICTURES.filter(({ path }) => !existsSync(join(out, path)))).toEqual([])
  const ranch = '/art/scene/texas-ranch.dusk.svg'
  expect(readFileSync(join(out, ranch), 'utf8')).toBe(renderPicture(ranch))
})

it('does nothing the second time, and starts over when the drawings have changed', async () => {
  const out = join(room, 'public')
  await emitDrawings(out)
  expect(await emitDrawings(out)).toBe(0)
  writeFileSync(`${out}.art-hash`, 'of other sources')
  writeFileSync(join(out, 'art', 'left-over.svg'), '')
  expect(await emitDrawings(out)).toBe(PICTURES.length)
  expect(existsSync(join(out, 'art', 'left-over.svg'))).toBe(false)
})
