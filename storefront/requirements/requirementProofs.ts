/**
 * Finds the tests, of any layer, that prove each requirement: they carry its id as a string literal, `'@SHELL-001'`.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

export interface Test {
  readonly title: string
  /** Requirements and decisions. */
  readonly ids: readonly string[]
  /** Storybook's id, if the test is a story: `routes-faqs--searched`. */
  readonly story?: string
}

export interface Proof extends Test {
  /** Relative to the root of the repository. */
  readonly file: string
}

/** Tags that are ids or ranges of them, such as `'@SHELL-001'` and `'@SHELL-001 to 003'`, but not `'@oldest'`. */
export function readTags(source: string): string[] {
  const tags = source.matchAll(/(['"`])@([A-Z]+\d*-)([0-9A-Za-z]+)(?: to (\d+))?\1/g)
  return [...tags].flatMap(([, , group = '', first = '', last]) => {
    if (last === undefined) return group + first
    const count = Number(last) - Number(first) + 1
    return Array.from({ length: count }, (_, at) => group + String(Number(first) + at).padStart(first.length, '0'))
  })
}

/** `test('title',`, `it.each(rows)('title',`, `describe('title',`. */
const START = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])(.*?)\1,/g

/** A file's tests, and tagged groups of tests, in order with their ids. Ids between two tests belong to the second. */
export function readTests(source: string): Test[] {
  const starts = [...source.matchAll(START)]
  const begins = starts.map(({ index }, at) => {
    const before = starts[at - 1]?.index ?? 0
    const outside = source.slice(before, index).search(/^\s*(?:const|for) /m)
    return outside < 0 ? index : before + outside
  })
  return starts.flatMap(({ 2: title = '' }, at) => {
    const ids = readTags(source.slice(begins[at], begins[at + 1]))
    return ids.length > 0 ? [{ title: title.replaceAll(/\\(?=['"`])/g, ''), ids }] : []
  })
}

/** Stories with ids in their parameters. Without a play function a story proves nothing. */
export function readStories(source: string): Test[] {
  const [head = '', ...stories] = source.split(/^export const (?=\w+ = )/m)
  const component = /preview\.meta\(\{[^]*?\bid: '([^']+)'/.exec(head)?.[1] ?? ''
  return stories.flatMap((story) => {
    const title = storyNameFromExport(/^\w+/.exec(story)?.[0] ?? '')
    const ids = /\bplay\b/.test(story) ? readTags(story) : []
    return ids.length > 0 ? [{ title, ids, story: toId(component, title) }] : []
  })
}

const ROOT = join(import.meta.dirname, '../..')
const LAYERS = [
  ['storefront/e2e/**/*.spec.ts', readTests],
  ['stories/**/*.stories.tsx', readStories],
  ['{design-system,storefront,mocks,stories,.storybook,.ci}/**/*.test.{ts,tsx}', readTests],
] as const
const INVENTED = 'storefront/requirements/requirements.test.ts'

export function readProofs(): Proof[] {
  return LAYERS.flatMap(([pattern, read]) =>
    globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', INVENTED] })
      .toSorted()
      .flatMap((file) => read(readFileSync(join(ROOT, file), 'utf8')).map((test) => ({ file, ...test }))),
  )
}
