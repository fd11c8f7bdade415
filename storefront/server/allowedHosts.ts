/** Refuses requests for a host that is not this shop's, and plain HTTP where TLS is expected. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { plain, refusal, type Content } from './http.ts'

export interface HostOptions {
  /** The address that is listened on, and further names of this shop. */
  readonly host: string
  readonly allowHosts?: readonly string[] | undefined
  /** A proxy that speaks TLS stands in front: what it says of the visitor is believed. */
  readonly behindTls?: boolean | undefined
}

const OTHER_NAME = 'This shop does not answer under that name. Whoever runs it can add names with --allow-host.'

/** Without the port, which a tunnel or a proxy may change. */
function nameOf(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
}

/** A site that points its own name here (DNS rebinding) cannot do so with an IP address, nor with localhost. */
function isSafe(name: string): boolean {
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost')
}

export function createHostCheck({ host, allowHosts = [], behindTls }: HostOptions) {
  const ours = new Set([host, ...allowHosts].map(nameOf))

  /** @returns the refusal; undefined for what may come in. */
  return function refused({ headers, url = '/', method }: IncomingMessage): Content | undefined {
    const name = nameOf(headers.host ?? '')
    if (!isSafe(name) && !ours.has(name)) return plain(421, OTHER_NAME)
    const isPlain = behindTls && headers['x-forwarded-proto']?.toString().split(',').at(-1)?.trim() === 'http'
    if (!isPlain) return undefined
    // A call has sent its secrets already: it fails, so that somebody notices.
    const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(?:v1|gateway)(?:\/|$)/.test(url)
    if (!isPage) return refusal(403, 'This address is served over https only.')
    return {
      status: 308,
      headers: { Location: `https://${headers.host?.replace(/:\d+$/, '')}${url.startsWith('/') ? url : '/'}` },
      content: '',
    }
  }
}
