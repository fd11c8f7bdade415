import type { Resource } from '../state/resource.ts'
import { MESSAGES } from '../text/messages.ts'
import { LoadFailed } from './match.tsx'
import * as css from './StaleNote.css.ts'

/** Says that prices are from the build, because they could not be fetched again. */
export function StaleNote({ of }: { of: Resource<unknown> }) {
  if (of.status !== 'ready' || !of.stale) return null
  const { reload, busy } = of.stale
  return (
    <div className={css.note}>
      <LoadFailed tone="warning" msg={MESSAGES.stale} reload={reload} busy={busy} />
    </div>
  )
}
