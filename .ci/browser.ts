/** Finds a Chromium: CHROMIUM_PATH, the one pinned in the lockfile (Linux x64), Playwright's, the system's. */
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import { chromium } from 'playwright'

/** Flags for equal pictures everywhere and no network traffic of the browser's own. */
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
  // Read at import: the package then unpacks its own system libraries and fonts.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    return await packaged.executablePath()
  } catch {
    return undefined
  }
}

/** Whether CHROMIUM_PATH names another file: even the same build would draw with the system's fonts. */
function namesAnother(named = process.env['CHROMIUM_PATH']): boolean {
  return Boolean(named) && named !== PINNED_PATH
}

/** Whether pictures can be compared: another Chromium draws text differently, and so does the same one on another system. */
export const usesPinned = async (): Promise<boolean> => RUNS_PINNED && (await findBrowser()) === PINNED_PATH

/** @throws when there is none, with a sentence that says what to do. */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named && existsSync(named)) {
    // For its libraries and fonts.
    if (!namesAnother(named)) await pinned()
    return named
  }
  const found = [await pinned(), chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path))
  if (found && named) console.warn(`CHROMIUM_PATH is ${named}, which does not exist; ${found} is used instead.`)
  if (found) return found
  throw new Error(
    'No Chromium was found: run "npx playwright install chromium", or set CHROMIUM_PATH to the one you have.',
  )
}

/** Older ones that checks run in, each a package of its own. */
const OLDER = {
  107: () => import.meta.resolve('chromium-107'),
  115: () => import.meta.resolve('chromium-115'),
}

/** Chromium 107, the oldest that the shop supports, or 115, from the lockfile; undefined, with a warning, where it cannot run. */
export async function findOlder(version: keyof typeof OLDER): Promise<string | undefined> {
  const name = `chromium-${version}`
  if (!RUNS_PINNED) {
    console.warn(`The pinned Chromium ${version} runs on Linux x64 only; tests for it are skipped.`)
    return undefined
  }
  const path = join(import.meta.dirname, '..', '.cache', name, 'chromium')
  if (existsSync(path)) return path
  // Its package would use the path of the newer one above.
  const packed = join(dirname(fileURLToPath(OLDER[version]())), '../bin/chromium.br')
  const partial = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  await pipeline(createReadStream(packed), createBrotliDecompress(), createWriteStream(partial, { mode: 0o755 }))
  renameSync(partial, path)
  return path
}
