/**
 * The contents of a docs page: beside the text or, in a narrow window, in a line above it (`docs.css` hides one of
 * them). Storybook's own table of contents runs before the page has loaded, and is hidden on phones.
 */
import { useEffect, useState } from 'react'

interface PageSection {
  id: string
  text: string
}

/** Headings inside stories are left out, unless `guide/Section.tsx` marks them, as on the page *Voice*. */
const SECTIONS = '.sbdocs-content h2[id]:is([data-section], :not(.docs-story *, [inert] *))'

const readSections = (): PageSection[] =>
  [...document.querySelectorAll(SECTIONS)].map(({ id, textContent }) => ({
    id,
    // The link beside the heading is a “#”.
    text: textContent.replace(/#$/, '').trim(),
  }))

const FEWEST = 2

function useSections(): readonly PageSection[] {
  const [sections, setSections] = useState<readonly PageSection[]>([])
  useEffect(() => {
    const read = () => {
      const found = readSections()
      setSections((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found))
    }
    // Pages load lazily, and some stories have headings of their own.
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
          {/* The <base> of Storybook's iframe would open the link in the parent window. */}
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
