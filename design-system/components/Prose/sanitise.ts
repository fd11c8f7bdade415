/**
 * Parses untrusted HTML into an allowlisted tree. Has its own parser, because prerendering has no DOMParser. Safety
 * comes from the output: every element and attribute is named in allowed.ts.
 */
import { type Attributes, attributesOf, DROPPED, TAGS, VOID } from './allowed.ts'
import { closesBefore, inCell, needed, type OpenElement, type ProseNode, startsBlock, wantsNoSpace } from './nesting.ts'
import { characters } from './references.ts'
import { type Token, tokens } from './tokens.ts'

const DEEPEST = 64
/** Tags of the document itself, which a post may include. */
const PAGE: ReadonlySet<string> = new Set(['html', 'head', 'body'])

/**
 * Decodes one layer of character references: `&amp;lt;b&amp;gt;` becomes `&lt;b&gt;`, which is shown as the text `<b>`.
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
  /** The element whose content is being dropped: its name and nesting depth. */
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
    // Browsers drop the line break after `<pre>`.
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
    // Without an address it is not a link.
    this.#element(name, tag === 'a' && kept['href'] === undefined ? undefined : tag, kept)
  }

  #end(name: string): void {
    for (let at = this.#open.length - 1; at > 0; at -= 1) {
      const element = this.#open[at] as OpenElement
      if (element.name === name) return this.#closeTo(at)
      // Content of a cell closes nothing outside the cell, except the table's own parts.
      if (inCell(element.tag) && !/^(?:table|thead|tbody|tfoot|tr)$/.test(name)) return
    }
  }

  /**
   * Closes what `tag` closes and opens what it needs around it.
   * @returns the tag it is rendered as.
   */
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
