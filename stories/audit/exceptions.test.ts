import { expect, test } from 'vitest'
import { applyExceptions, type Exception, unusedExceptions } from './exceptions.ts'
import type { Entry, Finding } from './report.ts'

const finding = (rule: string, element = 'button'): Finding => ({
  engine: 'axe',
  rule,
  element,
  sentence: 'It is wrong.',
})
const entryWith = (findings: readonly Finding[]): Entry => ({
  kind: 'story',
  id: 'components-badge--states',
  name: 'Catalogue/Badge: States',
  findings,
})
const exception: Exception = {
  engine: 'axe',
  rule: 'target-size',
  where: /badge/,
  what: /^button /,
  reason: 'It is intended.',
}

test('an exception accepts its rule at its place, and nothing else', () => {
  const used = new Map<Exception, number>()
  const others = [finding('target-size', 'a'), finding('label'), { ...finding('target-size'), engine: 'html' as const }]
  const entry = applyExceptions(entryWith([finding('target-size'), ...others]), [exception], used)
  expect(entry.findings).toEqual(others)
  expect(used.get(exception)).toBe(1)
  expect(unusedExceptions([exception], used)).toEqual([])
})

test('reports an exception that accepted nothing', () => {
  const used = new Map<Exception, number>()
  applyExceptions(entryWith([finding('label')]), [exception], used)
  expect(unusedExceptions([exception], used)).toEqual([expect.stringContaining('“It is intended.”')])
})
