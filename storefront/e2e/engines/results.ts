import type { Difference } from './geometry.ts'

export interface FlowResult {
  readonly flow: string
  /** Failed if any run failed. */
  readonly verdict: 'passed' | 'failed' | 'cannot'
  /** In the last run. */
  readonly steps: number
  /** In the last run. */
  readonly seconds: number
  readonly runs: number
  /** Runs that passed only at the second or third try. */
  readonly flakes: number
  /** Runs that failed at every try. */
  readonly failures: number
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
