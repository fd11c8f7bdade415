/**
 * `npm run bench` measures the shop's pages, presses, first taps and memory. Needs a build and no network. DIST names
 * another build.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { launchBrowser } from '../../.ci/browser.ts'
import { createServer } from '../../mocks/server.ts'
import { DIST } from '../build/first-load.ts'
import { measureMemory } from './memory.ts'
import { measurePages } from './pages.ts'
import { measurePresses } from './presses.ts'
import type { Section } from './report.ts'
import type { Setup } from './setup.ts'
import { measureTaps } from './taps.ts'

const PARTS: Readonly<Record<string, (setup: Setup) => Promise<Section>>> = {
  pages: measurePages,
  presses: measurePresses,
  taps: measureTaps,
  memory: measureMemory,
}
const WRITTEN = join(import.meta.dirname, 'results.md')
const USAGE = `npm run bench -- [options]
  --only ${Object.keys(PARTS).join(',')}
  --paths /,/cart         these pages only
  --runs 5                medians of so many
  --photographs           of a build with --photographs
  --write                 puts the results into storefront/bench/results.md, which the docs show`

function fail(problem: string): never {
  console.error(problem)
  process.exit(1)
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
    paths: { type: 'string' },
    runs: { type: 'string', default: '5' },
    photographs: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const wanted = values.only.split(',')
const runs = Number(values.runs)
if (!wanted.every((part) => part in PARTS) || !Number.isInteger(runs) || runs < 1) fail(USAGE)
if (!existsSync(join(DIST, 'index.html'))) fail('There is no build to measure: run "npm run build" first.')
const paths = values.paths?.split(',')

/** Times mean little without the load of the machine, and Lighthouse's measure of its speed. */
const load = () => (loadavg()[0] ?? 0).toFixed(1)
const speed = () => pageFunctions.computeBenchmarkIndex()

async function measure(part: string, title: string): Promise<Section> {
  const { photographs } = values
  const shop = await createServer({ port: 0, host: '127.0.0.1', dist: DIST, db: ':memory:', photographs })
  const browser = await launchBrowser()
  const isMeasured = ({ path }: { path: string }) => !paths || paths.includes(path)
  try {
    const before = load()
    const section = await PARTS[part]?.({ browser, address: shop.address, runs, isMeasured })
    if (!section) return fail(USAGE)
    const day = new Date().toISOString().slice(0, 10)
    const how = `${day}, medians of ${runs}, load ${before} to ${load()} on ${availableParallelism()} cores, benchmark index ${speed()}.`
    return { missed: section.missed, text: `## ${title}\n\n${how}\n\n${section.text}\n` }
  } finally {
    await browser.close()
    await shop.close()
  }
}

let missed = 0
for (const part of wanted) {
  const title = values.photographs ? `${part} with photographs` : part
  const section = await measure(part, title)
  missed += section.missed
  console.log(`\n${section.text}`)
  if (!values.write) continue
  const before = existsSync(WRITTEN) ? readFileSync(WRITTEN, 'utf8').split(/^(?=## )/m) : []
  const isAnother = (text: string) => !text.startsWith(`## ${title}\n`)
  writeFileSync(WRITTEN, [...before.filter(isAnother), section.text].map((text) => text.trimEnd()).join('\n\n') + '\n')
}
console.log(
  missed === 0
    ? 'Every goal is reached.'
    : `${missed} figures miss their goal, marked with "!". What CI refuses stands in storefront/build/first-load.ts.`,
)
