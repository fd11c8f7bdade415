/** The allowlist for untrusted HTML. Other elements are unwrapped: their text stays. */

/** An element's own name, or its replacement: the page already has an h1. */
export const TAGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'h2 h3 h4 p br hr blockquote pre code kbd samp strong b em i u s del ins mark small sub sup q cite abbr time ' +
      'ul ol li dl dt dd figure figcaption img a table caption thead tbody tfoot tr th td'
    )
      .split(' ')
      .map((tag) => [tag, tag]),
  ),
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
}

/** Removed with their content: scripts, embeds, forms, styles, and elements with parsing rules of their own. */
export const DROPPED: ReadonlySet<string> = new Set(
  (
    'script style link meta base title head template noscript noembed noframes frame frameset iframe object embed applet param ' +
    'svg math form input button select option textarea output fieldset dialog audio video source track canvas map area portal ' +
    'marquee xmp plaintext listing slot'
  ).split(' '),
)

export const VOID: ReadonlySet<string> = new Set(
  'br hr img wbr col input link meta base embed param source track area frame bgsound keygen'.split(' '),
)

export type Attributes = Readonly<Record<string, string | number | boolean>>

/** Schemes of addresses; relative ones are allowed too. */
const LINKS: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const PICTURES: ReadonlySet<string> = new Set(['http:', 'https:'])

/**
 * Undefined if the scheme is not allowed. Parsed by `URL`, so that tabs, line ends, capitals and control characters are
 * ignored as browsers ignore them.
 */
function addressOf(address: string | null, schemes: ReadonlySet<string>): string | undefined {
  if (address === null || address.trim() === '') return undefined
  try {
    return schemes.has(new URL(address, 'https://relative.invalid/').protocol) ? address.trim() : undefined
  } catch {
    return undefined
  }
}

const linkAddress = (address: string | null) => addressOf(address, LINKS)
const pictureAddress = (address: string | null) => addressOf(address, PICTURES)

/** Whether it leaves the site. An absolute address of this site counts too, which only adds a `rel`. */
const leaves = (address: string) => /^[\s\\/]*(?:[\\/]{2}|https?:)/i.test(address)

const upTo = (most: number) => (value: string | null) => {
  const number = /^\d{1,5}$/.test(value ?? '') ? Number(value) : undefined
  return number !== undefined && number >= 1 && number <= most ? number : undefined
}
const span = upTo(50)
const pixels = upTo(10_000)
const oneOf =
  (...words: readonly string[]) =>
  (value: string | null) =>
    words.find((word) => word === value?.toLowerCase())
const words = (value: string | null) => value ?? undefined

type Reader = (value: string | null) => string | number | undefined
/** The React name, and how the value is parsed. Without a value the attribute is dropped. */
const READERS: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  '*': { lang: words, dir: oneOf('ltr', 'rtl', 'auto') },
  a: { href: linkAddress },
  img: { src: pictureAddress, alt: (value) => value ?? '', width: pixels, height: pixels },
  td: { colSpan: span, rowSpan: span },
  th: { colSpan: span, rowSpan: span, scope: oneOf('col', 'row', 'colgroup', 'rowgroup') },
  ol: { start: upTo(10_000) },
  li: { value: upTo(10_000) },
  abbr: { title: words },
  time: { dateTime: words },
}

/** The allowed attributes of an element, each value parsed by itself. */
export function attributesOf(valueOf: (name: string) => string | null, tag: string): Attributes {
  const kept: Record<string, string | number | boolean> = {}
  for (const [name, read] of Object.entries({ ...READERS['*'], ...READERS[tag] })) {
    const value = read(valueOf(name.toLowerCase()))
    if (value !== undefined) kept[name] = value
  }
  if (tag === 'a' && leaves(String(kept['href'] ?? ''))) kept['rel'] = 'noopener noreferrer'
  return kept
}
