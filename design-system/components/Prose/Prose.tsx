import type { ReactNode } from 'react'
import { createElement, Fragment, useMemo } from 'react'
import * as css from './Prose.css.ts'
import { decodeOnce, type ProseNode, sanitise } from './sanitise.ts'

export interface ProseProps {
  /** HTML from outside. Only text, headings, lists, tables, links and pictures come through. */
  html: string
  /** It came with its characters encoded (`&lt;p&gt;`): one layer is undone, once. */
  encoded?: boolean | undefined
  id?: string | undefined
}

/** What somebody wrote elsewhere, set for reading. Its headings start at level 2. Drawn in the browser only. */
export function Prose({ html, encoded = false, id }: ProseProps) {
  const nodes = useMemo(() => {
    if (typeof DOMParser === 'undefined') return []
    return sanitise(encoded ? decodeOnce(html) : html)
  }, [html, encoded])
  return (
    <div id={id} className={css.prose}>
      {draw(nodes)}
    </div>
  )
}

const VOID: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

function draw(nodes: readonly ProseNode[]): ReactNode[] {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return <Fragment key={at}>{node}</Fragment>
    const { tag, attributes, children } = node
    if (tag === 'img') return <img key={at} alt="" {...attributes} loading="lazy" decoding="async" />
    if (VOID.has(tag)) return createElement(tag, { key: at })
    const element = createElement(tag, { ...attributes, key: at }, ...draw(children))
    if (tag !== 'table') return element
    return (
      <div key={at} className={css.wide}>
        {element}
      </div>
    )
  })
}
