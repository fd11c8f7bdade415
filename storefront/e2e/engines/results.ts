/** What the docs page shows of the last run, or of some in a row. */
import type { Difference } from './geometry.ts'

export interface FlowResult {
  readonly flow: string
  /** Failed where one of the runs did. */
  readonly verdict: 'passed' | 'failed' | 'cannot'
  /** Steps of the last run that passed. */
  readonly steps: number
  /** Of the last run. */
  readonly seconds: number
  /** How often in a row it was run. */
  readonly runs: number
  /** Runs that passed at the second or third try only. */
  readonly flakes: number
  /** Runs that failed at every try. */
  readonly failures: number
  /** Why it cannot be asked, or what failed, of every try that did. */
  readonly notes: readonly string[]
}

export interface EngineResult {
  readonly id: string
  readonly name: string
  /** `Mozilla/5.0 …` */
  readonly agent: string
  readonly flows: readonly FlowResult[]
  readonly problems: readonly string[]
  readonly violations: readonly string[]
  readonly differences: readonly (Difference & { readonly reason: string })[]
}

export interface Results {
  /** `2026-11-23` */
  readonly day: string
  readonly engines: readonly EngineResult[]
}
