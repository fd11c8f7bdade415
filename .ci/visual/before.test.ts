import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateBaselines } from './baselines.ts'
import { addBefore, lacksBefore } from './before.ts'
import type { Found } from './found.ts'
import { readRun, writeRun } from './lastRun.ts'
import { CHANNELS, encodePng } from './picture.ts'

const scratch = mkdtempSync(join(tmpdir(), 'before-'))
const [report, baselines] = [join(scratch, 'report'), join(scratch, 'baselines')]
const STORY = 'components-price--states'

/** A square of another width on a white ground. */
function drawn(width: number): Promise<Buffer> {
  const pixels = Buffer.alloc(60 * 40 * CHANNELS, 255)
  for (let row = 10; row < 20; row += 1) pixels.fill(60, (row * 60 + 10) * CHANNELS, (row * 60 + 10 + width) * CHANNELS)
  return encodePng({ width: 60, height: 40, pixels })
}
const changed: Found = {
  component: 'components-price',
  story: STORY,
  path: 'Text/Price/States/dark phone',
  mode: 'dark phone',
  kind: 'changed',
  after: 'pictures/after.png',
  words: 'Of this mode only the hash is kept',
}

beforeAll(async () => {
  mkdirSync(join(report, 'pictures'), { recursive: true })
  await updateBaselines('components-price', [{ story: STORY, mode: 'dark phone', png: await drawn(20) }], baselines)
  writeFileSync(join(report, 'pictures/after.png'), await drawn(24))
})
afterAll(() => rmSync(scratch, { recursive: true }))
const startWith = (...found: Found[]) =>
  writeRun(report, { renderer: { chromium: '1', platform: 'plan 9' }, isWhole: false, taken: 9, found, seen: [] })

test('a picture drawn again with the accepted hash is the one before', async () => {
  const kept = { ...changed, path: 'Text/Price/States/dark', mode: 'dark', before: 'pictures/kept.png' } as const
  startWith(changed, kept)
  expect([changed, kept].map(lacksBefore)).toEqual([true, false])
  expect(await addBefore(report, 'abc', () => drawn(20), baselines)).toEqual({ drawn: 1, not: 0 })
  const [one, other] = readRun(report).found
  expect(one).toMatchObject({ words: '4 px wider', before: `pictures/${STORY}.dark-phone.before.png` })
  expect(readFileSync(join(report, one!.before!))).toEqual(await drawn(20))
  expect(other).toEqual(kept)
})

test('one that looks different there too is not shown as accepted', async () => {
  startWith(changed)
  expect(await addBefore(report, 'abc', () => drawn(22), baselines)).toEqual({ drawn: 0, not: 1 })
  const [one] = readRun(report).found
  expect(one?.before).toBeUndefined()
  expect(one?.words).toBe('The accepted picture cannot be drawn again: at abc it looks different too')
})
