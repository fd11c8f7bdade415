/** What the docs page shows of the last run. */
import type { Difference } from './geometry.ts'

export interface FlowResult {
  readonly flow: string
  readonly verdict: 'passed' | 'failed' | 'cannot'
  /** Steps that passed; of a failed one, too. */
  readonly steps: number
  readonly seconds: number
  readonly retries: number
  /** Why it cannot be asked, or what failed. */
  readonly note?: string
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
