/**
 * Written HTML as a tree of what is allowed. The browser parses it into a document that loads and runs nothing;
 * the tree is drawn by React, element by element. It never becomes HTML again, so there is no second parsing
 * that could read it differently (mutation XSS): that is why no library is needed here.
 */
import { type Attributes, attributesOf, DROPPED, NO_SPACE, TAGS } from './allowed.ts'

export interface ProseElement {
  tag: string
  attributes: Attributes
  children: readonly ProseNode[]
}
export type ProseNode = string | ProseElement

const HTML = 'http://www.w3.org/1999/xhtml'
/** Deeper than anybody writes. */
const DEEPEST = 64

const parse = (html: string) => new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html')

/**
 * Undoes one layer of character references and no more: `&amp;lt;b&amp;gt;` becomes `&lt;b&gt;`, which then is
 * text that shows `<b>`.
 */
export function decodeOnce(encoded: string): string {
  const box = parse('').createElement('textarea')
  return encoded.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\da-z]{1,31});/gi, (reference) => {
    box.innerHTML = reference
    return box.value
  })
}

export function sanitise(html: string): readonly ProseNode[] {
  return childrenOf(parse(html).body, { tag: 'body', depth: 0, inLink: false })
}

interface Place {
  tag: string
  depth: number
  inLink: boolean
}

function childrenOf(parent: Element, place: Place): ProseNode[] {
  if (place.depth > DEEPEST) return []
  return [...parent.childNodes].flatMap((child) => {
    if (child.nodeType === child.TEXT_NODE) return textOf(child.nodeValue ?? '', place)
    return child.nodeType === child.ELEMENT_NODE ? elementOf(child as Element, place) : []
  })
}

function textOf(text: string, { tag }: Place): ProseNode[] {
  return text === '' || (NO_SPACE.has(tag) && text.trim() === '') ? [] : [text]
}

function elementOf(element: Element, { tag: outside, depth, inLink }: Place): ProseNode[] {
  const name = element.localName
  if (element.namespaceURI !== HTML || DROPPED.has(name)) return []
  const tag = Object.hasOwn(TAGS, name) ? TAGS[name] : undefined
  const inside = { depth: depth + 1, inLink: inLink || tag === 'a' }
  // A link inside a link can come out of a table cell.
  if (tag === undefined || (tag === 'a' && inLink)) return childrenOf(element, { ...inside, tag: outside })
  const attributes = attributesOf(element, tag)
  if (tag === 'img') return attributes['src'] === undefined ? [] : [{ tag, attributes, children: [] }]
  const children = childrenOf(element, { ...inside, tag })
  // Without an address it is no link.
  if (tag === 'a' && attributes['href'] === undefined) return children
  return [{ tag, attributes, children }]
}
