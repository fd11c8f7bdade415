import sharp from 'sharp'
import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const GROUND = '#f7f5e9'
const GREEN = '#4e8d77'
const DARK_GREEN = '#4e8c77'
const at = (left: number, top: number, width = 40, height = 24) => ({ left, top, width, height })

const drawn = (boxes: readonly [ReturnType<typeof at>, background: string][], [width, height] = [100, 80]) =>
  sharp({ create: { width, height, channels: 3, background: GROUND } })
    .composite(
      boxes.map(([{ left, top, ...size }, background]) => ({
        input: { create: { ...size, channels: 3, background } },
        left,
        top,
      })),
    )
    .png()
    .toBuffer()
const badge = await drawn([[at(16, 20), GREEN]])
const moved = await differenceOf(badge, await drawn([[at(17, 20), GREEN]]))
const small = await drawn([], [10, 10])

test.each([
  ['nothing', badge, undefined],
  ['a shift by one pixel on both sides', await drawn([[at(17, 20), GREEN]]), at(16, 20, 41)],
  [
    'one step in one channel of one pixel',
    await drawn([
      [at(16, 20), GREEN],
      [at(20, 30, 1, 1), DARK_GREEN],
    ]),
    at(20, 30, 1, 1),
  ],
])('finds %s', async (_, after, box) => {
  expect((await differenceOf(badge, after))?.box).toEqual(box)
})

test('what is outside one of the pictures differs', async () => {
  expect((await differenceOf(small, await drawn([], [10, 12])))?.box).toEqual(at(0, 10, 10, 2))
  expect((await differenceOf(await drawn([], [12, 10]), small))?.box).toEqual(at(10, 0, 2, 10))
})

test('a colour by one step is a recolouring, and what was moved or removed is none', async () => {
  expect((await differenceOf(badge, await drawn([[at(16, 20), DARK_GREEN]])))?.recolouring).toEqual({
    from: GREEN,
    to: DARK_GREEN,
  })
  const withLine = await drawn([
    [at(16, 20), GREEN],
    [at(0, 70, 40, 1), GREEN],
  ])
  expect(await differenceOf(withLine, badge)).not.toHaveProperty('recolouring')
  expect(moved).not.toHaveProperty('recolouring')
})

test('the same change has the same cause, wherever it is', async () => {
  const below = await differenceOf(await drawn([[at(16, 40), GREEN]]), await drawn([[at(17, 40), GREEN]]))
  expect(below?.cause).toBe(moved?.cause)
  expect((await differenceOf(badge, await drawn([[at(18, 20), GREEN]])))?.cause).not.toBe(moved?.cause)
})
