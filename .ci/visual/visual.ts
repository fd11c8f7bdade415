/**
 * `npm run visual`: captures every story tagged `visual` in each mode of `.storybook/modes.ts`, compares it with the
 * accepted pictures in `baselines/` and writes a report of the differences, where they are accepted and rejected.
 * `--help` lists the options.
 */
import { existsSync, globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { namesAnother } from '../browser.ts'
import { mismatch, readAcceptedWith, rendererOf } from './acceptedWith.ts'
import { allBaselines, readBaselines } from './baselines.ts'
import { buildAt, drawBefore, lacksBefore } from './before.ts'
import { launchBrowser } from './camera.ts'
import { captureAll } from './capture.ts'
import { acceptRun } from './decide.ts'
import type { Run } from './found.ts'
import { readRun, startRun } from './lastRun.ts'
import { goneCells } from './gone.ts'
import { limitTo, limitWords } from './limit.ts'
import { type Options, parseOptions, SCRATCH } from './options.ts'
import { countsOf, writeReport } from './report.ts'
import { serveReport } from './reportServer.ts'
import { serveStorybook } from './server.ts'
import {
  type Base,
  baseOfWork,
  changedSinceBranching,
  deletesStories,
  headCommit,
  reachedBy,
  storiesReachedBy,
} from './since.ts'
import { type Component, filterByName, nearestNames, readVisualStories } from './storyIndex.ts'
import { buildStorybook, ROOT } from './storybook.ts'

function fail(problem: unknown): never {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exit(1)
}

function end(words: string): never {
  console.log(words)
  process.exit()
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

function tell(run: Run): void {
  const { taken, followed = 0, found, groups } = run
  for (const { title, words, members } of groups.slice(0, 40)) {
    const [first] = members
    const fault = found.find(({ path }) => path === first)?.fault
    console.log(`  ${title}: ${words}${fault ? `: ${fault.split('\n')[0]}` : ''} (${first})`)
  }
  if (groups.length > 40) console.log(`  … and ${groups.length - 40} more`)
  const same = taken - found.filter(({ kind }) => kind !== 'gone').length
  console.log(
    `${taken} pictures: ${same} as accepted${found.length > 0 ? `, ${countsOf(run)}` : ''}.${followed > 0 ? ` ${followed} more were left out, because those they follow are as accepted.` : ''}`,
  )
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

async function showBefore(folder: string, commit: string): Promise<void> {
  const open = readRun(folder).found.filter(lacksBefore).length
  if (open === 0) return console.log('Every changed picture has one before.')
  console.log(`Storybook is built as it was at ${commit.slice(0, 10)}, to draw ${open} of its pictures.`)
  const { drawn, not } = await drawBefore(folder, commit, buildAt(commit, SCRATCH))
  console.log(
    `${drawn} are drawn as they were accepted${not > 0 ? `; ${not} look different there too. Name the commit they were accepted in.` : '.'}`,
  )
}

/** Another browser draws text differently, so every picture would differ: stops before anything is built or compared. */
async function checkBrowser({ upgrade, changed }: Options) {
  const browser = await launchBrowser()
  const renderer = rendererOf(browser.version())
  await browser.close()
  const problem = mismatch(renderer, readAcceptedWith(), namesAnother())
  if (problem && changed) end(problem)
  if (problem && !(upgrade && readAcceptedWith()?.platform === renderer.platform)) fail(problem)
  return renderer
}

function choose(
  all: readonly Component[],
  changed: readonly string[] | undefined,
  { only, atMost }: Options,
): readonly Component[] {
  const reached = changed ? reachedBy(changed, all) : all
  const chosen = only ? filterByName(reached, only) : reached
  const limited = limitTo(atMost, chosen)
  const words = limitWords(limited)
  if (words) console.log(words)
  return limited.components
}

/** Files changed since the commit that a run is limited by. Ends where they reach no story, before anything is built. */
function changesFor({ since, changed, report }: Options): readonly string[] | undefined {
  if (!since && !changed) return undefined
  const base: Base = since ? { commit: since } : baseOfWork()
  if (base.note) console.log(base.note)
  if (changed && headCommit() === '') end('No picture was taken: without git nobody knows what changed.')
  const files = changedSinceBranching(base.commit)
  const reached = storiesReachedBy(files, globSync('stories/**/*.stories.tsx', { cwd: ROOT }))
  if (reached.length > 0 || deletesStories(files)) return files
  // `npm test` leaves the last report, which somebody may be reading.
  if (since)
    writeReport(report, startRun(report, { renderer: readAcceptedWith() ?? rendererOf(''), isWhole: false }).close())
  return end(`No picture was taken: nothing that changed since ${base.commit.slice(0, 10)} reaches a story.`)
}

let options: Options
try {
  options = parseOptions(process.argv.slice(2))
} catch (problem) {
  fail(problem)
}
const storybook = options.storybook ?? join(SCRATCH, 'storybook')
if (options.update) await accept(options.report, options.name)
if (options.before) await showBefore(options.report, options.name ?? baseOfWork().commit).catch(fail)
if (options.decide || options.before) {
  writeReport(options.report, readRun(options.report))
  if (options.decide || process.stdout.isTTY) await letDecide(options.report, storybook)
  process.exit()
}

let changes: ReturnType<typeof changesFor>
try {
  changes = changesFor(options)
} catch (problem) {
  fail(problem)
}
const renderer = await checkBrowser(options)
if (!options.storybook) {
  const start = performance.now()
  buildStorybook(storybook)
  console.log(`Storybook was built in ${seconds(start)} s.`)
}
let all: readonly Component[]
try {
  all = readVisualStories(storybook)
} catch (problem) {
  fail(problem)
}
const components = choose(all, changes, options)
const { only } = options
if (only && components.length === 0) {
  const gone = goneCells(allBaselines(), { all, chosen: [], only, isMet: () => false })
  // Of what changed, there may be nothing of that name.
  if (gone.length === 0 && filterByName(all, only).length === 0)
    fail(
      `No picture is called ${only}. ${nearestNames(all, only)} Names are like Badge, Badge/States, Badge/States/dark or dark.`,
    )
}
const isWhole = !only && !changes
const run = startRun(options.report, { renderer, isWhole })
const start = performance.now()
const { address, close } = await serveStorybook(storybook)
try {
  await captureAll({
    address,
    components,
    workers: options.workers,
    baselinesOf: readBaselines,
    seed: isWhole ? headCommit() : undefined,
    onVerdict: run.add,
  })
} finally {
  await close()
}
run.addGone({ all, chosen: components, only })
const result = run.close()
const page = writeReport(options.report, result)
tell(result)
const took = Number(seconds(start))
console.log(
  `${took} s, ${(result.taken / Math.max(took, 0.1)).toFixed(1)} pictures a second with ${options.workers} at a time. Look: ${relative(process.cwd(), page)}`,
)
if (result.found.length > 0) {
  console.log('Decide with: npm run visual -- --decide, or accept with: npm run visual -- --update [name]')
  if (process.stdout.isTTY && !process.env['CI'] && !options.changed) await letDecide(options.report, storybook)
  process.exit(1)
}
