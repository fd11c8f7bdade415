import { expect, it } from 'vitest'
import { pagesOf } from './packages.ts'

it('keeps the categories that a menu can link: each page once, with a name', () => {
  const wedding = { SlugName: 'wedding', CategoryName: 'Wedding' }
  const film = { SlugName: 'film', CategoryName: 'Film' }
  const nowhere = { SlugName: '', CategoryName: 'Nowhere' }
  const nameless = { SlugName: 'nameless', CategoryName: ' ' }
  expect(pagesOf([wedding, nowhere, film, nameless, { ...wedding, CategoryName: 'Weddings' }])).toEqual([wedding, film])
})
