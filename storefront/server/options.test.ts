import { securityHeaders } from './securityHeaders.ts'
import { expect, it } from 'vitest'
import { buildArguments, buildOptions, startOptions } from './options.ts'

const API = 'https://api.example.com/shop'

it('hands the provider, the folder and --strict on to the build of npm start, and nothing else', () => {
  const handed = buildArguments(
    [
      `--api ${API} --api-key K --api-key-header x-key --checkout-script https://pay.example/c.js`,
      '--port 7000 --host 0.0.0.0 --behind-tls --allow-host shop.example --db :memory:',
      '--strict --brand lotus-court --proxy --ask-ahead 40 --code-length 6 --dist site',
      '--csp-report https://r.example/ --report https://events.example/shop?from=acres',
    ].flatMap((line) => line.split(' ')),
  )
  expect(buildOptions(handed)).toEqual({
    api: API,
    settings: {
      apiKey: 'K',
      apiKeyHeader: 'x-key',
      checkoutScript: 'https://pay.example/c.js',
      askAhead: 40,
      codeLength: 6,
      report: 'https://events.example/shop?from=acres',
    },
    cspReport: 'https://r.example/',
    brand: 'lotus-court',
    strict: true,
    photographs: false,
    proxy: true,
    help: false,
    out: 'site',
  })
})

it('takes an address of a provider as browsers do, without spaces around it', () => {
  expect(startOptions(['--api', ` HTTPS://Api.Example.com/shop\n`]).api).toBe(API)
})

it('hands on a key that begins like an option', () => {
  expect(buildOptions(buildArguments(['--api', API, '--api-key=--K'])).settings).toEqual({ apiKey: '--K' })
})

it.each([
  [['--proxy'], '--proxy forwards to another provider: name it with --api. The embedded one needs no proxy.'],
  [['--ask-ahead', 'yes'], '--ask-ahead takes a number of calls a minute, from 0 to 9999.'],
  [
    ['--code-length', '6'],
    '--code-length belongs to another provider: name it with --api. The embedded one sends 5 digits.',
  ],
  [['--api', API, '--code-length', '7'], '--code-length takes 4, 5 or 6.'],
  [['--port', '70000'], 'The port has to be a number from 0 to 65535.'],
  [['--port', '0x50'], 'The port has to be a number from 0 to 65535.'],
  [['--port', ' '], 'The port has to be a number from 0 to 65535.'],
  [['--host', ''], '--host has to name an address to listen on, such as 127.0.0.1.'],
  [['--dist', ''], '--dist has to name the folder of the built storefront.'],
  [['--api', 'api.example.com'], '--api has to be a whole address, https://…'],
  [
    ['--api', API, '--api-key', '“K”'],
    '--api-key has a character that no header can carry, such as a typographic quotation mark.',
  ],
  [
    ['--api', API, '--api-key-header', 'x api key', '--api-key', 'K'],
    '--api-key-header takes the name of a header, such as x-api-key.',
  ],
  [['--api', `${API}/v1/`], '--api takes the provider’s address without v1/, which every call adds.'],
  [['--api', `${API}/V1/`], '--api takes the provider’s address without v1/, which every call adds.'],
  [['--api', `${API}?tenant=7`], '--api takes an address without a user, ? or #, because calls add their path to it.'],
  [['--api', `${API}#`], '--api takes an address without a user, ? or #, because calls add their path to it.'],
  [
    ['--api', 'https://shop:secret@api.example.com/'],
    '--api takes an address without a user, ? or #, because calls add their path to it.',
  ],
  [['--api', API, '--scenarios'], '--scenarios belongs to the embedded provider, and --api names another one.'],
  [['--csp-report', 'https://r.example/a;b'], '--csp-report has to be a whole address, https://…'],
  [['--report', 'events.example'], '--report has to be a whole address, https://…'],
  [['--allow-host', 'a/b'], '--allow-host takes a name alone, such as shop.example, and not “a/b”.'],
  [['--db', ''], '--db has to name a file, or :memory:'],
])('explains %j in one sentence', (args, sentence) => {
  expect(() => startOptions(args)).toThrow(sentence)
})

it('loads the gateway from a whole address or a path of this site', () => {
  const scripts = ['https://pay.example/c.js', '/gateway/checkout.js']
  const settings = scripts.map((script) => startOptions(['--checkout-script', script]).settings)
  expect(settings).toEqual(scripts.map((checkoutScript) => ({ checkoutScript })))
  for (const script of ['https://', 'checkout.razorpay.com/v1/checkout.js', '//pay.example/c.js', ''])
    expect(() => startOptions(['--checkout-script', script])).toThrow(
      '--checkout-script has to be a whole address, https://…, or a path of this site.',
    )
})

it('lists the options after one that it does not know', () => {
  expect(() => startOptions(['--prot', '1'])).toThrow(/--prot[\s\S]*npm start -- \[options\]/)
  expect(() => buildOptions(['--port', '1'])).toThrow(/--port[\s\S]*npm run build -- \[options\]/)
})

it('lets pages send to the receiver of reports, and to no other', () => {
  const policyFor = (report: string) =>
    securityHeaders({ checkoutScript: '/gateway/checkout.js', report })['Content-Security-Policy']
  expect(policyFor('https://events.example/shop?from=acres')).toContain("connect-src 'self' https://events.example;")
  expect(policyFor('')).toContain("connect-src 'self';")
})

it('lets pages show the pictures of a provider without https', () => {
  const policyFor = (api: string) =>
    securityHeaders({ checkoutScript: '/gateway/checkout.js', api })['Content-Security-Policy']
  expect(policyFor('http://192.168.1.7:8080/shop/')).toContain("img-src 'self' data: https: http://192.168.1.7:8080;")
  expect(policyFor(API)).toContain("img-src 'self' data: https:;")
})

it('renders photographs for the embedded provider alone', () => {
  expect(buildOptions(buildArguments(['--photographs'])).photographs).toBe(true)
  expect(() => startOptions(['--photographs', '--api', API])).toThrow(
    '--photographs belongs to the embedded provider, and --api names another one.',
  )
})
