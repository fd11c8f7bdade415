import { expect, test } from 'vitest'
import { cascadeLayers, layerOf } from './layers.ts'

test('finds the layer of a sheet by its folder', () => {
  expect(layerOf('/shop/design-system/tokens/themes.css.ts.vanilla.css')).toBe('aa.tokens')
  expect(layerOf('/shop/design-system/styles/global.css.ts')).toBe('aa.base')
  expect(layerOf('C:\\shop\\design-system\\components\\Button\\Button.css.ts')).toBe('aa.components')
})

test("leaves an app's sheets unlayered", () => {
  expect(layerOf('/shop/storefront/routes/home/Hero.css.ts.vanilla.css')).toBeUndefined()
  expect(cascadeLayers().transform('.a{}', '/shop/storefront/App.css.ts.vanilla.css')).toBeUndefined()
})

test('repeats the order of the layers in every sheet', () => {
  const css = cascadeLayers().transform('.a{}', '/shop/design-system/components/Calendar/Calendar.css.ts.vanilla.css')
  expect(css).toMatch(/^@layer aa\.tokens, aa\.base, aa\.components;\n@layer aa\.components \{\n\.a\{\}/)
})
