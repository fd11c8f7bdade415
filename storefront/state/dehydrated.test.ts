// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { readDehydratedState } from './dehydrated.ts'

function stateOf(json: string) {
  document.body.innerHTML = `<script type="application/json" id="dehydrated">${json}</script>`
  return readDehydratedState()
}

it('reads the state of a prerendered page', () => {
  const state = {
    path: '/faqs',
    resources: { GetFAQ: { status: 'refused', msg: 'None.' } },
    packageCategories: [{ SlugName: 'films', CategoryName: 'Films' }],
    menus: { meals: ['Breakfast'] },
    missingPages: ['/set/ranch'],
    pictures: {
      'https://provider.example/a.jpg': { srcSet: '/pictures/k3Jx9fQa-480.webp 480w', width: 4000, height: 3000 },
    },
  }
  expect(stateOf(JSON.stringify(state))).toEqual(state)
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"resources":{},"packageCategories":[],"menus":{},"pictures":{},"missingPages":[]}',
  '{"path":"/","resources":{},"packageCategories":[],"pictures":{},"missingPages":[]}',
  '{"path":"/","resources":[],"packageCategories":[],"menus":{},"pictures":{},"missingPages":[]}',
  '{"path":"/","resources":{},"packageCategories":{},"menus":{},"pictures":{},"missingPages":[]}',
  '{"path":"/","resources":{},"packageCategories":[],"menus":null,"pictures":{},"missingPages":[]}',
  '{"path":"/","resources":{},"packageCategories":[],"menus":{},"missingPages":[]}',
  '{"path":"/","resources":{},"packageCategories":[],"menus":{},"pictures":{}}',
])('takes %j for a page without a state', (json) => {
  expect(stateOf(json)).toBeUndefined()
})

it('finds none where the page has no such element', () => {
  document.body.innerHTML = ''
  expect(readDehydratedState()).toBeUndefined()
})
