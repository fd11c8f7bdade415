/** `npm run listen`: flows in real browsers with Orca, without display or sound. See stories/docs/Quality.mdx. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from '../../../mocks/server.ts'
import { aptLine, findProgram, install } from '../debianPackages.ts'
import { type Browser, BROWSERS, openPage, programOf } from './browser.ts'
import { FLOWS, type Flow } from './flows.ts'
import { createPerson, type Step } from './person.ts'
import { startReader } from './reader.ts'
import { type FlowResult, isBad, summary } from './results.ts'

const DIST = join(import.meta.dirname, '../../../dist')
const PROGRAMS = ['orca', 'Xvfb', 'dbus-daemon', 'gdbus', 'openbox', 'xdotool']
/** Packages of Debian 12. */
const PACKAGES = [
  'orca python3-pyatspi python3-gi gir1.2-atspi-2.0 gir1.2-wnck-3.0 gir1.2-gtk-3.0',
  'xvfb x11-xkb-utils dbus dbus-x11 at-spi2-core libatk-adaptor libglib2.0-bin openbox fonts-dejavu-core xdotool',
  'firefox-esr chromium',
]
const USAGE = `npm run listen -- [options]
  --only login       one flow: ${FLOWS.map(({ name }) => name).join(', ')}
  --browser firefox  one browser: ${BROWSERS.join(', ')}
  --keys /login Tab "“12345" Return
                     by hand: opens a page, presses keys, types what begins with “
  --verbose          all that is heard
  --install          first installs the Debian packages that it needs`

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      browser: { type: 'string' },
      keys: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      install: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  const browsers = BROWSERS.filter((browser) => browser === (values.browser ?? browser))
  const [path = '/', ...keys] = positionals
  const byHand: Flow = {
    name: 'by hand',
    path,
    run: async (person) => {
      for (const key of keys) await (key.startsWith('“') ? person.type(key.slice(1)) : person.press(key))
    },
  }
  const flows = values.keys ? [byHand] : FLOWS.filter(({ name }) => name === (values.only ?? name))
  if (values.help || browsers.length === 0 || flows.length === 0 || positionals.length > 0 !== values.keys) fail(USAGE)
  return { browsers, flows, verbose: values.verbose || values.keys, isInstalling: values.install }
}

function versionOf(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return /\d+(?:\.\d+)+\S*/.exec(stdout)?.[0] ?? '?'
}

function show(browser: Browser, { key, heard }: Step): void {
  console.log(`${browser}  ${key}\n${heard.map((text) => `    ${text}`).join('\n')}`)
}

async function listen(browser: Browser, flow: Flow, verbose: boolean): Promise<FlowResult> {
  const since = Date.now()
  const shop = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:', dist: DIST })
  const reader = await startReader()
  const problem = (error: unknown) => (error instanceof Error ? error.message : String(error))
  let broken: string | undefined
  try {
    const page = await openPage(reader, browser, shop.address + flow.path)
    const person = createPerson(reader.speech, page, shop.address, (step) => verbose && show(browser, step))
    await flow.run(person).catch((error: unknown) => {
      broken = problem(error)
    })
    const results = await person.finish()
    await page.close()
    return { flow: flow.name, browser, seconds: (Date.now() - since) / 1000, results, broken }
  } catch (error) {
    return { flow: flow.name, browser, seconds: (Date.now() - since) / 1000, results: [], broken: problem(error) }
  } finally {
    await reader.stop()
    await shop.close()
  }
}

const { browsers, flows, verbose, isInstalling } = readOptions()
if (isInstalling) install(PACKAGES)
const missing = [
  ...PROGRAMS.filter((program) => !findProgram(program)),
  ...browsers.filter((browser) => !programOf(browser)),
]
if (missing.length > 0)
  fail(`Not installed: ${missing.join(', ')}. Install it by \`--install\`, or by: ${aptLine(PACKAGES)}`)
if (!existsSync(join(DIST, 'index.html'))) fail('There is no build: run npm run build.')

/** Browsers run in parallel, the flows of each in order. */
const perBrowser = await Promise.all(
  browsers.map(async (browser) => {
    const results: FlowResult[] = []
    for (const flow of flows) results.push(await listen(browser, flow, verbose))
    return results
  }),
)
const results = perBrowser.flat()
const versions = browsers.map((browser) => `${browser} ${versionOf(programOf(browser) ?? browser)}`)
console.log(`Orca ${versionOf('orca')}, ${versions.join(', ')}\n\n${summary(results)}`)
process.exit(results.some(isBad) ? 1 : 0)
