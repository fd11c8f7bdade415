import type { ReactNode } from 'react'
import { createElement, Fragment, useMemo } from 'react'
import { Link } from '../Link/Link.tsx'
import { PictureElement, usePicture } from '../Picture/Picture.tsx'
import { useOverflow } from '../ScrollBox/useOverflow.ts'
import { type Attributes, VOID } from './allowed.ts'
import * as css from './Prose.css.ts'
import type { ProseNode } from './nesting.ts'
import { decodeOnce, sanitise } from './sanitise.ts'

export interface ProseProps {
  /** HTML from outside. Only text, headings, lists, tables, links and pictures are kept. */
  html: string
  /** The HTML is encoded (`&lt;p&gt;`): one layer is decoded. */
  encoded?: boolean | undefined
  /** Names a table without a caption if it scrolls sideways: 'Table'. */
  tableLabel: string
  /** The outermost element's `id`. */
  id?: string | undefined
}

/** Untrusted HTML, sanitised and styled. Its headings start at level 2. */
export function Prose({ html, encoded = false, tableLabel, id }: ProseProps) {
  const nodes = useMemo(() => sanitise(encoded ? decodeOnce(html) : html), [html, encoded])
  return (
    <div id={id} className={css.prose}>
      {draw(nodes, tableLabel)}
    </div>
  )
}

function draw(nodes: readonly ProseNode[], tableLabel: string): ReactNode[] {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return <Fragment key={at}>{node}</Fragment>
    const { tag, attributes, children } = node
    if (tag === 'img') return <ProsePicture key={at} {...attributes} />
    if (tag === 'a' && typeof attributes['href'] === 'string')
      return (
        <Link key={at} {...attributes} href={attributes['href']}>
          {draw(children, tableLabel)}
        </Link>
      )
    if (VOID.has(tag)) return createElement(tag, { key: at })
    const element = createElement(tag, { ...attributes, key: at }, ...draw(children, tableLabel))
    if (tag !== 'table') return element
    return (
      <WideTable key={at} label={captionOf(children) || tableLabel}>
        {element}
      </WideTable>
    )
  })
}

function ProsePicture(attributes: Attributes) {
  const { src } = attributes
  const { waiting, files, image } = usePicture(typeof src === 'string' ? src : '')
  if (waiting) return null
  const { width, height } = files
  return (
    <PictureElement
      alt=""
      width={width}
      height={height}
      {...image}
      {...attributes}
      loading="lazy"
      decoding="async"
      files={files}
    />
  )
}

const textOf = (node: ProseNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))
const captionOf = (parts: readonly ProseNode[]) =>
  parts
    .filter((part) => typeof part !== 'string' && part.tag === 'caption')
    .map(textOf)
    .join('')
    .trim()

function WideTable({ label, children }: { label: string; children: ReactNode }) {
  const { ref, overflows } = useOverflow<HTMLDivElement>()
  const stop = overflows ? { tabIndex: 0, role: 'group', 'aria-label': label } : undefined
  return (
    <div ref={ref} className={css.wide} {...stop}>
      {children}
    </div>
  )
}
