/** Every component has acceptance criteria, and a test proves each of them. */
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { heard, story, unit } from '../support/proofs.ts'
import { missingIn } from '../support/readProofs.ts'
import { EVERYWHERE } from './criteria.ts'
import { ACCEPTANCE } from './index.ts'

const ROOT = join(import.meta.dirname, '../..')
const pages = globSync('stories/guides/*.ts', { cwd: ROOT })
  .map((path) => basename(path, '.ts'))
  .toSorted()

it('has criteria for every component, and for no other', () =>
  expect(Object.keys(ACCEPTANCE).toSorted(), 'Write them in stories/acceptance/').toEqual(pages))

describe('every criterion is proved by tests that exist', () => {
  it.each(Object.entries(ACCEPTANCE))('of %s', (_name, criteria) =>
    expect(criteria.flatMap(({ proofs }) => missingIn(proofs))).toEqual([]),
  )

  it('of all components', () => expect(EVERYWHERE.flatMap(({ proofs }) => missingIn(proofs))).toEqual([]))
})

it.each(Object.entries(ACCEPTANCE))('%s says each criterion once, in words that follow “must”', (_name, criteria) => {
  const said = criteria.map(({ of = '', must }) => `${of} ${must}`)
  expect(new Set(said).size).toBe(said.length)
  for (const { must: words } of criteria) expect(words).toMatch(/^(?!must\b)[a-z].*[^.\s]$/)
})

describe('a proof is refused', () => {
  it.each([
    ['a story that does not exist', story('Button/PressedByFoot')],
    ['a story of no component', story('Knob/Default')],
    ['a story that asserts nothing', story('Button/States')],
    ['a line that nobody says', heard('Button', 'button, Add to basket')],
    ['a part of a line', heard('Button', 'button')],
    ['a test that was renamed', unit('stories/acceptance/fields.test.tsx', 'is named')],
    [
      'a test of another component',
      unit('stories/acceptance/fields.test.tsx', '%s is named by a label in sight, not by its placeholder', 'Button'),
    ],
    ['a file that is gone', unit('stories/acceptance/gone.test.ts', 'is named')],
  ])('of %s', (_what, proof) => expect(missingIn([proof])).toHaveLength(1))
})
