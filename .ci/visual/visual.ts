/**
 * `npm run visual`: captures every story tagged `visual` in each mode of `.storybook/modes.ts`, compares it with the
 * accepted pictures in `baselines/` and writes a report of the differences. `-- --only Badge/States/dark` limits it,
 * `-- --since main` to what changes since that commit can affect; `-- --update [name]` accepts what the last run found.
 */
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { rendererOf } from './acceptedWith.ts'
import { readBaselines } from './baselines.ts'
import { launchBrowser } from './camera.ts'
import { filterByName, readVisualStories } from './storyIndex.ts'
import { writeReport } from './report.ts'
import { acceptRun, startRun, type Run } from './lastRun.ts'
import { serveStorybook } from './server.ts'
import { captureAll } from './capture.ts'
import { buildStorybook, reachedSince, ROOT } from './storybook.ts'

const USAGE =
  'npm run visual -- [--only name] [--since commit] [--storybook folder] [--workers 2] | --update [name]; both: [--report folder]'
const SCRATCH = join(ROOT, '.cache/visual')

function parse() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      since: { type: 'string' },
      storybook: { type: 'string' },
      report: { type: 'string', default: join(SCRATCH, 'report') },
      workers: { type: 'string', default: String(availableParallelism()) },
      update: { type: 'boolean', default: false },
    },
  })
  const workers = Number(values.workers)
  if (!Number.isInteger(workers) || workers < 1 || (positionals.length > 0 && !values.update) || positionals.length > 1)
    throw new Error(USAGE)
  return { ...values, workers, name: positionals[0] }
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

function tell({ taken, found }: Run): void {
  const count = (kind: string) => found.filter((one) => one.kind === kind).length
  for (const { path, kind, pixels, fault } of found.slice(0, 40))
    console.log(
      `  ${kind.padEnd(8)}${path}${pixels ? `, ${pixels} pixels` : ''}${fault ? `: ${fault.split('\n')[0]}` : ''}`,
    )
  if (found.length > 40) console.log(`  … and ${found.length - 40} more`)
  console.log(
    `${taken} pictures: ${taken - found.length + count('gone')} as accepted, ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone, ${count('fault')} faults.`,
  )
}

async function browserVersion(): Promise<string> {
  const browser = await launchBrowser()
  const version = browser.version()
  await browser.close()
  return version
}

const options = parse()
if (options.update) {
  const accepted = await acceptRun(options.report, options.name).catch((problem: unknown) => {
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  })
  console.log(
    accepted.length === 0
      ? 'There was nothing to accept by that name.'
      : `Accepted ${accepted.length} ${accepted.length === 1 ? 'picture' : 'pictures'}.`,
  )
  process.exit(accepted.length === 0 && options.name ? 1 : 0)
}

const storybook = options.storybook ?? join(SCRATCH, 'storybook')
if (!options.storybook) {
  const start = performance.now()
  buildStorybook(storybook)
  console.log(`Storybook was built in ${seconds(start)} s.`)
}
const all = readVisualStories(storybook)
const reached = options.since ? reachedSince(options.since, all) : all
const components = options.only ? filterByName(reached, options.only) : reached
if (options.only && components.length === 0) {
  console.error(`No picture is called ${options.only}. Names are like Badge, Badge/States, Badge/States/dark or dark.`)
  process.exit(1)
}

const isWhole = !options.only && !options.since
const run = startRun(options.report, { renderer: rendererOf(await browserVersion()), isWhole })
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
  console.log(result.mismatch ?? 'Accept with: npm run visual -- --update [name]')
  process.exit(1)
}
