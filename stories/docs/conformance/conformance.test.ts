/** The conformance report covers every criterion, with stories that assert, lines of transcripts and tests that exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { heard, type Proof, story, storyIdOf, unit } from '../../support/proofs.ts'
import { readStoryFile } from '../../support/storyFile.ts'
import { LEVELS } from './report.ts'

const ROOT = join(import.meta.dirname, '../../..')

const read = (path: string): string | undefined =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : undefined

function storyIn(source: string, name: string): string {
  const [, after = ''] = source.split(`\nexport const ${name} = `)
  return after.split('\nexport const ')[0] ?? ''
}

/** Assertions in helpers count, too. */
function asserts(source: string, name: string): boolean {
  const helpers = [...source.matchAll(/\bconst (\w+) = \([^)]*\) =>\s+expect\(/g)].map(([, helper = '']) => helper)
  const calls = ['expect', ...helpers].join('|')
  return new RegExp(`\\bplay\\b[^]*\\b(?:${calls})\\(`).test(storyIn(source, name))
}

const ids = new Map<string, readonly string[]>()
function idsOf(path: string, source: string): readonly string[] {
  const found = ids.get(path) ?? readStoryFile(source, path).map(({ id }) => id)
  ids.set(path, found)
  return found
}

const hasTitle = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}${quote},`))

function isThere(proof: Proof): boolean {
  switch (proof.kind) {
    case 'story': {
      const path = `stories/${proof.folder}/${proof.folder === 'components' ? `${proof.component}/` : ''}${proof.component}.stories.tsx`
      const source = read(path) ?? ''
      return asserts(source, proof.name) && idsOf(path, source).includes(storyIdOf(proof))
    }
    case 'transcript':
      return (read(`stories/components/${proof.name}/transcript.txt`) ?? '').includes(`\n${proof.lines.join('\n')}\n`)
    case 'test':
      return hasTitle(read(proof.file)?.replaceAll(/\(\s*\n\s*(?=['"`])/g, '(') ?? '', proof.title)
    case 'check':
      return read(proof.file) !== undefined
  }
}

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
      expect(proofs.filter((proof) => !isThere(proof))).toEqual([])
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
  ])('of %s', (_what, proof) => expect(isThere(proof)).toBe(false))
})
