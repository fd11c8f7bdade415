import type { ReactNode } from 'react'
import { Heading, IconButton, Inline, Section, TextField } from '../../../design-system/index.ts'
import { changePlan, LONGEST, type Plan, type PlanLine } from '../../state/plan.ts'
import { byKind, edited, moved } from './lines.ts'
import * as css from './Plan.css.ts'

interface PlanListProps {
  plan: Plan
  /** Of the headings. */
  level: 2 | 3
  /** The line's name, or a link of it. */
  nameOf: (line: PlanLine) => ReactNode
  onRemove: (line: PlanLine) => void
}

/** The lines of one's own plan, to be written in and put in order. */
export function PlanList({ plan, level, nameOf, onRemove }: PlanListProps) {
  return byKind(plan).map(({ kind, lines }) => (
    <Section key={kind} pad="stack">
      <Heading level={level} size="title-m">
        {`${kind} (${lines.length})`}
      </Heading>
      <ul className={css.list}>
        {lines.map((line, at) => (
          <li key={line.id} className={css.line}>
            <p className={css.name}>{nameOf(line)}</p>
            {kind === 'Outfits' && (
              <div className={css.size}>
                <TextField
                  name={`size ${line.id}`}
                  label={`Size for ${line.name}`}
                  value={line.size}
                  maxLength={LONGEST.size}
                  onChange={(size) => changePlan((now) => edited(now, line, { size }))}
                />
              </div>
            )}
            <div className={css.note}>
              <TextField
                name={`note ${line.id}`}
                label={`Note for ${line.name}`}
                value={line.note}
                maxLength={LONGEST.note}
                onChange={(note) => changePlan((now) => edited(now, line, { note }))}
              />
            </div>
            <Inline gap={1}>
              <IconButton
                icon="chevron-up"
                label={`Move ${line.name} up`}
                disabledReason={at === 0 && 'It is the first'}
                onClick={() => changePlan((now) => moved(now, line, -1))}
              />
              <IconButton
                icon="chevron-down"
                label={`Move ${line.name} down`}
                disabledReason={at === lines.length - 1 && 'It is the last'}
                onClick={() => changePlan((now) => moved(now, line, 1))}
              />
              <IconButton icon="trash" label={`Remove ${line.name} from the plan`} onClick={() => onRemove(line)} />
            </Inline>
          </li>
        ))}
      </ul>
    </Section>
  ))
}
