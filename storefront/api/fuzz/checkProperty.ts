/** Checks a property, and tells how to reproduce a failure. */
import fc, { type Arbitrary } from 'fast-check'

/** A fixed seed makes unit tests reproducible; `npm run fuzz` sets another. */
const SEED = 20_261_122

const seed = Number(process.env['FUZZ_SEED'] ?? SEED)

export const runs = (usual: number): number => Number(process.env['FUZZ_RUNS'] ?? usual)

export const TEST_TIMEOUT = process.env['FUZZ_RUNS'] ? 24 * 60 * 60_000 : 60_000

/** Milliseconds for shrinking a failing case. */
const SHRINK = 5000
const MOST_LETTERS = 1500

const shortened = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text)

/** @throws with the smallest failing case, and the command that reproduces it. */
export async function checkProperty<Case>(
  name: string,
  cases: Arbitrary<Case>,
  numRuns: number,
  holds: (one: Case) => Promise<void>,
): Promise<void> {
  let failedAt = Infinity
  const property = fc.asyncProperty(cases, async (one) => {
    // Passing all further cases ends the shrinking.
    if (performance.now() > failedAt + SHRINK) return
    try {
      await holds(one)
    } catch (error) {
      failedAt = Math.min(failedAt, performance.now())
      throw error
    }
  })
  const { failed, errorInstance, counterexample } = await fc.check(property, { seed, numRuns })
  if (!failed) return
  const command = `npm run fuzz -- --runs ${numRuns} --seed ${seed} --only ${JSON.stringify(name)}`
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  const shown = `${shortened(message)}\nfor ${shortened(JSON.stringify(counterexample?.[0]))}`
  throw new Error(`${shown}\nAgain: ${command}`)
}
