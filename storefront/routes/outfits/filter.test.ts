import { describe, expect, it } from 'vitest'
import { paiseOf } from '../../text/money.ts'
import {
  chosen,
  endsOf,
  filterOf,
  narrowed,
  NO_FILTER,
  pathOf,
  price,
  rangeOf,
  wantedOf,
  type Categories,
} from './filter.ts'

const ANSWER: Categories = {
  n: 1,
  Msg: '',
  Outfitcategorylist: [
    { OutfitCategoryId: 1, OutfitCategoryName: 'Lehenga' },
    { OutfitCategoryId: '2', OutfitCategoryName: 'Gowns' },
    { OutfitCategoryId: 3, OutfitCategoryName: 'Sarees' },
  ],
  Price: { MinSellingPrice: paiseOf(60_000), MaxSellingPrice: paiseOf(360_050) },
}

describe('an address', () => {
  it.each([
    '/outfits',
    '/outfits?gender=F&category=1,2&from=600&to=3600&sort=price-up&page=2',
    '/outfits?gender=Female',
    '/outfits?category=3',
    '/outfits?from=700',
  ])('round-trips through its filter: %s', (path) => expect(pathOf(filterOf(path.split('?')[1] ?? ''))).toBe(path))

  it('by q checks one category, until the filter changes', { tags: ['@OUTF-11', '@OUTF-12', '@C-028'] }, () => {
    expect(filterOf('q=3').categories).toEqual(['3'])
    expect(filterOf('q=3&category=1').categories).toEqual(['1'])
    expect(filterOf('q=3&category=').categories).toEqual([])
    expect(filterOf('q=3,4').categories).toEqual(['3'])
    expect(wantedOf(filterOf('q=3'), ANSWER)).toMatchObject({ OutfitCategoryId: '3', GenderType: 'A' })
  })

  it.each(['gender=&category=,,&from=-5&to=x&sort=best&page=0', 'gender=%3Cb%3E&page=x&from=1e9', 'q=', '%E0%A4%A'])(
    'that makes no sense says nothing: %s',
    (search) => {
      expect(filterOf(search)).toEqual(NO_FILTER)
    },
  )

  it.each(['gender=F!', 'gender=!F', `gender=${'F'.repeat(21)}`, 'from=7x', 'from=x7', 'from=1234567890', 'to=-1'])(
    'is read whole or not at all: %s',
    (search) => expect(filterOf(search)).toEqual(NO_FILTER),
  )

  it('names each category once', () => {
    expect(filterOf('category= 1 , 2,1,').categories).toEqual(['1', '2'])
  })

  it('limits the number of pages', () => expect(filterOf('page=999999').page).toBe(1000))
})

describe('a range', () => {
  it('has whole ends', () => expect(endsOf(ANSWER)).toEqual([600, 3601]))

  it('has ends of ours where the provider’s cannot be read', () => {
    const unread = { ...ANSWER, Price: { MinSellingPrice: null, MaxSellingPrice: null } }
    expect(endsOf(unread)).toEqual([0, 5000])
    expect(wantedOf(NO_FILTER, unread)).toMatchObject({ FromPrice: 0, ToPrice: 5000 })
  })

  it('is everything by default', () => expect(rangeOf(NO_FILTER, [600, 3600])).toEqual([600, 3600]))

  it('is clamped and ordered', () => {
    expect(rangeOf({ ...NO_FILTER, from: 5, to: 9000 }, [600, 3600])).toEqual([600, 3600])
    expect(rangeOf({ ...NO_FILTER, from: 2000, to: 1000 }, [600, 3600])).toEqual([1000, 2000])
  })

  it('is kept only if it narrows', () => {
    expect(narrowed([600, 3600], [600, 3600])).toEqual({ from: undefined, to: undefined })
    expect(narrowed([700, 3600], [600, 3600])).toEqual({ from: 700, to: undefined })
    expect(narrowed([600, 3500], [600, 3600])).toEqual({ from: undefined, to: 3500 })
  })
})

describe('the request', () => {
  it('has the provider’s own ends by default', () => {
    expect(wantedOf(NO_FILTER, ANSWER)).toEqual({
      OutfitCategoryId: '',
      FromPrice: 600,
      ToPrice: 3600.5,
      GenderType: 'A',
    })
  })

  it('has the provider’s paise at an unchanged lower end too', () => {
    const answer = { ...ANSWER, Price: { ...ANSWER.Price, MinSellingPrice: paiseOf(60_050) } }
    expect(wantedOf({ ...NO_FILTER, from: 600 }, answer)).toMatchObject({ FromPrice: 600.5 })
    expect(wantedOf({ ...NO_FILTER, from: 601 }, answer)).toMatchObject({ FromPrice: 601 })
  })

  it('joins the chosen categories by commas, in the provider’s order', () => {
    const filter = { ...NO_FILTER, gender: 'F', categories: ['3', '1'], from: 700, to: 900 }
    expect(wantedOf(filter, ANSWER)).toEqual({ OutfitCategoryId: '1,3', FromPrice: 700, ToPrice: 900, GenderType: 'F' })
  })

  it('leaves out unknown categories', { tags: ['@C-028'] }, () => {
    expect(chosen({ ...NO_FILTER, categories: ['99', '2'] }, ANSWER)).toEqual([ANSWER.Outfitcategorylist[1]])
    expect(wantedOf({ ...NO_FILTER, categories: ['99'] }, ANSWER).OutfitCategoryId).toBe('')
  })
})

it('a price of the filter, in whole rupees, is written as everywhere in the shop', () => {
  expect(price(2500)).toBe('₹2,500')
})
