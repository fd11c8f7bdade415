/**
 * `npm run visual`: captures every story tagged `visual` in each mode of `.storybook/modes.ts`, compares it with the
 * accepted pictures in `baselines/` and writes a report of the differences, where they are accepted and rejected.
 * `--help` lists the options.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { mismatch, readAcceptedWith, rendererOf } from './acceptedWith.ts'
import { readBaselines } from './baselines.ts'
import { launchBrowser } from './camera.ts'
import { captureAll } from './capture.ts'
import { acceptRun } from './decide.ts'
import type { Run } from './found.ts'
import { readRun, startRun } from './lastRun.ts'
import { countsOf, writeReport } from './report.ts'
import { serveReport } from './reportServer.ts'
import { serveStorybook } from './server.ts'
import { type Component, filterByName, nearestNames, readVisualStories } from './storyIndex.ts'
import { buildStorybook, reachedSince, ROOT } from './storybook.ts'

const USAGE = `npm run visual -- [options]
  --only name        Badge, Badge/States, Badge/States/dark or dark; spaces, hyphens and capitals do not count
  --since commit     only what changes since that commit can affect
  --at-most 400      with --since: take components in full only up to so many pictures, the nearest first
  --storybook folder a built Storybook
  --workers 2        browsers at a time
  --decide           opens the report of the last run, to accept and reject
  --update [name]    accepts what the last run found
  --upgrade          photographs with another Chromium on the same platform, to accept all of it
  --report folder    where the report is written, or read from`
const SCRATCH = join(ROOT, '.cache/visual')

function fail(problem: unknown): never {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

function parse() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      since: { type: 'string' },
      'at-most': { type: 'string' },
      storybook: { type: 'string' },
      report: { type: 'string', default: join(SCRATCH, 'report') },
      workers: { type: 'string', default: String(availableParallelism()) },
      update: { type: 'boolean', default: false },
      decide: { type: 'boolean', default: false },
      upgrade: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const [workers, atMost] = [Number(values.workers), Number(values['at-most'] ?? Infinity)]
  const isWrong = positionals.length > (values.update ? 1 : 0) || !(workers >= 1) || !(atMost >= 1)
  if (isWrong || values.help) throw new Error(USAGE)
  return { ...values, workers, atMost, name: positionals[0] }
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

function tell(run: Run): void {
  const { taken, found, groups } = run
  for (const { title, words, members } of groups.slice(0, 40)) {
    const [first] = members
    const fault = found.find(({ path }) => path === first)?.fault
    console.log(`  ${title}: ${words}${fault ? `: ${fault.split('\n')[0]}` : ''} (${first})`)
  }
  if (groups.length > 40) console.log(`  … and ${groups.length - 40} more`)
  const same = taken - found.filter(({ kind }) => kind !== 'gone').length
  console.log(`${taken} pictures: ${same} as accepted${found.length > 0 ? `, ${countsOf(run)}` : ''}.`)
}

async function accept(folder: string, name: string | undefined): Promise<never> {
  const { paths, unseen } = await acceptRun(folder, name).catch(fail)
  if (paths.length === 0) console.log('There was nothing to accept by that name.')
  else
    console.log(
      `Accepted ${paths.length} ${paths.length === 1 ? 'picture' : 'pictures'}${unseen > 0 ? `, ${unseen} of them not looked at in the report` : ''}.`,
    )
  writeReport(folder, readRun(folder))
  process.exit(paths.length === 0 && name ? 1 : 0)
}

/** @param storybook what its links open, where it was built. */
async function letDecide(folder: string, storybook: string): Promise<void> {
  const report = await serveReport(folder)
  const book = existsSync(storybook) ? await serveStorybook(storybook) : undefined
  console.log(`Accept and reject at ${report.address}/${book ? `?storybook=${book.address}` : ''} – Ctrl-C ends it.`)
  await new Promise((resolve) => process.once('SIGINT', resolve))
  await Promise.all([report.close(), book?.close()])
}

/** Another browser draws text differently, so every picture would differ: stops before anything is built or compared. */
async function checkBrowser(isUpgrade: boolean) {
  const browser = await launchBrowser()
  const renderer = rendererOf(browser.version())
  await browser.close()
  const problem = mismatch(renderer)
  if (problem && !(isUpgrade && readAcceptedWith()?.platform === renderer.platform)) fail(problem)
  return renderer
}

function choose(all: readonly Component[], { only, since, atMost }: ReturnType<typeof parse>): readonly Component[] {
  const reached = since ? reachedSince(since, all) : all
  const chosen = only ? filterByName(reached, only) : reached
  if (only && chosen.length === 0)
    fail(
      `No picture is called ${only}. ${nearestNames(all, only)} Names are like Badge, Badge/States, Badge/States/dark or dark.`,
    )
  let count = 0
  const limited = chosen.filter(({ stories, modes }) => (count += stories.length * modes.length) <= atMost)
  if (limited.length < chosen.length)
    console.log(
      `${chosen.length} components and pages are reached; only the ${limited.length} nearest are photographed. "npm run visual" takes all.`,
    )
  return limited
}

let options: ReturnType<typeof parse>
try {
  options = parse()
} catch (problem) {
  fail(problem)
}
const storybook = options.storybook ?? join(SCRATCH, 'storybook')
if (options.update) await accept(options.report, options.name)
if (options.decide) {
  writeReport(options.report, readRun(options.report))
  await letDecide(options.report, storybook)
  process.exit()
}

const renderer = await checkBrowser(options.upgrade)
if (!options.storybook) {
  const start = performance.now()
  buildStorybook(storybook)
  console.log(`Storybook was built in ${seconds(start)} s.`)
}
let components: readonly Component[]
try {
  components = choose(readVisualStories(storybook), options)
} catch (problem) {
  fail(problem)
}
const isWhole = !options.only && !options.since
const run = startRun(options.report, { renderer, isWhole })
const start = performance.now()
const { address, close } = await serveStorybook(storybook)
try {
  await captureAll({ address, components, workers: options.workers, baselinesOf: readBaselines, onVerdict: run.add })
} finally {
  await close()
}
if (isWhole) run.addGone()
const result = run.close()
const page = writeReport(options.report, result)
tell(result)
const took = Number(seconds(start))
console.log(
  `${took} s, ${(result.taken / took).toFixed(1)} pictures a second with ${options.workers} at a time. Look: ${relative(process.cwd(), page)}`,
)
if (result.found.length > 0) {
  console.log('Decide with: npm run visual -- --decide, or accept with: npm run visual -- --update [name]')
  if (process.stdout.isTTY && !process.env['CI']) await letDecide(options.report, storybook)
  process.exit(1)
}
