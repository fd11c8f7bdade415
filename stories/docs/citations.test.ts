/** All cited decisions, requirements, documents and sections must exist; in documents also files. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { danglingIn, danglingInDocument, type Known } from './citations.ts'
import { readRequirements } from '../../storefront/requirements/requirements.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDERS = '{design-system,storefront,mocks,stories,.ci,.storybook,.github}'
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const found = (pattern: string): string[] =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**', 'design-system/dist/**'] }).toSorted()

function headingsOf(path: string): string[] {
  if (!existsSync(join(ROOT, path))) return []
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
}

const decisions = headingsOf('stories/docs/Decisions.mdx').filter((heading) => /^C-\d{3}$/.test(heading))
const requirements = readRequirements(read('storefront/e2e/requirements.tsv')).map(({ id }) => id)
const known: Known = {
  ids: new Set([...decisions, ...requirements]),
  files: [...found(`${FOLDERS}/**`), ...found('*'), ...found('.*')],
  headingsOf,
}

/** These tests use invented citations. */
const INVENTED = [
  'stories/docs/citations.test.ts',
  'stories/docs/citations.ts',
  'storefront/requirements/requirements.test.ts',
  '.storybook/links.test.ts',
]
const documents = found(`{*.md,${FOLDERS}/**/*.{md,mdx}}`)
const sources = found(`{*.ts,${FOLDERS}/**/*.{ts,tsx,js,mjs,css,html,yml}}`).filter((path) => !INVENTED.includes(path))

describe('what is cited exists', () => {
  it.each(documents)('in %s', (path) => expect(danglingInDocument(path, read(path), known)).toEqual([]))

  it('in code and tests', () => {
    expect(sources.length).toBeGreaterThan(1000)
    expect(sources.flatMap((path) => danglingIn(path, read(path), known).map((what) => `${path}: ${what}`))).toEqual([])
  })

  it('once: no decision has two sections', () => expect(new Set(decisions).size).toBe(decisions.length))
})

describe('a citation is refused', () => {
  const few: Known = {
    ids: new Set(['C-001', 'CART-01', 'CART-02', 'CART-10']),
    files: ['README.md', 'stories/docs/Pay.mdx', 'stories/docs/Way.mdx', 'mocks/start.ts', 'mocks/http/page.ts'],
    headingsOf: (path) => (path === 'stories/docs/Pay.mdx' ? ['Payments', 'Rule 5', 'C-001'] : []),
  }
  const PAGE = 'stories/docs/Way.mdx'

  it.each([
    ['a decision', 'because of C-002', 'C-002'],
    ['a requirement', 'as stated (CART-03)', 'CART-03'],
    ['the end of a range', '(CART-01 to CART-04)', 'CART-04'],
    ['the short end of a range', '(CART-01 to 04)', 'CART-04'],
    ['a document', 'see PAYMENTS.md, 5', 'PAYMENTS.md'],
    ['a document by its path', 'see stories/docs/Gone.mdx', 'stories/docs/Gone.mdx'],
    ['a document by its bare name', 'see QUALITY, security', 'QUALITY'],
    ['a section', '(stories/docs/Pay.mdx, Rule 6)', 'stories/docs/Pay.mdx, Rule 6'],
    ['a file', 'in `mocks/server.ts`', 'mocks/server.ts'],
    ['a folder', 'in `mocks/gateway/`', 'mocks/gateway/'],
    ['files of a pattern', 'in `mocks/*.test.ts`', 'mocks/*.test.ts'],
    ['a link', '[there](./Gone.mdx)', './Gone.mdx'],
    ['an anchor', '[there](./Pay.mdx#rule-6)', './Pay.mdx#rule-6'],
  ])('of %s', (_what, text, dangling) => expect(danglingInDocument(PAGE, text, few)).toContain(dangling))

  it.each([
    'C-001, CART-01 to 02, CART-01 to CART-10, UTF-8',
    'README.md, stories/docs/Pay.mdx and ./Pay.mdx',
    '(stories/docs/Pay.mdx, Rule 5), stories/docs/Pay.mdx, Rule 5: so',
    '`mocks/start.ts`, `mocks/`, `mocks/http/page`, `mocks/*/page.ts`, `mocks/<name>/page.ts`, mocks/start.ts.',
    '[here](./Pay.mdx#c-001), [there](../../mocks/start.ts), [out](https://example.com/mocks/none.ts)',
  ])('unless it exists: %s', (text) => expect(danglingInDocument(PAGE, text, few)).toEqual([]))
})
