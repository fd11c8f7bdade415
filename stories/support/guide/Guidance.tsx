/** Everything a guide says below the live example, and what can be read from the sources. */
import type { ReactNode } from 'react'
import type { Guide } from '../guide.ts'
import { Acceptance } from './Acceptance.tsx'
import { Anatomy } from './Anatomy.tsx'
import { Keyboard, ScreenReader } from './Assistive.tsx'
import * as css from './guide.css.ts'
import { Changes, Related, Weight } from './Record.tsx'
import { Rules } from './Rules.tsx'
import { Section } from './Section.tsx'
import { Tokens } from './Tokens.tsx'
import { Lines } from './Words.tsx'

interface GuidanceProps {
  /** Of its guide. */
  name: string
  guide: Guide
  /** The sheet of its states. */
  states: ReactNode
}

export function Guidance({ name, guide, states }: GuidanceProps) {
  return (
    <div className={`sb-unstyled ${css.guidance}`}>
      <Anatomy name={name} guide={guide} />
      {states && <Section title="States">{states}</Section>}
      <div className={css.pair}>
        <Section title="When to use it">
          <Lines lines={guide.use} linksOf={name} />
        </Section>
        <Section title="When not to, and what instead">
          <Lines lines={guide.avoid} linksOf={name} />
        </Section>
      </div>
      <Rules name={name} guide={guide} />
      <Section title="Content">
        <Lines lines={guide.content} />
      </Section>
      <Keyboard guide={guide} />
      <ScreenReader name={name} guide={guide} />
      <Acceptance name={name} />
      <Tokens name={name} />
      <Weight name={name} />
      <Changes name={name} />
      <Related name={name} guide={guide} />
    </div>
  )
}
