/**
 * `npm run test:consumers`: installs the packed design system, from npm, into small apps of other frameworks and test
 * runners. Each app is built and started; its pages must hydrate without console messages, and a link of the design
 * system must navigate without a reload. Runs nightly, because it needs the network and new releases elsewhere can
 * break it.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { freePort, untilAnswered } from '../../.ci/port.ts'
import { launchBrowser } from '../../.ci/browser.ts'
import { install, say } from '../build/packed.ts'
import { BRANDS } from '../tokens/brands.ts'
import { themeTokens } from '../tokens/dtcg.ts'
import { THEME_NAMES } from '../tokens/themes.ts'

interface Elsewhere {
  /** The folder in `elsewhere/`, if not the app's name. */
  readonly folder?: string
  readonly packages: readonly string[]
  /** Commands of its packages, without `npx`. */
  readonly build?: string
  readonly start?: string
  readonly test?: string
  /** Whether a router handles its links. */
  readonly isRouted?: boolean
}

const REACT = ['react@19', 'react-dom@19']
/** The lowest supported version. */
const LOWEST_REACT = ['react@19.2.0', 'react-dom@19.2.0']
const TYPES = ['@types/react@19', '@types/react-dom@19']
const TESTING = ['@testing-library/react', '@testing-library/dom']
const inVite = (react: readonly string[], router: string): Elsewhere => ({
  folder: 'react-router',
  packages: [...react, router, 'vite'],
  build: 'vite build',
  start: 'vite preview --port PORT --host 127.0.0.1',
  isRouted: true,
})
const APPS: Readonly<Record<string, Elsewhere>> = {
  next: { packages: [...REACT, 'next'], build: 'next build', start: 'next start -p PORT', isRouted: true },
  'react-router': inVite(REACT, 'react-router'),
  // The newest router requires a newer React.
  'react-router-lowest-react': inVite(LOWEST_REACT, 'react-router@7'),
  astro: {
    packages: [...REACT, 'astro', '@astrojs/react'],
    build: 'astro build',
    start: 'astro preview --port PORT --host 127.0.0.1',
  },
  jest: {
    packages: [
      ...REACT,
      ...TESTING,
      'jest',
      'jest-environment-jsdom',
      '@babel/preset-env',
      '@babel/preset-react',
      'identity-obj-proxy',
    ],
    test: 'jest',
  },
  vitest: { packages: [...REACT, ...TESTING, 'vitest', 'jsdom'], test: 'vitest run' },
  'typescript-5': { folder: 'typescript', packages: [...REACT, ...TYPES, 'typescript@5'], build: 'tsc -p .' },
  'typescript-7': { folder: 'typescript', packages: [...REACT, ...TYPES, 'typescript@7'], build: 'tsc -p .' },
  // Not an app: token files, read by common tools.
  tokens: { packages: ['style-dictionary', '@terrazzo/parser'], test: 'node read.mjs' },
}

const HERE = join(import.meta.dirname, 'elsewhere')
const wanted = process.argv.slice(2)

async function walk(browser: Browser, address: string, isRouted: boolean): Promise<void> {
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
  page.on('pageerror', (problem) => said.push(problem.message))
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.getByRole('link', { name: 'Second' }).click()
  await page.getByRole('heading', { name: 'Second' }).waitFor()
  const isSamePage = await page.evaluate(() => 'isSamePage' in window)
  if (isSamePage !== isRouted) throw new Error(`The link ${isSamePage ? 'loaded no page' : 'loaded the page again'}.`)
  if (said.length > 0) throw new Error(`In the console: ${said.join('\n')}`)
  await page.close()
}

function writeTokens(folder: string): void {
  for (const brand of BRANDS)
    for (const theme of THEME_NAMES)
      writeFileSync(join(folder, `${brand.id}.${theme}.tokens.json`), JSON.stringify(themeTokens(brand, theme)))
}

async function tryOut(name: string, app: string, browser: Browser): Promise<void> {
  const { build, start, test, isRouted = false } = APPS[name] ?? { packages: [] }
  const run = (command: string) =>
    execFileSync('npx', ['--no-install', ...command.split(' ')], {
      cwd: app,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
    })
  if (test) {
    copyFileSync(join(HERE, 'tests.jsx'), join(app, 'app.test.jsx'))
    return void run(test)
  }
  if (build) run(build)
  if (!start) return
  const port = await freePort()
  const [command = '', ...args] = start.replace('PORT', String(port)).split(' ')
  // Without npx, which would not pass on the signal that ends it.
  const server: ChildProcess = spawn(join(app, 'node_modules/.bin', command), args, { cwd: app, stdio: 'ignore' })
  try {
    await untilAnswered(`http://127.0.0.1:${port}/`)
    await walk(browser, `http://127.0.0.1:${port}/`, isRouted)
  } finally {
    server.kill()
  }
}

const room = mkdtempSync(join(tmpdir(), 'elsewhere-'))
const browser = await launchBrowser()
try {
  const tarball = install(room)
  for (const [name, { folder = name, packages }] of Object.entries(APPS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const app = join(room, name)
    cpSync(join(HERE, folder), app, { recursive: true })
    writeFileSync(join(app, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }))
    execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', tarball, ...packages], { cwd: app })
    if (name === 'tokens') writeTokens(app)
    await tryOut(name, app, browser)
    say(name)
  }
} finally {
  await browser.close()
  rmSync(room, { recursive: true, force: true })
}
