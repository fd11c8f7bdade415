/**
 * Prints the JavaScript of the first load of each page and fails above the budget. Counted is what the browser
 * fetches of our own until the page has come to rest, in gzip, from the built files: entry, what it preloads, and
 * the parts the page imports at once. Parts fetched later on intent (dialogs, payment) are listed beside it.
 */
import { gzipSync } from 'node:zlib'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { createServer } from '../mocks/server.ts'
import { BROWSER_ARGS, findBrowser } from './browser.ts'

/** kB of 1000 bytes, gzip. */
const BUDGET = 110
const PAGES = ['/', '/pricing/pre-wedding-maternity']
const DIST = join(import.meta.dirname, '..', 'dist')

if (!existsSync(join(DIST, 'index.html'))) {
  console.error('There is no build to measure: run "npm run build" first.')
  process.exit(1)
}
const size = (path: string): number => gzipSync(readFileSync(join(DIST, path)), { level: 9 }).length / 1000

const server = await createServer({ port: 0, host: '127.0.0.1', dist: DIST, db: ':memory:' })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS })
let over = false
try {
  for (const path of PAGES) {
    const page = await browser.newPage()
    const scripts = new Set<string>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) scripts.add(pathname)
    })
    await page.goto(server.address + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    const sizes = [...scripts].map((name) => ({ name, kB: size(name) })).sort((a, b) => b.kB - a.kB)
    const total = sizes.reduce((sum, { kB }) => sum + kB, 0)
    over ||= total > BUDGET
    console.log(`${path}: ${total.toFixed(1)} kB gzip of ${BUDGET}${total > BUDGET ? ', OVER THE BUDGET' : ''}`)
    for (const { name, kB } of sizes) console.log(`  ${kB.toFixed(1).padStart(6)}  ${name}`)
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
process.exit(over ? 1 : 0)
