/**
 * `npm run engines` runs the same flows in every supported engine, on the build in `dist/`.
 *   --only firefox,wpe      these engines
 *   --flow booking,tour     these flows
 *   --install               first installs the Debian packages that the engines need
 * Pictures are in `.cache/engines/`. Exits with 1 if a flow failed three times, a page had an error or a policy
 * violation, or an element is elsewhere than in the pinned Chromium for an unknown reason.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { aptLine, install } from '../debianPackages.ts'
import type { Engine } from './driver.ts'
import { ENGINES, REFERENCE, REFERENCE_WITH_WHOLE_LINES } from './engineList.ts'
import { FLOWS, type Flow } from './flows.ts'
import { differences, isElsewhere } from './geometry.ts'
import type { Measured } from './person.ts'
import { reasonFor } from './reasons.ts'
import { runFlow, type Outcome } from './run.ts'

const ROOT = join(import.meta.dirname, '../../..')
const OUT = join(ROOT, '.cache/engines')
const MEASURING = ['phone', 'desktop']

function chosen<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  ids: string | undefined,
): readonly Thing[] {
  if (ids === undefined) return things
  return ids.split(',').map((id) => {
    const thing = things.find((one) => one.id === id)
    if (!thing) throw new Error(`There is no ${id}, only ${things.map((one) => one.id).join(', ')}.`)
    return thing
  })
}

async function runEngine(engine: Engine, flows: readonly Flow[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const flow of flows) outcomes.push(await runFlow(engine, flow, join(OUT, engine.id)))
  return outcomes
}

const measured = (outcomes: readonly Outcome[]): Measured[] => outcomes.flatMap(({ last }) => last?.geometry ?? [])

/** @throws if a page could not be measured. */
async function measure(reference: Engine, flows: readonly Flow[]): Promise<Measured[]> {
  const outcomes = await runEngine(
    reference,
    flows.filter(({ id }) => MEASURING.includes(id)),
  )
  if (outcomes.some(({ verdict }) => verdict === 'failed'))
    throw new Error(`${reference.name} could not be measured: see the failed flow above.`)
  return measured(outcomes)
}

/** Prints what is elsewhere than in the references, with the reason. @returns how many parts have none. */
function compare(engine: Engine, ours: readonly Measured[], plain: readonly Measured[], whole: readonly Measured[]) {
  const found = differences(plain, ours)
  // Where lines of whole pixels put the part into WebKit's place, too, rounding is the reason.
  const beside = engine.isWebKit ? differences(whole, ours) : found
  const reasons = Map.groupBy(
    found.filter((one) => isElsewhere(one, beside)),
    (one) => reasonFor(engine.id, one) ?? '',
  )
  const unknown = reasons.get('') ?? []
  for (const { path, width, what, how } of unknown) console.log(`    ${path} at ${width} px: ${what} ${how}`)
  reasons.delete('')
  for (const [reason, { length }] of reasons) console.log(`    elsewhere, ${length} ×: ${reason}`)
  return unknown.length
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      flow: { type: 'string' },
      install: { type: 'boolean', default: false },
    },
  })
  const engines = chosen(ENGINES, values.only)
  const flows = chosen(FLOWS, values.flow)
  const packages = engines.flatMap((engine) => engine.packages)
  if (values.install) install(packages)
  if (!existsSync(join(ROOT, 'dist/index.html'))) throw new Error('There is no build: run `npm run build` first.')
  for (const engine of engines) {
    const missing = await engine.missing()
    if (missing) throw new Error(`${engine.name}: ${missing}. Install it by \`--install\`, or by: ${aptLine(packages)}`)
  }
  let isGoodRun = true
  let plain = engines.includes(REFERENCE) ? [] : await measure(REFERENCE, flows)
  const whole = engines.some(({ isWebKit }) => isWebKit) ? await measure(REFERENCE_WITH_WHOLE_LINES, flows) : []
  for (const engine of engines) {
    const outcomes = await runEngine(engine, flows)
    if (engine === REFERENCE) plain = measured(outcomes)
    const unknown = compare(engine, measured(outcomes), plain, whole)
    const count = (verdict: Outcome['verdict']) => outcomes.filter((one) => one.verdict === verdict).length
    const flaky = outcomes.filter(({ isFlaky }) => isFlaky).length
    console.log(
      `${engine.name}: ${count('passed')} of ${flows.length - count('cannot')} flows passed, ${flaky} only when tried again, ${unknown} parts elsewhere without a reason`,
    )
    console.log(`    ${outcomes.find(({ last }) => last?.agent)?.last?.agent ?? ''}\n`)
    isGoodRun &&= unknown === 0 && count('failed') === 0
  }
  return isGoodRun
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 2
}
