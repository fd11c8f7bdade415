/** TLS of the server itself: HTTP/2, and HTTP/1.1 for clients that do not speak it. */
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { Socket } from 'node:net'
import { StartProblem } from './startProblem.ts'

/** PEM. */
export interface Tls {
  readonly cert: string
  readonly key: string
}

export interface TlsOptions {
  /** A TLS proxy stands in front: its headers are trusted. */
  readonly behindTls?: boolean | undefined
  /** This server speaks TLS itself. */
  readonly tls?: Tls | undefined
}

/** Whether visitors use TLS. */
export const isOverTls = ({ behindTls, tls }: TlsOptions): boolean => behindTls === true || tls !== undefined

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'does not exist' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`
    throw new StartProblem(`--tls: ${file} ${why}.`, { cause: problem })
  }
}

function parsed<Value>(sentence: string, parse: () => Value): Value {
  try {
    return parse()
  } catch (problem) {
    throw new StartProblem(`--tls: ${sentence}`, { cause: problem })
  }
}

/** @throws StartProblem unless both can be read, belong together, and the certificate is still valid. */
export function readTls(certFile: string, keyFile: string): Tls {
  const [cert, key] = [read(certFile), read(keyFile)]
  const certificate = parsed(`${certFile} is no certificate in PEM.`, () => new X509Certificate(cert))
  const privateKey = parsed(`${keyFile} is no private key in PEM without a passphrase.`, () => createPrivateKey(key))
  if (!certificate.checkPrivateKey(privateKey))
    throw new StartProblem(`--tls: the key in ${keyFile} does not belong to the certificate in ${certFile}.`)
  if (Date.parse(certificate.validTo) < Date.now())
    throw new StartProblem(`--tls: the certificate in ${certFile} ended on ${certificate.validTo}.`)
  return { cert, key }
}

type Listener = (message: IncomingMessage, target: ServerResponse) => void
/** What both kinds of servers have. */
interface TlsServer extends Pick<Server, 'address' | 'closeIdleConnections' | 'closeAllConnections'> {
  once(event: 'error', seen: (problem: Error) => void): unknown
  listen(port: number, host: string, opened: () => void): unknown
  close(closed: (problem?: Error) => void): unknown
}

/** HTTP/2 has the host and what else belongs to its framing in headers such as `:authority`. */
function withPlainHeaders(message: IncomingMessage): IncomingMessage {
  if (message.httpVersionMajor < 2) return message
  const { ':authority': authority, ...headers } = message.headers
  const plain = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
  const host = authority === undefined ? {} : { host: authority }
  return Object.defineProperty(message, 'headers', { value: { ...host, ...Object.fromEntries(plain) } })
}

export function createTlsServer({ cert, key }: Tls, listener: Listener): TlsServer {
  const server = createSecureServer({ cert, key, allowHTTP1: true })
  // Requests and responses of both versions have what the handler uses.
  const anyVersion: { on(event: 'request', listener: Listener): unknown } = Object(server)
  anyVersion.on('request', (message, target) => listener(withPlainHeaders(message), target))
  const sockets = new Set<Socket>()
  server.on('secureConnection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })
  const sessions = new Set<{ close(): void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('error', () => undefined)
    session.on('close', () => sessions.delete(session))
  })
  return Object.assign(server, {
    /** Each ends with its last answer. */
    closeIdleConnections: () => sessions.forEach((session) => session.close()),
    closeAllConnections: () => sockets.forEach((socket) => socket.destroy()),
  })
}
