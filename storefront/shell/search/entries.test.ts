import { expect, it } from 'vitest'
import { PAGE } from '../../routes/outfits/sort.ts'
import { entriesOf, merged } from './entries.ts'

it('reads entries from the answers of pages, by their keys', () => {
  expect(
    entriesOf('sets', {
      Setslist: [
        { SlugId: 'glasshouse', SetName: 'Glasshouse' },
        { SlugId: '', SetName: 'New' },
      ],
    }),
  ).toEqual([{ kind: 'Sets', id: 'glasshouse', title: 'Glasshouse', about: '', href: '/set/glasshouse' }])
  const packagelist = [{ PackageId: 7, PackageName: 'Golden Hour', CategoryName: 'Pre-wedding' }]
  expect(entriesOf('packages pre-wedding & more', { packagelist })).toEqual([
    {
      kind: 'Packages',
      id: '7',
      title: 'Golden Hour',
      about: 'Pre-wedding',
      href: '/pricing/pre-wedding%20%26%20more',
    },
  ])
  expect(entriesOf('post a', { blogs: { Slug: 'a', Title: 'A', Description: 'B' } })).toHaveLength(1)
  expect(entriesOf('post gone', { blogs: undefined })).toEqual([])
  expect(entriesOf('bookings', { orders: [] })).toEqual([])
  expect(entriesOf('props', { PropList: [{ SlugName: '', PropCategoryName: '', PropName: ' ' }] })).toEqual([])
})

const OUTFITS = { OutFitList: [{ OutfitID: 4, ProductName: 'Gown' }] }

it.each([
  ['outfits 2 0 5000 A', '/outfits?category=2'],
  ['outfits 2,3 0 5000 A', '/outfits'],
  ['outfits  0 5000 A', '/outfits'],
])('leads from an outfit of the list “%s” to %s', (key, href) =>
  expect(entriesOf(key, OUTFITS)).toMatchObject([{ href }]),
)

it('leads from a later outfit to the list with so many pages that it is shown', () => {
  const OutFitList = Array.from({ length: 2 * PAGE + 1 }, (_, OutfitID) => ({ OutfitID, ProductName: 'Gown' }))
  const links = (key: string) => entriesOf(key, { OutFitList }).map(({ href }) => href)
  const ofCategory = links('outfits 2 0 5000 A')
  expect([PAGE - 1, PAGE, 2 * PAGE - 1, 2 * PAGE].map((at) => ofCategory[at])).toEqual([
    '/outfits?category=2',
    '/outfits?category=2&page=2',
    '/outfits?category=2&page=2',
    '/outfits?category=2&page=3',
  ])
  expect(links('outfits  0 5000 A')[PAGE]).toBe('/outfits?page=2')
  // A list that is narrowed by price has fewer outfits before this one.
  const [late] = entriesOf('outfits 2 0 5000 A', { OutFitList }).slice(PAGE)
  const [seen] = entriesOf('outfits 2 3000 5000 A', { OutFitList: OutFitList.slice(PAGE) })
  expect(merged([late!, seen!])).toMatchObject([{ id: `${PAGE}`, href: '/outfits?category=2&page=2' }])
})

it('keeps the category of an outfit, and replaces what a page has seen since', () => {
  const [known] = entriesOf('outfits 2 0 5000 A', OUTFITS)
  const [seen] = entriesOf('outfits  0 5000 A', { OutFitList: [{ OutfitID: 4, ProductName: 'Silk gown' }] })
  expect(merged([{ ...known!, about: 'Gowns' }, seen!])).toEqual([
    { kind: 'Outfits', id: '4', title: 'Silk gown', about: 'Gowns', href: '/outfits?category=2' },
  ])
  expect(merged([seen!, known!])).toMatchObject([{ href: '/outfits?category=2' }])
})
