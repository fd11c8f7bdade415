/** Overrides one call in one story; the first matching handler wins. Other calls reach a provider of the story's own. */
import { delay, http, HttpResponse, type RequestHandler, type RequestHandlerOptions } from 'msw'
import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'

/** The part of a story's context that `beforeEach` needs to change answers. */
export interface Mocking {
  readonly msw: { use: (...handlers: RequestHandler[]) => void }
}

declare global {
  interface Window {
    /** Addresses that never get a response, so the camera does not wait for them. */
    unanswered?: Set<string>
  }
}

function handler(
  name: CallName,
  resolve: (info: { request: Request }) => Promise<Response | undefined>,
  options?: RequestHandlerOptions,
): RequestHandler {
  return http[CALLS[name].method === 'GET' ? 'get' : 'post'](`*/v1/${name}`, resolve, options)
}

export function answering(name: CallName, body: Record<string, unknown>): RequestHandler {
  return handler(name, () => Promise.resolve(HttpResponse.json(body)))
}

export function answeringOnce(name: CallName, body: Record<string, unknown>): RequestHandler {
  return handler(name, () => Promise.resolve(HttpResponse.json(body)), { once: true })
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
  return handler(name, () => Promise.resolve(HttpResponse.html('<p>A proxy</p>')))
}

/** Delays a call until `release`, before the next handler answers it. */
export function holding(name: CallName): { handler: RequestHandler; release: () => void } {
  let release = (): void => undefined
  const released = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  return { handler: handler(name, () => released), release }
}

/** @param hear gets the query of a GET or the body of a POST, before the next handler answers. */
export function hearing(name: CallName, hear: (asked: unknown) => void): RequestHandler {
  return handler(name, async ({ request }) => {
    const isGet = request.method === 'GET'
    hear(isGet ? Object.fromEntries(new URL(request.url).searchParams) : await request.clone().json())
    return undefined
  })
}

/** What the open story's page has sent to the calls of `recordingCalls`. */
export const sent: unknown[] = []

/** For `beforeEach`. It comes after other answers, because the handler that was added last is asked first. */
export const recordingCalls =
  (...calls: CallName[]) =>
  ({ msw }: Mocking): void => {
    sent.length = 0
    msw.use(...calls.map((call) => hearing(call, (asked) => sent.push(asked))))
  }

export function losing(name: CallName): RequestHandler {
  return handler(name, () => Promise.resolve(HttpResponse.error()))
}
