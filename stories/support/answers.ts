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

/** The calls of `recordingCalls` that the open story's page has made, and what it sent to them. */
export const called: CallName[] = []
export const sent: unknown[] = []

export function forgetCalls(): void {
  called.length = 0
  sent.length = 0
}

interface Asked {
  request: Request
  requestId: string
}

let recorded: readonly CallName[] = []
const known = new Set<string>()

/** Once for each request, although several handlers may see it. */
async function record(name: CallName, { request, requestId }: Asked): Promise<void> {
  if (!recorded.includes(name) || known.has(requestId)) return
  known.add(requestId)
  const isGet = request.method === 'GET'
  const data: unknown = isGet ? Object.fromEntries(new URL(request.url).searchParams) : await request.clone().json()
  called.push(name)
  sent.push(data)
}

function handler(
  name: CallName,
  resolve: (asked: Asked) => Response | undefined | Promise<Response | undefined>,
  options?: RequestHandlerOptions,
): RequestHandler {
  const answer = async (asked: Asked) => {
    await record(name, asked)
    return resolve(asked)
  }
  return http[CALLS[name].method === 'GET' ? 'get' : 'post'](`*/v1/${name}`, answer, options)
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
  ({ msw }: Mocking): void => {
    forgetCalls()
    recorded = calls
    // Ids repeat from picture to picture, because the camera's random numbers do.
    known.clear()
    // For calls that the provider answers.
    msw.use(...calls.map((call) => handler(call, () => undefined)))
  }

export function losing(name: CallName): RequestHandler {
  return handler(name, () => HttpResponse.error())
}
