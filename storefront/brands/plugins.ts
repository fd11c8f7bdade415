/** Vite plugins for the chosen studio, besides the alias `#brand`. */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { oneBrand } from '../../design-system/build/oneBrand.ts'
import { otherBrand } from '../../design-system/build/otherBrand.ts'
import { brandFolder, FIRST_BRAND } from './chosen.ts'
import type { StudioBrand } from './shape.ts'

/** Writes the studio's name and telephone into index.html. */
function words(id: string): Plugin {
  return {
    name: 'studio-words',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { BRAND } = (await import(join(brandFolder(id), 'brand.ts'))) as { BRAND: StudioBrand }
        return html
          .replace('%TITLE%', `${BRAND.name} | ${BRAND.tagline}`)
          .replace('%PHONE%', `${BRAND.phone.text}, ${BRAND.hours}`)
      },
    },
  }
}

export function brandPlugins(id: string): Plugin[] {
  return [words(id), id === FIRST_BRAND ? oneBrand() : otherBrand(id, `./brands/${id}/fonts.css`)]
}
