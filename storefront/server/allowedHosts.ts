/** Refuses requests for a foreign host, and plain HTTP where TLS is expected. */
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { plain, refusal, type Content } from './http.ts'
import { hostName } from './isForeign.ts'

export interface HostOptions {
  readonly host: string
  readonly allowHosts?: readonly string[] | undefined
  /** A host in front terminates TLS, so its headers are trusted. */
  readonly behindTls?: boolean | undefined
}

const OTHER_NAME = 'This shop does not answer under that name. Whoever runs it can add names with --allow-host.'

/** DNS rebinding cannot use an IP address or localhost. */
function isSafe(name: string): boolean {
  return isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost')
}

export function createHostCheck({ host, allowHosts = [], behindTls }: HostOptions) {
  const ours = new Set([host, ...allowHosts].map(hostName))

  return function refused({ headers, url = '/', method }: IncomingMessage): Content | undefined {
    const name = hostName(headers.host ?? '')
    if (!isSafe(name) && !ours.has(name)) return plain(421, OTHER_NAME)
    const isPlain = behindTls && headers['x-forwarded-proto']?.toString().split(',').at(-1)?.trim() === 'http'
    if (!isPlain) return undefined
    // A redirect would hide that the call has already sent its secrets in plain text, so it fails visibly.
    const isPage = (method === 'GET' || method === 'HEAD') && !/^\/(?:v1|gateway)(?:\/|$)/.test(url)
    if (!isPage) return refusal(403, 'This address is served over https only.')
    return {
      status: 308,
      headers: { Location: `https://${headers.host?.replace(/:\d+$/, '')}${url.startsWith('/') ? url : '/'}` },
      content: '',
    }
  }
}
