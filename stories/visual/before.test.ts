import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { hashOf } from './accepted.ts'
import { withBefore } from './before.ts'
import type { Found } from './groups.ts'
import { emptyReport, writePicture } from './report.ts'

const folder = mkdtempSync(join(tmpdir(), 'before-'))
afterAll(() => rmSync(folder, { recursive: true }))
emptyReport(folder)

const drawn = (shade: number) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: { r: shade, g: shade, b: shade } } })
    .png()
    .toBuffer()
const cell = {
  file: 'stories/components/Price/Price.stories.tsx',
  story: 'components-price--states',
  path: 'Text/Price/States/dark',
  mode: 'dark',
} as const
const [old, now, other] = [await drawn(20), await drawn(21), await drawn(30)]
const changed: Found = { ...cell, kind: 'changed', hash: hashOf(now), after: writePicture(folder, cell, 'after', now) }
const addTo = (png: Buffer) =>
  withBefore(folder, changed, png, {
    commit: 'abc',
    accepted: new Map([['components-price--states dark', hashOf(old)]]),
  })

test('the accepted picture is shown beside the new one, with what is different', async () => {
  const { before, note, difference } = await addTo(old)
  expect(readFileSync(join(folder, before!))).toEqual(old)
  expect(difference).toMatchObject({ box: { left: 0, width: 4 }, recolouring: { from: '#141414', to: '#151515' } })
  expect(note).toBeUndefined()
})

test('a picture that was not the accepted one says so', async () => {
  expect(await addTo(other)).toMatchObject({ before: expect.any(String), note: expect.stringContaining('at abc') })
})

test('one that already looked so has no picture before', async () => {
  const { before, note } = await addTo(now)
  expect(before).toBeUndefined()
  expect(note).toContain('already looked so at abc')
})
