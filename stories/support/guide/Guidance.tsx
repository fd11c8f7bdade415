import type { ReactNode } from 'react'
import type { Guide } from '../guide.ts'
import { Acceptance } from './Acceptance.tsx'
import { Anatomy } from './Anatomy.tsx'
import { Keyboard, ScreenReader } from './Assistive.tsx'
import * as css from './guide.css.ts'
import { Part } from './Part.tsx'
import { Changes, Related, Weight } from './Record.tsx'
import { Rules } from './Rules.tsx'
import { Section } from './Section.tsx'
import { Tokens } from './Tokens.tsx'
import { Lines } from './Words.tsx'

interface GuidanceProps {
  name: string
  guide: Guide
  states: ReactNode
  examples: ReactNode
  code: ReactNode
  props: ReactNode
}

export function Guidance({ name, guide, states, examples, code, props }: GuidanceProps) {
  return (
    <div className={`sb-unstyled ${css.guidance}`}>
      <div className={css.pair}>
        <Section title="When to use it">
          <Lines lines={guide.use} linksOf={name} />
        </Section>
        <Section title="When not to use it">
          <Lines lines={guide.avoid} linksOf={name} />
        </Section>
      </div>
      {states && <Section title="States">{states}</Section>}
      <Rules name={name} guide={guide} />
      {guide.content.length > 0 && (
        <Section title="Content">
          <Lines lines={guide.content} />
        </Section>
      )}
      <Anatomy name={name} guide={guide} />
      {examples}
      <Related name={name} guide={guide} />
      <div>
        <Part title="For developers" has="Code, props, tokens, weight, changes">
          <Section title="Code">{code}</Section>
          {props}
          <Tokens name={name} />
          <Weight name={name} />
          <Changes name={name} />
        </Part>
        <Part title="For QA" has="Acceptance criteria, keyboard, screen reader">
          <Acceptance />
          <Keyboard guide={guide} />
          <ScreenReader name={name} guide={guide} />
        </Part>
      </div>
    </div>
  )
}
