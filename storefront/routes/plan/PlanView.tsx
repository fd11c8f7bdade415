import { useAtomValue } from 'jotai'
import { useRef, useState } from 'react'
import {
  Container,
  EmptyState,
  Inline,
  LinkButton,
  PageHeader,
  Section,
  Text,
  TextButton,
} from '../../../design-system/index.ts'
import { merged } from '../../shell/search/entries.ts'
import { loadIndex } from '../../shell/search/find.ts'
import { changePlan, isSame, planAtom, restorePlan, type PlanLine } from '../../state/plan.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { without } from './lines.ts'
import * as css from './Plan.css.ts'
import { PlanList } from './PlanList.tsx'
import { PlanTime } from './PlanTime.tsx'

export function PlanView() {
  // Before the first paint, which would say that it is empty.
  useState(restorePlan)
  const plan = useAtomValue(planAtom)
  const index = valueOf(useResource('search', loadIndex, { quiet: true }))
  const entries = merged(index ?? [])
  const [removed, setRemoved] = useState<{ line: PlanLine; at: number }>()
  const undo = useRef<HTMLButtonElement>(null)

  const remove = (line: PlanLine): void => {
    setRemoved({ line, at: plan.indexOf(line) })
    changePlan((now) => without(now, line))
    requestAnimationFrame(() => undo.current?.focus())
  }
  const putBack = (): void => {
    if (removed) changePlan((now) => now.toSpliced(removed.at, 0, removed.line))
    setRemoved(undefined)
  }

  return (
    <Container>
      <PageHeader
        title="Your plan"
        crumbs={{ label: 'You are here', items: [{ href: '/', text: 'Home' }, { text: 'Your plan' }] }}
        lead="Kept in this browser until you take it out."
      />
      <Section pad="page">
        <div role="status" className={css.screenOnly}>
          {removed && (
            <Inline gap={4}>
              <Text>{`${removed.line.name} is out of the plan.`}</Text>
              <TextButton ref={undo} onClick={putBack}>
                Undo
              </TextButton>
            </Inline>
          )}
        </div>
        {plan.length === 0 ? (
          <EmptyState
            level={2}
            title="Nothing is planned yet"
            action={<LinkButton href="/sets">See the sets</LinkButton>}
          >
            Press the heart on sets, setups, outfits, props and professionals.
          </EmptyState>
        ) : (
          <>
            <PlanTime plan={plan} />
            <PlanList
              plan={plan}
              entryOf={(line) =>
                entries.find(({ kind, id, title }) => isSame(line, { kind: kind as PlanLine['kind'], id, name: title }))
              }
              onRemove={remove}
            />
            <div className={css.screenOnly}>
              <TextButton icon="printer" onClick={() => print()}>
                Print
              </TextButton>
            </div>
          </>
        )}
      </Section>
    </Container>
  )
}
