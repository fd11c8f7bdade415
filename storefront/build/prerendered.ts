/**
 * Checks every prerendered page: valid HTML, a unique title and description, a small share card of the right size, one
 * h1, words in `main`, no broken links or missing pictures, and nothing inline that the content security policy forbids. Start scripts
 * must have Chromium's compile hint.
 */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND } from '../brand.ts'
import { routeOf } from '../routes.ts'
import { htmlValidator } from './htmlValidity.ts'

const DIST = join(import.meta.dirname, '../..', 'dist')

// `blog/index.html` is a copy of `blog.html`.
const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?:^index|(?<!\/index))\.html$/.test(name),
)
const addressOf = (file: string): string => encodeURI(`/${file.replace(/(?:^index)?\.html$/, '')}`)
const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))
const isThere = (path: string): boolean => existsSync(join(DIST, path)) || existsSync(join(DIST, `${path}.html`))

const problems: string[] = []
const titles = new Map<string, string>()
const descriptions = new Map<string, string>()
const cards = new Set<string>()

function once(kind: string, seen: Map<string, string>, text: string, address: string): void {
  const other = seen.get(text)
  if (other !== undefined) problems.push(`${address}: the ${kind} “${text}” is also that of ${other}`)
  seen.set(text, address)
}

function checkLinks(html: string, address: string): void {
  for (const href of new Set(all(html, /<a\b[^>]*? href="([^"]*)"/g))) {
    const url = new URL(href, BRAND.site + address)
    if (url.origin !== BRAND.site) continue
    const path = decodeURIComponent(url.pathname)
    if (path !== '/' && !isThere(path)) problems.push(`${address}: the link to ${href} is broken`)
    const target = url.hash.slice(1)
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    if (target && existsSync(join(DIST, file)) && !readFileSync(join(DIST, file), 'utf8').includes(`id="${target}"`))
      problems.push(`${address}: ${href} has no such target`)
  }
  for (const src of new Set(all(html, /<(?:img|source|script)\b[^>]*? src="([^"]*)"/g))) {
    if (src.startsWith('/') && !isThere(src)) problems.push(`${address}: ${src} is missing`)
  }
}

function checkHead(html: string, address: string): void {
  const one = (kind: string, pattern: RegExp): string => {
    const found = all(html, pattern)
    if (found.length !== 1) problems.push(`${address}: ${found.length} × ${kind} instead of one`)
    return found[0] ?? ''
  }
  once('title', titles, one('title', /<title(?: data-served)?>([^<]*)<\/title>/g), address)
  once(
    'description',
    descriptions,
    one('description', /<meta (?:data-served )?name="description" content="([^"]*)"/g),
    address,
  )
  one('og:title', /<meta (?:data-served )?property="og:title" content="([^"]+)"/g)
  const description = one('og:description', /<meta (?:data-served )?property="og:description" content="([^"]*)"/g)
  const isListed = !html.includes('name="robots" content="noindex"')
  if (description.length <= (isListed ? 30 : 20))
    problems.push(`${address}: og:description has only ${description.length} characters`)
  const card = new URL(one('og:image', /<meta (?:data-served )?property="og:image" content="([^"]*)"/g))
  cards.add(card.pathname)
  if (!isThere(card.pathname)) problems.push(`${address}: the share card ${card.pathname} is missing`)
  else {
    const png = readFileSync(join(DIST, card.pathname))
    const size = `${png.readUInt32BE(16)} × ${png.readUInt32BE(20)}`
    if (size !== '1200 × 630' || png.length >= 120_000)
      problems.push(`${address}: the share card ${card.pathname} is ${size} in ${png.length} bytes`)
  }
  one('h1', /<h1\b[^>]*>(.*?)<\/h1>/gs)
}

/** Whether a visitor without scripts has something to read. */
function checkWords(html: string, address: string): void {
  const main = /<main\b.*?<\/main>/s.exec(html)?.[0] ?? ''
  const words = main.replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '')
  if (words.length <= 100) problems.push(`${address}: main has only ${words.length} characters`)
  if (/<template id="B:|hidden id="S:/.test(html)) problems.push(`${address}: React needs scripts to place a part`)
}

for (const file of pages) {
  const html = readFileSync(join(DIST, file), 'utf8')
  const address = addressOf(file)
  const report = htmlValidator.validateStringSync(html, file)
  for (const { line, ruleId, message } of report.results.flatMap(({ messages }) => messages))
    problems.push(`${address}:${line} ${message} (${ruleId})`)
  for (const attribute of new Set(all(html, /<[^>]+ (style="[^"]*"|on\w+="[^"]*")/g)))
    problems.push(`${address}: ${attribute} is forbidden by the content policy`)
  checkLinks(html, address)
  // Pages for a single visitor get their head and content from the app.
  if (html.includes('id="dehydrated"')) {
    checkHead(html, address)
    if (address !== '/404') checkWords(html, address)
  }
}

// The card of packages is for a category that is new since the build.
for (const card of globSync('art/share/*.png', { cwd: DIST, exclude: ['**/pricing.png'] }))
  if (!cards.has(`/${card}`)) problems.push(`/${card}: no page is shared with this card`)

// Anything before the hint, even a comment, makes it ineffective.
const assets = join(DIST, 'assets')
for (const start of ['react', 'client']) {
  const file = readdirSync(assets).find((name) => name.startsWith(`${start}-`) && name.endsWith('.js'))
  if (!file || !readFileSync(join(assets, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
    problems.push(`/assets/${start}-*.js: begins without the hint of storefront/vite.config.ts`)
}

/** Adds the route's component, to find its file: `/sets (SetsRoute): …`. */
function withComponent(problem: string): string {
  const [, address = ''] = /^(\S+?):/.exec(problem) ?? []
  const component = routeOf(decodeURI(address))?.page.displayName
  return component ? problem.replace(address, `${address} (${component})`) : problem
}

const kinds = new Map<string, number>()
for (const problem of problems) {
  const kind = problem.replace(/^\S+ /, '')
  kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
}
if (problems.length > 0) {
  for (const problem of problems.slice(0, 60)) console.error(withComponent(problem))
  if (problems.length > 60) console.error(`… and ${problems.length - 60} more:`)
  for (const [kind, count] of [...kinds].sort((a, b) => b[1] - a[1]).slice(0, 20))
    if (count > 3) console.error(`${String(count).padStart(5)} × ${kind}`)
  process.exit(1)
}
console.log(`${pages.length} pages read: valid, titled, linked.`)
