// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TAGS } from './allowed.ts'
import { Prose } from './Prose.tsx'
import type { ProseNode } from './nesting.ts'
import { decodeOnce, sanitise } from './sanitise.ts'

/** Seeded random numbers (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const NAMES =
  'p p h1 h2 h3 h6 ul ol li li dl dt dd a a b i em pre blockquote figure figcaption img br hr table thead tbody tr td th caption div span section font ' +
  'script style svg math iframe template textarea title noscript select option form input button object embed base link meta body html head x-y plaintext col'
const WORDS = [
  'text',
  ' ',
  '\n',
  '<',
  '>',
  '"',
  "'",
  '=',
  '/',
  '&',
  '&amp;',
  '&lt;',
  '&#60;',
  '&#x3c',
  '&colon;',
  '&Tab;',
  '&nbsp;',
  '&#0;',
  '&#xD800;',
  '&#128;',
  '\0',
  '\r\n',
  '<!--',
  '-->',
  '--!>',
  '<!-->',
  '<![CDATA[',
  ']]>',
  '<?',
  '</',
  '</ >',
  '<!doctype',
  'javascript:alert(1)',
  'https://a.example',
  '//a.example',
  'data:text/html,x',
  '💥',
  'नमस्ते',
  '\u202e',
]
const ATTRIBUTES = [
  'href',
  'src',
  'onclick',
  'onerror',
  'style',
  'class',
  'id',
  'srcdoc',
  'xlink:href',
  'alt',
  'lang',
  'colspan',
  'start',
  'title',
  'dir',
  '__proto__',
  'constructor',
  'HREF',
  'dangerouslysetinnerhtml',
  'ref',
  'key',
  'children',
]
const VALUES = [
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  ' \u0001JaVaScRiPt:alert(1)',
  '&#106;avascript&colon;alert(1)',
  'https://a.example/?a=1&b=2',
  '/art/x.svg',
  'mailto:a@b.example',
  'data:,x',
  '2',
  '-1',
  '99999999',
  'rtl',
  '"><script>',
  "'><img src=x onerror=alert(1)>",
  '',
]

function hostile(seed: number): string {
  const next = numbers(seed)
  const one = (from: readonly string[]) => from[next(from.length)] ?? ''
  const names = NAMES.split(' ')
  const quote = ['"', "'", '', '"']
  const piece = (): string => {
    const kind = next(10)
    if (kind < 4) {
      const attributes = Array.from({ length: next(3) }, () => {
        const sign = one(quote)
        return ` ${one(ATTRIBUTES)}=${sign}${one(VALUES)}${next(12) === 0 ? '' : sign}`
      })
      return `<${one(names)}${attributes.join('')}${one(['', '', '', '/', ' '])}>`
    }
    return kind < 7 ? `</${one(names)}>` : one(WORDS)
  }
  return Array.from({ length: 1 + next(40) }, piece).join('')
}

const ALLOWED_TAGS = new Set(Object.values(TAGS))
const ALLOWED_ATTRIBUTES = new Set([
  'lang',
  'dir',
  'href',
  'rel',
  'src',
  'alt',
  'width',
  'height',
  'colSpan',
  'rowSpan',
  'scope',
  'start',
  'value',
  'title',
  'dateTime',
])

function expectAllowed(nodes: readonly ProseNode[]): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    expect(ALLOWED_TAGS).toContain(node.tag)
    for (const [name, value] of Object.entries(node.attributes)) {
      expect(ALLOWED_ATTRIBUTES).toContain(name)
      if (name === 'href')
        expect(new URL(String(value), 'https://shop.example').protocol).toMatch(/^(?:https?|mailto|tel):$/)
      if (name === 'src') expect(new URL(String(value), 'https://shop.example').protocol).toMatch(/^https?:$/)
    }
    expectAllowed(node.children)
  }
}

const read = (html: string) =>
  new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body.innerHTML

test('random HTML yields only allowed elements and addresses, which a browser parses back unchanged', () => {
  const complaint = vi.spyOn(console, 'error')
  for (let seed = 1; seed <= 3000; seed += 1) {
    const written = hostile(seed)
    expectAllowed(sanitise(written))
    expectAllowed(sanitise(decodeOnce(written)))
    // The browser must parse the rendered page into what React rendered, or hydration fails.
    const markup = renderToStaticMarkup(<Prose html={written} tableLabel="Table" />)
    const back = read(markup)
    expect(back, `seed ${seed}: ${written}`).toBe(read(back))
    expect(elements(back), `seed ${seed}: ${written}`).toEqual(elements(markup))
  }
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
}, 60_000)

/** Start and end tags in order. The browser adds and omits some where the nesting is wrong. */
const elements = (markup: string) => [...markup.matchAll(/<\/?[a-z0-9]+/g)].map(([tag]) => tag)

test('sanitises 50,000 repetitions of any tag within two seconds of processor time', () => {
  const many = 50_000
  for (const part of [
    '<b>',
    '<b',
    '</b>',
    '<!--',
    '<a href="',
    '<table>',
    '<ul><li>',
    '&',
    '<div>',
    "<p a='",
    '<script>',
    '< ',
    '<b a=b ',
    '<td>',
    '<svg>',
  ]) {
    const start = process.cpuUsage()
    sanitise(part.repeat(many))
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1e6, part).toBeLessThan(2)
  }
}, 60_000)
