import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Driver, Engine, Window } from './driver.ts'
import type { Flow } from './flows.ts'
import { openFront } from './front.ts'
import { Person, type Measured } from './person.ts'

export interface Try {
  /** Undefined if every step passed. */
  readonly failed?: string
  readonly steps: readonly string[]
  readonly problems: readonly string[]
  readonly violations: readonly string[]
  readonly repeats: readonly string[]
  readonly milliseconds: number
  readonly geometry: readonly Measured[]
  readonly agent: string
}

export interface Outcome {
  readonly flow: string
  /** Why the engine cannot run the flow; then `tries` is empty. */
  readonly cannot?: string
  /** Only the last try decides. */
  readonly tries: readonly Try[]
}

const DESKTOP = { width: 1280, height: 900 }

const isOfPolicy = (text: string) => /content.security.policy|trusted ?types?/i.test(text)

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
    problems: [...said.filter((text) => !isOfPolicy(text)), ...front.problems],
    // With scripts blocked, every page reports violations.
    violations: stopsScripts
      ? []
      : [...said.filter(isOfPolicy), ...front.violations].filter((text) => !engine.knownViolation?.test(text)),
    repeats: [...(driver?.repeats ?? []), ...(person?.lostPictures ?? [])],
    milliseconds: Math.round(performance.now() - start),
    geometry: person?.geometry ?? [],
    agent: agent ?? '',
  }
}

export const isGood = ({ failed, problems, violations }: Try) =>
  failed === undefined && problems.length + violations.length === 0

export async function runFlow(engine: Engine, flow: Flow, folder: string, retries: number): Promise<Outcome> {
  const cannot = engine.cannot?.[flow.id]
  if (cannot !== undefined) return { flow: flow.id, cannot, tries: [] }
  const tries: Try[] = []
  do tries.push(await tryOnce(engine, flow, folder))
  while (!isGood(tries.at(-1)!) && tries.length <= retries)
  return { flow: flow.id, tries }
}
