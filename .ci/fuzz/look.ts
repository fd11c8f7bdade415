/** What is wrong with the page that is shown. */
import { patternOf } from '../../storefront/paths.ts'
import { NEVER_SHOWN } from './values.ts'

const SAID = ['aria-label', 'alt', 'title', 'placeholder', 'content', 'value'] as const
const LINKED = ['href', 'src', 'srcset', 'poster', 'action'] as const

function visibleTexts(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest('script, style, template') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  return texts
}

const briefly = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

function* wordsIn(root: Document): Generator<string> {
  for (const text of [root.title, ...visibleTexts(root.body)])
    if (NEVER_SHOWN.test(text)) yield `the text “${briefly(text)}”`
  for (const name of [...SAID, ...LINKED])
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? ''
      if (NEVER_SHOWN.test(value)) yield `${element.localName} with ${name}="${briefly(value)}"`
    }
  for (const script of root.querySelectorAll('script[type="application/ld+json"]'))
    if (/:null[,}]|undefined|NaN/.test(script.textContent)) yield `structured data ${briefly(script.textContent)}`
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
  const found = root.querySelector('[onerror], [onclick], script:not([type], [src]), iframe')
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

/** @param isBare without header and footer. */
export function faultsOf(root: Document, isBare: boolean): string[] {
  const main = root.querySelector('main')
  const isBlank = !main?.querySelector('h1, h2, [role="status"], [aria-busy], [role="progressbar"]')
  return [
    ...(isBlank ? [`a blank page: ${briefly(main?.innerHTML ?? 'nothing')}`] : []),
    ...(isBare ? [] : shellOf(root)),
    ...wordsIn(root),
    ...linksIn(root),
    ...madeOfText(root),
  ]
}
