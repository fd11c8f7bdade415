/**
 * Sends problems and web vitals to the address in the settings. Loaded when the page is idle, and only if there is an
 * address. stories/docs/Operating.mdx has an example of a receiver.
 */
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { onProblem, type Problem } from './problem.ts'
import { routeOf } from './routes.ts'

/** The share of page loads that report. A payment or a crashed page is always reported. */
const SHARE: Readonly<Record<Report['what']['kind'], number>> = {
  payment: 1,
  render: 1,
  part: 1,
  drift: 0.25,
  call: 0.25,
  vitals: 0.1,
}
/** Reports per page load. */
const MOST = 20

/** Only the error's name, where it was thrown, and the file that could not be fetched. */
interface Crash {
  kind: 'render' | 'part'
  what: string
}

/** Milliseconds; the layout shift has no unit. A value is missing if the browser does not measure it. */
type Vitals = { [name in Lowercase<Metric['name']>]?: number }

export interface Report {
  /** The route's pattern, such as `/pricing/:pid`, without address and query. */
  page: string
  /** How many page loads this report stands for. */
  weight: number
  what: Problem | Crash | ({ kind: 'vitals' } & Vitals)
}

function crashOf({ kind, error }: Extract<Problem, { error: Error }>): Crash {
  const where = error.stack?.match(/[\w.-]+\.[jt]sx?:\d+:\d+/g)?.slice(0, 5) ?? []
  // Not every browser names the file.
  const part = kind === 'part' ? (error.message.match(/[\w.-]+\.(?:[jt]sx?|css)\b/g)?.slice(-1) ?? []) : []
  return { kind, what: [error.name, ...part, ...where].join(' ') }
}

/** Calls `done` once, when the page is first hidden. */
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
  // The library takes its last figures in the capture phase, so they are complete when the event bubbles to the window.
  window.addEventListener('visibilitychange', send)
}

/** @param luck between 0 and 1, drawn once per page load. */
export function reportTo(address: string, luck = Math.random()): void {
  // Some blockers remove it.
  if (!('sendBeacon' in navigator)) return
  const sent = new Set<string>()
  const report = (what: Report['what']): void => {
    const share = SHARE[what.kind]
    const key = JSON.stringify(what)
    if (luck >= share || sent.has(key) || sent.size >= MOST) return
    sent.add(key)
    const page = routeOf(location.pathname)?.path ?? '/404'
    // A plain text needs no CORS preflight.
    navigator.sendBeacon(address, JSON.stringify({ page, weight: 1 / share, what } satisfies Report))
  }
  onProblem((problem) => report('error' in problem ? crashOf(problem) : problem))
  followVitals((vitals) => report({ kind: 'vitals', ...vitals }))
}
