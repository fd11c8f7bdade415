/**
 * Sends what goes wrong, and how fast the page was, to the address in the settings. Loaded when the page is idle, and only
 * if there is an address. An example of what receives it: stories/docs/Operating.mdx.
 */
import { isLostPart } from './lostPart.ts'
import { onProblem, type Problem } from './problem.ts'
import { routeOf } from './routes.ts'
import { followVitals, type Vitals } from './vitals.ts'

/** The part of the page loads that report. A payment or a broken page is always reported. */
const SHARE: Readonly<Record<Report['what']['kind'], number>> = {
  payment: 1,
  render: 1,
  part: 1,
  drift: 0.25,
  call: 0.25,
  vitals: 0.1,
}
/** Of one page load. */
const MOST = 20

/** Of an error only its name, and where it was thrown. */
interface Crash {
  kind: 'render' | 'part'
  what: string
}

export interface Report {
  /** The pattern of the route, such as `/pricing/:pid`: no address, no query. */
  page: string
  /** How many page loads this one stands for. */
  weight: number
  what: Problem | Crash | ({ kind: 'vitals' } & Vitals)
}

function crashOf(error: Error): Crash {
  const where = error.stack?.match(/[\w.-]+\.[jt]sx?:\d+:\d+/g)?.slice(0, 5) ?? []
  return { kind: isLostPart(error) ? 'part' : 'render', what: [error.name, ...where].join(' ') }
}

/** @param luck from 0 to 1, drawn once per page load. */
export function reportTo(address: string, luck = Math.random()): void {
  const sent = new Set<string>()
  const report = (what: Report['what']): void => {
    const share = SHARE[what.kind]
    const key = JSON.stringify(what)
    if (luck >= share || sent.has(key) || sent.size >= MOST) return
    sent.add(key)
    const page = routeOf(location.pathname)?.path ?? '/404'
    // A text needs no permission of another origin.
    navigator.sendBeacon(address, JSON.stringify({ page, weight: 1 / share, what } satisfies Report))
  }
  onProblem((problem) => report(problem.kind === 'render' ? crashOf(problem.error) : problem))
  followVitals((vitals) => report({ kind: 'vitals', ...vitals }))
}
