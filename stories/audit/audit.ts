/**
 * `npm run audit` finds what the checks after every story cannot see: the validity of HTML on every story and
 * route, axe's rules on the built routes, contrast of text over pictures by drawn pixels, text that is lost
 * with wider spacing, and what is fixed out of reach at 400 % zoom. `--widths` instead lays every visual story and
 * route out at every width from 320 to 1920 px.
 */
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { serveStorybook } from '../visual/server.ts'
import { buildStorybook, ROOT } from '../visual/storybook.ts'
import { auditPage } from './auditPage.ts'
import { applyExceptions, EXCEPTIONS, type Exception, unusedExceptions } from './exceptions.ts'
import { count, type Entry, printReport, write } from './report.ts'
import { buildShop, entryOfPage, openShop, pagesOf } from './routes.ts'
import { entryOfStory, openStories, storiesOf } from './stories.ts'
import { sweep } from './sweep.ts'
import { lookAtAll } from './workers.ts'

const USAGE =
  'npm run audit -- [--widths] [--only name] [--stories] [--routes] [--storybook folder] [--dist folder] [--report folder] [--workers 2]'
const SCRATCH = join(ROOT, '.cache/audit')

const { values: options } = parseArgs({
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
// At each width, a page waits for the next frame, so two workers share a core.
const workers = Number(options.workers ?? availableParallelism() * (options.widths ? 2 : 1))
if (!Number.isInteger(workers) || workers < 1) throw new Error(USAGE)
const isAll = options.stories === options.routes
const isWhole = isAll && options.only === ''
const measure = options.widths ? sweep : auditPage
const start = performance.now()

const used = new Map<Exception, number>()
const entries: Entry[] = []
const add = (entry: Entry) => entries.push(applyExceptions(entry, EXCEPTIONS, used))

if (isAll || options.stories) {
  const storybook = options.storybook ?? join(SCRATCH, 'storybook')
  if (!options.storybook) buildStorybook(storybook)
  const { address, close } = await serveStorybook(storybook)
  try {
    // The stories that are not visual test behaviour.
    const stories = storiesOf(storybook, options.only).filter(({ tags }) => !options.widths || tags.includes('visual'))
    await lookAtAll(
      stories,
      workers,
      (first) => openStories(address, first, measure),
      (story, findings) => add({ ...entryOfStory(story), findings }),
    )
  } finally {
    await close()
  }
}
if (isAll || options.routes) {
  const dist = options.dist ?? join(SCRATCH, 'dist')
  if (!options.dist) buildShop(dist)
  await lookAtAll(
    pagesOf(options.only),
    workers,
    () => openShop(dist, measure),
    (page, findings) => add({ ...entryOfPage(page), findings }),
  )
}
if (entries.length === 0) {
  console.error(`No story or route is called ${options.only}.\n${USAGE}`)
  process.exit(1)
}

const report = {
  entries: entries.toSorted((one, other) => one.name.localeCompare(other.name) || one.id.localeCompare(other.id)),
  accepted: Array.from(used, ([{ engine, rule, reason }, times]) => ({ engine, rule, reason, times })),
  unusedExceptions: isWhole
    ? unusedExceptions(
        EXCEPTIONS.filter(({ engine }) => (engine === 'widths') === options.widths),
        used,
      )
    : [],
}
// A partial run must not overwrite the report of the last full run.
const folder = options.report ?? join(SCRATCH, options.widths ? 'widths' : isWhole ? '' : 'part')
const page = write(folder, report)
printReport(report)
console.log(`${Math.round((performance.now() - start) / 1000)} s. Look: ${relative(process.cwd(), page)}`)
process.exit(count(report) > 0 ? 1 : 0)
