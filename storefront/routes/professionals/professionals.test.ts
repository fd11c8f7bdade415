import { describe, expect, it } from 'vitest'
import { fromRupees, ZERO } from '../../text/money.ts'
import { metadataOf } from './ProfessionalsRoute.tsx'
import { experienceOf, feeOf, hasFee, portfolioPath, serviceList, type Professional } from './professionals.ts'

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

it.each([
  ['₹8,500', fromRupees(8_500)],
  ['Price on request', null],
  ['Price on request', undefined],
  ['Price on request', ZERO],
])('shows %s for a fee of %j', { tags: ['@HPL-09'] }, (value, Fees) => {
  expect(feeOf({ ...ASHA, Fees }).value).toBe(value)
  expect(hasFee({ ...ASHA, Fees })).toBe(value.startsWith('₹'))
})

it('links to a portfolio only if it has photographs', { tags: ['@HPL-12'] }, () => {
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

it(
  'has metadata for four slugs, and the name of any other category',
  { tags: ['@SHELL-126', '@SHELL-127', '@SHELL-128', '@SHELL-129', '@SHELL-130', '@C-040'] },
  () => {
    const slugs = ['makeup-artist', 'photographers', 'cinematographers', 'dress-stylists', 'hired-help']
    expect(slugs.map((slug) => metadataOf(slug).title)).toEqual([
      'Make-up artists for hire',
      'Photographers for hire',
      'Cinematographers for hire',
      'Dress stylists for hire',
      'Professionals for hire',
    ])
    expect(new Set(slugs.map((slug) => metadataOf(slug).description)).size).toBe(5)
    expect(metadataOf('other')).toEqual(metadataOf('hired-help'))
    expect(metadataOf('constructor', 'Drone pilots').title).toBe('Drone pilots for hire')
  },
)
