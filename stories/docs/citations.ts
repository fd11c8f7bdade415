/** Finds citations of ids, documents, sections and files that do not exist. */

export interface Known {
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
const FOLDERS = 'design-system|storefront|mocks|stories|\\.ci|\\.storybook|\\.github'
const PATH = new RegExp(`(?<![\\w@/.-])(?:${FOLDERS})/[\\w./<>*-]*`, 'g')
const LINK = /\]\((?!https?:|mailto:|\?)([^)#\s]*)(?:#([^)\s]+))?\)/g
/** Output of a build. */
const MADE = /^design-system\/dist\b/

/** `What the shop relies on` becomes `what-the-shop-relies-on`. */
const slugOf = (heading: string): string =>
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

/** The document may be relative to the root or to the text, or anywhere if only its name is given. */
function hasDocument(name: string, folder: string, { files }: Known): boolean {
  const bare = name.replace(/^(?:\.\.?\/)+/, '')
  return files.includes(join(folder, name)) || files.some((file) => file === bare || file.endsWith(`/${bare}`))
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

/** Also checks files and links, which only documents cite. */
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
