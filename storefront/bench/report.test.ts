import { expect, it } from 'vitest'
import { section, type Column } from './report.ts'

interface Row {
  readonly path: string
  readonly ms?: number
  readonly score?: number
}

const of = (rows: readonly Row[], column: Partial<Column<Row>>) =>
  section({ head: 'Page', of: ({ path }) => path }, [{ head: 'Time, ms', value: ({ ms }) => ms, ...column }], rows)

it('summarises a goal, names the page that misses it most, and marks each figure that misses it', () => {
  const rows = [
    { path: '/', ms: 10 },
    { path: '/cart', ms: 30 },
    { path: '/sets', ms: 21 },
  ]
  const { text, missed } = of(rows, { most: 20 })
  expect(missed).toBe(2)
  expect(text).toMatch(/\| Time, ms \| ≤ 20 \| 10 to 30 +\| \*\*missed\*\* by 2 of 3, most by \/cart \|/)
  expect(text.split('\n').slice(-3).join('\n')).toMatch(
    /^\| \/ +\| 10 +\|\n\| \/cart \| 30! +\|\n\| \/sets \| 21! +\|$/,
  )
})

it('summarises rows with different limits by themselves, and a row without one not at all', () => {
  const rows = [
    { path: '/', score: 99 },
    { path: '/cart', score: 98 },
    { path: 'baseline', score: 90 },
  ]
  const limits: Record<string, number> = { '/': 100, '/cart': 98 }
  const { text, missed } = of(rows, { value: ({ score }) => score, least: ({ path }) => limits[path] })
  expect(missed).toBe(1)
  expect(text).toMatch(/≥ 100 \| 99 +\| \*\*missed\*\* by 1 of 1, most by \/ \|/)
  expect(text).toMatch(/≥ 98 +\| 98 +\| reached/)
})

it('takes a figure as it is shown: 20.4 ms is 20', () => {
  expect(of([{ path: '/', ms: 20.4 }], { most: 20 }).missed).toBe(0)
  expect(of([{ path: '/', ms: 20.6 }], { most: 20 }).missed).toBe(1)
})

it('counts a missing figure as the worst', () => {
  const { text, missed } = of([{ path: '/cart' }, { path: '/', ms: 0 }], { most: 20 })
  expect(missed).toBe(1)
  expect(text).toMatch(/0 to – +\| \*\*missed\*\* by 1 of 2, most by \/cart/)
})
