import { expect, test } from 'vitest'
import { flowResult } from './flowResult.ts'
import type { Try } from './run.ts'

const good: Try = { steps: [], problems: [], violations: [], repeats: [], milliseconds: 2000, geometry: [], agent: '' }
const bad: Try = { ...good, failed: 'The dialog did not come.' }
const loud: Try = { ...good, problems: ['TypeError: no'] }
const run = (...tries: readonly Try[]) => ({ flow: 'login', tries })

test('a run that passed when tried again is a flake, and says why', () => {
  const { verdict, runs, flakes, failures, notes } = flowResult([run(good), run(bad, good), run(good)])
  expect({ verdict, runs, flakes, failures, notes }).toEqual({
    verdict: 'passed',
    runs: 3,
    flakes: 1,
    failures: 0,
    notes: ['The dialog did not come.'],
  })
})

test('one run that failed at every try fails the flow, whatever the last one did', () => {
  const { verdict, runs, flakes, failures, notes } = flowResult([run(bad, loud, bad), run(good)])
  expect({ verdict, runs, flakes, failures, notes }).toEqual({
    verdict: 'failed',
    runs: 2,
    flakes: 0,
    failures: 1,
    notes: ['The dialog did not come.', 'TypeError: no', 'The dialog did not come.'],
  })
})

test('what an engine cannot be asked has no runs', () => {
  const { verdict, runs, notes } = flowResult([{ flow: 'phone', cannot: 'its window is wider', tries: [] }])
  expect({ verdict, runs, notes }).toEqual({ verdict: 'cannot', runs: 0, notes: ['its window is wider'] })
})
