/** The brand of the toolbar: its style sheet, its typefaces, and its words wherever the shop says the studio's. */
import { LAYER_ORDER } from '../design-system/build/layers.ts'
import { brandCss } from '../design-system/tokens/brandCss.ts'
import { BRANDS, OTHER_BRANDS } from '../design-system/tokens/brands.ts'
import { BRAND } from '../storefront/brand.ts'
import './brands.css'

export const BRAND_CHOICES = BRANDS.map(({ id, name }) => ({ value: id, title: name }))

const FIRST_WORDS = { ...BRAND }

const sheet = document.createElement('style')
sheet.textContent = [LAYER_ORDER, ...OTHER_BRANDS.map(brandCss)].join('\n')
document.head.append(sheet)

/** Sets the brand of an element, and from there on the shop's words. */
export function wearBrand(id: unknown, stage: HTMLElement): void {
  const brand = OTHER_BRANDS.find((other) => other.id === id)
  if (brand) stage.dataset['brand'] = brand.id
  else delete stage.dataset['brand']
  Object.assign(BRAND, FIRST_WORDS, brand?.words)
}
