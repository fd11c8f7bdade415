import { expect, test } from 'vitest'
import type { Picture } from './picture.ts'
import { contrastOf } from './contrast.ts'
import type { TextColour } from './page/textColours.ts'

const WIDTH = 20
const HEIGHT = 10

function shot(colourAt: (x: number) => readonly [number, number, number]): Picture {
  const pixels = Buffer.from(Array.from({ length: WIDTH * HEIGHT }, (_, at) => colourAt(at % WIDTH)).flat())
  return { width: WIDTH, height: HEIGHT, pixels }
}

const white = [255, 255, 255] as const
const black = [0, 0, 0] as const
const magenta = [255, 0, 255] as const
const ink = (colour: TextColour['colour']): TextColour => ({
  element: 'p',
  rects: [{ left: 0, top: 0, right: WIDTH, bottom: HEIGHT }],
  colour,
  least: 4.5,
})

test('only the background under letters counts', () => {
  const ground = shot((x) => (x < 10 ? black : white))
  const letters = shot((x) => (x < 10 ? magenta : white))
  expect(contrastOf(ink([255, 255, 255, 1]), ground, letters)).toBe(21)
})

test('a tenth of illegible letters makes the text illegible', () => {
  const ground = shot((x) => (x < 18 ? black : white))
  expect(
    contrastOf(
      ink([255, 255, 255, 1]),
      ground,
      shot(() => magenta),
    ),
  ).toBe(1)
})

test('half-transparent text has the mixed colour', () => {
  const half = contrastOf(
    ink([255, 255, 255, 0.5]),
    shot(() => black),
    shot(() => magenta),
  )
  expect(half).toBeCloseTo(5.28)
})

test('an invisible text has no contrast', () => {
  expect(
    contrastOf(
      ink([255, 255, 255, 1]),
      shot(() => white),
      shot(() => white),
    ),
  ).toBeUndefined()
})
