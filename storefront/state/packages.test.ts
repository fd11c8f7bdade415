// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { writeText } from '../storage.ts'
import { LAST_PRICING_KEY } from '../storageKeys.ts'
import {
  firstPricingAtom,
  forgetPricing,
  keepPricing,
  packageCategoriesAtom,
  pagesOf,
  secondPricingAtom,
} from './packages.ts'
import { store } from './store.ts'
import { keepDay } from './visitDay.ts'

it('keeps the categories that a menu can link: each page once, with a name', () => {
  const wedding = { SlugName: 'wedding', CategoryName: 'Wedding' }
  const film = { SlugName: 'film', CategoryName: 'Film' }
  const nowhere = { SlugName: '', CategoryName: 'Nowhere' }
  const nameless = { SlugName: 'nameless', CategoryName: ' ' }
  expect(pagesOf([wedding, nowhere, film, nameless, { ...wedding, CategoryName: 'Weddings' }])).toEqual([wedding, film])
})

describe('the packages that were looked at last', () => {
  afterEach(() => {
    forgetPricing()
    keepDay(undefined)
    store.set(packageCategoriesAtom, [])
  })

  it('are where every link to the packages leads, with their day', () => {
    store.set(packageCategoriesAtom, [
      { SlugName: 'bloggers', CategoryName: 'Bloggers' },
      { SlugName: 'pre-wedding', CategoryName: 'Pre Wedding' },
    ])
    expect([store.get(firstPricingAtom), store.get(secondPricingAtom)]).toEqual([
      '/pricing/bloggers',
      '/pricing/pre-wedding',
    ])
    keepPricing('/pricing/garments')
    keepDay('2026-12-12')
    expect([store.get(firstPricingAtom), store.get(secondPricingAtom)]).toEqual([
      '/pricing/garments?date=2026-12-12',
      '/pricing/garments?date=2026-12-12',
    ])
  })

  it('are read again after a reload, unless what is stored is no page of packages', () => {
    writeText('session', LAST_PRICING_KEY, 'https://evil.example/pricing/x')
    store.sub(firstPricingAtom, () => undefined)()
    expect(store.get(firstPricingAtom)).toBeUndefined()
    writeText('session', LAST_PRICING_KEY, '/pricing/garments')
    store.sub(firstPricingAtom, () => undefined)()
    expect(store.get(firstPricingAtom)).toBe('/pricing/garments')
  })
})
