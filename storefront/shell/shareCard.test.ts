import { expect, it } from 'vitest'
import { pricingCard } from '../routes/pricing/categories.ts'
import { shareCard } from './shareCard.ts'

it('maps a picture and its views to a card', () => {
  expect(shareCard('/art/scene/texas-ranch.svg')).toBe('/art/share/scene/texas-ranch.png')
  expect(shareCard('/art/scene/white-cyclorama.16x9.svg')).toBe('/art/share/scene/white-cyclorama.16x9.png')
})

it.each([
  'https://img.example.com/art/scene/a.svg',
  '/uploads/set.jpg',
  '/art/share/home.png',
  '/art/../settings.svg?x',
  '',
])('leaves %j as it is', (picture) => {
  expect(shareCard(picture)).toBe(picture)
})

it('maps a category to its card, or to the general one', () => {
  expect(pricingCard('product-garment')).toBe('/art/share/pricing/product-garment.png')
  expect(pricingCard('passport-photographs')).toBe('/art/share/pricing.png')
})
