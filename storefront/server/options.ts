/** Options of `npm start` and `npm run build`. Problems are sentences for the person who typed them. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Settings } from '../settings.ts'
import { BRAND_IDS, FIRST_BRAND } from '../brands/chosen.ts'
import { isWebAddress, providerProblem } from './providerOptions.ts'
import { StartProblem } from './startProblem.ts'

const ROOT = join(import.meta.dirname, '../..')

const PROVIDER_USAGE = `  --api https://…         another provider instead of the embedded one, without v1/
  --proxy                 pages call this site, which forwards to --api: no key in the page, no preflight
  --api-key …             its key
  --api-key-header …      the header its key goes in (x-api-key)
  --ask-ahead 60          calls a minute that a visitor's calendar may ask for the days of its month (with --api: 0)
  --code-length 6         with --api: digits of the provider's one-time codes, 4 to 6 (5)
  --checkout-script …     the gateway's script (with --api: Razorpay's)
  --csp-report https://…  where browsers report what the content policy stopped
  --report https://…      where pages send what went wrong and how fast they were, without personal values
  --brand aperture-acres  the studio: a folder of storefront/brands
  --photographs           the embedded provider sends JPEGs of 3 MB instead of drawings; the first build takes minutes
  --strict                an item of the catalogue that cannot be read, or a refused call, fails the build`

export const START_USAGE = `npm start -- [options]
  --port 4173             the port; also PORT
  --host 127.0.0.1        the address to listen on
  --db .data/provider.sqlite   where the provider keeps its data; :memory: forgets it
  --dist dist             the built storefront
${PROVIDER_USAGE}
  --allow-host …          a name it answers under, besides the site's own, localhost and IP addresses; may be given again
  --behind-tls            a host in front speaks TLS: HSTS, secure cookies, X-Forwarded-For and -Proto are believed
  --scenarios             situations for QA at /__scenario/`

export const BUILD_USAGE = `npm run build -- [options]
  --out dist              where the site is put, once it is complete
${PROVIDER_USAGE}`

const SHARED = {
  brand: { type: 'string', default: FIRST_BRAND },
  api: { type: 'string' },
  'api-key': { type: 'string' },
  'api-key-header': { type: 'string' },
  'ask-ahead': { type: 'string' },
  'code-length': { type: 'string' },
  'checkout-script': { type: 'string' },
  'csp-report': { type: 'string' },
  report: { type: 'string' },
  proxy: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  photographs: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

const BUILD = { ...SHARED, out: { type: 'string', default: join(ROOT, 'dist') } } as const

const START = {
  ...SHARED,
  port: { type: 'string' },
  host: { type: 'string', default: '127.0.0.1' },
  db: { type: 'string', default: join(ROOT, '.data', 'provider.sqlite') },
  dist: { type: 'string', default: join(ROOT, 'dist') },
  'allow-host': { type: 'string', multiple: true, default: [] as string[] },
  'behind-tls': { type: 'boolean', default: false },
  scenarios: { type: 'boolean', default: false },
} as const

/** Adds the known options to Node's message about an unknown one. */
function explained<Values>(usage: string, parse: () => Values): Values {
  try {
    return parse()
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : 'These options cannot be read.'
    throw new StartProblem(`${why}\n\n${usage}`, { cause: problem })
  }
}

const parseStart = (args: readonly string[]) =>
  explained(START_USAGE, () => parseArgs({ options: START, args: [...args], allowNegative: true }).values)
const parseBuild = (args: readonly string[]) =>
  explained(BUILD_USAGE, () => parseArgs({ options: BUILD, args: [...args], allowNegative: true }).values)

