import type { Plugin } from 'vite'
import { brandCss } from '../tokens/brandCss.ts'
import { BRANDS } from '../tokens/brands.ts'
import { themesOf } from '../tokens/themes.ts'
import { LAYER_ORDER } from './layers.ts'

/**
 * Vite plugin for an app of a brand other than the first: overrides its variables and replaces its typefaces.
 * @param fonts a style sheet that imports the typefaces, as index.html names it.
 */
export function otherBrand(id: string, fonts: string): Plugin {
  const brand = BRANDS.find((one) => one.id === id)
  if (!brand) throw new Error(`design-system/tokens/brands.ts has no brand ${id}.`)
  const { light, dark } = themesOf(brand)
  const colours: Readonly<Record<string, string>> = { light: light.surface.canvas, dark: dark.surface.canvas }
  return {
    name: 'other-brand',
    enforce: 'pre',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<html ', `<html data-brand="${id}" `)
          .replaceAll(/ *<link rel="preload"[^>]*as="font"[^>]*>\n/g, '')
          .replaceAll(
            /(name="theme-color" content=)"[^"]*"( media="\(prefers-color-scheme: (\w+)\)")/g,
            (_all, before: string, after: string, scheme: string) => `${before}"${colours[scheme] ?? ''}"${after}`,
          )
          .replace('</head>', `  <link rel="stylesheet" href="${fonts}" />\n  </head>`),
    },
    transform(css, source) {
      const file = source.replace(/\?.*/, '')
      if (file.endsWith('/design-system/styles/fonts.css')) return ''
      return file.endsWith(fonts.replace('./', '/')) ? `${LAYER_ORDER}\n${css}\n${brandCss(brand)}` : undefined
    },
  }
}
