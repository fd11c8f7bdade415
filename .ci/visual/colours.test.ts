import { expect, test } from 'vitest'
import { createPaletteLearner, recoloured } from './colours.ts'

const row = (...colours: number[]) => {
  const pixels = Buffer.alloc(colours.length * 3)
  for (const [at, colour] of colours.entries()) pixels.writeUIntBE(colour, at * 3, 3)
  return { width: colours.length, height: 1, pixels }
}
const [PAPER, INK, RED, NIGHT, MOON] = [0xffffff, 0x101010, 0xd6143c, 0x07120e, 0xeef2ee]

test('a colour becomes what it became most often, and a rare or unknown one stays', () => {
  const { add, learnt } = createPaletteLearner()
  add(
    row(PAPER, PAPER, PAPER, PAPER, INK, INK, INK, INK, INK),
    row(NIGHT, NIGHT, NIGHT, NIGHT, MOON, MOON, MOON, MOON, NIGHT),
  )
  add(row(RED, PAPER), row(INK, NIGHT))
  expect(recoloured(row(PAPER, INK, RED, MOON), learnt())).toEqual(row(NIGHT, MOON, RED, MOON))
})

test('a colour that stays is not in the table', () => {
  const { add, learnt } = createPaletteLearner()
  add(row(RED, RED, RED, RED), row(RED, RED, RED, RED))
  expect(learnt().size).toBe(0)
})
