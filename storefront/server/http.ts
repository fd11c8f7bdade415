import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Bytes of an oversized body to read before closing the connection. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024

export type Bytes = Uint8Array<ArrayBuffer>

export interface Content {
  readonly status: number
  /** Without `Content-Encoding`, the content may be compressed. */
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

export function refusal(status: number, sentence: string, headers: Record<string, string> = {}): Content {
  const always = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
  return { status, headers: { ...always, ...headers }, content: JSON.stringify({ response: { n: 0, Msg: sentence } }) }
}

/** Discards the rest of an oversized body, or the client would not get the answer. */
export async function bodyOf(message: IncomingMessage, longest: number): Promise<Bytes | 'too large'> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of message as AsyncIterable<Buffer>) {
    length += part.length
    if (length <= longest) parts.push(part)
    else if (length > MAX_DISCARDED_BYTES) message.destroy()
  }
  return length > longest ? 'too large' : new Uint8Array(Buffer.concat(parts))
}

export function headersOf(message: IncomingMessage): Headers {
  return new Headers(Object.entries(message.headers).map(([name, value]) => [name, String(value)]))
}

/** Clients without an address share one limit. */
const UNKNOWN = 'unknown'

/** Some hosts write `203.0.113.7:4711` or `[2001:db8::1]:4711`. */
const withoutPort = (address: string) => address.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')

/** @param behindProxy whether to trust the last address in the proxy's header. */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  behindProxy: boolean,
): string {
  if (!behindProxy) return socket.remoteAddress ?? UNKNOWN
  const forwarded = withoutPort(headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim() ?? '')
  return isIP(forwarded) === 0 ? UNKNOWN : forwarded
}

export async function contentOf(response: Response): Promise<Content> {
  const content = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), content }
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/
/** Compression saves nothing below the size of one packet. */
const SMALLEST = 1400

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

export function encodingFor(size: number, type: string, accepted: string | undefined): Encoding | undefined {
  if (size < SMALLEST || !TEXT.test(type)) return undefined
  const names = (accepted ?? '').split(',').map((part) => part.trim())
  const takes = (name: string) =>
    names.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(?:\.0*)?$/.test(part)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

/** `well` suits files, which are compressed once and cached; `quickly` suits answers. */
export async function compress(content: Buffer, encoding: Encoding, how: 'well' | 'quickly'): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(content, { level: how === 'well' ? 9 : 5 })
  return toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: how === 'well' ? 10 : 4 } })
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
  const encoding = target.hasHeader('Content-Encoding')
    ? undefined
    : encodingFor(bytes.length, type, accepted?.toString())
  const sent = encoding ? await compress(bytes, encoding, 'quickly') : bytes
  if (encoding) target.setHeader('Content-Encoding', encoding)
  if (status !== 304) target.setHeader('Content-Length', sent.length)
  target.writeHead(status)
  target.end(message.method === 'HEAD' ? undefined : sent)
}
