import { expect, it } from 'vitest'
import { addressOfPlace, placeIn, withPlace, written } from './place.ts'

const FRAME = 'https://example.com/design/system/iframe.html?id=pages-catalogue--outfits&viewMode=story'

it.each([
  '/set/rajwada-courtyard',
  '/outfits?gender=F&category=1,2&sort=price-up',
  '/faqs?q=two+words%3B+50%25+~+%E0%A4%B8',
  '/login?ref=/cart',
])('names %s so that it can be read again', (at) => {
  const { pathname, search } = new URL(at, FRAME)
  const back = new URL(placeIn(new URL(withPlace(FRAME, at)).search).at!, FRAME)
  expect([back.pathname, ...back.searchParams]).toEqual([pathname, ...new URLSearchParams(search)])
  expect(placeIn(`?path=/story/pages-catalogue--outfits&at=${written(at)}&globals=theme:dark`).at).toBe(
    placeIn(new URL(withPlace(FRAME, at)).search).at,
  )
  // Storybook writes again what it has read.
  expect(decodeURIComponent(written(at))).toBe(written(at))
})

it('knows the story in both addresses', () => {
  expect(placeIn('?path=/docs/pages-catalogue--docs')).toEqual({ story: 'pages-catalogue--docs', at: undefined })
  expect(placeIn(new URL(FRAME).search)).toEqual({ story: 'pages-catalogue--outfits', at: undefined })
})

it('says nothing where the story begins', () => {
  expect(withPlace(withPlace(FRAME, '/sets'), undefined)).toBe(FRAME)
})

it('has an address in the interface', () => {
  const place = { story: 'pages-catalogue--outfits', at: '/outfits?gender=F' }
  expect(placeIn(addressOfPlace(place))).toEqual(place)
  expect(addressOfPlace({ story: 'pages-catalogue--outfits' })).toBe('?path=/story/pages-catalogue--outfits')
})
