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
  }
  expect(stateOf(JSON.stringify(state))).toEqual(state)
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"resources":{},"packageCategories":[],"menus":{}}',
  '{"path":"/","resources":{},"packageCategories":[]}',
  '{"path":"/","resources":[],"packageCategories":[],"menus":{}}',
  '{"path":"/","resources":{},"packageCategories":{},"menus":{}}',
  '{"path":"/","resources":{},"packageCategories":[],"menus":null}',
])('takes %j for a page without a state', (json) => {
  expect(stateOf(json)).toBeUndefined()
})

it('finds none where the page has no such element', () => {
  document.body.innerHTML = ''
  expect(readDehydratedState()).toBeUndefined()
})
