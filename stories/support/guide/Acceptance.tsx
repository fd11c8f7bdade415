import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import * as css from './guide.css.ts'
import { Section } from './Section.tsx'
import { PathLink } from './Words.tsx'

export function Acceptance({ name }: { name: string }) {
  const played = useContext(DocsContext)
    .componentStories()
    .filter(({ playFunction }) => playFunction !== undefined)
  return (
    <Section title="Acceptance criteria">
      {played.length > 0 && (
        <>
          <p className={css.text}>
            What {name} must do for the people who use it. Each line is a story that plays it, and fails when it no
            longer holds.
          </p>
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
        Like every component it has to break no rule of axe for WCAG 2.2 A and AA in the light, dark and high contrast
        theme, fit a window of 320 px, also with text of 200 %, and give a finger 44 px at each control and 24 px at
        each link that stands alone. This is checked after each story.
      </p>
    </Section>
  )
}
