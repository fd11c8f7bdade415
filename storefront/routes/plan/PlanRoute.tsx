import { lazyWithPreload } from '../../shell/lazyWithPreload.ts'

/** Lazy, because modules shared with other pages would otherwise become separate chunks there. */
const PlanView = lazyWithPreload(async () => (await import('./PlanView.tsx')).PlanView)

/** The visitor's plan for the shoot is kept in this browser only. */
export function PlanRoute() {
  return <PlanView />
}
