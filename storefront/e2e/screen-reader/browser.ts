import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findProgram } from '../debianPackages.ts'
import { writeFirefoxProfile } from '../firefoxProfile.ts'
import { end, run, start } from '../processes.ts'
import { type Reader, SCREEN } from './reader.ts'

export const BROWSERS = ['firefox', 'chromium'] as const
export type Browser = (typeof BROWSERS)[number]

/** Programs that start a browser, in order of preference. */
const PROGRAMS: Readonly<Record<Browser, readonly string[]>> = {
  firefox: ['firefox-esr', 'firefox'],
  chromium: ['chromium', 'google-chrome'],
}
export const programOf = (browser: Browser): string | undefined => findProgram(...PROGRAMS[browser])

/** Turns off Firefox's own dialogs and motion. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.newtab.preload': false,
  'browser.region.network.url': '',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.urlbar.autoFill': false,
  'extensions.formautofill.addresses.enabled': false,
  'extensions.formautofill.creditCards.enabled': false,
  'layout.css.visited_links_enabled': false,
  'signon.rememberSignons': false,
  'termsofuse.bypassNotification': true,
  'ui.prefersReducedMotion': 1,
}

const CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-sync',
  '--force-prefers-reduced-motion',
  '--force-renderer-accessibility=complete',
  '--no-default-browser-check',
  '--no-first-run',
  '--ozone-platform=x11',
  '--password-store=basic',
  '--disable-features=AutofillServerCommunication,AutofillEnableCreditCardUpload,Translate',
]

const LOAD_MS = 45_000
/** After this time without an announcement, the page is loaded again. */
const RELOAD_MS = 15_000

export interface OpenPage {
  /** @param name an X key name, such as `Tab`, `shift+Tab` or `Return`. */
  key: (name: string) => Promise<void>
  type: (text: string) => Promise<void>
  goTo: (address: string) => Promise<void>
  close: () => Promise<void>
}

function command(browser: Browser, profile: string, address: string): string[] {
  const { width, height } = SCREEN
  if (browser === 'chromium') {
    // Otherwise an offer to save the card would be announced.
    mkdirSync(join(profile, 'Default'))
    writeFileSync(
      join(profile, 'Default/Preferences'),
      '{"autofill":{"credit_card_enabled":false,"profile_enabled":false}}',
    )
    const place = [`--user-data-dir=${profile}`, `--window-size=${width},${height}`, '--window-position=0,0']
    return [...CHROMIUM, ...place, address]
  }
  writeFirefoxProfile(profile, PREFERENCES)
  return ['-profile', profile, '-no-remote', '-new-instance', '-width', `${width}`, '-height', `${height}`, address]
}

/** Resolves when Orca has announced the loaded page. */
export async function openPage({ speech, env, home }: Reader, browser: Browser, address: string): Promise<OpenPage> {
  const program = programOf(browser)
  if (program === undefined) throw new Error(`${browser} is not installed.`)
  const loaded = async (from: number, again?: number) => {
    const since = Date.now()
    while (!speech.said.slice(from).some(({ text }) => text.startsWith('Finished loading'))) {
      if (again !== undefined && Date.now() - since > again) {
        again = undefined
        await page.key('F5')
      }
      if (Date.now() - since > LOAD_MS)
        throw new Error(
          `It is not said that the page has loaded: ${speech.said
            .slice(from)
            .map(({ text }) => text)
            .join(' | ')}`,
        )
      await sleep(50)
    }
    await speech.silence(Date.now(), { quiet: 900, timeout: 900 })
  }
  const from = speech.said.length
  const profile = mkdtempSync(join(home, `${browser}-`))
  const child = start(program, command(browser, profile, address), env)
  const close = async () => {
    await end(child)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  const xdotool = (...args: string[]) => run('xdotool', args, env)
  const page: OpenPage = {
    key: (name) => xdotool('key', '--clearmodifiers', name),
    type: (text) => xdotool('type', '--clearmodifiers', '--delay', '60', text),
    async goTo(next) {
      const before = speech.said.length
      await page.key('ctrl+l')
      await speech.silence(Date.now())
      await page.type(next)
      await page.key('Return')
      await loaded(before)
    },
    close,
  }
  try {
    // Orca misses the end of a load that began before it listened.
    await loaded(from, RELOAD_MS)
    return page
  } catch (problem) {
    await close()
    throw problem
  }
}
