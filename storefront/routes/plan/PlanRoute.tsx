import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'

/** Lazy, because otherwise modules that it shares with other pages would become chunks of their own there. */
const PlanView = lazyWithPreload(async () => (await import('./PlanView.tsx')).PlanView)

/** /plan: what the visitor wants for the shoot. It is in this browser only. */
export function PlanRoute() {
  return <PlanView />
}
