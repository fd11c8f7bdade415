/** What a text cites, and what of it does not exist: ids, documents, sections, files. Text in, sentences out. */

export interface Known {
  /** Requirements and decisions. */
  readonly ids: ReadonlySet<string>
  /** Every file of the repository, from its top. */
  readonly files: readonly string[]
  /** The headings of a document. */
  headingsOf(path: string): readonly string[]
}

/** Names that look like ids. */
const STANDARDS = /^(?:UTF|SHA|LGPL|ISO|WCAG)-/
const ID = /\b(C(?=-\d{3}\b)|[A-Z]{2,7})-(\d{1,3})\b(?: to (?:[A-Z]+-)?(\d{1,3})\b)?/g
/** Documents that were once cited by their name alone. */
const BARE = /\b(?:DECISIONS|QUALITY|REQUIREMENTS|ARCHITECTURE|PAYMENT|CONTRACT|STACK|ANCHORS)\b(?!\.md)/g
const DOCUMENT = /(?<![\w*@-])[\w./-]+\.mdx?\b/g
const SECTION = /\b(stories\/docs\/\w+\.mdx), ([A-Z][\w ]*?)(?= ?[().,;:*]|$)/gm
const FOLDERS = 'design-system|storefront|mocks|stories|\\.ci|\\.storybook|\\.github'
const PATH = new RegExp(`(?<![\\w@/.-])(?:${FOLDERS})/[\\w./<>*-]*`, 'g')
const LINK = /\]\((?!https?:|mailto:|\?)([^)#\s]*)(?:#([^)\s]+))?\)/g
/** What a build leaves. */
const MADE = /^design-system\/dist\b/

/** `What the shop relies on` is `what-the-shop-relies-on`. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-')

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

function join(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of (folder + path).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

function unknownIds(text: string, { ids }: Known): string[] {
  return [...text.matchAll(ID)].flatMap(([, group = '', first = '', last]) => {
    const cited = [first, ...(last === undefined ? [] : [last.padStart(first.length, '0')])]
    return cited.map((number) => `${group}-${number}`).filter((id) => !STANDARDS.test(id) && !ids.has(id))
  })
}

/** From the top, beside the text, or anywhere by its name alone. */
function hasDocument(name: string, folder: string, { files }: Known): boolean {
  const bare = name.replace(/^(?:\.\.?\/)+/, '')
  return files.includes(join(folder, name)) || files.some((file) => file === bare || file.endsWith(`/${bare}`))
}

/** `<Name>` and `*` stand for anything; a path without an ending is a folder, or the beginning of names. */
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

/** @param path of the text itself. */
export function danglingIn(path: string, text: string, known: Known): string[] {
  const folder = folderOf(path)
  const documents = [...text.matchAll(DOCUMENT)]
    .map(([name]) => name)
    .filter((name) => !hasDocument(name, folder, known))
  const sections = [...text.matchAll(SECTION)].flatMap(([, document = '', section = '']) =>
    known.headingsOf(document).includes(section) ? [] : [`${document}, ${section}`],
  )
  const names = [...text.matchAll(BARE)].map(([name]) => name)
  return [...unknownIds(text, known), ...documents, ...sections, ...names]
}

/** Also what a document writes of files and links to. */
export function danglingInDocument(path: string, text: string, known: Known): string[] {
  const paths = [...text.matchAll(PATH)].map(([file]) => file).filter((file) => !hasFile(file, known))
  const links = [...text.matchAll(LINK)].flatMap(([, to = '', anchor]) => {
    const target = to === '' ? path : join(folderOf(path), to)
    const isThere = known.files.includes(target)
    const hasAnchor = anchor === undefined || known.headingsOf(target).map(slugOf).includes(anchor)
    return isThere && hasAnchor ? [] : [`${to}${anchor === undefined ? '' : `#${anchor}`}`]
  })
  return [...danglingIn(path, text, known), ...paths, ...links]
}
