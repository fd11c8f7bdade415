import { describe, expect, it } from 'vitest'
import { patternOf, returnPath } from './paths.ts'

describe('a return address', () => {
  it.each([
    '/cart',
    '/checkout',
    '/bookings',
    '/pricing/pre-wedding-maternity',
    '/pricing/bloggers--influencers',
    '/pricing/garments?date=2026-12-12',
    '/search?q=texas+ranch',
    '/faqs?q=caf%C3%A9+%26+rain',
    '/outfits?gender=F&category=1,2&sort=price-up',
    '/set/%E0%B4%AE%E0%B4%B4',
    '/pricing/pre%20wedding%20%26%20more?date=2026-12-12',
    '/',
  ])('may be %s', (path) => expect(returnPath(path)).toBe(path))

  it.each([
    'https://example.com/cart',
    '//example.com',
    '/\\example.com',
    '///example.com/cart',
    '/\t/example.com',
    '/%2F%2Fexample.com',
    '/%5Cexample.com',
    '%2F%2Fexample.com',
    '/cart%0A',
    '/search?q=%0A',
    '/pricing/%2e%2e',
    '/pricing/%2E%2E',
    '/pricing/%2E%2E/%2E%2E',
    '/set/%2F%2Fexample.com',
    '/set/x%5C%5Cexample.com',
    '/set/%0D%0ALocation:%20x',
    '/set/%09',
    '/set/%1F',
    '/set/%7F',
    '/set/%',
    '/set/%E',
    '/%E0%B4%AE',
    '/,/example.com',
    'javascript:alert(1)',
    'data:text/html,cart',
    '/cart:80@example.com',
    '/cart\n',
    '/cart\u0000',
    '/unknown',
    '/404',
    '/pricing/../cart',
    '/pricing/..',
    '/pricing//x',
    '',
    null,
    'cart',
  ])('is the home page for %j', (path) => expect(returnPath(path)).toBe('/'))
})

it('patternOf finds a path with and without a trailing slash, and no others', () => {
  expect(patternOf('/cart/')).toBe('/cart')
  expect(patternOf('/pricing/x')).toBe('/pricing/:pid')
  expect(patternOf('/pricing')).toBeUndefined()
  expect(patternOf('/restaurant')).toBeUndefined()
})
