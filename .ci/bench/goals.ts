/**
 * Our goals, and the best peers, measured behind the same kind of proxy in November 2026 (Lighthouse mobile, simulated;
 * Chromium; kB of 1000 bytes after brotli).
 */
import type { MeasuredPage } from '../pages.ts'

export type Kind = MeasuredPage['kind']

export const GOALS = {
  content: { early: 5, scripts: 72, page: 14, performance: 100, others: 100, lcp: 1200, tbt: 20, cls: 0 },
  app: { early: 80, scripts: 80, page: 14, performance: 98, others: 100, lcp: 1600, tbt: 100, cls: 0 },
} as const satisfies Record<Kind, Record<string, number>>

/** Milliseconds at a fourth of the speed. */
export const PRESS_GOAL = 56
/** From the answer of the provider to the list that shows it. */
export const ANSWER_GOAL = 100

interface Peer {
  readonly name: string
  /** kB of scripts. */
  readonly scripts: number
  readonly performance: number
  /** Seconds. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Milliseconds, as a range where several things were pressed. */
  readonly press: string
}

export const PEERS: readonly Peer[] = [
  { name: 'floor: React, hydrated at load', scripts: 59, performance: 100, lcp: 1.38, tbt: 0, cls: 0, press: '16' },
  { name: 'Hydrogen skeleton (2026.4)', scripts: 97, performance: 100, lcp: 1.49, tbt: 0, cls: 0, press: '56–88' },
  { name: 'vercel/commerce (Next 15.6)', scripts: 150, performance: 93, lcp: 1.81, tbt: 298, cls: 0, press: '72–112' },
  { name: 'bulletproof-react', scripts: 158, performance: 97, lcp: 2.1, tbt: 6, cls: 0, press: '–' },
  { name: 'mealdrop', scripts: 193, performance: 78, lcp: 3.16, tbt: 457, cls: 0, press: '96–112' },
  { name: 'Angular 20 + PrimeNG shop', scripts: 249, performance: 51, lcp: 4.07, tbt: 794, cls: 0.25, press: '32' },
  { name: 'medusa Next starter', scripts: 332, performance: 86, lcp: 1.5, tbt: 565, cls: 0, press: '112–176' },
]
