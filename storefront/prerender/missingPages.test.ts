import { expect, it } from 'vitest'
import { missingLinks, missingPages } from './missingPages.ts'

const LINKS = [
  { name: 'Texas Ranch', href: '/set/texas-ranch' },
  { name: 'The cafe', href: '/restuarant' },
]

it('names each link of the home page to something that the provider does not list', () => {
  expect(missingLinks(['/', '/restuarant', '/set/lake'], LINKS)).toEqual([
    '“Texas Ranch” is no link on the home page: there is no page /set/texas-ranch. Change it in the studio’s folder.',
  ])
  expect(missingLinks(['/restuarant', '/set/texas-ranch'], LINKS)).toEqual([])
})

it('finds the studio’s links to sets and professions', () => {
  expect(missingPages(['/', '/props', '/outfits', '/hire-professionals'])).toEqual(
    expect.arrayContaining(['/set/texas-ranch', '/hire-professionals/photographers']),
  )
})
