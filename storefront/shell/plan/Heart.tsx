import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { Icon, Link } from '../../../design-system/index.ts'
import { isSame, planAtom, togglePlanned, type PlannedThing } from '../../state/plan.ts'
import * as css from './Heart.css.ts'

export interface HeartProps extends PlannedThing {
  /** Its corner of the picture below it. */
  corner?: keyof typeof css.corner
}

/**
 * Adds an item to the plan or removes it. An item without id or name gets no heart, because it could not be found
 * again.
 */
export function Heart({ kind, id, name, corner = 'end' }: HeartProps) {
  // One atom per heart, so that a press renders one of two hundred.
  const isPlanned = useAtomValue(
    useMemo(() => atom((get) => get(planAtom).some((line) => isSame(line, { kind, id, name }))), [kind, id, name]),
  )
  const title = name.trim()
  if (!id || !title) return null
  return (
    <div className={css.corner[corner]}>
      {isPlanned && (
        <Link href="/plan" className={css.link}>
          Your plan
        </Link>
      )}
      <button
        type="button"
        className={css.heart}
        aria-label={`Add ${title} to the plan`}
        aria-pressed={isPlanned}
        onClick={() => togglePlanned({ kind, id, name: title })}
      >
        <Icon name="heart" />
      </button>
    </div>
  )
}
