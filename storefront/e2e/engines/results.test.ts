import { expect, test } from 'vitest'
import { ENGINES } from './engineList.ts'
import { FLOWS } from './flows.ts'
import type { Results } from './results.ts'
import written from './results.json'

const { engines } = written as Results

test('only engines and flows that there are have results', () => {
  expect(ENGINES.map(({ id }) => id)).toEqual(expect.arrayContaining(engines.map(({ id }) => id)))
  const flows = FLOWS.map(({ id }) => id)
  for (const engine of engines) expect(flows).toEqual(expect.arrayContaining(engine.flows.map(({ flow }) => flow)))
})
