// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { answersFileOf, readDehydratedState, takeAnswers } from './dehydrated.ts'
import { takeResources } from './resource.ts'

vi.mock(import('./resource.ts'), async (original) => ({ ...(await original()), takeResources: vi.fn() }))

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

it.each([
  ['/', '/answers/index.json'],
  ['/sets/', '/answers/sets.json'],
  ['/set/a%20b', '/answers/set/a%20b.json'],
])('the answers of %s are at %s', (path, file) => {
  expect(answersFileOf(path)).toBe(file)
})

describe('answers of the next page', () => {
  const BUILD = '/assets/bootstrap-1234567.js'
  const resources = { GetFAQ: { status: 'refused', msg: 'None.' } }
  function take(answers: unknown): void {
    vi.mocked(takeResources).mockClear()
    document.body.innerHTML = `<script type="text/plain" data-parts="" src="${BUILD}"></script>`
    takeAnswers(JSON.stringify(answers))
  }

  it('are taken', () => {
    take({ build: BUILD, resources, pictures: {} })
    expect(takeResources).toHaveBeenCalledWith(resources)
  })

  it.each([
    [{ build: '/assets/bootstrap-7654321.js', resources, pictures: {} }],
    [{ resources, pictures: {} }],
    ['<!doctype html>'],
  ])('are left if they are %j: another build may have another shape', (answers) => {
    take(answers)
    expect(takeResources).not.toHaveBeenCalled()
  })
})
