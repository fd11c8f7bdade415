/** Cascade layers of the style sheets. An app's unlayered styles override them all. */

/** Lowest priority first. All are inside `aa`, so an app can order them with `@layer reset, aa, app;`. */
export const LAYER_ORDER = '@layer aa.tokens, aa.base, aa.components;'

const FOLDERS = {
  tokens: 'aa.tokens',
  styles: 'aa.base',
  components: 'aa.components',
  patterns: 'aa.components',
} as const
const SHEET = /design-system\/(tokens|styles|components|patterns)\/[^?]*\.css/

export function layerOf(path: string): string | undefined {
  const folder = SHEET.exec(path.replaceAll('\\', '/'))?.[1]
  return folder && FOLDERS[folder as keyof typeof FOLDERS]
}

export function inLayer(layer: string, css: string): string {
  return `@layer ${layer} {\n${css}\n}\n`
}

/**
 * Vite plugin: puts each vanilla-extract sheet of the design system into its layer. Each sheet declares the order, so
 * that a lazily loaded one cannot change it.
 */
export function cascadeLayers() {
  return {
    name: 'design-system-layers',
    enforce: 'pre' as const,
    transform(css: string, id: string): string | undefined {
      if (!id.includes('.vanilla.css')) return undefined
      const layer = layerOf(id)
      return layer && `${LAYER_ORDER}\n${inLayer(layer, css)}`
    },
  }
}
