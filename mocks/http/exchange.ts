/** Between Node's http and the Request and Response that handlers and gateway speak. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { packed } from './compression.ts'

/** What is read of a body that is too large before the connection is given up, in bytes. */
const PATIENCE = 16 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>

/** The body, or `too large`: then it has been read to its end, so that the client hears the answer. */
export async function bodyOf(message: IncomingMessage, longest: number): Promise<Bytes | 'too large'> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length
    if (length <= longest) parts.push(part)
    else if (length > PATIENCE) message.destroy()
  }
  return length > longest ? 'too large' : new Uint8Array(Buffer.concat(parts))
}

export function requestOf(message: IncomingMessage, url: URL, body: Bytes): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = message.method ?? 'GET'
  const mayCarry = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, ...(mayCarry && body.length > 0 && { body }) })
}

/** Sends an answer, packed where that helps. An error response breaks the connection, as it would in a page. */
export async function send(
  response: Response,
  message: IncomingMessage,
  target: ServerResponse,
  extra: Record<string, string>,
): Promise<void> {
  if (response.type === 'error') {
    target.destroy()
    return
  }
  const bytes = Buffer.from(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const { content, encoding } = await packed(bytes, type, message.headers['accept-encoding'], 'quickly')
  for (const [name, value] of [...Object.entries(extra), ...response.headers]) {
    if (name.toLowerCase() !== 'set-cookie') target.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) target.setHeader('Set-Cookie', cookies)
  if (encoding) target.setHeader('Content-Encoding', encoding)
  target.setHeader('Vary', 'Accept-Encoding')
  target.setHeader('Content-Length', content.length)
  target.writeHead(response.status)
  target.end(message.method === 'HEAD' ? undefined : content)
}
