import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { CHANNELS, cut, decode, encodePng, type Picture, trim } from './picture.ts'

/** A picture of one colour with a rectangle of another in it. */
function drawn(
  width: number,
  height: number,
  box = { left: 0, top: 0, width: 0, height: 0 },
  ground = [247, 245, 233],
  colour = [78, 141, 119],
): Picture {
  const picture = { width, height, pixels: Buffer.alloc(width * height * CHANNELS, Buffer.from(ground)) }
  for (let row = box.top; row < box.top + box.height; row += 1)
    picture.pixels.fill(
      Buffer.from(colour),
      (row * width + box.left) * CHANNELS,
      (row * width + box.left + box.width) * CHANNELS,
    )
  return picture
}
const badge = { left: 16, top: 20, width: 40, height: 24 }

test('trim finds the drawn part', () => {
  expect(trim(drawn(100, 80, badge)).box).toEqual(badge)
  expect(trim(drawn(30, 20)).box).toMatchObject({ width: 0, height: 0 })
})

test('cut takes the rows of a box', () => {
  expect(cut(drawn(100, 80, badge), { ...badge, left: 15, width: 2, height: 2 })).toEqual(
    Buffer.from([247, 245, 233, 78, 141, 119, 247, 245, 233, 78, 141, 119]),
  )
})

test('a picture survives encoding and decoding', async () => {
  const picture = drawn(100, 80, badge)
  expect(await decode(await encodePng(picture))).toEqual(picture)
})

test('equal pictures do not differ', () => {
  expect(compare(drawn(100, 80, badge), drawn(100, 80, badge))).toBeUndefined()
})

test('a shift by one pixel is found on both sides', () => {
  const difference = compare(drawn(100, 80, badge), drawn(100, 80, { ...badge, left: 17 }))
  expect(difference).toMatchObject({ pixels: 2 * badge.height, box: { left: 16, top: 20, width: 41, height: 24 } })
})

test('one step in one channel of one pixel is found', () => {
  const after = drawn(100, 80, badge)
  after.pixels.writeUInt8(142, (30 * 100 + 20) * CHANNELS + 1)
  expect(compare(drawn(100, 80, badge), after)).toMatchObject({
    pixels: 1,
    box: { left: 20, top: 30, width: 1, height: 1 },
  })
})

test('pixels outside one of the pictures differ', () => {
  expect(compare(drawn(10, 10), drawn(10, 12))).toMatchObject({
    pixels: 20,
    box: { left: 0, top: 10, width: 10, height: 2 },
  })
})
