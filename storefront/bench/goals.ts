/**
 * Goals of 22 November 2026, and what peers had in November 2026 behind the same kind of proxy (Lighthouse mobile,
 * simulated; Chromium; kB of 1000 bytes after brotli).
 */
import type { MeasuredPage } from '../build/pages.ts'

export type Kind = MeasuredPage['kind']

/** kB, files and milliseconds. `content` pages are public, `app` pages a visitor's own. */
export const GOALS = {
  content: { early: 5, scripts: 95, firstView: 60, requests: 20, ratio: 1.1, performance: 100, others: 100 },
  app: { early: 95, scripts: 95, firstView: 60, requests: 20, ratio: Infinity, performance: 98, others: 100 },
} as const satisfies Record<Kind, Record<string, number>>

/** Milliseconds, for every page. */
export const TBT_GOAL = 20
export const CLS_GOAL = 0
export const SCRIPT_FILES_GOAL = 8
export const STYLE_FILES_GOAL = 2
export const FONTS_GOAL = { kB: 38, files: 2 }
/** Milliseconds and kB, with 3 MB photographs at the provider. */
export const PHOTOGRAPH_GOAL = { lcp: 1600, picture: 35 }
/** Milliseconds at a quarter of the CPU speed. */
export const PRESS_GOAL = 56
/** Milliseconds from the provider's response until the list shows it. */
export const ANSWER_GOAL = 100

/** Growth over the last 126 of 330 page changes, beyond which something leaks. The heap is in MB. */
export const MEMORY_GOAL = { elements: 0, listeners: 0, heap: 0.5 }

/** For navigation: milliseconds if prefetched, otherwise the share of a full load, and layout shift. */
export const CHANGE_GOALS = { prefetched: 150, ratio: 0.8, shift: 0.005 }

/** Milliseconds from the arrival of a first tap's script to its effect. */
export const TAP_GOAL = 200

interface Peer {
  readonly name: string
  /** kB. */
  readonly scripts: number
  readonly performance: number
  /** Seconds. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Milliseconds, as a range if several things were pressed. */
  readonly press: string
}

export const PEERS: readonly Peer[] = [
  { name: 'Hydrogen skeleton (2026.4)', scripts: 97, performance: 100, lcp: 1.49, tbt: 0, cls: 0, press: '56–88' },
  { name: 'vercel/commerce (Next 15.6)', scripts: 150, performance: 93, lcp: 1.81, tbt: 298, cls: 0, press: '72–112' },
  { name: 'bulletproof-react', scripts: 158, performance: 97, lcp: 2.1, tbt: 6, cls: 0, press: '–' },
  { name: 'mealdrop', scripts: 193, performance: 78, lcp: 3.16, tbt: 457, cls: 0, press: '96–112' },
  { name: 'Angular 20 + PrimeNG shop', scripts: 249, performance: 51, lcp: 4.07, tbt: 794, cls: 0.25, press: '32' },
  { name: 'medusa Next starter', scripts: 332, performance: 86, lcp: 1.5, tbt: 565, cls: 0, press: '112–176' },
]
