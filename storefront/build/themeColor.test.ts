import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dark } from '../../design-system/tokens/dark.ts'
import { light } from '../../design-system/tokens/light.ts'

/** The build and prerendering do not change this part. */
const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')
const colours = Object.fromEntries(
  [...html.matchAll(/<meta name="theme-color" content="([^"]+)" media="\(prefers-color-scheme: (\w+)\)" \/>/g)].map(
    ([, colour, scheme]) => [scheme, colour],
  ),
)

it('colours the browser’s bars like the canvas of each theme', () => {
  expect(colours, 'Set theme-color in storefront/index.html to surface.canvas of light.ts and dark.ts').toEqual({
    light: light.surface.canvas,
    dark: dark.surface.canvas,
  })
})
