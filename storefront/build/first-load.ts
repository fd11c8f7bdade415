/**
 * Weighs each kind of built page in kB (1000 bytes after brotli), and fails above the budgets. What loads on intent
 * (calendar, dialogs, lightbox, flip-book, gateway) does not count.
 */
import { existsSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright'
import { createServer } from '../../mocks/server.ts'
import { launchBrowser } from '../../.ci/browser.ts'
import { inTurns } from '../prerender/inTurns.ts'
import { PAGES } from './pages.ts'

export interface Cost {
  /** Without the embedded data. */
  html: number
  css: number
  /** Scripts in the HTML. */
  early: number
  /** All scripts when the network is idle. */
  scripts: number
  largest: number
  /** Fonts at the top of the page. */
  fonts: number
  /** Number of files when the network is idle. */
  requests: number
}

/**
 * The largest page of each kind when this was last set. Every build has the same bytes, so a page may take 1 % more,
 * and requests are rounded up. Whoever means to take more changes the figure here.
 */
const MEASURED: Readonly<Record<'content' | 'app', Cost>> = {
  content: { html: 7.68, css: 11.43, early: 2.34, scripts: 108.92, largest: 58.21, fonts: 59.94, requests: 43 },
  app: { html: 0.71, css: 8.47, early: 98.42, scripts: 98.42, largest: 58.21, fonts: 39.08, requests: 15 },
}
const budgetOf = (kind: keyof typeof MEASURED, name: keyof Cost): number =>
  name === 'requests' ? Math.ceil(MEASURED[kind][name] * 1.01) : MEASURED[kind][name] * 1.01

/** A phone does not fetch what only a wide screen shows. */
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true }
export const DIST = process.env['DIST'] ?? join(import.meta.dirname, '../..', 'dist')
/** The load has ended after this long without a request. */
const QUIET_MS = 500
const NAMES = Object.keys(MEASURED.app) as (keyof Cost)[]
const rowOf = (title: string, valueOf: (name: keyof Cost) => number): string =>
  [title.padEnd(42), ...NAMES.map((name) => valueOf(name).toFixed(2).padStart(7))].join(' ')
const packed = (content: string | Buffer): number => brotliCompressSync(content).length / 1000

/** The build has compressed scripts and sheets; fonts are sent as they are. */
function sizeOf(path: string): number {
  const file = join(DIST, path)
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1000
}

const sum = (paths: Iterable<string>): number => [...paths].reduce((all, path) => all + sizeOf(path), 0)
const own = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '')

async function costOf(page: Page, address: string): Promise<Cost> {
  const scripts = new Set<string>()
  const fonts = new Set<string>()
  let requests = 0
  const underWay = new Set<Request>()
  const quiet = { since: 0 }
  page.on('request', (request) => underWay.add(request))
  const ended = (request: Request): void => {
    underWay.delete(request)
    quiet.since = Date.now()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) scripts.add(pathname)
    if (pathname.endsWith('.woff2')) fonts.add(pathname)
    requests += 1
  })
  const html = (await (await page.request.get(address)).text()).replace(
    /<script type="application\/json"[^>]*>.*?<\/script>/gs,
    '',
  )
  // What pages fetch two seconds (home) or five (where nobody moves) after their load, only a busy machine would count.
  await page.addInitScript(() => {
    const { setTimeout: wait } = window
    window.setTimeout = ((run: () => void, ms = 0) => (ms < 2000 ? wait(run, ms) : 0)) as typeof window.setTimeout
  })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('html:not([data-start])').waitFor()
  // Playwright's 'networkidle' fires once, possibly before the app has started.
  while (underWay.size > 0 || Date.now() - quiet.since < QUIET_MS) await page.waitForTimeout(50)
  return {
    html: packed(html),
    // Browsers with scripts ignore what is in a noscript.
    css: sum(own(html.replaceAll(/<noscript>.*?<\/noscript>/gs, ''), /<link rel="stylesheet"[^>]* href="([^"]+)"/g)),
    early: sum(
      new Set([
        ...own(html, /<script[^>]* src="([^"]+)"/g),
        ...own(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
      ]),
    ),
    scripts: sum(scripts),
    largest: Math.max(...[...scripts].map(sizeOf)),
    fonts: sum(fonts),
    requests,
  }
}

if (import.meta.main) {
  if (!existsSync(join(DIST, 'index.html'))) {
    console.error('There is no build to measure: run "npm run build" first.')
    process.exit(1)
  }
  const server = await createServer({ port: 0, host: '127.0.0.1', dist: DIST, db: ':memory:' })
  const browser = await launchBrowser()
  const over: string[] = []
  try {
    console.log(`${'kB, brotli'.padEnd(42)}    html     css   early scripts largest   fonts requests`)
    // `npm run bench` measures customers' pages.
    const pages = PAGES.filter(({ as, path }) => !as || path === '/cart')
    const costs = await inTurns(pages, availableParallelism(), async ({ path, kind }) => {
      const page = await browser.newPage(PHONE)
      const cost = await costOf(page, server.address + path)
      await page.close()
      return { path, kind, cost }
    })
    for (const { path, kind, cost } of costs) {
      console.log(rowOf(path, (name) => cost[name]))
      for (const name of NAMES) {
        const budget = budgetOf(kind, name)
        if (cost[name] > budget) over.push(`${path}: ${name} ${cost[name].toFixed(2)} of ${budget.toFixed(2)}`)
      }
    }
    for (const kind of ['content', 'app'] as const)
      console.log(rowOf(`at most, ${kind} pages`, (name) => budgetOf(kind, name)))
  } finally {
    await browser.close()
    await server.close()
  }
  for (const line of over) console.error(`Over the budget: ${line} (MEASURED in storefront/build/first-load.ts)`)
  process.exit(over.length > 0 ? 1 : 0)
}
