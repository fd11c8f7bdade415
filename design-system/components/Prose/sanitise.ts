/**
 * Written HTML as a tree of what is allowed, by a reader of our own: pages are rendered ahead where there is no
 * DOMParser, and the browser has to come to the same tree. It is safe by what it can say, not by how well it reads:
 * every element and attribute of the tree is named in allowed.ts, and React draws it element by element.
 */
import { type Attributes, attributesOf, DROPPED, TAGS, VOID } from './allowed.ts'
import type { OpenElement, ProseNode } from './elements.ts'
import { closesBefore, inCell, needed, startsBlock, wantsNoSpace } from './nesting.ts'
import { characters } from './references.ts'
import { type Token, tokens } from './tokens.ts'

/** Deeper than anybody writes. */
const DEEPEST = 64
/** The document's own, which a post may bring along. */
const PAGE: ReadonlySet<string> = new Set(['html', 'head', 'body'])

/**
 * Undoes one layer of character references and no more: `&amp;lt;b&amp;gt;` becomes `&lt;b&gt;`, which then is
 * text that shows `<b>`.
 */
export const decodeOnce = characters

export function sanitise(html: string): readonly ProseNode[] {
  const reader = new Reader()
  for (const token of tokens(html)) reader.read(token)
  return reader.root
}

class Reader {
  readonly root: ProseNode[] = []
  readonly #open: OpenElement[] = [{ name: '', tag: undefined, children: this.root }]
  /** Inside something that goes with all its content: its name, and how many of them stand in each other. */
  #dropping: { name: string; depth: number } | undefined

  read(token: Token): void {
    if (this.#dropping) this.#drop(token, this.#dropping)
    else if (token.type === 'text') this.#text(token.text)
    else if (token.type === 'end') this.#end(token.name)
    else this.#start(token)
  }

  get #current(): OpenElement {
    return this.#open[this.#open.length - 1] as OpenElement
  }

  #drop(token: Token, dropping: { name: string; depth: number }): void {
    if (token.type === 'text' || token.name !== dropping.name) return
    if (token.type === 'end') dropping.depth -= 1
    else if (!token.selfClosing) dropping.depth += 1
    if (dropping.depth === 0) this.#dropping = undefined
  }

  #text(text: string): void {
    if (text.trim() === '') {
      if (!wantsNoSpace(this.#open)) this.#put(text)
      return
    }
    this.#prepare('#text')
    // Browsers take the line end after the tag for part of it.
    const { tag, children } = this.#current
    this.#put(tag === 'pre' && children.length === 0 ? text.replace(/^\n+/, '') : text)
  }

  #start({ name, attributes, selfClosing }: Token & { type: 'start' }): void {
    if (PAGE.has(name)) return
    if (DROPPED.has(name)) {
      if (!VOID.has(name) && !selfClosing) this.#dropping = { name, depth: 1 }
      return
    }
    const known = Object.hasOwn(TAGS, name) ? TAGS[name] : undefined
    if (known === undefined) {
      if (startsBlock(name)) this.#closeBefore(name)
      if (!VOID.has(name)) this.#push({ name, tag: undefined, children: this.#current.children })
      return
    }
    const tag = this.#prepare(known)
    const kept = tag === undefined ? {} : attributesOf((attribute) => attributes.get(attribute) ?? null, tag)
    if (tag !== undefined && VOID.has(tag)) {
      if (tag !== 'img' || kept['src'] !== undefined) this.#put({ tag, attributes: kept, children: [] })
      return
    }
    // Without an address it is no link.
    this.#element(name, tag === 'a' && kept['href'] === undefined ? undefined : tag, kept)
  }

  #end(name: string): void {
    for (let at = this.#open.length - 1; at > 0; at -= 1) {
      const element = this.#open[at] as OpenElement
      if (element.name === name) return this.#closeTo(at)
      // A cell's content can end nothing outside it, but the table's own parts can.
      if (inCell(element.tag) && !/^(?:table|thead|tbody|tfoot|tr)$/.test(name)) return
    }
  }

  /** Closes what has to end before such an element, and opens what has to stand round it. Answers what it is shown as. */
  #prepare(tag: string): string | undefined {
    let shown: string | undefined = tag
    this.#closeBefore(shown)
    for (let step = needed(this.#open, shown); step; step = needed(this.#open, shown)) {
      if ('shown' in step) {
        shown = step.shown
        if (shown === undefined) return undefined
        this.#closeBefore(shown)
      } else this.#element('', step.open, {})
    }
    return shown
  }

  #closeBefore(tag: string): void {
    const from = closesBefore(this.#open, tag)
    if (from !== undefined) this.#closeTo(from)
  }

  #element(name: string, tag: string | undefined, attributes: Attributes): void {
    const children: ProseNode[] = tag === undefined ? this.#current.children : []
    if (tag !== undefined && this.#open.length <= DEEPEST) this.#put({ tag, attributes, children })
    this.#push({ name, tag, children })
  }

  #push(element: OpenElement): void {
    if (this.#open.length <= DEEPEST) this.#open.push(element)
  }

  #closeTo(at: number): void {
    this.#open.length = at
  }

  #put(node: ProseNode): void {
    const { children } = this.#current
    const last = children.at(-1)
    if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node
    else children.push(node)
  }
}
