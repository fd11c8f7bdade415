/**
 * Installs the packed design system into an app with server components (`app/`), which imports every entry point on the
 * server and renders most. The app is type-checked, built and opened in a browser. Needs no network.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import rsc from '@vitejs/plugin-rsc'
import type { Page } from 'playwright'
import { createBuilder, type InlineConfig, preview } from 'vite'
import { publicModules } from '../build/publicModules.ts'
import { launchBrowser } from '../../.ci/browser.ts'
import { install, linkDependencies, MODULES, need, PACKAGE, say } from '../build/packed.ts'

const APP = join(import.meta.dirname, 'app')
const SOURCES = ['Page.tsx', 'inClient.tsx']
/** Titles of the dialogs that `?boxes` opens. */
const BOXES = ['Pricing', 'Server down', 'Filter', 'Pictures']

/** Adds the entry points that the app does not show, so that new ones are type-checked and loaded on a server, too. */
function writeOthers(app: string): void {
  const text = SOURCES.map((name) => readFileSync(join(APP, name), 'utf8')).join()
  const others = [...publicModules().keys()].filter((name) => !text.includes(`'${PACKAGE}/${name}'`))
  const imports = others.map((name) => `import * as ${name} from '${PACKAGE}/${name}'\n`).join('')
  const made = `export const others: Readonly<Record<string, object>> = { ${others.join(', ')} }`
  writeFileSync(join(app, 'Others.tsx'), `${imports}${made}\n`)
}

async function build(app: string): Promise<InlineConfig> {
  const config: InlineConfig = {
    root: app,
    configFile: false,
    // Hides warnings about directives, which the plugin has read already.
    logLevel: 'error',
    plugins: [rsc({ entries: { rsc: './entry.rsc.tsx', ssr: './entry.ssr.tsx', client: './entry.browser.tsx' } })],
  }
  const builder = await createBuilder(config)
  await builder.buildApp()
  return config
}

async function openPage(page: Page, address: string): Promise<void> {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (problem) => problems.push(problem.message))
  await page.route('**/none.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  const answer = await page.goto(address)
  need(answer?.status() === 200, `The server answers ${answer?.status()}: ${await answer?.text()}`)
  const empty = await page
    .locator('[data-entry]:not(:has(*))')
    .evaluateAll((entries) => entries.map((entry) => entry.ariaLabel))
  need(empty.length === 0, `Rendered nothing: ${empty.join(', ')}`)
  await page.locator('html[data-hydrated]').waitFor()
  await page.getByRole('button', { name: 'When?' }).click()
  await page.getByText('From ten.').waitFor()
  await page.getByText('From the root').waitFor()
  await page.goto(`${address}?boxes`)
  for (const name of BOXES) await page.locator(`[role$="dialog"]:has-text("${name}")`).first().waitFor()
  need(problems.length === 0, `Errors in the console: ${problems.join('\n')}`)
}

const app = mkdtempSync(join(tmpdir(), 'consumer-'))
try {
  install(app)
  cpSync(APP, app, { recursive: true })
  writeOthers(app)
  linkDependencies(app, ['vite', '@vitejs/plugin-rsc'])
  execFileSync(process.execPath, [join(MODULES, 'typescript', 'bin', 'tsc'), '-p', app], { stdio: 'inherit' })
  say('type-checked')
  // The plugin looks for the app's dependencies in the working directory.
  process.chdir(app)
  const config = await build(app)
  say('built')
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  const browser = await launchBrowser()
  try {
    await openPage(await browser.newPage(), server.resolvedUrls?.local[0] ?? '')
    say(`${publicModules().size} entry points loaded by a server component`)
  } finally {
    await browser.close()
    await server.close()
  }
} finally {
  rmSync(app, { recursive: true, force: true })
}
