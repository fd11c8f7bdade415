import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readProofs, readStories, readTags, readTests } from './requirementProofs.ts'
import { GROUPS, readRequirements, unknownTags } from './requirements.ts'

const LIST = 'id\trequirement\nSETS-01\tLists the sets\nSETS-02\tShows a picture\nNF-01\tSays so\n'
const requirements = readRequirements(LIST)

describe('the requirements of this repository', () => {
  const all = readRequirements(readFileSync(join(import.meta.dirname, '../e2e/requirements.tsv'), 'utf8'))
  const proofs = readProofs()

  it('are a thousand', () => expect(all).toHaveLength(1000))

  it('belong to groups that have a name', () =>
    expect(Object.keys(GROUPS)).toEqual([...new Set(all.map(({ group }) => group))]))

  it('are each proved by a test', () => {
    const proved = new Set(proofs.flatMap(({ ids }) => ids))
    expect(all.filter(({ id }) => !proved.has(id)).map(({ id, text }) => `${id} ${text}`)).toEqual([])
  })

  it('are the only ones that tests name', () => expect(unknownTags(all, proofs)).toEqual([]))
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
      readTags(`test('a', { tag: ['@SETS-01', "@NF-01", '@oldest'] }, …) // @SETS-02, 'an @SETS-02 of old'`),
    ).toEqual(['SETS-01', 'NF-01'])
  })

  it('may be ranges', () =>
    expect(readTags("['@SETS-08 to 10', '@SHELL-001 to 002']")).toEqual([
      'SETS-08',
      'SETS-09',
      'SETS-10',
      'SHELL-001',
      'SHELL-002',
    ]))

  it('belong to the test that they stand in', () => {
    const source = `
      test('opens', { tag: ['@SETS-01', '@oldest'] }, async () => {})
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

  it('belong to the unit test, of one case or of many, that they stand in', () => {
    const source = `
  it('opens', { tags: ['@SETS-01'] }, () => expect(1).toBe(1))
  it.each([
    ['a', 1],
  ])('closes %s', { tags: ['@SETS-02'] }, () => {})
  describe('once', { tags: ['@NF-01'] }, () => {})`
    expect(readTests(source)).toEqual([
      { title: 'opens', ids: ['SETS-01'] },
      { title: 'closes %s', ids: ['SETS-02'] },
      { title: 'once', ids: ['NF-01'] },
    ])
  })

  it('belong to the story in whose parameters they stand, if it plays', () => {
    const source = `
const meta = preview.meta({
  title: 'Routes/Discover/Sets',
  id: 'routes-sets',
})
export const AtRest = meta.story({ parameters: { requirements: ['@NF-01'] } })
export const OnItsWay = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@SETS-01', '@SETS-02'] },
  play: async () => {},
})`
    expect(readStories(source)).toEqual([
      { title: 'On Its Way', ids: ['SETS-01', 'SETS-02'], story: 'routes-sets--on-its-way' },
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
    const proof = { file: 'sets.spec.ts', title: 'opens', ids: ['SETS-01', 'SETS-1', 'SETS-03', 'C-042'] }
    expect(unknownTags(requirements, [proof])).toEqual(['sets.spec.ts: SETS-1', 'sets.spec.ts: SETS-03'])
  })
})
