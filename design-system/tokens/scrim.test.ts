import { describe, expect, test } from 'vitest'
import { highContrast } from './highContrast.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'
import { blend } from './luminance.ts'

const fromHex = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

describe.each(Object.entries({ light, dark, 'high contrast': highContrast }))('%s', (_name, { surface, ornament }) => {
  test('the scrollbar gutter matches the dimmed page', () => {
    const dimmed = fromHex(blend(ornament.scrim, surface.canvas))
    fromHex(ornament.underScrim).forEach((part, at) =>
      expect(
        Math.abs(part - (dimmed[at] ?? 0)),
        `Set ornament.underScrim to surface.canvas under ornament.scrim: ${blend(ornament.scrim, surface.canvas)}`,
      ).toBeLessThanOrEqual(1),
    )
  })
})
