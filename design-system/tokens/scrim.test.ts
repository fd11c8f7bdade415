import { describe, expect, test } from 'vitest'
import { contrast } from './contrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

const fromHex = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

describe.each(Object.entries({ light, dark, 'high contrast': contrast }))('%s', (_name, { surface, ornament }) => {
  test('the strip beside a dimmed page has the colour of the dimmed page', () => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = [...ornament.scrim.matchAll(/[\d.]+/g)].map(Number)
    const canvas = fromHex(surface.canvas)
    const dimmed = [red, green, blue].map((part, at) => part * alpha + (canvas[at] ?? 0) * (1 - alpha))
    fromHex(ornament.underScrim).forEach((part, at) => expect(Math.abs(part - (dimmed[at] ?? 0))).toBeLessThan(1))
  })
})
