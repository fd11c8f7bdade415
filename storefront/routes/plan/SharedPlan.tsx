import type { ReactNode } from 'react'
import { Alert, Button, Heading, Inline, Section, Stack, TextButton } from '../../../design-system/index.ts'
import { passFocusOn } from '../../shell/focus.ts'
import type { Plan, PlanLine } from '../../state/plan.ts'
import { byKind, lineText } from './lines.ts'
import * as css from './Plan.css.ts'

interface SharedPlanProps {
  /** Empty if the link cannot be read. */
  theirs: Plan
  hasOwn: boolean
  /** The line's name, or a link with it. */
  nameOf: (line: PlanLine) => ReactNode
  /** Whether the built index lacks the item: it may be gone, or too new. */
  isUnknown: (line: PlanLine) => boolean
  onMerge: () => void
  onReplace: () => void
  onClose: () => void
}

export function SharedPlan({ theirs, hasOwn, nameOf, isUnknown, onMerge, onReplace, onClose }: SharedPlanProps) {
  if (theirs.length === 0)
    return (
      <Alert tone="warning">
        {typeof DecompressionStream === 'undefined'
          ? 'This browser is too old to read the plan in this link. Open the link in another one.'
          : 'This link holds no plan that can be read. Ask for it to be shared again.'}
      </Alert>
    )
  return (
    <Section pad="stack">
      <Stack gap={4}>
        <Heading level={2} size="title-l">
          A plan that was shared with you
        </Heading>
        {byKind(theirs).map(({ kind, lines }) => (
          <div key={kind}>
            <Heading level={3} size="title-s">
              {`${kind} (${lines.length})`}
            </Heading>
            <ul>
              {lines.map((line) => (
                <li key={line.id} className={css.name}>
                  {nameOf(line)}
                  {lineText({ ...line, name: '' })}
                  {isUnknown(line) && ', not found in the catalogue'}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={css.screenOnly}>
          <Inline gap={3}>
            {hasOwn && <Button onClick={onMerge}>Add to my plan</Button>}
            <Button variant={hasOwn ? 'secondary' : 'primary'} onClick={onReplace}>
              {hasOwn ? 'Replace my plan' : 'Take it over'}
            </Button>
            <TextButton ref={passFocusOn} onClick={onClose}>
              Close it
            </TextButton>
          </Inline>
        </div>
      </Stack>
    </Section>
  )
}
