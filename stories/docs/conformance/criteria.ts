import type { Proof } from '../../support/proofs.ts'

/** The terms of VPAT 2.5. Its “not evaluated” is only for level AAA, so `unheard` states which part nobody tested. */
export type Verdict = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable'

export interface Judged {
  /** '1.4.10 Reflow' */
  readonly criterion: string
  readonly verdict: Verdict
  /** Without proof, it must say that no test shows it. */
  readonly remark: string
  readonly proofs: readonly Proof[]
  /** What needs a person with another screen reader. */
  readonly unheard?: string
}

const judged =
  (verdict: Verdict) =>
  (criterion: string, remark: string, ...proofs: readonly Proof[]): Judged => ({ criterion, verdict, remark, proofs })

export const supports = judged('supports')
export const partly = judged('partially-supports')
export const notApplicable = judged('not-applicable')

/** @param what completes “how NVDA, JAWS, VoiceOver and TalkBack”. */
export const unheard = (judgement: Judged, what: string): Judged => ({ ...judgement, unheard: what })
