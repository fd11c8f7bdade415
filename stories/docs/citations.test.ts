/** All cited decisions, requirements, documents and sections must exist; in documents also files. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRequirements } from '../../storefront/requirements/requirements.ts'

interface Known {
  /** Requirements and decisions. */
  readonly ids: ReadonlySet<string>
  /** Every file, relative to the root of the repository. */
  readonly files: readonly string[]
  headingsOf(path: string): readonly string[]
}

/** Names that look like ids. */
const STANDARDS = /^(?:UTF|SHA|LGPL|ISO|WCAG)-/
const ID = /\b(C(?=-\d{3}\b)|[A-Z]{2,7})-(\d{1,3})\b(?: to (?:[A-Z]+-)?(\d{1,3})\b)?/g
/** Documents that used to be cited by name only. */
const BARE = /\b(?:DECISIONS|QUALITY|REQUIREMENTS|ARCHITECTURE|PAYMENT|CONTRACT|STACK|ANCHORS)\b(?!\.md)/g
const DOCUMENT = /(?<![\w*@-])[\w./-]+\.mdx?\b/g
const SECTION = /\b(stories\/docs\/\w+\.mdx), ([A-Z][\w ]*?)(?= ?[().,;:*]|$)/gm
const PATH = /(?<![\w@/.-])(?:design-system|storefront|mocks|stories|\.ci|\.storybook|\.github)\/[\w./<>*-]*/g
const LINK = /\]\((?!https?:|mailto:|\?)([^)#\s]*)(?:#([^)\s]+))?\)/g
/** Output of a build. */
const MADE = /^design-system\/dist\b/

/** `What the shop relies on` becomes `what-the-shop-relies-on`. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-')

function unknownIds(text: string, { ids }: Known): string[] {
  return [...text.matchAll(ID)].flatMap(([, group = '', first = '', last]) => {
    const cited = [first, ...(last === undefined ? [] : [last.padStart(first.length, '0')])]
    return cited.map((number) => `${group}-${number}`).filter((id) => !STANDARDS.test(id) && !ids.has(id))
  })
}

/** The document may be relative to the root or to the text, or anywhere if only its name is given. */
function hasDocument(name: string, folder: string, { files }: Known): boolean {
  const bare = name.replace(/^(?:\.\.?\/)+/, '')
  return files.includes(posix.join(folder, name)) || files.some((file) => file === bare || file.endsWith(`/${bare}`))
}

/** `<Name>` and `*` are wildcards; a path without an extension is a folder, or a prefix of names. */
function hasFile(path: string, { files }: Known): boolean {
  const plain = path.replace(/[./]+$/, '')
  if (MADE.test(plain)) return true
  const pattern = plain
    .replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/<\w+>/g, String.raw`[^/]+`)
    .replaceAll(/\*+/g, '.*')
  const expected = new RegExp(`^${pattern}${/\.\w+$/.test(plain) ? '$' : ''}`)
  return files.some((file) => expected.test(file))
}

/** @param path of the text. */
function danglingIn(path: string, text: string, known: Known): string[] {
  const folder = dirname(path)
  const documents = [...text.matchAll(DOCUMENT)]
    .map(([name]) => name)
    .filter((name) => !hasDocument(name, folder, known))
  const sections = [...text.matchAll(SECTION)].flatMap(([, document = '', section = '']) =>
    known.headingsOf(document).includes(section) ? [] : [`${document}, ${section}`],
  )
  const names = [...text.matchAll(BARE)].map(([name]) => name)
  return [...unknownIds(text, known), ...documents, ...sections, ...names]
}

/** Documents also cite files and have links; code does not. */
function danglingInDocument(path: string, text: string, known: Known): string[] {
  const paths = [...text.matchAll(PATH)].map(([file]) => file).filter((file) => !hasFile(file, known))
  const links = [...text.matchAll(LINK)].flatMap(([, to = '', anchor]) => {
    const target = to === '' ? path : posix.join(dirname(path), to)
    const isThere = known.files.includes(target)
    const hasAnchor = anchor === undefined || known.headingsOf(target).map(slugOf).includes(anchor)
    return isThere && hasAnchor ? [] : [`${to}${anchor === undefined ? '' : `#${anchor}`}`]
  })
  return [...danglingIn(path, text, known), ...paths, ...links]
}

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
