/** `npm start`: serves the built storefront, and prints its address and a login. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Settings } from '../settings.ts'
import { createServer } from './server.ts'
import { startProblem } from './startProblem.ts'

const ROOT = join(import.meta.dirname, '../..')
const USAGE = `npm start -- [options]
  --port 4173             the port; also PORT
  --host 127.0.0.1        the address to listen on
  --db .data/provider.sqlite   where the provider keeps its data; :memory: forgets it
  --dist dist             the built storefront
  --api https://…         another provider instead of the embedded one
  --api-key …             its key
  --api-key-header …      the header its key goes in (x-api-key)
  --checkout-script …     the gateway's script (with --api: Razorpay's)
  --allow-host …          a name it answers under, besides the site's own, localhost and IP addresses; may be given again
  --behind-tls            a proxy in front speaks TLS: HSTS, secure cookies, X-Forwarded-For and -Proto are believed
  --csp-report https://…  where browsers report what the content policy stopped
  --scenarios             situations for QA at /__scenario/ (on unless behind TLS; --no-scenarios)`

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function read() {
  try {
    return parseArgs({
      allowNegative: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        db: { type: 'string', default: join(ROOT, '.data', 'provider.sqlite') },
        dist: { type: 'string', default: join(ROOT, 'dist') },
        api: { type: 'string' },
        'api-key': { type: 'string' },
        'api-key-header': { type: 'string' },
        'checkout-script': { type: 'string' },
        'allow-host': { type: 'string', multiple: true, default: [] },
        'behind-tls': { type: 'boolean', default: false },
        'csp-report': { type: 'string' },
        scenarios: { type: 'boolean' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (problem) {
    return fail(`${problem instanceof Error ? problem.message : 'These options cannot be read.'}\n\n${USAGE}`)
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

/** The site's name, from the built home page. */
function siteOf(page: string): string[] {
  const address = /<link rel="canonical" href="(https?:[^"]+)"/.exec(page)?.[1]
  return address === undefined ? [] : [new URL(address).hostname]
}

function readOptions() {
  const given = read()
  if (given.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const port = Number((given.port ?? process.env['PORT']) || 4173)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('The port has to be a number from 0 to 65535.')
  if (given.api !== undefined && !isWebAddress(given.api)) fail('--api has to be a whole address, https://…')
  if (given.api !== undefined && given.scenarios)
    fail('--scenarios belongs to the embedded provider, and --api names another one.')
  const { 'csp-report': cspReport, 'allow-host': allowHosts, 'behind-tls': behindTls } = given
  if (cspReport !== undefined && (!isWebAddress(cspReport) || /[\s",;]/.test(cspReport)))
    fail('--csp-report has to be a whole address, https://…')
  const strange = allowHosts.find((name) => !/^[\w.-]+$/.test(name))
  if (strange !== undefined) fail(`--allow-host takes a name alone, such as shop.example, and not “${strange}”.`)
  if (given.db === '') fail('--db has to name a file, or :memory:')
  const settings: Partial<Settings> = {
    ...(given['api-key'] !== undefined && { apiKey: given['api-key'] }),
    ...(given['api-key-header'] !== undefined && { apiKeyHeader: given['api-key-header'] }),
    ...(given['checkout-script'] !== undefined && { checkoutScript: given['checkout-script'] }),
  }
  const home = join(given.dist, 'index.html')
  const site = existsSync(home) ? siteOf(readFileSync(home, 'utf8')) : undefined
  if (!site) {
    console.warn(`The storefront is not built yet (${given.dist} has no index.html): run npm run build.`)
  }
  const onFault = (fault: unknown) => console.error(fault)
  const { host, db, dist, api, scenarios } = given
  return {
    port,
    host,
    db,
    dist,
    api,
    scenarios,
    allowHosts: [...allowHosts, ...(site ?? [])],
    behindTls,
    cspReport,
    settings,
    onFault,
  }
}

/** Imported on demand: with `--api` nothing of `mocks/` is loaded. */
async function listen(options: ReturnType<typeof readOptions>) {
  if (options.api !== undefined) return { server: await createServer(options), about: [`Provider  ${options.api}`] }
  const { createServer: createShop } = await import('../../mocks/server.ts')
  const { CUSTOMER } = await import('../../mocks/provider/seed.ts')
  const server = await createShop(options)
  const about = [
    `Log in    mobile ${CUSTOMER.Mobile} (${CUSTOMER.Name}, ${CUSTOMER.EmailId})`,
    '          The one-time code stands in the message that follows.',
    `          Anybody else registers at ${server.address}/register`,
    ...(server.hasScenarios ? [`Scenarios ${server.address}/__scenario/`] : []),
    `Data      ${options.db}`,
  ]
  return { server, about }
}

const options = readOptions()
const { server, about } = await listen(options).catch((problem: unknown) => fail(startProblem(problem, options)))
console.log(`
Open      ${server.address}`)
console.log(`${about.join('\n')}\n`)

let isEnding = false
function end(): void {
  if (isEnding) return
  isEnding = true
  void server.close().then(() => process.exit(0))
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
