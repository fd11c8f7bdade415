import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'

/** Lazy, so that what it shares with other pages is not split off for it there. */
const PlanView = lazyWithPreload(async () => (await import('./PlanView.tsx')).PlanView)

/** /plan: what the visitor wants for the shoot. It is in this browser only. */
export function PlanRoute() {
  return <PlanView />
}
