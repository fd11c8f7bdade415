import type { Plugin } from 'vite'

/** Matches variables that only a second brand sets, and captures their fallback. */
const FOLLOWED = /var\(--aa-(?:font|radius|shape)-[\w-]+,\s*((?:[^()]|\([^()]*\))+)\)/g
const ONLY_BRANDED = /[\w-]+:\s*var\(--aa-brand-[\w-]+\);?\n?\s*/g

const LEFT = /var\(--aa-(?:font|radius|shape|brand)-/

/**
 * Vite plugin for an app with only the first brand: inlines the variables that `data-brand` changes, for smaller
 * styles.
 */
export function oneBrand(): Plugin {
  return {
    name: 'one-brand',
    enforce: 'pre',
    transform: (css, id) => (id.includes('.vanilla.css') ? withoutBrands(css) : undefined),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css') && LEFT.test(String(file.source)))
          this.error(`${file.fileName} has variables of a brand: it was made from a sheet that one-brand has not seen.`)
    },
  }
}

export const withoutBrands = (css: string): string => css.replaceAll(FOLLOWED, '$1').replaceAll(ONLY_BRANDED, '')
