/** Runs steps in order, in parallel where that saves time, and starts none after a failure. */
import type { Step } from './steps.ts'

export interface Outcome {
  readonly step: Step
  readonly hasPassed: boolean
}

/** @returns the step to start next; undefined if it must wait for a running one. */
function nextStep(waiting: readonly Step[], running: readonly Step[], most: number): Step | undefined {
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name))
  for (const step of waiting) {
    if (!step.needs?.some((name) => unfinished.has(name)))
      return running.length < (step.isAlone || running.some(({ isAlone }) => isAlone) ? 1 : most) ? step : undefined
    // Later steps would delay it even more.
    if (step.isAlone) return undefined
  }
  return undefined
}

/** @param run @returns whether the step passed. @param most how many steps may run at once. */
export async function runSteps(
  steps: readonly Step[],
  run: (step: Step) => Promise<boolean>,
  most: number,
): Promise<readonly Outcome[]> {
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const outcomes: Outcome[] = []
  for (;;) {
    const hasFailed = outcomes.some(({ hasPassed }) => !hasPassed)
    const step = hasFailed ? undefined : nextStep(waiting, [...running.keys()], most)
    if (step) {
      waiting.splice(waiting.indexOf(step), 1)
      const ended = run(step).then((hasPassed) => {
        running.delete(step)
        outcomes.push({ step, hasPassed })
      })
      running.set(step, ended)
    } else if (running.size > 0) await Promise.race(running.values())
    else return outcomes
  }
}

const isNamed = ({ name }: Step, word: string): boolean => name.toLowerCase().startsWith(word.toLowerCase())

/** The steps whose names start with one of these words. @throws if none does. */
export function stepsNamed(steps: readonly Step[], words: readonly string[]): readonly Step[] {
  const unknown = words.filter((word) => !steps.some((step) => isNamed(step, word)))
  const names = steps.map(({ name }) => name.toLowerCase()).join(', ')
  if (unknown.length > 0) throw new Error(`No step is called ${unknown.join(', ')}. There are: ${names}.`)
  return steps.filter((step) => words.some((word) => isNamed(step, word)))
}

export function withNeeded(steps: readonly Step[], chosen: readonly Step[]): readonly Step[] {
  const names = new Set(chosen.flatMap(({ needs = [] }) => needs))
  const more = steps.filter((step) => names.has(step.name) && !chosen.includes(step))
  if (more.length === 0) return chosen
  return withNeeded(
    steps,
    steps.filter((step) => chosen.includes(step) || more.includes(step)),
  )
}
