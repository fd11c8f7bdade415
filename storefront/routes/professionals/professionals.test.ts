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
  it('is left out if empty', () => expect(experienceOf({ ...ASHA, Experience: ' ' })).toBeUndefined())
})

it('shows a fee only if one is agreed', () => {
  expect(feeOf(ASHA)?.value).toBe('₹8,500')
  expect(feeOf({ ...ASHA, Fees: null })).toBeUndefined()
  expect(feeOf({ ...ASHA, Fees: ZERO })).toBeUndefined()
})

it('links to a portfolio only if it has photographs', () => {
  expect(portfolioPath(ASHA)).toBe('/portfolio/asha-rao')
  expect(portfolioPath({ ...ASHA, Count: 0 })).toBeUndefined()
  expect(portfolioPath({ ...ASHA, SlugName: '' })).toBeUndefined()
})

it('describes people with a fee as structured data', () => {
  expect(
    JSON.stringify(
      serviceList([ASHA, { ...ASHA, Name: 'Ravi', Fees: null }], 'Stylists', '/hire-professionals/stylists'),
    ),
  ).toContain('"price":8500')
  expect(serviceList([{ ...ASHA, Fees: null }], 'Stylists', '/')).toEqual([])
})

it('has metadata for four slugs, and the same for all others', () => {
  const slugs = ['makeup-artist', 'photographers', 'cinematographers', 'dress-stylists', 'hired-help']
  expect(new Set(slugs.map((slug) => metadataOf(slug).title)).size).toBe(5)
  expect(new Set(slugs.map((slug) => metadataOf(slug).description)).size).toBe(5)
  expect(metadataOf('other')).toEqual(metadataOf('hired-help'))
  expect(metadataOf('constructor')).toEqual(metadataOf('other'))
})
