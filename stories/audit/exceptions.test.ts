import { expect, test } from 'vitest'
import { type Exception, applyExceptions, unusedExceptions } from './exceptions.ts'
import { foundIn, failedEntry } from './report.ts'
import type { Entry, Finding } from './types.ts'

const finding = (rule: string, element = 'button'): Finding => ({ rule, element, sentence: 'It is wrong.' })

function entryWith(findings: readonly Finding[]): Entry {
  const entry = failedEntry(
    { kind: 'story', id: 'components-badge--states', title: 'Catalogue/Badge', name: 'States' },
    '',
  )
  const { fault, ...rest } = entry
  expect(fault).toBe('')
  return { ...rest, engines: { ...rest.engines, axe: { themes: ['light'], findings, excepted: 0, undecided: 0 } } }
}

const exception: Exception = {
  engine: 'axe',
  rule: 'target-size',
  where: /badge/,
  what: /^button /,
  reason: 'It is intended.',
}

test('an exception accepts its rule at its place, and nothing else', () => {
  const used = new Set<Exception>()
  const entry = applyExceptions(
    entryWith([finding('target-size'), finding('target-size', 'a'), finding('label')]),
    [exception],
    used,
  )
  expect(entry.engines.axe.findings).toEqual([finding('target-size', 'a'), finding('label')])
  expect(entry.engines.axe.excepted).toBe(1)
  expect(foundIn(entry)).toBe(2)
  expect(unusedExceptions([exception], used)).toEqual([])
})

test('reports an exception that accepted nothing', () => {
  const used = new Set<Exception>()
  applyExceptions(entryWith([finding('label')]), [exception], used)
  expect(unusedExceptions([exception], used)).toEqual([expect.stringContaining('“It is intended.”')])
})

test('a page that could not be checked is a finding', () => {
  expect(foundIn(failedEntry({ kind: 'route', id: '/', title: '/', name: '' }, 'It was not drawn.'))).toBe(1)
})
