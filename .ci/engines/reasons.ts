/** Why a part stands elsewhere than in the pinned Chromium. A difference without a reason here fails the run. */
import type { Difference } from './geometry.ts'

const REASONS: readonly { readonly engine?: RegExp; readonly what: RegExp; readonly path?: string; readonly reason: string }[] =
  []

export function reasonFor(engine: string, { path, what }: Difference): string | undefined {
  return REASONS.find(
    (one) => (one.engine?.test(engine) ?? true) && one.what.test(what) && (one.path ?? path) === path,
  )?.reason
}
