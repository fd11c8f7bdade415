/** The conformance report has every criterion, proved by tests that exist. */
import { describe, expect, it } from 'vitest'
import { missingIn } from '../../support/readProofs.ts'
import { LEVELS } from './report.ts'

describe('the verdicts', () => {
  it.each(LEVELS)('are of every criterion, in its order: $title', ({ names, criteria }) =>
    expect(criteria.map(({ num }) => num)).toEqual(Object.keys(names)),
  )

  it.each(LEVELS.flatMap(({ criteria }) => criteria))(
    '$num has a remark, and tests that exist',
    ({ remark, proofs }) => {
      expect(remark).toMatch(/\.$/)
      expect(missingIn(proofs)).toEqual([])
      if (proofs.length === 0) expect(remark).toMatch(/\bno test (?:shows|measures) it\./i)
    },
  )
})
