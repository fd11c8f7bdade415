/** `npm run check-provider`: a provider's team runs it against their own server, before and after a release. */
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { BRAND } from '../../brand.ts'
import { isWebAddress, providerProblem } from '../../server/providerOptions.ts'
import { isEmail } from '../../text/fields.ts'
import { checkProvider } from './check.ts'
import { hasFailed, textOf, withoutSecrets } from './report.ts'

const USAGE = `npm run check-provider -- --api https://api.example.com/ [options]
  --api …              the provider, without v1/
  --api-key …          the key that the shop uses; or the variable API_KEY
  --api-key-header …   its header (x-api-key)
  --origin https://…   where the shop is served (${BRAND.site}); the provider's own address needs no CORS
  --code-length 5      digits of the one-time codes, 4 to 6, as of the shop
  --timeout 20         seconds for one call
  --write --mobile N   also fills a cart, logs in as the customer with this number, starts payments that nobody pays,
                       sends the forms and tries wrong codes; asks for the one-time code. Take a test customer with
                       an empty cart
  --new-mobile N       also registers this number, which has no account; asks for its code. The account stays
  --new-email A        also changes the customer's e-mail address to this one; asks for its code
  --json               the report as JSON on the standard output
Without --write nothing is changed. The status is 0 when all rows passed, 1 when one failed, 2 when it could not run.`

const TEN_DIGITS = /^\d{10}$/

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

function given() {
  try {
    return parseArgs({
      options: {
        api: { type: 'string' },
        'api-key': { type: 'string', default: process.env['API_KEY'] ?? '' },
        'api-key-header': { type: 'string', default: 'x-api-key' },
        origin: { type: 'string', default: BRAND.site },
        'code-length': { type: 'string', default: '5' },
        timeout: { type: 'string', default: '20' },
        write: { type: 'boolean', default: false },
        mobile: { type: 'string' },
        'new-mobile': { type: 'string' },
        'new-email': { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (problem) {
    return fail(`${problem instanceof Error ? problem.message : 'These options cannot be read.'}\n\n${USAGE}`)
  }
}

function readOptions() {
  const options = given()
  if (options.help) {
    console.log(USAGE)
    process.exit(0)
  }
  const { write, mobile } = options
  if (options.api === undefined) return fail(`--api is missing.\n\n${USAGE}`)
  const problem = providerProblem(options.api, options['api-key-header'], options['api-key'])
  if (problem !== undefined) fail(problem)
  const timeout = Number(options.timeout)
  const codeLength = options['code-length']
  if (!/^[456]$/.test(codeLength)) fail('--code-length takes 4, 5 or 6.')
  if (!(timeout > 0)) fail('--timeout takes a number of seconds.')
  if (write !== (mobile !== undefined)) fail('--write and --mobile go together: --write --mobile 9876543210')
  if (mobile !== undefined && !TEN_DIGITS.test(mobile)) fail('--mobile takes ten digits, without a country code.')
  const newMobile = options['new-mobile']
  const newEmail = options['new-email']
  if (!write && (newMobile !== undefined || newEmail !== undefined)) fail('--new-mobile and --new-email need --write.')
  if (newMobile !== undefined && (!TEN_DIGITS.test(newMobile) || newMobile === mobile))
    fail('--new-mobile takes ten digits, and another number than --mobile.')
  if (newEmail !== undefined && !isEmail(newEmail)) fail('--new-email takes an e-mail address.')
  if (!isWebAddress(options.origin)) fail('--origin has to be a whole address, https://…')
  const { origin } = new URL(options.origin)
  const api = `${new URL(options.api).href.replace(/\/+$/, '')}/`
  return { ...options, api, origin, timeout: timeout * 1000, codeLength: Number(codeLength), newMobile, newEmail }
}

const options = readOptions()
const { api, origin, timeout, codeLength, mobile, newMobile, newEmail, json } = options
const apiKey = options['api-key']
const started = performance.now()
const isTerminal = process.stderr.isTTY
let calls = 0

/** Writes to stderr, so that the report can be piped. */
function onCall(title: string, milliseconds: number): void {
  calls += 1
  const line = `${String(calls).padStart(4)}  ${title}, ${Math.round(milliseconds)} ms`
  if (isTerminal) process.stderr.write(`\r\u001B[K${line.slice(0, (process.stderr.columns || 80) - 1)}`)
  else if (calls % 25 === 0) console.error(`${line} …`)
}

async function askCode(said: string, to: string): Promise<string> {
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const ended = new Promise<string>((resolve) => void asking.once('close', () => resolve('')))
  try {
    const question = `\nThe provider says: ${said}\nThe one-time code for ${to}, or nothing to leave it: `
    return (await Promise.race([asking.question(question), ended])).trim()
  } finally {
    asking.close()
  }
}

console.error(`Checking ${api} for the shop at ${origin}${mobile ? ', with writes' : ', reading only'}.`)
const report = await checkProvider({
  api,
  apiKey,
  apiKeyHeader: options['api-key-header'],
  origin,
  timeout,
  codeLength,
  fetch,
  clock: () => performance.now(),
  now: Date.now(),
  onCall,
  ...(mobile !== undefined && { writer: { mobile, newMobile, newEmail, askCode } }),
})
if (isTerminal) process.stderr.write('\r\u001B[K')
console.error(`${calls} calls in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
console.log(
  withoutSecrets(json ? JSON.stringify(report, undefined, 2) : textOf(report), [
    apiKey,
    mobile ?? '',
    newMobile ?? '',
    newEmail ?? '',
  ]),
)
process.exitCode = hasFailed(report) ? 1 : 0
