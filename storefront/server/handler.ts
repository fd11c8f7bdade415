import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Settings } from '../settings.ts'
import { createHostCheck, type HostOptions } from './allowedHosts.ts'
import { refusal, send, type Content } from './http.ts'
import { resourcePolicyOf, securityHeaders } from './securityHeaders.ts'
import { createStaticFiles } from './staticFiles.ts'

/** A base for parsing. The Host header cannot be trusted. */
const ORIGIN = 'http://storefront.invalid'

export interface HandlerOptions extends HostOptions {
  readonly dist: string
  /** Another provider's URL, which pages call directly. */
  readonly api?: string | undefined
  /** Where browsers report violations of the content security policy. */
  readonly cspReport?: string | undefined
}

/** Shares the port with the storefront, for example the embedded provider. */
export interface Backend {
  /**
   * @returns `disconnect` to close the connection without an answer, `sent` if the answer is written already, undefined
   * for the storefront's own paths.
   */
  answer(
    message: IncomingMessage,
    url: URL,
    target: ServerResponse,
  ): Promise<Content | 'disconnect' | 'sent' | undefined>
}

export function createHandler(options: HandlerOptions, settings: Settings, backend: Backend | undefined) {
  const { api, cspReport, dist, behindTls: isSecure = false } = options
  const serve = createStaticFiles(dist, settings, isSecure)
  const refused = createHostCheck(options)
  const always = Object.entries(
    securityHeaders({ api, cspReport, isSecure, checkoutScript: settings.checkoutScript, report: settings.report }),
  )

  async function content(message: IncomingMessage, url: URL, target: ServerResponse) {
    const answered = await backend?.answer(message, url, target)
    if (answered) return answered
    if (message.method !== 'GET' && message.method !== 'HEAD') {
      return refusal(405, 'This address can only be read.', { Allow: 'GET, HEAD' })
    }
    const { cookie = null, 'accept-encoding': accepted, 'if-none-match': etag } = message.headers
    return serve(url.pathname, { cookie, accepted: accepted?.toString(), etag })
  }

  return async function handle(message: IncomingMessage, target: ServerResponse): Promise<void> {
    for (const [name, value] of always) target.setHeader(name, value)
    const url = new URL(`${ORIGIN}${message.url?.startsWith('/') ? message.url : '/'}`)
    target.setHeader('Cross-Origin-Resource-Policy', resourcePolicyOf(url.pathname))
    const answered = refused(message) ?? (await content(message, url, target))
    if (answered === 'disconnect') target.destroy()
    else if (answered !== 'sent') await send(answered, message, target)
  }
}
