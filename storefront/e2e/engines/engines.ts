/**
 * `npm run engines` runs the same flows in every supported engine, on the build in `dist/`.
 *   --only firefox,wpe      these engines
 *   --flow booking,tour     these flows
 *   --runs 5                this many runs, to find flaky flows
 *   --install               first installs the Debian packages that the engines need
 *   --write                 saves the results for the docs page
 * Pictures and the report are in `.cache/engines/`. Exits with 1 if a flow failed three times, a page had an error or a
 * policy violation, or an element is elsewhere than in the pinned Chromium for an unknown reason.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Engine } from './driver.ts'
import { ENGINES, REFERENCE, REFERENCE_WITH_WHOLE_LINES } from './engineList.ts'
import { flowResult } from './flowResult.ts'
import { FLOWS, type Flow } from './flows.ts'
import { differences, isElsewhere } from './geometry.ts'
import { aptLine, install } from './install.ts'
import type { Measured } from './person.ts'
import { reasonFor } from './reasons.ts'
import type { EngineResult, Results } from './results.ts'
import { isGood, runFlow, type Outcome } from './run.ts'

const ROOT = join(import.meta.dirname, '../../..')
const OUT = join(ROOT, '.cache/engines')
const WRITTEN = join(import.meta.dirname, 'results.json')
const RETRIES = 2

const today = () => new Date().toISOString().slice(0, 10)

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

function tell(engine: Engine, outcome: Outcome): void {
  const { verdict, steps, seconds } = flowResult([outcome])
  console.log(`${engine.name}, ${outcome.flow}: ${verdict}, ${steps} steps, ${seconds} s ${outcome.cannot ?? ''}`)
  for (const [index, one] of outcome.tries.entries()) {
    for (const text of [one.problems, one.violations, one.repeats].flat()) console.log(`    ${text.slice(0, 600)}`)
    if (!isGood(one)) console.log(`    try ${index + 1} failed: ${one.failed ?? 'for what is above'}`)
  }
}

async function runEngine(engine: Engine, flows: readonly Flow[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const flow of flows) {
    const outcome = await runFlow(engine, flow, join(OUT, engine.id), RETRIES)
    tell(engine, outcome)
    outcomes.push(outcome)
  }
  return outcomes
}

const measured = (outcomes: readonly Outcome[]): Measured[] =>
  outcomes.flatMap(({ tries }) => tries.at(-1)?.geometry ?? [])

const MEASURING = ['phone', 'desktop']

/** @throws if a page could not be measured. */
async function measure(reference: Engine, flows: readonly Flow[]): Promise<Measured[]> {
  const measuring = flows.filter(({ id }) => MEASURING.includes(id))
  const outcomes = await runEngine(reference, measuring)
  const failed = outcomes.find((outcome) => flowResult([outcome]).verdict === 'failed')
  if (failed) throw new Error(`${reference.name} could not be measured: ${failed.flow} failed.`)
  return measured(outcomes)
}

interface References {
  readonly plain: readonly Measured[]
  /** With whole-pixel line heights; empty if no chosen engine has them. */
  readonly wholeLines: readonly Measured[]
}

function resultOf(engine: Engine, runs: readonly (readonly Outcome[])[], references: References): EngineResult {
  const outcomes = runs.at(-1) ?? []
  const ours = measured(outcomes)
  const besideWhole = differences(references.wholeLines, ours)
  const last = runs.flatMap((run) => run.flatMap(({ tries }) => tries.at(-1) ?? []))
  return {
    id: engine.id,
    name: engine.name,
    agent: last.find(({ agent }) => agent)?.agent ?? '',
    flows: outcomes.map((_, index) => flowResult(runs.flatMap((run) => run[index] ?? []))),
    problems: last.flatMap(({ problems }) => problems),
    violations: last.flatMap(({ violations }) => violations),
    differences: differences(references.plain, ours).map((one) => ({
      ...one,
      reason: reasonFor(engine.id, one, engine.isWebKit === true && !isElsewhere(one, besideWhole)) ?? '',
    })),
  }
}

function write(result: EngineResult): void {
  const earlier = existsSync(WRITTEN) ? (JSON.parse(readFileSync(WRITTEN, 'utf8')) as Results).engines : []
  const known = new Map(earlier.map((engine) => [engine.id, engine]))
  const before = known.get(result.id)
  const flows = FLOWS.flatMap(({ id }) => {
    const found = [result, before].flatMap((one) => one?.flows.filter(({ flow }) => flow === id) ?? [])
    return found.slice(0, 1)
  })
  const isMeasured = result.flows.some(({ flow }) => MEASURING.includes(flow))
  const differences = before && !isMeasured ? before.differences : result.differences
  known.set(result.id, { ...result, flows, differences })
  const engines = ENGINES.flatMap(({ id }) => known.get(id) ?? [])
  writeFileSync(WRITTEN, `${JSON.stringify({ day: today(), engines } satisfies Results, null, 2)}\n`)
}

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      flow: { type: 'string' },
      runs: { type: 'string', default: '1' },
      install: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const runCount = Number(values.runs)
  if (!Number.isInteger(runCount) || runCount < 1) throw new Error('--runs takes a number from 1.')
  const engines = chosen(ENGINES, values.only)
  const flows = chosen(FLOWS, values.flow)
  if (values.install) install(engines)
  if (!existsSync(join(ROOT, 'dist/index.html'))) throw new Error('There is no build: run `npm run build` first.')
  for (const engine of engines) {
    const missing = await engine.missing()
    if (missing) throw new Error(`${engine.name}: ${missing}. Install it by \`--install\`, or by: ${aptLine(engines)}`)
  }
  let isGoodRun = true
  let plain = engines.includes(REFERENCE) ? [] : await measure(REFERENCE, flows)
  const wholeLines = engines.some(({ isWebKit }) => isWebKit) ? await measure(REFERENCE_WITH_WHOLE_LINES, flows) : []
  const runs = new Map<string, (readonly Outcome[])[]>()
  const results = new Map<string, EngineResult>()
  for (let run = 1; run <= runCount; run += 1) {
    if (runCount > 1) console.log(`\nRun ${run}`)
    for (const engine of engines) {
      const outcomes = await runEngine(engine, flows)
      if (engine.id === REFERENCE.id) plain = measured(outcomes)
      runs.set(engine.id, [...(runs.get(engine.id) ?? []), outcomes])
      const result = resultOf(engine, runs.get(engine.id) ?? [], { plain, wholeLines })
      results.set(engine.id, result)
      if (values.write) write(result)
      const unexplained = result.differences.filter(({ reason }) => reason === '')
      for (const { path, width, what, how } of unexplained) console.log(`    ${path} at ${width} px: ${what} ${how}`)
      const count = (verdict: string) => result.flows.filter((flow) => flow.verdict === verdict).length
      const flakes = result.flows.reduce((sum, flow) => sum + flow.flakes, 0)
      console.log(
        `${engine.name}: ${count('passed')} of ${result.flows.length - count('cannot')} flows passed, ${flakes} only when tried again, ${unexplained.length} parts elsewhere without a reason\n`,
      )
      isGoodRun &&= unexplained.length === 0 && count('failed') === 0
    }
  }
  const report: Results = { day: today(), engines: [...results.values()] }
  mkdirSync(OUT, { recursive: true })
  writeFileSync(join(OUT, 'report.json'), `${JSON.stringify(report, null, 2)}\n`)
  return isGoodRun
}

try {
  process.exitCode = (await main()) ? 0 : 1
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 2
}
