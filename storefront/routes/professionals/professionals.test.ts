import { describe, expect, it } from 'vitest'
import { fromRupees, ZERO } from '../../text/money.ts'
import { metadataOf } from './metadata.ts'
import { experienceOf, feeOf, portfolioPath, serviceList, type Professional } from './professionals.ts'

const ASHA: Professional = {
  ID: 1,
  Name: 'Asha Rao',
  ProfessionalImageLink: '',
  InstagramLink: '',
  ProfessionalDescriptions: 'Calm.',
  Experience: '12',
  Fees: fromRupees(8_500),
  Count: 3,
  SlugName: 'asha-rao',
}

describe('experience', () => {
  it.each([
    ['12', '12 years'],
    ['1', '1 year'],
    ['0', '0 years'],
    ['2.5', '2.5 years'],
    ['10+', '10+ years'],
    ['since 2009', 'since 2009'],
  ])('reads %j as %j', (Experience, value) => expect(experienceOf({ ...ASHA, Experience })?.value).toBe(value))
  it('is left out where none is told', () => expect(experienceOf({ ...ASHA, Experience: ' ' })).toBeUndefined())
})

it('names a fee only where one is agreed', () => {
  expect(feeOf(ASHA)?.value).toBe('₹8,500')
  expect(feeOf({ ...ASHA, Fees: null })).toBeUndefined()
  expect(feeOf({ ...ASHA, Fees: ZERO })).toBeUndefined()
})

it('leads to a portfolio only where there is something to look at', () => {
  expect(portfolioPath(ASHA)).toBe('/portfolio/asha-rao')
  expect(portfolioPath({ ...ASHA, Count: 0 })).toBeUndefined()
  expect(portfolioPath({ ...ASHA, SlugName: '' })).toBeUndefined()
})

it('offers to search engines those who name a fee', () => {
  expect(
    JSON.stringify(
      serviceList([ASHA, { ...ASHA, Name: 'Ravi', Fees: null }], 'Stylists', '/hire-professionals/stylists'),
    ),
  ).toContain('"price":8500')
  expect(serviceList([{ ...ASHA, Fees: null }], 'Stylists', '/')).toEqual([])
})

it('has words of their own for four slugs, and the same general ones for any other', () => {
  const slugs = ['makeup-artist', 'photographers', 'cinematographers', 'dress-stylists', 'hired-help']
  expect(new Set(slugs.map((slug) => metadataOf(slug).title)).size).toBe(5)
  expect(new Set(slugs.map((slug) => metadataOf(slug).description)).size).toBe(5)
  expect(metadataOf('other')).toEqual(metadataOf('hired-help'))
  expect(metadataOf('constructor')).toEqual(metadataOf('other'))
})
