import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRequirements, readTags, readTests, report, traceOf, unknownTags } from './requirements.ts'

const LIST = 'id\trequirement\nSETS-01\tLists the sets\nSETS-02\tShows a picture\nNF-01\tSays so\n'
const requirements = readRequirements(LIST)

it('reads all thousand requirements', () => {
  const table = readFileSync(join(import.meta.dirname, '../storefront/e2e/requirements.tsv'), 'utf8')
  expect(readRequirements(table)).toHaveLength(1000)
})

describe('the list', () => {
  it('is read line by line', () =>
    expect(requirements[1]).toEqual({ id: 'SETS-02', group: 'SETS', text: 'Shows a picture' }))

  it.each(['id\trequirement\nSETS-01 no tab', 'id\trequirement\nNF-01\ta\nNF-01\tb'])(
    'is rejected with a malformed line or a duplicate id',
    (table) => expect(() => readRequirements(table)).toThrow(),
  )
})

describe('tags', () => {
  it('are whole strings, not words in comments', () => {
    expect(
      readTags(`test('a', { tag: ['@SETS-01', "@NF-01", '@phone'] }, …) // @SETS-02, 'an @SETS-02 of old'`),
    ).toEqual(['SETS-01', 'NF-01'])
  })

  it('belong to the test that they stand in', () => {
    const source = `
      test('opens', { tag: ['@SETS-01', '@phone'] }, async () => {})
      test('has no tag', async () => {})
      test.describe('as a “guest”', () => {
        test(
          "doesn't close",
          { tag: ['@SETS-02', '@NF-01'] },
          async () => {},
        )
      })`
    expect(readTests(source)).toEqual([
      { title: 'opens', ids: ['SETS-01'] },
      { title: "doesn't close", ids: ['SETS-02', 'NF-01'] },
    ])
  })

  it('belong to the loop that makes their tests', () => {
    const source = `
test('opens', { tag: ['@NF-01'] }, async () => {})

for (const [id, path] of [
  ['@SETS-01', '/sets'],
]) {
  test(\`opens \${path}\`, { tag: [id, '@SETS-02'] }, async () => {})
}`
    expect(readTests(source)).toEqual([
      { title: 'opens', ids: ['NF-01'] },
      { title: 'opens ${path}', ids: ['SETS-01', 'SETS-02'] },
    ])
  })

  it('are reported with their file when they are neither requirement nor decision', () => {
    const tags = new Map([['sets.spec.ts', ['SETS-01', 'SETS-1', 'SETS-03', 'C-042']]])
    expect(unknownTags(requirements, tags)).toEqual(['sets.spec.ts: SETS-1', 'sets.spec.ts: SETS-03'])
  })
})

describe('the trace', () => {
  it('lists by group what has no test', () => {
    expect(report(traceOf(requirements, new Set(['SETS-01', 'NF-01'])))).toBe(
      [
        'SETS      1 of 2',
        '    SETS-02  Shows a picture',
        'NF        1 of 1',
        '2 of 3 requirements have an end-to-end test; 1 have none.',
      ].join('\n'),
    )
  })

  it('is limited to groups, and rejects an unknown one', () => {
    expect(traceOf(requirements, new Set(), ['NF']).map(({ group }) => group)).toEqual(['NF'])
    expect(() => traceOf(requirements, new Set(), ['SET'])).toThrow('There is no group SET in')
  })
})
