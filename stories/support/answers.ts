/** Overrides one call in one story; the first matching handler wins. Other calls reach a provider of the story's own. */
import type { StoryContext } from '@storybook/react-vite'
import {
  delay,
  http,
  HttpResponse,
  type HttpResponseResolver,
  type RequestHandler,
  type RequestHandlerOptions,
} from 'msw'
import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'

/** The part of a story's context that `beforeEach` needs to change answers. */
export type Mocking = Pick<StoryContext, 'msw'>

declare global {
  interface Window {
    /** Addresses that never get a response, so the camera does not wait for them. */
    unanswered?: Set<string>
  }
}

/** The calls of `recordingCalls` that the open story's page has made, and what it sent to them. */
export const called: CallName[] = []
export const sent: unknown[] = []

export function forgetCalls(): void {
  called.length = 0
  sent.length = 0
}

let recorded: readonly CallName[] = []

async function record({ request }: { request: Request }): Promise<void> {
  const { pathname, searchParams } = new URL(request.url)
  const name = recorded.find((one) => pathname.endsWith(`/v1/${one}`))
  if (!name) return
  const isGet = request.method === 'GET'
  const data: unknown = isGet ? Object.fromEntries(searchParams) : await request.clone().json()
  called.push(name)
  sent.push(data)
}

function handler(name: CallName, resolve: HttpResponseResolver, options?: RequestHandlerOptions): RequestHandler {
  return http[CALLS[name].method === 'GET' ? 'get' : 'post'](`*/v1/${name}`, resolve, options)
}

export function answering(name: CallName, body: Record<string, unknown>): RequestHandler {
  return handler(name, () => HttpResponse.json(body))
}

export function answeringOnce(name: CallName, body: Record<string, unknown>): RequestHandler {
  return handler(name, () => HttpResponse.json(body), { once: true })
}

/** Never answers, so the page keeps loading. */
export function waiting(name: CallName): RequestHandler {
  return handler(name, async ({ request }) => {
    ;(window.unanswered ??= new Set()).add(request.url)
    await delay('infinite')
    return HttpResponse.json({})
  })
}

/** Answers with HTML, so the page shows its error state. */
export function breaking(name: CallName): RequestHandler {
  return handler(name, () => HttpResponse.html('<p>A proxy</p>'))
}

/** Delays a call until `release`, before the next handler answers it. */
export function holding(name: CallName): { handler: RequestHandler; release: () => void } {
  let release = (): void => undefined
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  return { handler: handler(name, () => released), release }
}

/** For `beforeEach`. */
export const recordingCalls =
  (...calls: CallName[]) =>
  ({ msw: { events } }: Mocking): void => {
    forgetCalls()
    recorded = calls
    events.removeListener('request:start', record)
    events.on('request:start', record)
  }
