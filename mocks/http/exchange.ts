/** Between Node's http and what answers: bodies are read, answers packed and sent. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ADDRESS_HEADER, type ReadHeaders } from '../provider/caller.ts'
import { packed } from './compression.ts'

/** What is read of a body that is too large before the connection is given up, in bytes. */
const PATIENCE = 16 * 1024 * 1024

type Bytes = Uint8Array<ArrayBuffer>

export interface Content {
  readonly status: number
  /** Without `Content-Encoding` it is packed where that helps. */
  readonly headers: Readonly<Record<string, string>>
  readonly content: string | Buffer
}

export function plain(status: number, sentence: string): Content {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
    content: sentence,
  }
}

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

/**
 * What of a request's headers is read, as the provider asks for it.
 * @param address of whoever calls: this one is believed, and none that a client names.
 */
export function headersOf({ headers }: IncomingMessage, address: string): ReadHeaders {
  return { get: (name) => (name === ADDRESS_HEADER ? address : (headers[name.toLowerCase()]?.toString() ?? null)) }
}

/** For the gateway, which speaks Request and Response so that a service worker can carry it too. */
export function requestOf(message: IncomingMessage, url: URL, body: Bytes): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = message.method ?? 'GET'
  const mayCarry = method !== 'GET' && method !== 'HEAD'
  return new Request(url, { method, headers, ...(mayCarry && body.length > 0 && { body }) })
}

export async function contentOf(response: Response): Promise<Content> {
  const content = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), content }
}

export async function send(
  { status, headers, content }: Content,
  message: IncomingMessage,
  target: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) target.setHeader(name, value)
  target.setHeader('Vary', 'Accept-Encoding')
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const type = String(target.getHeader('Content-Type') ?? '')
  const { 'accept-encoding': accepted } = message.headers
  const sent = target.hasHeader('Content-Encoding')
    ? { content: bytes }
    : await packed(bytes, type, accepted?.toString(), 'quickly')
  if ('encoding' in sent && sent.encoding) target.setHeader('Content-Encoding', sent.encoding)
  if (status !== 304) target.setHeader('Content-Length', sent.content.length)
  target.writeHead(status)
  target.end(message.method === 'HEAD' ? undefined : sent.content)
}
