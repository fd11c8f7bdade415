/** What answers a message: whoever is asked under another name is turned away; then calls, gateway, situations, pages. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { refusalWithStatus } from '../provider/reply.ts'
import type { Sandbox } from '../sandbox.ts'
import { addressOf } from './address.ts'
import { createCalls, json, LONGEST_BODY, TOO_LARGE, type CallOptions } from './calls.ts'
import { bodyOf, contentOf, headersOf, requestOf, send, type Content } from './exchange.ts'
import { createGate, type GateOptions } from './gate.ts'
import type { PageSettings } from './page.ts'
import { scenarioPage } from './scenario-page.ts'
import { resourcePolicyOf, securityHeaders } from './security.ts'
import { createStorefront } from './storefront.ts'

/** Methods that a `Request` cannot have. */
const UNCARRIED = ['TRACE', 'TRACK', 'CONNECT']
/** Addresses are resolved against this, never against the Host header. */
const ORIGIN = 'http://storefront.invalid'

export interface SiteOptions extends GateOptions {
  /** The folder of the built storefront. */
  readonly dist: string
  /** `https://…` of another provider: then there is no provider and no gateway here. */
  readonly api?: string | undefined
  /** Where browsers report what the content policy stopped. */
  readonly cspReport?: string | undefined
  /** For tests: whose address a message comes from. */
  readonly addressOf?: (message: IncomingMessage) => string
}

/** The embedded provider and gateway, and how their calls are answered. */
export interface Embedded {
  readonly sandbox: Sandbox
  readonly calls: CallOptions
}

export function createSite(options: SiteOptions, settings: PageSettings, embedded: Embedded | undefined) {
  const { api, cspReport, dist } = options
  const isSecure = options.behindTls === true
  const addressFor = options.addressOf ?? ((message) => addressOf(message, isSecure))
  const call = embedded && createCalls(embedded.sandbox.provider, embedded.calls)
  const serve = createStorefront(dist, settings, isSecure)
  const refused = createGate(options)
  const always = Object.entries(securityHeaders({ api, cspReport, isSecure, checkoutScript: settings.checkoutScript }))

  /** The provider's, the gateway's or the situations' answer; undefined where the storefront is meant. */
  async function answer(message: IncomingMessage, url: URL): Promise<Content | 'cut' | undefined> {
    if (!embedded || !call) return undefined
    const isOurs = /^\/(?:v1|gateway)(?:\/|$)/.test(url.pathname)
    if (!isOurs)
      return embedded.calls.scenariosFor && scenarioPage(url.pathname, message.headers.cookie ?? null, isSecure)
    const { method = 'GET' } = message
    if (UNCARRIED.includes(method)) return json(refusalWithStatus(405, 'This method is not known here.'))
    const body = await bodyOf(message, LONGEST_BODY)
    if (body === 'too large') return json(TOO_LARGE)
    if (url.pathname.startsWith('/v1')) {
      const headers = headersOf(message, addressFor(message))
      return call({ method, url, headers, body: () => Promise.resolve(Buffer.from(body).toString()) })
    }
    const response = await embedded.sandbox.gateway.fetch(requestOf(message, url, body))
    return response ? contentOf(response) : json(refusalWithStatus(404, 'There is no such call.'))
  }

  async function content(message: IncomingMessage, url: URL): Promise<Content | 'cut'> {
    const answered = await answer(message, url)
    if (answered) return answered
    if (message.method !== 'GET' && message.method !== 'HEAD') {
      return json(refusalWithStatus(405, 'This address can only be read.'), { Allow: 'GET, HEAD' })
    }
    const { cookie = null, 'accept-encoding': accepted, 'if-none-match': etag } = message.headers
    return serve(url.pathname, { cookie, accepted: accepted?.toString(), etag })
  }

  return async function respond(message: IncomingMessage, target: ServerResponse): Promise<void> {
    for (const [name, value] of always) target.setHeader(name, value)
    const url = new URL(`${ORIGIN}${message.url?.startsWith('/') ? message.url : '/'}`)
    target.setHeader('Cross-Origin-Resource-Policy', resourcePolicyOf(url.pathname))
    const answered = refused(message) ?? (await content(message, url))
    if (answered === 'cut') target.destroy()
    else await send(answered, message, target)
  }
}
