/** What the shop does for each criterion of WCAG 2.2. */
import type { Proof } from '../../support/proofs.ts'

/** The terms of VPAT 2.5. Its “not evaluated” is for level AAA only, so a part of a criterion says it in `unheard`. */
export type Verdict = 'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable'

export interface Judged {
  /** '1.4.10'. */
  readonly num: string
  readonly verdict: Verdict
  /** Where there is no proof, it says that no test shows it. */
  readonly remark: string
  readonly proofs: readonly Proof[]
  /** What only a person with another screen reader could tell. */
  readonly unheard?: string
}

const judged =
  (verdict: Verdict) =>
  (num: string, remark: string, ...proofs: readonly Proof[]): Judged => ({ num, verdict, remark, proofs })

export const supports = judged('supports')
export const partly = judged('partially-supports')
export const notApplicable = judged('not-applicable')

/** @param what follows “how NVDA, JAWS, VoiceOver and TalkBack”. */
export const unheard = (criterion: Judged, what: string): Judged => ({ ...criterion, unheard: what })
