/**
 * `npm run docs`: opens every docs page of the built Storybook by its link, some of them also inside Storybook's interface and
 * below a path, and fails on errors, failed requests, and empty or covered examples. It walks through the shop in stories of
 * pages (walks.ts), and reads the files themselves.
 */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, BrowserContext } from 'playwright'
import { matchesName } from '../visual/storyIndex.ts'
import { launchBrowser } from '../visual/camera.ts'
import { serveStorybook } from '../visual/server.ts'
import { buildStorybook, ROOT } from '../visual/storybook.ts'
import { runInteractions } from './interactions.ts'
import { faultsOfFiles } from './published.ts'
import { type Place, visit } from './visit.ts'
import { runWalks } from './walks.ts'

const USAGE = 'npm run docs -- [--only name] [--every] [--storybook folder] [--workers 3]'
const WINDOW = { viewport: { width: 1440, height: 900 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' }
const BELOW = '/design/system/'
/** Opened in every way: a page of many stories, one of a modal, one with its own mock answers, a guide. */
const SOME = [
  'components-packagecard--docs',
  'components-dialog--docs',
  'routes-cart--docs',
  'guides-for-designers--docs',
]

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    /** Also stories that a page shows on request. */
    every: { type: 'boolean', default: false },
    storybook: { type: 'string' },
    // One more than processors, because pages wait.
    workers: { type: 'string', default: String(availableParallelism() + 1) },
  },
})

interface Entry {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly tags?: readonly string[]
}

type Doc = Pick<Place, 'id' | 'isText'>

function docsOf(storybook: string): Doc[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(entries).flatMap(({ id, type, title, tags = [] }) =>
    type === 'docs' && (!options.only || matchesName(title, options.only))
      ? [{ id, isText: tags.includes('unattached-mdx') }]
      : [],
  )
}

const alone =
  (address: string) =>
  (doc: Doc): Place => ({ ...doc, link: `${address}iframe.html?viewMode=docs&id=${doc.id}` })
const inStorybook =
  (address: string) =>
  (doc: Doc): Place => ({ ...doc, link: `${address}?path=/docs/${doc.id}` })

/** A docs page that is closed as the last one takes the mock worker along, and the next one would load twice. */
const KEEPER = 'iframe.html?viewMode=story&id=components-badge--default&globals=a11y.manual:!true'

async function keepWorker(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address + KEEPER)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/**
 * @param kept an address whose mock worker is kept running; without it each page begins as on a reader's first visit.
 * @returns the number of broken pages.
 */
async function checkPages(browser: Browser, places: readonly Place[], kept?: string): Promise<number> {
  const queue = [...places]
  let broken = 0
  async function work(): Promise<void> {
    const context = await browser.newContext(WINDOW)
    if (kept !== undefined) await keepWorker(context, kept)
    const page = await context.newPage()
    for (let place = queue.shift(); place; place = queue.shift()) {
      const faults = await visit(page, place, options)
      if (faults.length === 0) continue
      broken += 1
      console.error([place.link, ...new Set(faults)].join('\n  '))
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: Number(options.workers) }, work))
  return broken
}

const start = performance.now()
const storybook = options.storybook ?? join(ROOT, '.cache/docs/storybook')
if (!options.storybook || !existsSync(storybook)) buildStorybook(storybook)
const docs = docsOf(storybook)
if (docs.length === 0) {
  console.error(`No docs page is called ${options.only}.\n${USAGE}`)
  process.exit(1)
}
const some = docs.filter(({ id }) => SOME.includes(id))
const browser = await launchBrowser()
const [root, below] = await Promise.all([serveStorybook(storybook), serveStorybook(storybook, BELOW)])
const [here, there] = [`${root.address}/`, below.address + BELOW]
const places = docs.filter((doc) => !some.includes(doc)).map(alone(here))
const firstVisits = some.flatMap((doc) => [
  alone(here)(doc),
  inStorybook(here)(doc),
  alone(there)(doc),
  inStorybook(there)(doc),
])
const faults = faultsOfFiles(storybook, ROOT)
if (faults.length > 0) console.error(faults.join('\n'))
let broken = faults.length
try {
  broken += await checkPages(browser, places, here)
  broken += await checkPages(browser, firstVisits)
  broken += await runInteractions(
    await browser.newPage(WINDOW),
    here,
    docs.map(({ id }) => id),
  )
  if (!options.only) broken += await runWalks(browser, [here, there])
} finally {
  await browser.close()
  await Promise.all([root.close(), below.close()])
}
console.log(
  `${docs.length} docs pages, opened in ${places.length + firstVisits.length} ways: ${broken} broken, ${((performance.now() - start) / 1000).toFixed(0)} s.`,
)
process.exit(broken > 0 ? 1 : 0)
