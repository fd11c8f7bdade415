import { DocsContext } from '@storybook/addon-docs/blocks'
import { Fragment, type MouseEvent, type ReactNode, useContext } from 'react'
import { pages } from './facts.ts'
import * as css from './guide.css.ts'

const NAME = new RegExp(`\\b(?:${Object.keys(pages).join('|')})\\b`, 'g')
/** 'Text' and 'Select' may also be ordinary words, unlike compound names. */
const isPlainWord = (name: string) => /^[A-Z][a-z]+$/.test(name)

/** A plain word at the start of a line may be just that word. */
export function namesIn(line: string): { name: string; at: number }[] {
  return [...line.matchAll(NAME)].flatMap(({ 0: name, index }) =>
    index === 0 && isPlainWord(name) ? [] : [{ name, at: index }],
  )
}

export const PageLink = ({ name }: { name: string }) => (
  <PathLink path={`?path=/docs/components-${(pages[name] ?? name).toLowerCase()}--docs`}>{name}</PathLink>
)

/** Navigates inside Storybook without loading the page again. */
export function PathLink({ path, children }: { path: string; children: ReactNode }) {
  const docs = useContext(DocsContext)
  const follow = (event: MouseEvent) => {
    if (window.parent === window || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    docs.channel.emit('navigateUrl', path)
  }
  return (
    <a href={`./${path}`} target="_top" className={css.link} onClick={follow}>
      {children}
    </a>
  )
}

function withLinks(text: string, own: string): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const { name, at } of namesIn(text)) {
    if (pages[name] === own) continue
    parts.push(text.slice(from, at), <PageLink key={at} name={name} />)
    from = at + name.length
  }
  return [...parts, text.slice(from)]
}

/** @param linksOf the component whose page this is; links lead to all others. */
export function Words({ children, linksOf }: { children: string; linksOf?: string }) {
  return children.split('`').map((text, at) =>
    at % 2 === 1 ? (
      <code key={at} className={css.code}>
        {text}
      </code>
    ) : (
      <Fragment key={at}>{linksOf === undefined ? text : withLinks(text, linksOf)}</Fragment>
    ),
  )
}

export function Lines({ lines, linksOf }: { lines: readonly string[]; linksOf?: string }) {
  return (
    <ul className={css.list}>
      {lines.map((line) => (
        <li key={line}>
          <Words {...(linksOf === undefined ? undefined : { linksOf })}>{line}</Words>
        </li>
      ))}
    </ul>
  )
}
