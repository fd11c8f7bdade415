/**
 * Finds the Chromium that checks run in, in this order: CHROMIUM_PATH, the one pinned in the lockfile
 * (Linux x64), Playwright's own, the system's. Where there is none, one sentence says what to do.
 */
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Flags that make pictures the same everywhere and keep the browser from the network. */
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

async function pinned(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  // Read at import: it then unpacks the system libraries it brings and uses only its own fonts.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x'
  try {
    const { default: packaged } = await import('@sparticuz/chromium')
    return await packaged.executablePath()
  } catch {
    return undefined
  }
}

/** The path of a Chromium that exists. Throws one sentence where there is none. */
export async function findBrowser(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named && existsSync(named)) return named
  const found = [await pinned(), chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path))
  if (found && named) console.warn(`CHROMIUM_PATH names ${named}, where nothing is: ${found} is used instead.`)
  if (found) return found
  throw new Error(
    'No Chromium was found: run "npx playwright install chromium", or set CHROMIUM_PATH to the one you have.',
  )
}
