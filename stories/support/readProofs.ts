/** Finds broken proofs: stories without assertions, lines missing in a transcript, renamed tests. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readStoryFile } from './storyFile.ts'
import { type Proof, storyIdOf, nameOf } from './proofs.ts'

const ROOT = join(import.meta.dirname, '../..')

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

export const missingIn = (proofs: readonly Proof[]): string[] => proofs.filter((proof) => !isThere(proof)).map(nameOf)
