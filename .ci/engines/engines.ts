import { parseArgs } from 'node:util'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINES } from './engineList.ts'
import { FLOWS } from './flows.ts'
import { hasPassed, runFlow } from './run.ts'

const OUT = join(import.meta.dirname, '../../.cache/engines')
const { values } = parseArgs({ options: { only: { type: 'string' }, flow: { type: 'string' }, retries: { type: 'string', default: '2' } } })
const only = values.only?.split(',')
const flows = values.flow?.split(',')
for (const engine of ENGINES) {
  if (only && !only.includes(engine.id)) continue
  for (const flow of FLOWS) {
    if (flows && !flows.includes(flow.id)) continue
    const outcome = await runFlow(engine, flow, join(OUT, engine.id), Number(values.retries))
    const last = outcome.tries.at(-1)
    console.log(engine.id, flow.id, hasPassed(outcome) ? 'ok' : 'FAILED', outcome.tries.length, last?.milliseconds, last?.steps.length, outcome.cannot ?? '')
    for (const one of outcome.tries) for (const text of [one.failed ?? [], one.problems, one.violations, one.repeats].flat()) console.log('   ', text.slice(0, 400))
  }
}
