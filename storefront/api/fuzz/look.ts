import { patternOf } from '../../paths.ts'
import { NEVER_SHOWN } from './values.ts'

/** Attributes that are read aloud, shown or followed. */
const SEEN = /^(?:aria-label|alt|title|placeholder|content|value|href|src|srcset|poster|action)$/
const UNSEEN: ReadonlySet<string> = new Set(['script', 'style', 'template'])

const briefly = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

function* wordsIn(node: Node): Generator<string> {
  if (node instanceof Text && NEVER_SHOWN.test(node.data)) yield `the text “${briefly(node.data)}”`
  if (node instanceof Element) {
    for (const { name, value } of node.attributes)
      if (SEEN.test(name) && NEVER_SHOWN.test(value)) yield `${node.localName} with ${name}="${briefly(value)}"`
    if (node.getAttribute('type') === 'application/ld+json' && /:null[,}]|undefined|NaN/.test(node.textContent))
      yield `structured data ${briefly(node.textContent)}`
    if (UNSEEN.has(node.localName)) return
  }
  for (let child = node.firstChild; child; child = child.nextSibling) yield* wordsIn(child)
}

function* linksIn(root: Document): Generator<string> {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    const to = URL.parse(href, location.href)
    if (!to) yield `the link ${briefly(href)} leads nowhere`
    else if (!/^(https?|mailto|tel|data|blob):$/.test(to.protocol)) yield `the link ${briefly(href)} is dangerous`
    else if (
      href.startsWith('/') &&
      to.origin === location.origin &&
      !to.pathname.startsWith('/art/') &&
      !patternOf(to.pathname)
    )
      yield `the link ${briefly(href)} leads to no page`
  }
}

function* madeOfText(root: Document): Generator<string> {
  const found = root.querySelector('[onerror], [onclick], script:not([type], [src]), iframe:not([title])')
  if (found) yield `markup of an answer: ${briefly(found.outerHTML)}`
}

function* shellOf(root: Document): Generator<string> {
  const header = root.querySelector('header')
  const links = [...(header?.querySelectorAll<HTMLElement>('a[href], button') ?? [])]
  if (links.length < 8) yield `a header with ${links.length} links`
  for (const link of links)
    if (!(link.getAttribute('aria-label') ?? link.textContent).trim()) yield `a link without a name: ${link.outerHTML}`
  if (!root.querySelector('footer')) yield 'no footer'
}

/** @param isBare whether the page has no header and footer. */
export function faultsOf(root: Document, isBare: boolean): string[] {
  const main = root.querySelector('main')
  const isBlank = !main?.querySelector('h1, h2, [role="status"], [aria-busy], [role="progressbar"]')
  return [
    ...(isBlank ? [`a blank page: ${briefly(main?.innerHTML ?? 'nothing')}`] : []),
    ...(isBare ? [] : shellOf(root)),
    ...wordsIn(root.documentElement),
    ...linksIn(root),
    ...madeOfText(root),
  ]
}
