/** The value of a variable that only a second brand would set: what stands after the comma. */
const FOLLOWED = /var\(--aa-(?:font|radius|shape)-[\w-]+,\s*((?:[^()]|\([^()]*\))+)\)/g
const ONLY_BRANDED = /[\w-]+:\s*var\(--aa-brand-[\w-]+\);?\n?\s*/g

/**
 * Vite plugin for an app of the first brand alone: puts its values in place of the variables that `data-brand` changes.
 * The shop's style sheets are smaller by that.
 */
export function oneBrand() {
  return {
    name: 'one-brand',
    enforce: 'pre' as const,
    transform: (css: string, id: string): string | undefined =>
      id.includes('.vanilla.css') ? withoutBrands(css) : undefined,
  }
}

export const withoutBrands = (css: string): string => css.replaceAll(FOLLOWED, '$1').replaceAll(ONLY_BRANDED, '')
