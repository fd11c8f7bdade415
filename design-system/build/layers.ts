/** Which cascade layer a style sheet belongs to, so that what a shop writes outside them wins without a fight. */

/** First said first beaten. Nested in `aa`: `@layer reset, aa, app;` is enough to place all three. */
export const LAYER_ORDER = '@layer aa.tokens, aa.base, aa.components;'

const FOLDERS = { tokens: 'aa.tokens', styles: 'aa.base', components: 'aa.components' } as const
const SHEET = /design-system\/(tokens|styles|components)\/[^?]*\.css/

/** The layer of a style sheet of the design system by its path; undefined for any other. */
export function layerOf(path: string): string | undefined {
  const folder = SHEET.exec(path.replaceAll('\\', '/'))?.[1]
  return folder && FOLDERS[folder as keyof typeof FOLDERS]
}

/** The sheet in its layer. Without the order: say that once, before all sheets. */
export function inLayer(layer: string, css: string): string {
  return `@layer ${layer} {\n${css}\n}\n`
}

/**
 * For Vite: every vanilla-extract sheet of the design system goes into its layer. Each one states the order, because
 * a sheet that is fetched late must not change it.
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
