/**
 * Nesting rules of HTML ("tree construction") for the allowed elements. The tree must survive serialising and parsing,
 * or hydration fails.
 */
import type { Attributes } from './allowed.ts'

export interface ProseElement {
  tag: string
  attributes: Attributes
  children: readonly ProseNode[]
}
export type ProseNode = string | ProseElement

/** An element that is still open. Without a tag it is unwrapped and its children stay. */
export interface OpenElement {
  /** As written in the source; empty for an implied element. */
  name: string
  tag: string | undefined
  children: ProseNode[]
}

const set = (tags: string): ReadonlySet<string> => new Set(tags.split(' '))

/** Closes an open paragraph; unwrapped elements do too. */
const BLOCKS = set(
  'p h2 h3 h4 hr blockquote pre ul ol li dl dt dd figure figcaption table address article aside center details dir div fieldset footer ' +
    'header hgroup main menu nav search section summary',
)
const HEADINGS = set('h2 h3 h4')
const CELLS = set('td th caption')
const ROWS = set('thead tbody tfoot')
const TABLE = set('table thead tbody tfoot tr')
const LISTS = set('ul ol dl')

export const startsBlock = (name: string) => BLOCKS.has(name)
export const inCell = (tag: string | undefined) => tag !== undefined && CELLS.has(tag)

/** The innermost of `tags`; the search stops at `walls`. */
function lookFor(
  open: readonly OpenElement[],
  tags: ReadonlySet<string>,
  walls: ReadonlySet<string>,
): number | undefined {
  for (let at = open.length - 1; at > 0; at -= 1) {
    const tag = open[at]?.tag
    if (tag === undefined) continue
    if (tags.has(tag)) return at
    if (walls.has(tag)) return undefined
  }
  return undefined
}

const innermost = (open: readonly OpenElement[]) => open.findLast(({ tag }) => tag !== undefined)?.tag ?? ''

const NONE = set('')
const PARAGRAPH = set('p')
const LINK = set('a')
const ITEM = set('li')
const TERMS = set('dt dd')
const OUTSIDE_CELL = set('td th caption table')
const OUTSIDE_ITEM = set('td th caption table ul ol dl')
const OUTERMOST = set('table')

/** The index in `open` from which elements must be closed before `tag` starts. */
export function closesBefore(open: readonly OpenElement[], tag: string): number | undefined {
  const found: (number | undefined)[] = []
  if (tag === 'li') found.push(lookFor(open, ITEM, OUTSIDE_ITEM))
  if (tag === 'dt' || tag === 'dd') found.push(lookFor(open, TERMS, OUTSIDE_ITEM))
  if (BLOCKS.has(tag)) found.push(lookFor(open, PARAGRAPH, OUTSIDE_CELL))
  if (HEADINGS.has(tag)) found.push(lookFor(open, HEADINGS, OUTSIDE_CELL))
  if (tag === 'a') found.push(lookFor(open, LINK, OUTSIDE_CELL))
  if (CELLS.has(tag) || TABLE.has(tag)) {
    const table = lookFor(open, OUTERMOST, NONE)
    if (table !== undefined && tag !== 'table') {
      const wanted = tag === 'td' || tag === 'th' ? set('tr') : tag === 'tr' ? ROWS : undefined
      const parent = (wanted && lookFor(open, wanted, OUTERMOST)) ?? table
      if (parent + 1 < open.length) found.push(parent + 1)
    }
  }
  const places = found.filter((place) => place !== undefined)
  return places.length > 0 ? Math.min(...places) : undefined
}

type Step = { open: string } | { shown: string | undefined }

/** What must be opened around `tag`, or what replaces it. Called until nothing is needed. */
export function needed(open: readonly OpenElement[], tag: string): Step | undefined {
  const parent = innermost(open)
  if (CELLS.has(tag) || (TABLE.has(tag) && tag !== 'table')) {
    // Table parts outside a table become text.
    if (lookFor(open, OUTERMOST, NONE) === undefined) return { shown: undefined }
    if (tag === 'td' || tag === 'th') return parent === 'tr' ? undefined : { open: ROWS.has(parent) ? 'tr' : 'tbody' }
    return tag === 'tr' && !ROWS.has(parent) ? { open: 'tbody' } : undefined
  }
  if (tag === 'li' && parent !== 'ul' && parent !== 'ol') return { shown: 'p' }
  if ((tag === 'dt' || tag === 'dd') && parent !== 'dl') return { shown: 'p' }
  if (tag === 'a' && open.some((element) => element.tag === 'a')) return { shown: undefined }
  // Loose content in a table or list gets a cell or an item.
  if (TABLE.has(parent)) return { open: parent === 'table' ? 'tbody' : parent === 'tr' ? 'td' : 'tr' }
  if ((parent === 'ul' || parent === 'ol') && tag !== 'li') return { open: 'li' }
  if (parent === 'dl' && tag !== 'dt' && tag !== 'dd') return { open: 'dd' }
  return undefined
}

/** White space between the children of these is dropped, because React warns about it. */
export function wantsNoSpace(open: readonly OpenElement[]): boolean {
  const parent = innermost(open)
  return TABLE.has(parent) || LISTS.has(parent)
}
