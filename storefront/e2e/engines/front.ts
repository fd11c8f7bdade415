/**
 * A server in front of `npm start` that collects policy violations. For engines whose driver has no console, it also
 * adds a script to pages that reports errors.
 */
import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createServer as createShop } from '../../../mocks/server.ts'
import { removeFolder, temporaryFolder } from '../processes.ts'

const ROOT = join(import.meta.dirname, '../../..')

const RECORDER = `(() => {
  const tell = (text) => navigator.sendBeacon('/engines/error', text)
  addEventListener('error', ({ message, error }) => message && tell(String(error?.stack ? message + ' ' + error.stack : message)))
  addEventListener('unhandledrejection', ({ reason }) => tell('unhandled: ' + reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => tell('policy: ' + violatedDirective + ' ' + blockedURI + ' ' + sourceFile))
  const { error } = console
  console.error = (...words) => { tell(words.map(String).join(' ')); error.apply(console, words) }
})()`

export interface Front {
  readonly address: string
  readonly violations: readonly string[]
  readonly problems: readonly string[]
  close(): Promise<void>
}

interface Options {
  /** Adds that script. */
  readonly records: boolean
  /** Forbids all scripts, so that `noscript` applies. */
  readonly stopsScripts: boolean
}

export async function openFront({ records, stopsScripts }: Options): Promise<Front> {
  const folder = temporaryFolder('engines-shop-')
  const violations: string[] = []
  const problems: string[] = []
  let shop = ''

  async function receive(path: string, message: IncomingMessage, response: ServerResponse): Promise<void> {
    const report = await text(message)
    if (path === '/engines/csp' || report.startsWith('policy: ')) violations.push(report)
    else problems.push(report)
    response.writeHead(204).end()
  }

  function forward(message: IncomingMessage, response: ServerResponse): void {
    const headers = { ...message.headers, ...(records && { 'accept-encoding': 'identity' }) }
    const url = new URL(message.url ?? '/', shop)
    const onward = request(url, { method: message.method, headers }, (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') ?? false
      const given = { ...answer.headers }
      if (isPage && stopsScripts) given['content-security-policy'] = 'sandbox allow-same-origin allow-forms'
      if (!isPage || !records || stopsScripts) {
        response.writeHead(answer.statusCode ?? 502, given)
        answer.pipe(response)
        return
      }
      delete given['content-length']
      delete given.etag
      response.writeHead(answer.statusCode ?? 502, given)
      void text(answer).then((html) =>
        response.end(html.replace('<head>', '<head><script src="/engines/recorder.js"></script>')),
      )
    })
    onward.on('error', () => response.destroy())
    message.pipe(onward)
  }

  const server = createServer((message, response) => {
    const path = message.url ?? '/'
    if (path === '/engines/recorder.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(RECORDER)
    else if (path.startsWith('/engines/')) void receive(path, message, response)
    else forward(message, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const listening = server.address()
  const address = `http://127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}`
  const running = await createShop({
    port: 0,
    host: '127.0.0.1',
    db: join(folder, 'provider.sqlite'),
    dist: process.env['DIST'] ?? join(ROOT, 'dist'),
    cspReport: `${address}/engines/csp`,
    onFault: (fault) => problems.push(`server: ${String(fault)}`),
  })
  shop = running.address
  return {
    address,
    violations,
    problems,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await running.close()
      removeFolder(folder)
    },
  }
}
