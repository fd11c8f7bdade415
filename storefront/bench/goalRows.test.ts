import { expect, it } from 'vitest'
import { goalRow, goalRows } from './goalRows.ts'
import { STATIC_BASELINE, ratioOf, type PageResult } from './results.ts'

const page: PageResult = {
  path: '/',
  kind: 'content',
  noindex: false,
  html: 10,
  styles: 10,
  styleFiles: 1,
  fonts: 30,
  fontFiles: 2,
  picture: 9,
  early: 3,
  scripts: 90,
  scriptFiles: 6,
  requests: 18,
  performance: 100,
  accessibility: 100,
  practices: 100,
  seo: 100,
  lcp: 1100,
  tbt: 0,
  cls: 0,
  notes: '',
}
const baseline: PageResult = { ...page, path: STATIC_BASELINE, kind: 'baseline', lcp: 1000, scripts: 0 }
const taken = { day: '2026-11-23', runs: 5, load: '0.1 to 0.4 on 2 cores' }

it('compares a page with the static page of the same run', () => {
  expect(ratioOf(page, [baseline, page])).toBe(1.1)
  expect(ratioOf(page, [page])).toBeNaN()
})

it('counts the pages that miss a goal, names the worst, and leaves the baselines out', () => {
  const slow: PageResult = { ...page, path: '/sets', lcp: 1500, fonts: 45, performance: 97 }
  const rows = goalRows({ pages: { ...taken, rows: [baseline, page, slow] } })
  const about = (what: string) => rows.find((row) => row.what.startsWith(what))
  expect(about('Largest paint')).toMatchObject({ figure: '1.10 to 1.50', missed: 1, of: 2, worst: '/sets' })
  expect(about('First view')).toMatchObject({ figure: '59.0 to 74.0', missed: 1, worst: '/sets' })
  expect(about('Lighthouse performance, public')).toMatchObject({ figure: '100 to 97', missed: 1, worst: '/sets' })
  expect(about('Scripts at rest')).toMatchObject({ goal: '≤ 95', figure: '90.0', missed: 0, worst: '' })
})

it('takes a figure as it is shown: 20.4 ms is 20', () => {
  expect(goalRow({ what: 'Blocking time', figures: [{ name: '/', value: 20.4 }], most: 20 }).missed).toBe(0)
  expect(goalRow({ what: 'Blocking time', figures: [{ name: '/', value: 20.6 }], most: 20 }).missed).toBe(1)
})

it('misses a goal without a figure', () => {
  const rows = goalRows({ pages: { ...taken, rows: [page] } })
  expect(rows.find(({ what }) => what.startsWith('Largest paint'))).toMatchObject({ missed: 1, of: 1 })
})

it('counts a press without effect as the slowest', () => {
  const rows = goalRows({
    presses: { ...taken, rows: [{ name: '/: open', press: null, worst: 0, answer: null, lost: 5 }] },
  })
  expect(rows.map(({ missed }) => missed)).toEqual([1, 1])
})
