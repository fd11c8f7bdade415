/**
 * `npm run audit` runs axe, IBM's engine and html-validate over every story and route, and measures reflow, text
 * spacing, target size and contrast over pictures. `--widths` instead lays every visual story and route out at every
 * width from 320 to 1920 px.
 */
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { serveStorybook } from '../visual/server.ts'
import { buildStorybook, ROOT } from '../visual/storybook.ts'
import { EXCEPTIONS, applyExceptions, unusedExceptions, type Exception } from './exceptions.ts'
import { foundAtAll, printReport, write } from './report.ts'
import type { Entry } from './types.ts'
import { buildShop, auditRoutes, auditedPages } from './routes.ts'
import { auditStories, storiesOf } from './stories.ts'
import { sweepPlace } from './widths/routes.ts'
import { sweepStories } from './widths/stories.ts'

const USAGE =
  'npm run audit -- [--widths] [--only name] [--stories] [--routes] [--storybook folder] [--dist folder] [--report folder] [--workers 2]'
const SCRATCH = join(ROOT, '.cache/audit')

function parse() {
  const { values } = parseArgs({
    options: {
      widths: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      stories: { type: 'boolean', default: false },
      routes: { type: 'boolean', default: false },
      storybook: { type: 'string' },
      dist: { type: 'string' },
      report: { type: 'string' },
      workers: { type: 'string' },
    },
  })
  // Frames spend half of their time waiting for the next animation frame, so two workers share a core.
  const workers = Number(values.workers ?? availableParallelism() * (values.widths ? 2 : 1))
  if (!Number.isInteger(workers) || workers < 1) throw new Error(USAGE)
  const isAll = values.stories === values.routes
  const isWhole = isAll && values.only === ''
  // A partial run must not overwrite the report of the last full run.
  const report = values.report ?? (values.widths ? join(SCRATCH, 'widths') : isWhole ? SCRATCH : join(SCRATCH, 'part'))
  return {
    ...values,
    workers,
    report,
    isWhole,
    wantsStories: isAll || values.stories,
    wantsRoutes: isAll || values.routes,
  }
}

const options = parse()
const start = performance.now()
const used = new Set<Exception>()
const entries: Entry[] = []
const add = (raw: Entry) => entries.push(applyExceptions(raw, EXCEPTIONS, used))

if (options.wantsStories) {
  const storybook = options.storybook ?? join(SCRATCH, 'storybook')
  if (!options.storybook) buildStorybook(storybook)
  const { address, close } = await serveStorybook(storybook)
  try {
    const stories = storiesOf(storybook, options.only)
    const work = { workers: options.workers, onEntry: add }
    if (options.widths) await sweepStories(address, { ...work, stories })
    else await auditStories(address, { ...work, stories })
  } finally {
    await close()
  }
}
if (options.wantsRoutes) {
  const dist = options.dist ?? join(SCRATCH, 'dist')
  if (!options.dist) buildShop(dist)
  await auditRoutes(dist, auditedPages(options.only), options.workers, add, options.widths ? sweepPlace : undefined)
}
if (entries.length === 0) {
  console.error(`No story or route is called ${options.only}.\n${USAGE}`)
  process.exit(1)
}

const report = {
  made: new Date().toISOString(),
  seconds: (performance.now() - start) / 1000,
  entries: entries.toSorted(
    (one, other) =>
      one.kind.localeCompare(other.kind) || one.title.localeCompare(other.title) || one.id.localeCompare(other.id),
  ),
  unusedExceptions: options.isWhole
    ? unusedExceptions(
        EXCEPTIONS.filter(({ engine }) => (engine === 'widths') === options.widths),
        used,
      )
    : [],
}
const page = write(options.report, report)
printReport(report)
console.log(`Look: ${relative(process.cwd(), page)}`)
process.exit(foundAtAll(report) > 0 ? 1 : 0)
