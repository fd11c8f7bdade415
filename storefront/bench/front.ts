/** A proxy with HTTP/2 and TLS, as peers were measured with. The shop compresses. */
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { Certificate } from './ownCertificate.ts'

export interface Front {
  readonly address: string
  close(): Promise<void>
}

const HOPS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
  'http2-settings',
  'host',
])

function carried(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !HOPS.has(name)))
}

/** Makes Chromium accept the certificate, because it does not cache insecure responses. */
export function trustArgument({ cert }: Certificate): string {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}

export async function createFront(target: string, tls: Certificate): Promise<Front> {
  const forward = (asked: Http2ServerRequest, answer: Http2ServerResponse): void => {
    const passed = request(
      new URL(asked.url, target),
      { method: asked.method, headers: carried(asked.headers) },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, carried(reply.headers))
        // The types of `pipe` do not accept an HTTP/2 response.
        reply.on('data', (part: Buffer) => void answer.write(part))
        reply.on('end', () => void answer.end())
      },
    )
    // Navigation aborts requests.
    passed.on('error', () => answer.stream.destroy())
    answer.on('close', () => passed.destroy())
    asked.on('data', (part: Buffer) => void passed.write(part))
    asked.on('end', () => void passed.end())
  }
  const server = createSecureServer({ ...tls, allowHTTP1: true }, forward)
  const sessions = new Set<{ destroy(): void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('error', () => undefined)
    session.on('close', () => sessions.delete(session))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const session of sessions) session.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
