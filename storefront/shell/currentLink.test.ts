import { expect, it } from 'vitest'
import { currentAt, isAddOn, isBooking } from './currentLink.ts'

it('marks the page itself, or else its section', () => {
  expect(currentAt('/sets', '/sets')).toBe(true)
  expect(currentAt('/set/3', '/sets')).toBe('within')
  expect(currentAt('/event/lawn', '/events')).toBe('within')
  expect(currentAt('/blog/rain', '/blog')).toBe('within')
  expect(currentAt('/blog', '/blog')).toBe(true)
})

it('marks no other link', () => {
  expect(currentAt('/set/3', '/')).toBe(false)
  expect(currentAt('/set/3', '/events')).toBe(false)
  expect(currentAt('/cart', '/sets')).toBe(false)
})

it('recognises the pages of add-on services', () => {
  expect(
    [
      '/props',
      '/outfits',
      '/hire-professionals',
      '/hire-professionals/stylists',
      '/portfolio/4',
      '/food-and-beverages',
      '/restuarant',
    ].every(isAddOn),
  ).toBe(true)
  expect(['/', '/sets', '/pricing/web-series', '/propsy'].some(isAddOn)).toBe(false)
})

it('recognises the ways to book', () => {
  expect(['/recce', '/pricing/web-series', '/luxury-cottage-stay', '/contact-us'].every(isBooking)).toBe(true)
  expect(['/', '/pricing', '/reccex', '/cart'].some(isBooking)).toBe(false)
})
