/**
 * What the screen-reader script quotes must occur in transcripts, in texts of the code, or in the provider's answers.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { spoken } from '../../design-system/components/VisuallyHidden/said.ts'
import { textsOf } from '../foundations/textsOf.ts'

const ROOT = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'")

const script = plain(read('stories/docs/ScreenReader.mdx').split('## Before you start')[1] ?? '')
const quoted = [...new Set([...script.matchAll(/“([^”]+)”/g)].map(([, words = '']) => words))]

const CODE = ['storefront/{text,shell,routes}/**/*.{ts,tsx}', 'mocks/provider/*.ts']
const said = plain(
  [
    ...globSync('storefront/e2e/transcripts/*.txt', { cwd: ROOT }).map(read),
    ...globSync(CODE, { cwd: ROOT, exclude: ['**/*.test.*'] }).flatMap((path) => textsOf(join(ROOT, path))),
  ].join('\n'),
)

it('quotes the shop', () => {
  expect(quoted.length).toBeGreaterThan(50)
  expect(said).not.toContain('onClose')
})

it.each(quoted)('“%s”', (words) => expect(said.includes(words) || spoken(said).includes(words)).toBe(true))

it('takes twenty minutes', () => {
  const minutes = [...script.matchAll(/## [^#]*?\((\d) minutes?\)/g)].map(([, count]) => Number(count))
  expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(20)
})
