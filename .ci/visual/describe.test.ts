import { expect, test } from 'vitest'
import { describe, type Scene } from './describe.ts'
import { CHANNELS, type Picture } from './picture.ts'

type Rectangle = readonly [left: number, top: number, width: number, height: number, colour: number]

function drawn(height: number, ...rectangles: readonly Rectangle[]): Picture {
  const width = 200
  const pixels = Buffer.alloc(width * height * CHANNELS, 255)
  for (const [left, top, wide, high, colour] of rectangles) {
    for (let y = top; y < top + high; y += 1) {
      for (let x = left; x < left + wide; x += 1) pixels.writeUIntBE(colour, (y * width + x) * CHANNELS, CHANNELS)
    }
  }
  return { width, height, pixels }
}
/** Rows that are unlike each other, so that they can be matched. */
const text = (top: number): Rectangle[] =>
  Array.from({ length: 30 }, (_, row): Rectangle => [20 + row, top + row, 60, 1, 0x22_44_66])

const NONE: Scene = { cells: [], colours: {} }
const cell = (label: string, left: number) => ({ label, box: { left, top: 0, width: 100, height: 100 } })
const GREEN = 0x20_80_40
const PALE = 0xdd_ee_dd

test('a wider box is told by its cell and by how much', () => {
  const scene = { ...NONE, cells: [cell('sold out', 0), cell('free', 100)] }
  const before = drawn(100, [110, 10, 80, 2, 0], [110, 40, 40, 20, GREEN])
  const after = drawn(100, [110, 10, 80, 2, 0], [110, 40, 44, 20, GREEN])
  const { places, overall, recolouring } = describe(before, after, scene)
  expect(places).toMatchObject([{ label: 'free', words: '4 px wider', box: { left: 96, width: 104 } }])
  expect([overall, recolouring]).toEqual([[], undefined])
})

test('what only moved down is no difference of its own', () => {
  const before = drawn(300, ...text(20), ...text(200))
  const after = drawn(304, ...text(20), ...text(204))
  expect(describe(before, after, NONE)).toMatchObject({
    places: [],
    overall: ['everything below 200 px moved 4 px down', 'the page is 4 px longer'],
  })
})

test('a moved part is told by its direction', () => {
  const { places } = describe(drawn(100, [40, 40, 20, 20, GREEN]), drawn(100, [37, 40, 20, 20, GREEN]), NONE)
  expect(places.map(({ words }) => words)).toEqual(['moved 3 px to the left'])
})

test('another colour is named by the theme', () => {
  const scene = { ...NONE, colours: { '#208041': ['action-bg'] } }
  const { recolouring } = describe(drawn(100, [40, 40, 20, 20, GREEN]), drawn(100, [40, 40, 20, 20, GREEN + 1]), scene)
  expect(recolouring).toEqual({ from: '#208040', to: '#208041', tokens: ['action-bg'] })
})

test('a lost strike-through is no other colour, because its colour is still there', () => {
  const price: Rectangle[] = [
    [40, 40, 60, 5, GREEN],
    [40, 55, 60, 5, GREEN],
  ]
  const before = drawn(100, [40, 38, 60, 24, PALE], ...price, [40, 49, 60, 1, GREEN], [40, 48, 2, 12, GREEN])
  const after = drawn(100, [40, 38, 60, 24, PALE], ...price, [40, 48, 2, 12, GREEN])
  const { places, recolouring } = describe(before, after, { ...NONE, cells: [cell('price', 20)] })
  expect(places).toMatchObject([{ label: 'price', words: 'drawn differently, of the same size' }])
  expect(recolouring).toBeUndefined()
})

test('a line lost among recoloured borders makes it more than another colour', () => {
  const INK = 0x33_33_33
  const price = (border: number): Rectangle[] => [
    [10, 10, 80, 2, border],
    [10, 80, 80, 2, border],
    [20, 40, 60, 5, INK],
    [20, 55, 60, 5, INK],
  ]
  const strike: Rectangle = [20, 49, 60, 1, INK]
  const scene = { cells: [cell('price', 0)], colours: { '#208041': ['border-hairline'] } }
  const only = describe(drawn(100, ...price(GREEN), strike), drawn(100, ...price(GREEN + 1), strike), scene)
  expect(only.recolouring?.tokens).toEqual(['border-hairline'])
  const both = describe(drawn(100, ...price(GREEN), strike), drawn(100, ...price(GREEN + 1)), scene)
  expect(both.recolouring).toBeUndefined()
})
