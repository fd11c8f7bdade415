/** The contents of a docs page where the window is too narrow for Storybook's own beside the text. */
import { useState } from 'react'
import { sectionsIn } from '../stories/support/contents.ts'

export function OnThisPage() {
  const [sections, setSections] = useState<ReturnType<typeof sectionsIn>>([])
  return (
    <nav className="on-this-page" aria-label="On this page">
      <details onToggle={() => setSections(sectionsIn(document))}>
        <summary>On this page</summary>
        <ul>
          {sections.map(({ id, text }) => (
            <li key={id}>
              {/* The frame's <base> opens links in the window around it. */}
              <a
                href={`#${id}`}
                target="_self"
                onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
