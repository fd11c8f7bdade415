import { expect, it } from 'vitest'
import { runSteps, stepsNamed, withNeeded } from './schedule.ts'
import type { Step } from './steps.ts'

const step = (name: string, more: Partial<Step> = {}): Step => ({ name, command: name, ...more })

/** The order of starts and ends, if steps end in the order in which they started. */
async function historyOf(steps: readonly Step[], most = 2, failing = ''): Promise<string> {
  const history: string[] = []
  let last = Promise.resolve()
  await runSteps(
    steps,
    async ({ name }) => {
      history.push(`+${name}`)
      last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
      await last
      history.push(`-${name}`)
      return name !== failing
    },
    most,
  )
  return history.join(' ')
}

it('runs steps side by side in their order, no more than allowed', async () => {
  expect(await historyOf([step('a'), step('b'), step('c')])).toBe('+a +b -a +c -b -c')
})

it('runs alone what uses every processor, and does not let later steps overtake it', async () => {
  const all = { isAlone: true }
  expect(await historyOf([step('a'), step('b', all), step('c')], 3)).toBe('+a -a +b -b +c -c')
  expect(await historyOf([step('a'), step('b', { ...all, needs: ['a'] }), step('c')], 3)).toBe('+a -a +b -b +c -c')
})

it('starts a step when those that it needs have passed', async () => {
  expect(await historyOf([step('a'), step('b', { needs: ['a'] }), step('c')])).toBe('+a +c -a +b -c -b')
})

it('starts nothing after a failure, and lets what runs come to its end', async () => {
  expect(await historyOf([step('a'), step('b'), step('c')], 2, 'a')).toBe('+a +b -a -b')
  const outcomes = await runSteps([step('a'), step('b')], ({ name }) => Promise.resolve(name === 'b'), 1)
  expect(outcomes.map(({ hasPassed }) => hasPassed)).toEqual([false])
})

it('finds steps by how their names begin, and what they need', () => {
  const steps = [
    step('Art'),
    step('Build', { needs: ['Art'] }),
    step('End to end', { needs: ['Build'] }),
    step('Types'),
  ]
  const named = stepsNamed(steps, ['end'])
  expect(named.map(({ name }) => name)).toEqual(['End to end'])
  expect(withNeeded(steps, named).map(({ name }) => name)).toEqual(['Art', 'Build', 'End to end'])
  expect(() => stepsNamed(steps, ['unti'])).toThrow('No step is called unti. There are: art, build, end to end, types.')
})
