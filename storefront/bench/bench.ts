/**
 * `npm run bench` measures the shop's pages and two baseline pages behind one HTTP/2 proxy; presses run at a quarter of
 * the CPU speed. Needs a build and no network. DIST names another build, PHOTOGRAPHS one of `--photographs`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ownCertificate } from './ownCertificate.ts'
import { launchBrowser } from '../../.ci/browser.ts'
import { DIST } from '../build/first-load.ts'
import { PAGES } from '../build/pages.ts'
import { trustArgument } from './front.ts'
import { goalRows } from './goalRows.ts'
import { createSetup, type Setup } from './setup.ts'
import { JOURNEYS } from './journeys.ts'
import { median } from './lighthouse.ts'
import { CHANGES, measureChanges, printChanges } from './measureChanges.ts'
import { measureMemory, printMemory } from './measureMemory.ts'
import { measurePages, printPages } from './measurePages.ts'
import { measurePhotographs, printPhotographs } from './measurePhotographs.ts'
import { measurePresses, printPresses } from './measurePresses.ts'
import { printShifts } from './measureShifts.ts'
import { measureTaps, printTaps } from './measureTaps.ts'
import type { Results, Taken } from './results.ts'
import { print } from './table.ts'

/** A build of `--photographs`; built on demand if the variable is not set. */
const { PHOTOGRAPHS } = process.env
const WRITTEN = join(import.meta.dirname, 'results.json')
const PARTS = ['pages', 'shifts', 'presses', 'changes', 'taps', 'memory', 'photographs'] as const
const USAGE = `npm run bench -- [options]
  --only ${PARTS.join(',')}
  --paths /,/cart         these pages only, and changes that lead to them
  --runs 5                medians of so many
  --write                 puts the results into storefront/bench/results.json, which the docs show`

function read() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: PARTS.join(',') },
      paths: { type: 'string' },
      runs: { type: 'string', default: '5' },
      write: { type: 'boolean', default: false },
    },
  })
  const wanted = new Set(values.only.split(','))
  const isKnown = [...wanted].every((part) => PARTS.some((known) => known === part))
  const runs = Number(values.runs)
  if (!isKnown || !Number.isInteger(runs) || runs < 1) throw new Error(USAGE)
  const paths = values.paths?.split(',')
  const isMeasured = ({ path }: { path: string }) => !paths || paths.includes(path)
  return { wanted, runs, isWritten: values.write, isMeasured }
}

const fail = (problem: unknown): never => {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

function options() {
  try {
    return read()
  } catch (problem) {
    return fail(problem)
  }
}

const { wanted, runs, isWritten, isMeasured } = options()
if (!existsSync(join(DIST, 'index.html'))) fail('There is no build to measure: run "npm run build" first.')
const pages = PAGES.filter(isMeasured)
const found: { -readonly [Part in keyof Results]: Results[Part] } = {}
let missed = 0

function paceOfMachine(): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    let sum = 0
    for (let number = 0; number < 1e8; number += 1) sum += number % 7
    return sum > 0 ? performance.now() - start : 0
  })
  return Math.round(median(times))
}

async function taken<Row>(measure: () => Promise<Row[]>): Promise<Taken & { rows: Row[] }> {
  const now = () => ({ load: (loadavg()[0] ?? 0).toFixed(1), pace: paceOfMachine() })
  const before = now()
  const rows = await measure()
  const after = now()
  const day = new Date().toISOString().slice(0, 10)
  const load = `${before.load} to ${after.load} on ${availableParallelism()} cores`
  return { day, runs, load, pace: [before.pace, after.pace], rows }
}

async function measureAll(setup: Setup): Promise<void> {
  if (wanted.has('pages')) {
    found.pages = await taken(() => measurePages(setup, pages))
    missed += printPages(found.pages.rows)
  }
  if (wanted.has('shifts')) missed += await printShifts(setup, pages)
  if (wanted.has('presses')) {
    found.presses = await taken(() => measurePresses(setup, JOURNEYS.filter(isMeasured)))
    missed += printPresses(found.presses)
  }
  if (wanted.has('changes')) {
    found.changes = await taken(() =>
      measureChanges(
        setup,
        CHANGES.filter(([, path]) => isMeasured({ path })),
      ),
    )
    missed += printChanges(found.changes.rows)
  }
  if (wanted.has('taps')) {
    found.taps = await taken(() => measureTaps(setup))
    missed += printTaps(found.taps.rows)
  }
  if (wanted.has('memory')) {
    found.memory = await taken(() => measureMemory(setup))
    missed += printMemory(found.memory.rows)
  }
}

function buildWithPhotographs(): string {
  const out = join(import.meta.dirname, '../../.cache/dist-photographs')
  const args = [join(import.meta.dirname, '../build/build.ts'), '--photographs', '--out', out]
  execFileSync(process.execPath, args, { stdio: 'inherit' })
  return out
}

async function measureWithPhotographs(): Promise<void> {
  const dist = PHOTOGRAPHS ?? buildWithPhotographs()
  const setup = await createSetup(browser, { tls, dist, runs, hasCustomer: false, photographs: true })
  try {
    found.photographs = await taken(() => measurePhotographs(setup))
    missed += printPhotographs(found.photographs.rows)
  } finally {
    await setup.close()
  }
}

const tls = ownCertificate()
const browser = await launchBrowser(trustArgument(tls))
try {
  const setup = await createSetup(browser, { tls, dist: DIST, runs, hasCustomer: pages.some(({ as }) => as) })
  try {
    await measureAll(setup)
  } finally {
    await setup.close()
  }
  if (wanted.has('photographs')) await measureWithPhotographs()
} finally {
  await browser.close()
}
const goals = goalRows(found)
console.log('\nGoals')
print(
  ['what', 'goal', 'figure', 'missed by', 'worst'],
  goals.map(({ what, goal, figure, missed: by, of, worst }) => [what, goal, figure, by ? `${by} of ${of}` : '', worst]),
)
if (isWritten) {
  const before = existsSync(WRITTEN) ? (JSON.parse(readFileSync(WRITTEN, 'utf8')) as Results) : {}
  writeFileSync(WRITTEN, `${JSON.stringify({ ...before, ...found } satisfies Results, null, 2)}\n`)
}
console.log(
  missed === 0
    ? '\nEvery goal is reached.'
    : `\n${missed} figures miss their goal, marked with "!". What CI refuses stands in storefront/build/first-load.ts.`,
)