function sharedOf(given: ReturnType<typeof parseBuild> | ReturnType<typeof parseStart>) {
  const { api, brand, proxy, photographs, 'csp-report': cspReport, report } = given
  const problem = providerProblem(api, given['api-key-header'], given['api-key'])
  if (problem !== undefined) throw new StartProblem(problem)
  if (proxy && api === undefined)
    throw new StartProblem('--proxy forwards to another provider: name it with --api. The embedded one needs no proxy.')
  if (photographs && api !== undefined)
    throw new StartProblem('--photographs belongs to the embedded provider, and --api names another one.')
  if (cspReport !== undefined && (!isWebAddress(cspReport) || /[\s",;]/.test(cspReport)))
    throw new StartProblem('--csp-report has to be a whole address, https://…')
  if (!BRAND_IDS.includes(brand))
    throw new StartProblem(`--brand names a folder of storefront/brands: ${BRAND_IDS.join(', ')}.`)
  if (report !== undefined && !isWebAddress(report))
    throw new StartProblem('--report has to be a whole address, https://…')
  const script = given['checkout-script']
  if (script !== undefined && !isWebAddress(script) && !/^\/(?!\/)/.test(script))
    throw new StartProblem('--checkout-script has to be a whole address, https://…, or a path of this site.')
  const askAhead = given['ask-ahead']
  if (askAhead !== undefined && !/^\d{1,4}$/.test(askAhead))
    throw new StartProblem('--ask-ahead takes a number of calls a minute, from 0 to 9999.')
  const codeLength = given['code-length']
  if (codeLength !== undefined && api === undefined)
    throw new StartProblem(
      '--code-length belongs to another provider: name it with --api. The embedded one sends 5 digits.',
    )
  if (codeLength !== undefined && !/^[456]$/.test(codeLength)) throw new StartProblem('--code-length takes 4, 5 or 6.')
  const settings: Partial<Settings> = {
    ...(given['api-key'] !== undefined && { apiKey: given['api-key'] }),
    ...(given['api-key-header'] !== undefined && { apiKeyHeader: given['api-key-header'] }),
    ...(askAhead !== undefined && { askAhead: Number(askAhead) }),
    ...(codeLength !== undefined && { codeLength: Number(codeLength) }),
    ...(script !== undefined && { checkoutScript: script }),
    ...(report !== undefined && { report }),
  }
  return {
    help: given.help,
    strict: given.strict,
    photographs,
    api: api && new URL(api).href,
    brand,
    proxy,
    cspReport,
    settings,
  }
}

export function buildOptions(args: readonly string[]) {
  const given = parseBuild(args)
  return { ...sharedOf(given), out: given.out }
}

export function startOptions(args: readonly string[]) {
  const given = parseStart(args)
  const port = (given.port ?? process.env['PORT']) || '4173'
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new StartProblem('The port has to be a number from 0 to 65535.')
  if (given.api !== undefined && given.scenarios)
    throw new StartProblem('--scenarios belongs to the embedded provider, and --api names another one.')
  const { host, db, dist, scenarios, 'allow-host': allowHosts, 'behind-tls': behindTls } = given
  const strange = allowHosts.find((name) => !/^[\w.-]+$/.test(name))
  if (strange !== undefined)
    throw new StartProblem(`--allow-host takes a name alone, such as shop.example, and not “${strange}”.`)
  if (host === '') throw new StartProblem('--host has to name an address to listen on, such as 127.0.0.1.')
  if (dist === '') throw new StartProblem('--dist has to name the folder of the built storefront.')
  if (db === '') throw new StartProblem('--db has to name a file, or :memory:')
  return { ...sharedOf(given), port: Number(port), host, db, dist, scenarios, allowHosts, behindTls }
}

/** Options of the build that `npm start` runs: the same provider, into the served folder. */
export function buildArguments(args: readonly string[]): string[] {
  const given = parseStart(args)
  const shared = Object.keys(SHARED).flatMap((name) => {
    const value = given[name as keyof typeof SHARED]
    return typeof value === 'string' ? [`--${name}=${value}`] : value ? [`--${name}`] : []
  })
  return [...shared, `--out=${given.dist}`]
}
