/** The conformance report covers every criterion, with tests that exist. */
import { describe, expect, it } from 'vitest'
import { heard, story, unit } from '../../support/proofs.ts'
import { missingIn } from '../../support/readProofs.ts'
import { LEVELS } from './report.ts'

describe('the verdicts', () => {
  it.each(LEVELS)('are of every criterion, in its order: $title', ({ of, criteria }) => {
    const numbers = criteria.map(({ criterion }) => criterion.split(' ', 1)[0]!)
    expect(numbers).toHaveLength(of)
    expect(numbers).toEqual(
      [...new Set(numbers)].toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    )
  })

  it.each(LEVELS.flatMap(({ criteria }) => criteria))(
    '$criterion has a remark, and tests that exist',
    ({ remark, proofs }) => {
      expect(remark).toMatch(/\.$/)
      expect(missingIn(proofs)).toEqual([])
      if (proofs.length === 0) expect(remark).toMatch(/\bno test (?:shows|measures) it\./i)
    },
  )
})

describe('a proof is refused', () => {
  const file = 'design-system/components/Field/everyField.test.tsx'
  it.each([
    ['a story that does not exist', story('Button/PressedByFoot')],
    ['a story of no component', story('Knob/Default')],
    ['a story that asserts nothing', story('Button/States')],
    ['a line that nobody says', heard('Button', 'button, Add to basket')],
    ['a part of a line', heard('Button', 'button')],
    ['a test that was renamed', unit(file, 'is named')],
    ['a file that is gone', unit('stories/gone.test.ts', 'is named')],
  ])('of %s', (_what, proof) => expect(missingIn([proof])).toHaveLength(1))
})
