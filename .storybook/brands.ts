import '../storefront/brands/lotus-court/fonts.css'
import { LAYER_ORDER } from '../design-system/build/layers.ts'
import { brandCss } from '../design-system/tokens/brandCss.ts'
import { BRANDS, OTHER_BRANDS } from '../design-system/tokens/brands.ts'
import { BRAND } from '../storefront/brand.ts'

export const BRAND_CHOICES = BRANDS.map(({ id, name }) => ({ value: id, title: name }))

const FIRST_WORDS = { ...BRAND }

const sheet = document.createElement('style')
sheet.textContent = [LAYER_ORDER, ...OTHER_BRANDS.map(brandCss)].join('\n')
document.head.append(sheet)

export function applyBrand(id: unknown, stage: HTMLElement): void {
  const brand = OTHER_BRANDS.find((other) => other.id === id)
  if (brand) stage.dataset['brand'] = brand.id
  else delete stage.dataset['brand']
  Object.assign(BRAND, FIRST_WORDS, brand?.words)
}
