import { useEffect, useRef, useState } from 'react'
import { useAtomValue } from 'jotai'
import {
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Text,
  TextButton,
  TextLink,
  VisuallyHidden,
  Alert,
} from '../../../design-system/index.ts'
import { keepFocus } from '../../shell/focus.ts'
import { merged } from '../../shell/search/entries.ts'
import { loadIndex } from '../../shell/search/find.ts'
import { changePlan, planAtom, usePlan, type Plan, type PlanLine } from '../../state/plan.ts'
import { useResource, valueOf } from '../../state/resource.ts'
import { store } from '../../state/store.ts'
import { moved, without } from './lines.ts'
import * as css from './Plan.css.ts'
import { PlanList } from './PlanList.tsx'
import { PlanShare } from './PlanShare.tsx'
import { SharedPlan } from './SharedPlan.tsx'
import { sharedPlan } from './sharing.ts'
import { cartAtom, packageIn } from '../../state/cart.ts'
import { usePackage } from '../cart/usePackage.ts'
import { planned } from './time.ts'

/**
 * This browser's plan, and beside it that of an opened link.
 * @param level of its headings.
 */
export function PlanContent({ level }: { level: 2 | 3 }) {
  const plan = usePlan()
  const index = valueOf(useResource('search', loadIndex, { quiet: true }))
  const entries = merged(index ?? [])
  const entryOf = (line: PlanLine) => entries.find(({ kind, id }) => kind === line.kind && id === line.id)
  const nameOf = (line: PlanLine) => {
    const entry = entryOf(line)
    return entry ? <TextLink href={entry.href}>{line.name}</TextLink> : line.name
  }
  const [shared, closeShared] = useSharedPlan()
  const [last, setLast] = useState<{ message: string; before: Plan; after: Plan }>()
  // Undo would also discard later edits.
  const undoable = last?.after === plan ? last : undefined
  const [moveMessage, setMoveMessage] = useState('')
  const undo = useRef<HTMLButtonElement>(null)

  const change = (message: string, next: (plan: Plan) => Plan): void => {
    changePlan(next)
    setLast({ message, before: plan, after: store.get(planAtom) })
    requestAnimationFrame(() => undo.current?.focus())
  }
  const ownLevel = shared ? 3 : level
  const own =
    plan.length === 0 ? (
      <EmptyState
        level={level}
        title="Nothing is planned yet"
        action={<LinkButton href="/sets">See the sets</LinkButton>}
      >
        Press the heart on sets, setups, outfits, props and professionals.
      </EmptyState>
    ) : (
      <div className={shared && css.own}>
        {shared && (
          <Heading level={2} size="title-l">
            Your own plan
          </Heading>
        )}
        <PlanTime plan={plan} />
        <PlanList
          level={ownLevel}
          plan={plan}
          nameOf={nameOf}
          onRemove={(line) => change(`${line.name} is out of the plan.`, (now) => without(now, line))}
          onMove={(line, to, message) => {
            changePlan((now) => moved(now, line, to))
            setMoveMessage(message)
          }}
        />
        <div className={css.screenOnly}>
          <PlanShare plan={plan} />
        </div>
      </div>
    )

  return (
    <>
      <span role="status">
        <VisuallyHidden>{moveMessage}</VisuallyHidden>
      </span>
      <div role="status" className={css.screenOnly}>
        {undoable && (
          <Inline gap={4}>
            <Text>{undoable.message}</Text>
            <TextButton
              ref={undo}
              onClick={() => {
                changePlan(() => undoable.before)
                keepFocus()
              }}
            >
              Undo
            </TextButton>
          </Inline>
        )}
      </div>
      {shared ? (
        <div className={css.beside}>
          <SharedPlan
            theirs={shared}
            hasOwn={plan.length > 0}
            nameOf={nameOf}
            isUnknown={(line) => index !== undefined && !entryOf(line)}
            onMerge={() => {
              closeShared()
              change('The shared plan was added to yours.', (now) => [...now, ...shared])
            }}
            onReplace={() => {
              closeShared()
              change('The shared plan is yours now.', () => shared)
            }}
            onClose={closeShared}
          />
          {own}
        </div>
      ) : (
        own
      )}
    </>
  )
}

/** The plan of the opened link, and a way to close it. */
function useSharedPlan(): [shared: Plan | undefined, close: () => void] {
  const [shared, setShared] = useState<Plan>()
  useEffect(() => {
    const read = (): void => {
      const { hash } = location
      void sharedPlan(hash).then((plan) => location.hash === hash && setShared(plan))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const close = (): void => {
    history.replaceState(history.state, '', location.pathname)
    setShared(undefined)
  }
  return [shared, close]
}

/** Compares the planned sets with the time of the package in the cart. It warns, and blocks nothing. */
function PlanTime({ plan }: { plan: Plan }) {
  const line = packageIn(useAtomValue(cartAtom))
  const pkg = usePackage(line)
  const sets = plan.filter(({ kind }) => kind === 'Sets').length
  const time = pkg && sets > 0 && planned(sets, pkg)
  if (!line || !time) return null
  return time.isAbove ? (
    <Alert tone="warning">{`${time.text}: more than ${line.ProductName} includes. The team will help you choose.`}</Alert>
  ) : (
    <Text>{`${line.ProductName}: ${time.text}`}</Text>
  )
}
