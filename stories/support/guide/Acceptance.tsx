import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as css from './guide.css.ts'
import { Section } from './Section.tsx'
import { PathLink } from './Words.tsx'

export function Acceptance() {
  const played = useContext(DocsContext)
    .componentStories()
    .filter(({ playFunction }) => playFunction !== undefined)
  return (
    <Section title="Acceptance criteria">
      {played.length > 0 && (
        <>
          <p className={css.text}>Each line is a story that plays it, and fails when it no longer holds.</p>
          <ul className={css.list}>
            {played.map(({ id, name: criterion }) => (
              <li key={id}>
                <PathLink path={`?path=/story/${id}`}>{criterion}</PathLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={css.text}>
        After each story: no fault found by axe for WCAG 2.2 A and AA in every theme, no overflow at 320 px or with text
        of 200 % in either direction, and 44 px for a finger at each control, 24 px at a link that stands alone.
      </p>
    </Section>
  )
}
