import type { Resource } from '../state/resource.ts'
import { MESSAGES } from '../text/messages.ts'
import { LoadFailed } from './LoadFailed.tsx'

/** Says that prices are those the page was rendered with, because they could not be asked for again. */
export function StaleNote({ of }: { of: Resource<unknown> }) {
  return of.status === 'ready' && of.stale && <LoadFailed tone="warning" msg={MESSAGES.stale} reload={of.stale} />
}
