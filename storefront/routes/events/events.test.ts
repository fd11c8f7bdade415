import { expect, it } from 'vitest'
import { BRAND } from '../../brand.ts'
import { fromRupees } from '../../text/money.ts'
import { eventPage, eventPath, productList } from './events.ts'

const item = (ImageLink: string, Type: string, more = {}) => ({
  EventCategoryLink: '/banner.svg',
  EventCategoryName: 'Haldi',
  EventCategoryDescription: 'Marigold.',
  ImageLink,
  Type,
  ...more,
})

it('shows only items of Type Gallery', { tags: ['@EVD-04', '@C-057'] }, () => {
  const page = eventPage([
    item('/cover.svg', 'Cover'),
    item('/one.svg', 'Gallery'),
    item('/two.svg', 'gallery'),
    item('/three.svg', 'Gallery'),
  ])
  expect(page).toEqual({
    name: 'Haldi',
    description: 'Marigold.',
    banner: '/banner.svg',
    photographs: ['/one.svg', '/three.svg'],
  })
})

it('takes the name from the first item that has one', () => {
  expect(eventPage([item('', 'Gallery', { EventCategoryName: '' }), item('', 'Gallery')])?.name).toBe('Haldi')
})

it('has no event without items', () => expect(eventPage([])).toBeUndefined())

it('lists events with a price and a page as structured data', () => {
  const event = (SlugId: string, EventPrice: number | undefined) => ({
    EventCategoryName: SlugId || 'none',
    ImageLink: '/one.svg',
    EventPrice: EventPrice === undefined ? null : fromRupees(EventPrice),
    SlugId,
  })
  const list = productList([event('haldi', 45_000.5), event('wedding', undefined), event('', 5)])
  expect(list).toHaveLength(1)
  expect(JSON.stringify(list)).toContain(
    `"offers":{"@type":"Offer","price":45000.5,"priceCurrency":"INR","url":"${BRAND.site}/event/haldi"}`,
  )
  expect(JSON.stringify(list)).not.toMatch(/wedding|none/)
  expect(productList([event('wedding', undefined)])).toEqual([])
})

it('encodes any slug in the address', () => {
  expect(eventPath({ SlugId: 'haldi & mehendi', EventCategoryName: '', ImageLink: '', EventPrice: null })).toBe(
    '/event/haldi%20%26%20mehendi',
  )
})
