import { describe, expect, it } from 'vitest'
import PICTURES from '../pictures.json' with { type: 'json' }
import { DEMONSTRATION as SHOWN } from './demonstration.ts'

/** The entry for `/art/scene/texas-ranch.svg`. */
const pictureAt = (path: unknown) => new Map(Object.entries(PICTURES)).get(String(path).replace(/^\/art\/|\.svg$/g, ''))
const every = <Value>(record: Readonly<Record<string, readonly Value[]>>): Value[] => Object.values(record).flat()
const repeated = (values: readonly unknown[]): unknown[] => values.filter((value, at) => values.indexOf(value) !== at)

describe('the demonstration catalogue', () => {
  it('shows in portfolios no empty set, and at an event its main view once', () => {
    expect(every(SHOWN.galleries).filter(({ Filelink }) => String(Filelink).startsWith('/art/scene/'))).toEqual([])
    for (const items of Object.values(SHOWN.eventDetails)) {
      const views = items.map(({ ImageLink }) => String(ImageLink).replace(/\.16x9(?=\.svg$)/, ''))
      expect(repeated(views)).toEqual([])
    }
  })

  it('links only to itself and example.com', () => {
    const addresses = JSON.stringify(SHOWN).match(/https?:[^"\\]+/g) ?? []
    expect(addresses.filter((address) => !address.startsWith('https://example.com/'))).toEqual([])
    expect(JSON.stringify(SHOWN)).not.toMatch(/[\w.]+@[\w.]+|\b\d{10}\b/)
  })

  it('has no exclamation marks and no empty texts', () => {
    expect(JSON.stringify(SHOWN)).not.toContain('!')
    for (const set of Object.values(SHOWN.setDetails)) expect(String(set.SetDescription).length).toBeGreaterThan(60)
  })

  it('repeats no id or slug across categories', () => {
    for (const list of [
      every(SHOWN.packages).map(({ PackageId }) => PackageId),
      every(SHOWN.professionals).map(({ ID }) => ID),
      every(SHOWN.professionals).map(({ SlugName }) => SlugName),
      SHOWN.propCategories.map(({ SlugName }) => SlugName),
      SHOWN.outfitCategories.map(({ OutfitCategoryId }) => OutfitCategoryId),
    ])
      expect(repeated(list)).toEqual([])
  })
})

describe('the amount of content', () => {
  it.each([
    ['sets', SHOWN.sets, 24],
    ['props', SHOWN.props, 18],
    ['outfits', SHOWN.outfits, 16],
    ['meals', SHOWN.meals, 8],
    ['events', SHOWN.events, 6],
    ['posts', SHOWN.blogs, 10],
    ['banners', SHOWN.banners, 5],
    ['people with a portfolio', every(SHOWN.professionals).filter(({ Count }) => Number(Count) >= 4), 12],
  ])('%s', (_what, list, least) => {
    expect(list.length).toBeGreaterThanOrEqual(least)
  })

  it('has every banner wide and tall', () => {
    for (const { ThumbnailLink, BannerLink } of SHOWN.banners) {
      const [wide, tall] = [pictureAt(ThumbnailLink), pictureAt(BannerLink)]
      expect(Number(wide?.width) / Number(wide?.height)).toBeGreaterThan(2)
      expect(Number(tall?.width) / Number(tall?.height)).toBeLessThan(1)
    }
  })
})

describe('packages', () => {
  it('have the seven slugs of the documents, in that order', () => {
    const seven = [
      'bloggers--influencers',
      'pre-wedding-maternity',
      'customised-setup',
      'modelling-fashion-portfolio',
      'music-video-ads',
      'product-garment',
      'web-series-tv-serials',
    ]
    expect(SHOWN.packageCategories.map(({ SlugName }) => SlugName)).toEqual(seven)
    for (const list of Object.values(SHOWN.packages)) {
      expect(list.length).toBeGreaterThanOrEqual(3)
      expect(list.length).toBeLessThanOrEqual(6)
    }
  })

  it.each(every(SHOWN.packages).map((one) => [String(one.PackageName), one] as const))(
    '%s covers the booking amount',
    (_name, one) => {
      expect(Number(one.SellingPrice)).toBeGreaterThanOrEqual(3000)
      const hours = [one.StartTime, one.EndTime].map(String)
      if (hours.join('') !== '') for (const hour of hours) expect(hour).toMatch(/^(1[0-2]|[1-9]):[0-5]\d [AP]M$/)
      expect(SHOWN.rooms.some(({ PackageTypeIds }) => PackageTypeIds?.includes(String(one.PackageType)))).toBe(true)
    },
  )

  it('include one without hours, one too long for its card, one with a long name', () => {
    const all = every(SHOWN.packages)
    expect(all.some(({ StartTime, EndTime }) => StartTime === '' && EndTime === '')).toBe(true)
    expect(all.some(({ PackageDetails }) => String(PackageDetails).split('\n').length >= 20)).toBe(true)
    expect(all.some(({ PackageName }) => String(PackageName).length > 80)).toBe(true)
  })
})

describe('what goes with a shoot', () => {
  it('has professionals with and without a fee, with and without a portfolio', () => {
    const people = every(SHOWN.professionals)
    expect(people.some(({ Fees }) => Fees === undefined)).toBe(true)
    expect(people.some(({ Count }) => Count === 0)).toBe(true)
  })

  it('puts each outfit in an existing category and gender', () => {
    const categories = SHOWN.outfitCategories.map(({ OutfitCategoryId }) => OutfitCategoryId)
    const types = SHOWN.outfitTypes.map(({ Type }) => Type)
    for (const { OutfitCategoryId, GenderType } of SHOWN.outfits) {
      expect(categories).toContain(OutfitCategoryId)
      expect(types).toContain(GenderType)
    }
    for (const category of categories) {
      expect(SHOWN.outfits.some(({ OutfitCategoryId }) => OutfitCategoryId === category)).toBe(true)
    }
  })

  it('has a prop in each category', () => {
    const slugs = new Set(SHOWN.props.map(({ SlugName }) => SlugName))
    expect(SHOWN.propCategories.filter(({ SlugName }) => !slugs.has(SlugName))).toEqual([])
  })

  it('begins with the sets that the home page shows', () => {
    expect(SHOWN.sets.slice(0, 4).map(({ SetName }) => SetName)).toEqual([
      'Texas Ranch',
      'The Rajwada Courtyard',
      'Love Blossom',
      'Luminous Tree',
    ])
  })

  it('has a menu that scrolls, events without a price, and details other than the gallery', () => {
    expect(SHOWN.meals.some(({ MenuIncludes }) => String(MenuIncludes).split('\n').length > 7)).toBe(true)
    expect(SHOWN.events.some(({ EventPrice }) => EventPrice === '')).toBe(true)
    for (const { SlugId } of SHOWN.events) {
      const types = SHOWN.eventDetails[String(SlugId)]?.map(({ Type }) => Type) ?? []
      expect(types.filter((type) => type === 'Gallery').length).toBeGreaterThanOrEqual(4)
      expect(types).toContain('Cover')
    }
  })

  it('keeps studio tours at two hours or longer (C-114)', () => {
    for (const { TimeInMinitues } of SHOWN.recceCategories) expect(Number(TimeInMinitues)).toBeGreaterThanOrEqual(120)
  })
})
