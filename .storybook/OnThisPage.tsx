/**
 * The contents of a docs page: beside the text, or in a line at the top of a narrow window (`docs.css` shows one of the
 * two). Storybook's own contents are made before the page is there, and are hidden on a phone.
 */
import { useEffect, useState } from 'react'
import { type PageSection, sectionsIn } from '../stories/support/contents.ts'

/** Fewer need no contents. */
const FEWEST = 2

function useSections(): readonly PageSection[] {
  const [sections, setSections] = useState<readonly PageSection[]>([])
  useEffect(() => {
    const read = () => {
      const found = sectionsIn(document)
      setSections((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
    }
    // Pages are lazy, and some stories bring sections of their own.
    const observer = new MutationObserver(read)
    const root = document.querySelector('#storybook-docs')
    if (root) observer.observe(root, { childList: true, subtree: true })
    read()
    return () => observer.disconnect()
  }, [])
  return sections
}

function Links({ to, onFollow }: { to: readonly PageSection[]; onFollow?: (link: HTMLElement) => void }) {
  return (
    <ul>
      {to.map(({ id, text }) => (
        <li key={id}>
          {/* The frame's <base> opens links in the window around it. */}
          <a href={`#${id}`} target="_self" onClick={(event) => onFollow?.(event.currentTarget)}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

export function OnThisPage() {
  const sections = useSections()
  if (sections.length < FEWEST) return null
  return (
    <>
      <nav className="on-this-page on-this-page-wide" aria-label="On this page">
        <strong>On this page</strong>
        <Links to={sections} />
      </nav>
      <nav className="on-this-page on-this-page-narrow" aria-label="On this page">
        <details>
          <summary>On this page</summary>
          <Links to={sections} onFollow={(link) => link.closest('details')?.removeAttribute('open')} />
        </details>
      </nav>
    </>
  )
}
