/** `npm run serve`, and `npm start` after its build: serves the built storefront, and prints its URL and a login. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { START_USAGE, startOptions } from './options.ts'
import { createServer } from './server.ts'
import { StartProblem, startProblem } from './startProblem.ts'

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

function siteOf(page: string): string[] {
  const address = /<link rel="canonical" href="(https?:[^"]+)"/.exec(page)?.[1]
  return address === undefined ? [] : [new URL(address).hostname]
}

function read() {
  try {
    return startOptions(process.argv.slice(2))
  } catch (problem) {
    if (problem instanceof StartProblem) return fail(problem.message)
    throw problem
  }
}

function readOptions() {
  const given = read()
  if (given.help) {
    console.log(START_USAGE)
    process.exit(0)
  }
  const home = join(given.dist, 'index.html')
  const site = existsSync(home) ? siteOf(readFileSync(home, 'utf8')) : undefined
  if (!site) {
    console.warn(`The storefront is not built yet (${given.dist} has no index.html): run npm run build.`)
  }
  const onFault = (fault: unknown) => console.error(fault)
  return { ...given, allowHosts: [...given.allowHosts, ...(site ?? [])], onFault }
}

/** Dynamic imports, so that with `--api` nothing of `mocks/` is loaded. */
async function listen(options: ReturnType<typeof readOptions>) {
  if (options.api !== undefined)
    return {
      server: await createServer(options),
      about: [`Provider  ${options.api}${options.proxy ? ', through this server' : ''}`],
    }
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
