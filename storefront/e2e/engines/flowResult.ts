import type { FlowResult } from './results.ts'
import { isGood, type Outcome } from './run.ts'

/** A console error or violation fails a flow even if all of its steps passed. */
const failureOf = ({ failed, problems, violations }: Outcome['tries'][number]): string =>
  failed ?? [...problems, ...violations].join('; ')

export function flowResult(runs: readonly Outcome[]): FlowResult {
  const last = runs.at(-1)
  if (!last) throw new Error('A flow that was never run has no result.')
  const ended = runs.flatMap(({ tries }) => tries.at(-1) ?? [])
  const none = { flow: last.flow, steps: 0, seconds: 0, runs: 0, flakes: 0, failures: 0 }
  if (last.cannot !== undefined) return { ...none, verdict: 'cannot', notes: [last.cannot] }
  const failures = ended.filter((one) => !isGood(one)).length
  const end = ended.at(-1)
  return {
    ...none,
    verdict: failures === 0 ? 'passed' : 'failed',
    steps: end?.steps.length ?? 0,
    seconds: Math.round((end?.milliseconds ?? 0) / 1000),
    runs: runs.length,
    flakes: runs.filter(({ tries }) => tries.length > 1 && tries.slice(-1).every(isGood)).length,
    failures,
    notes: runs.flatMap(({ tries }) => tries.filter((one) => !isGood(one)).map(failureOf)),
  }
}
