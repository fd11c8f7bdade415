import { useState, type PointerEvent, type ReactNode } from 'react'
import { Heading, IconButton, Inline, Section, TextField } from '../../../design-system/index.ts'
import { changePlan, LONGEST, type Plan, type PlanLine } from '../../state/plan.ts'
import { byKind, edited, lineText } from './lines.ts'
import * as css from './Plan.css.ts'

interface PlanListProps {
  plan: Plan
  level: 2 | 3
  /** The line's name, or a link with it. */
  nameOf: (line: PlanLine) => ReactNode
  onRemove: (line: PlanLine) => void
  /** Moves the line to the place of another one of its kind. */
  onMove: (line: PlanLine, to: PlanLine, message: string) => void
}

/** The visitor's own plan, which can be edited and reordered. */
export function PlanList({ plan, level, ...rest }: PlanListProps) {
  return byKind(plan).map(({ kind, lines }) => (
    <Section key={kind} pad="stack">
      <Heading level={level} size="title-m">
        {`${kind} (${lines.length})`}
      </Heading>
      <Lines lines={lines} {...rest} />
    </Section>
  ))
}

interface LinesProps extends Pick<PlanListProps, 'nameOf' | 'onRemove' | 'onMove'> {
  /** All of one kind. */
  lines: readonly PlanLine[]
}

function Lines({ lines, nameOf, onRemove, onMove }: LinesProps) {
  const move = (from: number, to: number): void => {
    const [line, other] = [lines[from], lines[to]]
    if (line && other && from !== to) onMove(line, other, `${line.name} is now ${to + 1} of ${lines.length}`)
  }
  const { dragged, target, dragging } = useDragging(move)
  return (
    <ul className={css.list}>
      {lines.map((line, at) => (
        <li
          key={line.id}
          className={css.line}
          data-dragged={at === dragged || undefined}
          data-drop={at === target && dragged !== undefined ? (at < dragged ? 'before' : 'after') : undefined}
        >
          <p className={css.name}>
            {nameOf(line)}
            <span className={css.printOnly}>{lineText({ ...line, name: '' })}</span>
          </p>
          {line.kind === 'Outfits' && (
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
          <div className={css.screenOnly}>
            <Inline gap={1}>
              {lines.length > 1 && <span {...dragging(at)} className={css.handle} aria-hidden="true" />}
              <IconButton
                icon="chevron-up"
                label={`Move ${line.name} up`}
                disabledReason={at === 0 && 'It is the first'}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                icon="chevron-down"
                label={`Move ${line.name} down`}
                disabledReason={at === lines.length - 1 && 'It is the last'}
                onClick={() => move(at, at + 1)}
              />
              <IconButton icon="trash" label={`Remove ${line.name} from the plan`} onClick={() => onRemove(line)} />
            </Inline>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Reorders by drag: nothing moves until the line is dropped. The keyboard has buttons instead. */
function useDragging(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ from: number; to: number }>()
  const end = () => setDrag(undefined)
  return {
    dragged: drag?.from,
    target: drag && drag.from !== drag.to ? drag.to : undefined,
    /** Props of the drag handle of the line at this index. */
    dragging: (from: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        // Prevents text selection during the drag.
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        setDrag({ from, to: from })
      },
      onPointerMove({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
        if (!drag) return
        const items = [...(currentTarget.closest('ul')?.children ?? [])]
        const below = items.findIndex((item) => clientY < item.getBoundingClientRect().bottom)
        const to = below === -1 ? items.length - 1 : below
        items[to]?.scrollIntoView({ block: 'nearest' })
        setDrag({ from, to })
      },
      onPointerUp() {
        if (drag) onDrop(drag.from, drag.to)
        end()
      },
      onPointerCancel: end,
    }),
  }
}
