/** Splits HTML into tags and text as browsers do (HTML, "tokenization"). Comments are dropped. */
import { characters } from './references.ts'

export type Token =
  | { type: 'text'; text: string }
  | { type: 'start'; name: string; attributes: ReadonlyMap<string, string>; selfClosing: boolean }
  | { type: 'end'; name: string }

/** Raw text elements: their content ends at their end tag. */
const RAW: ReadonlySet<string> = new Set(
  'script style xmp iframe noembed noframes title textarea plaintext noscript'.split(' '),
)

const TAG = /<(\/?)([a-z][^\s/>]*)/iy
const ATTRIBUTE = /[\s/]*(?:([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y
/** Matches comments, doctypes and what browsers treat as a comment. */
const ASIDE = /<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*>?/iy

function matched(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(html)
}

/** The end of a raw element's text: before its end tag, else at the end of the input. */
function endOfRaw(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

export function* tokens(source: string): Generator<Token> {
  const html = source.replace(/\r\n?/g, '\n').replaceAll('\0', '')
  let at = 0
  while (at < html.length) {
    const less = html.indexOf('<', at)
    const until = less === -1 ? html.length : less
    if (until > at) yield { type: 'text', text: characters(html.slice(at, until)) }
    at = until
    if (less === -1) return

    const aside = matched(ASIDE, html, at)
    const tag = matched(TAG, html, at)
    if (aside && !tag) {
      at += aside[0].length
      continue
    }
    if (!tag?.[2]) {
      yield { type: 'text', text: '<' }
      at += 1
      continue
    }
    const name = tag[2].toLowerCase()
    const attributes = new Map<string, string>()
    at += tag[0].length
    for (let found = matched(ATTRIBUTE, html, at); found?.[1] !== undefined; found = matched(ATTRIBUTE, html, at)) {
      const key = found[1].toLowerCase()
      if (!attributes.has(key)) attributes.set(key, characters(found[2] ?? found[3] ?? found[4] ?? ''))
      at += found[0].length
    }
    const close = html.indexOf('>', at)
    // An unterminated tag is dropped with the rest of the input.
    if (close === -1) return
    const selfClosing = html[close - 1] === '/'
    at = close + 1
    if (tag[1]) yield { type: 'end', name }
    else {
      yield { type: 'start', name, attributes, selfClosing }
      if (RAW.has(name)) at = endOfRaw(html, name, at)
    }
  }
}
