/** Tries a property on generated cases, and says how to try the same ones again. */
import fc, { type Arbitrary } from 'fast-check'

/** The same cases each time, unless `npm run fuzz` chooses others. */
const SEED = 20_261_122

export const seed = Number(process.env['FUZZ_SEED'] ?? SEED)

/** How many cases `npm run fuzz` asks for, else `usual`. */
export const runs = (usual: number): number => Number(process.env['FUZZ_RUNS'] ?? usual)

/** Milliseconds for a test, which may have thousands of cases. */
export const PATIENCE = process.env['FUZZ_RUNS'] ? 24 * 60 * 60_000 : 60_000

/** Milliseconds in which a failing case is made smaller. */
const SHRINK = 5000
const MOST_LETTERS = 1500

const shortened = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text)

/** @throws with what was wrong in the smallest case found, and how to run it again. */
export async function hold<Case>(
  name: string,
  cases: Arbitrary<Case>,
  numRuns: number,
  holds: (one: Case) => Promise<void>,
): Promise<void> {
  let failedAt = Infinity
  const property = fc.asyncProperty(cases, async (one) => {
    // A smaller case that is not tried any more passes, which ends the search.
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
  const again = `npm run fuzz -- --runs ${numRuns} --seed ${seed} --only ${JSON.stringify(name)}`
  const said = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  const shown = `${shortened(said)}\nfor ${shortened(JSON.stringify(counterexample?.[0]))}`
  throw new Error(`${shown}\nAgain: ${again}`)
}
