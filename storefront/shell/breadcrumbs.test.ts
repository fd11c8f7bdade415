import { expect, it } from 'vitest'
import { BRAND } from '../brand.ts'
import { breadcrumbList, crumbs } from './breadcrumbs.ts'

const WAY = [{ href: '/sets', text: 'Sets' }, { text: 'Texas Ranch' }]

it('starts at home and ends at the page itself', () => {
  expect(crumbs(...WAY).items).toEqual([{ href: '/', text: 'Home' }, ...WAY])
})

it('lists absolute addresses as structured data, in order', () => {
  expect(breadcrumbList(...WAY)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${BRAND.site}/` },
      { '@type': 'ListItem', position: 2, name: 'Sets', item: `${BRAND.site}/sets` },
      { '@type': 'ListItem', position: 3, name: 'Texas Ranch' },
    ],
  })
})
