import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Driver, Engine, Window } from './driver.ts'
import type { Flow } from './flows.ts'
import { openFront } from './front.ts'
import { Person, type Measured } from './person.ts'

interface Try {
  /** Undefined if every step passed. */
  readonly failed?: string
  readonly steps: readonly string[]
  readonly problems: readonly string[]
  readonly seconds: number
  readonly geometry: readonly Measured[]
  readonly agent: string
}

const RETRIES = 2
const DESKTOP = { width: 1280, height: 900 }

async function tryOnce(engine: Engine, flow: Flow, folder: string): Promise<Try> {
  const window: Window = { ...DESKTOP, ...flow.window, ...engine.instead?.[flow.id] }
  const start = performance.now()
  const stopsScripts = window.scripts === false && engine.isWebKit === true
  let driver: Driver | undefined
  let person: Person | undefined
  const front = await openFront({ records: engine.isWebKit === true, stopsScripts })
  let failed: string | undefined
  try {
    driver = await engine.launch(window)
    person = new Person(driver, window, front.address, engine.withWholeLines)
    await flow.steps(person)
  } catch (problem) {
    const last = person?.steps.at(-1) ?? 'the start'
    failed = `${problem instanceof Error ? problem.message : String(problem)} (after: ${last})`
    await person?.picture('failed')
  }
  const agent = await person?.page().then(
    (page) => page.agent,
    () => '',
  )
  // Closing the pages would abort their requests, which are errors, too.
  const said = [...(driver?.problems ?? [])]
  await driver?.close()
  await front.close()
  mkdirSync(folder, { recursive: true })
  for (const [index, { name, png }] of (person?.pictures ?? []).entries())
    writeFileSync(join(folder, `${flow.id}-${index + 1}-${name}.png`), png)
  return {
    ...(failed !== undefined && { failed }),
    steps: person?.steps ?? [],
    problems: [
      ...said,
      ...front.problems,
      // The policy that blocks scripts is violated by every page, so its reports say nothing.
      ...(stopsScripts ? [] : front.violations.filter((text) => !engine.knownViolation?.test(text))),
    ],
    seconds: Math.round((performance.now() - start) / 1000),
    geometry: person?.geometry ?? [],
    agent: agent ?? '',
  }
}

/** A console error or violation fails a flow even if all of its steps passed. */
const isGood = ({ failed, problems }: Try) => failed === undefined && problems.length === 0

function tell({ failed, problems, ...one }: Try, says: string): void {
  console.log(`${says}, ${one.steps.length} steps, ${one.seconds} s`)
  for (const text of [failed ?? [], problems].flat()) console.log(`    ${text.slice(0, 600)}`)
}

export interface Outcome {
  readonly verdict: 'passed' | 'failed' | 'cannot'
  /** Undefined if the engine cannot run the flow. */
  readonly last?: Try
  readonly isFlaky: boolean
}

export async function runFlow(engine: Engine, flow: Flow, folder: string): Promise<Outcome> {
  const says = `${engine.name}, ${flow.id}:`
  const cannot = engine.cannot?.[flow.id]
  if (cannot !== undefined) {
    console.log(`${says} cannot, because ${cannot}`)
    return { verdict: 'cannot', isFlaky: false }
  }
  for (let tries = 1; ; tries += 1) {
    const last = await tryOnce(engine, flow, folder)
    const verdict = isGood(last) ? 'passed' : 'failed'
    tell(last, `${says} ${verdict}${tries > 1 ? ` at try ${tries}` : ''}`)
    if (verdict === 'passed' || tries > RETRIES) return { verdict, last, isFlaky: verdict === 'passed' && tries > 1 }
  }
}
