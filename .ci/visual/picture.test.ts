import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { CHANNELS, cut, decode, encodePng, type Picture, paste, trim, untrim } from './picture.ts'

/** A picture of one colour with a rectangle of another in it. */
function drawn(width: number, height: number, box = { left: 0, top: 0, width: 0, height: 0 }, ground = [247, 245, 233], colour = [78, 141, 119]): Picture {
  const picture = { width, height, pixels: Buffer.alloc(width * height * CHANNELS, Buffer.from(ground)) }
  paste(picture, Buffer.alloc(box.width * box.height * CHANNELS, Buffer.from(colour)), box)
  return picture
}
const badge = { left: 16, top: 20, width: 40, height: 24 }

test('a picture that is trimmed and put together again is the same, byte for byte', () => {
  const size = fc.integer({ min: 1, max: 12 })
  const pictures = fc.tuple(size, size).chain(([width, height]) =>
    // Few values, so that margins of one colour come up.
    fc.array(fc.constantFrom(0, 0, 0, 255), { minLength: width * height * CHANNELS, maxLength: width * height * CHANNELS }).map((bytes): Picture => ({ width, height, pixels: Buffer.from(bytes) })),
  )
  fc.assert(
    fc.property(pictures, (picture) => {
      expect(untrim(trim(picture))).toEqual(picture)
    }),
  )
})

test('only the empty margin is trimmed, and what was cut off is noted', () => {
  expect(trim(drawn(100, 80, badge))).toMatchObject({ box: badge, size: [100, 80], ground: '#f7f5e9' })
})

test('an empty picture is trimmed to nothing and comes back', () => {
  const empty = drawn(30, 20)
  expect(trim(empty).box).toMatchObject({ width: 0, height: 0 })
  expect(untrim(trim(empty))).toEqual(empty)
})

test('a part that is cut out and pasted back changes nothing', () => {
  const picture = drawn(100, 80, badge)
  const copy = { ...picture, pixels: Buffer.from(picture.pixels) }
  paste(copy, cut(picture, badge), badge)
  expect(copy).toEqual(picture)
})

test('a picture survives its file', async () => {
  const picture = drawn(100, 80, badge)
  expect(await decode(await encodePng(picture))).toEqual(picture)
})

test('two pictures of the same pixels do not differ', () => {
  expect(compare(drawn(100, 80, badge), drawn(100, 80, badge))).toBeUndefined()
})

test('a shift by one pixel is seen on both sides', () => {
  const difference = compare(drawn(100, 80, badge), drawn(100, 80, { ...badge, left: 17 }))
  expect(difference).toMatchObject({ pixels: 2 * badge.height, box: { left: 16, top: 20, width: 41, height: 24 } })
})

test('one step in one channel of one pixel is seen', () => {
  const after = drawn(100, 80, badge)
  after.pixels.writeUInt8(142, (30 * 100 + 20) * CHANNELS + 1)
  expect(compare(drawn(100, 80, badge), after)).toMatchObject({ pixels: 1, box: { left: 20, top: 30, width: 1, height: 1 } })
})

test('what only one of two pictures has is different', () => {
  expect(compare(drawn(10, 10), drawn(10, 12))).toMatchObject({ pixels: 20, box: { left: 0, top: 10, width: 10, height: 2 } })
})
