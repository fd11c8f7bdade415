import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { Icon, Link } from '../../../design-system/index.ts'
import { isSame, planAtom, togglePlanned, type PlannedThing } from '../../state/plan.ts'
import * as css from './Heart.css.ts'

export interface HeartProps extends PlannedThing {
  /** Of the picture that it lies over. */
  corner?: keyof typeof css.corner
}

/** Puts a thing into the plan, and takes it out. What has no id or name cannot be found again, and has none. */
export function Heart({ kind, id, name, corner = 'end' }: HeartProps) {
  // One atom each, so that a press renders one of two hundred hearts.
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
