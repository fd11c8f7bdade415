/**
 * `npm run test:consumers` checks third-party uses of `openapi.json`: clients from three generators compile, and Prism,
 * a mock server that knows only the document, serves the shop. `node storefront/api/openapi/elsewhere.ts 3` tries three
 * seeds of generated answers instead of 20.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { launchBrowser } from '../../../.ci/browser.ts'
import { freePort, untilAnswered } from '../../../.ci/port.ts'
import { PAGES } from '../../build/pages.ts'
import { end, start, temporaryFolder } from '../../e2e/processes.ts'
import { createServer as createShop } from '../../server/server.ts'
import { CALLS } from '../contract/calls.ts'
import { createOpenApi } from './document.ts'

const ROOT = join(import.meta.dirname, '../../..')
const SEEDS = Number(process.argv[2] ?? 20)
const PACKAGES = ['@stoplight/prism-cli', 'openapi-typescript', '@hey-api/openapi-ts', 'orval', 'typescript@5']
const PATHS = PAGES.map(({ path }) => path)
const BUILD_MS = 300_000

const room = temporaryFolder('elsewhere-')
const DOCUMENT = join(room, 'openapi.json')
const run = (command: string) =>
  execFileSync('npx', ['--no-install', ...command.split(' ')], { cwd: room, stdio: ['ignore', 'pipe', 'pipe'] })

function generate(): void {
  mkdirSync(join(room, 'made'))
  run(`openapi-typescript ${DOCUMENT} --output made/openapi-typescript.ts`)
  run(
    `openapi-ts --input ${DOCUMENT} --output made/hey-api --plugins @hey-api/client-fetch @hey-api/sdk @hey-api/typescript`,
  )
  run(`orval --input ${DOCUMENT} --output made/orval.ts --client fetch`)
  const compilerOptions = {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
  }
  writeFileSync(join(room, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['made'] }))
  run('tsc -p .')
}

async function withPrism(options: readonly string[], visit: (api: string) => Promise<void>): Promise<void> {
  const port = await freePort()
  const args = ['mock', '--port', String(port), '--verboseLevel', 'silent', ...options, DOCUMENT]
  const prism = start(join(room, 'node_modules/.bin/prism'), args, process.env)
  const api = `http://127.0.0.1:${port}/`
  try {
    await untilAnswered(`${api}v1/GetFAQ`)
    await visit(api)
  } finally {
    await end(prism)
  }
}

/** @returns the build's reason if there is no site. */
function build(site: string, api: string): string | undefined {
  const args = ['storefront/build/build.ts', '--out', site, '--api', api, '--api-key', 'any']
  try {
    execFileSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'], timeout: BUILD_MS })
    return undefined
  } catch (problem) {
    const { status, stderr } = problem as { status: number | null; stderr: Buffer }
    const why = /The site was not built\. (.*)/.exec(String(stderr))?.[1] ?? ''
    if (status === 1 && Object.keys(CALLS).some((call) => why.includes(call))) return why
    throw new Error(`The build against ${api} ended with ${status}: ${String(stderr)}`, { cause: problem })
  }
}

const SESSION = {
  TokenId: 'any',
  UserId: '1',
  UserName: 'Asha',
  UserMobileNo: '9876543210',
  UserEmailId: 'a@example.com',
}

/** Opens pages that call this provider. @returns their errors. */
async function errorsOf(browser: Browser, site: string, api: string, paths: readonly string[]): Promise<string[]> {
  const shop = await createShop({ port: 0, host: '127.0.0.1', dist: site, api, settings: { apiKey: 'any' } })
  const errors: string[] = []
  for (const path of paths) {
    const page = await browser.newPage()
    await page.addInitScript((keys) => {
      for (const [key, value] of Object.entries(keys)) sessionStorage.setItem(key, value)
    }, SESSION)
    page.on('pageerror', ({ message }) => errors.push(`${path}: ${message}`))
    page.on('console', (message) => {
      const text = message.text()
      // Pages report render errors as warnings that start with the kind of problem.
      const isError = message.type() === 'error' && !text.startsWith('Failed to load resource')
      if (isError || text.startsWith('render ')) errors.push(`${path}: ${text}`)
    })
    await page.goto(shop.address + path, { waitUntil: 'networkidle' })
    if ((await page.getByRole('heading').count()) === 0) errors.push(`${path}: has no heading`)
    await page.close()
  }
  await shop.close()
  return errors
}

const began = performance.now()
const say = (what: string) => console.log(`  ${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${what}`)
const failures: string[] = []
function note(errors: readonly string[], what: string): void {
  failures.push(...errors)
  say([what, ...errors].join('\n           '))
}

writeFileSync(join(room, 'package.json'), JSON.stringify({ name: 'elsewhere', private: true, type: 'module' }))
execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', ...PACKAGES], { cwd: room })
writeFileSync(DOCUMENT, JSON.stringify(await createOpenApi()))
generate()
say('the clients of three generators compile')

const browser = await launchBrowser()
const built = join(room, 'site')
await withPrism([], async (api) => {
  const why = build(built, api)
  if (why) throw new Error(why)
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'))
  const own = pages.map((name) => `/${encodeURI(name.replace(/(?:(?:^|\/)index)?\.html$/, ''))}`)
  const paths = [...new Set([...own, ...PATHS])]
  note(await errorsOf(browser, built, api, paths), `${paths.length} pages from the examples of the document`)
})
for (let seed = 1; seed <= SEEDS; seed += 1)
  await withPrism(['--dynamic', '--seed', String(seed)], async (api) => {
    const site = join(room, `site-${seed}`)
    const why = build(site, api)
    // If the build failed, the site from the examples calls this provider.
    const errors = await errorsOf(browser, why ? built : site, api, PATHS)
    note(errors, `${PATHS.length} pages from generated answers, seed ${seed}; ${why ?? 'built'}`)
  })
await browser.close()
if (failures.length > 0) process.exitCode = 1
