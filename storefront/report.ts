/**
 * Sends what goes wrong, and how fast the page was, to the address in the settings. Loaded when the page is idle, and only
 * if there is an address. An example of what receives it: stories/docs/Operating.mdx.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { onProblem, type Problem } from './problem.ts'
import { routeOf } from './routes.ts'

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

/** Of an error only its name, where it was thrown, and the file that could not be fetched. */
interface Crash {
  kind: 'render' | 'part'
  what: string
}

/** Of this page load, in milliseconds; the layout shift has no unit. Missing where the browser knows none. */
type Vitals = { [name in Lowercase<Metric['name']>]?: number }

export interface Report {
  /** The pattern of the route, such as `/pricing/:pid`: no address, no query. */
  page: string
  /** How many page loads this one stands for. */
  weight: number
  what: Problem | Crash | ({ kind: 'vitals' } & Vitals)
}

function crashOf({ kind, error }: Extract<Problem, { error: Error }>): Crash {
  const where = error.stack?.match(/[\w.-]+\.[jt]sx?:\d+:\d+/g)?.slice(0, 5) ?? []
  // Not every browser says which one.
  const part = kind === 'part' ? (error.message.match(/[\w.-]+\.(?:[jt]sx?|css)\b/g)?.slice(-1) ?? []) : []
  return { kind, what: [error.name, ...part, ...where].join(' ') }
}

/** Calls `done` once, when the page is hidden for the first time. */
function followVitals(done: (vitals: Vitals) => void): void {
  const vitals: Vitals = {}
  for (const follow of [onTTFB, onFCP, onLCP, onCLS, onINP])
    follow(({ name, value }: Metric) => {
      vitals[name.toLowerCase() as Lowercase<typeof name>] = Math.round(value * 1000) / 1000
    })
  const send = (): void => {
    if (document.visibilityState !== 'hidden') return
    window.removeEventListener('visibilitychange', send)
    done(vitals)
  }
  // The library takes its last figures while the event is captured, so they are there when it bubbles up to the window.
  window.addEventListener('visibilitychange', send)
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
  onProblem((problem) => report('error' in problem ? crashOf(problem) : problem))
  followVitals((vitals) => report({ kind: 'vitals', ...vitals }))
}
