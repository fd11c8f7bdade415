/** The toolbar's backend response, which takes precedence over a story's own responses. */
import { delay, getResponse, http, HttpResponse, type RequestHandler } from 'msw'
import { freshHandlers } from '../mocks/browser.ts'
import type { HandlerOptions } from '../mocks/handlers.ts'
import { effectOn, scenarioOf } from '../mocks/scenarios.ts'
import type { CallName } from '../storefront/api/contract/calls.ts'

const scenarioIn = (globals: Readonly<Record<string, unknown>>) => scenarioOf(String(globals['scenario']))

/** For pages with their own provider: `freshHandlers(situation(globals))`. */
export function situation(globals: Readonly<Record<string, unknown>>): HandlerOptions {
  const chosen = scenarioIn(globals)
  return chosen ? { scenario: chosen.id as NonNullable<HandlerOptions['scenario']> } : {}
}

export function situationHandler(
  globals: Readonly<Record<string, unknown>>,
  others: () => readonly RequestHandler[],
): RequestHandler | undefined {
  const chosen = scenarioIn(globals)
  if (!chosen) return undefined
  const own = freshHandlers(situation(globals))
  const handler: RequestHandler = http.all('*/v1/:call', async ({ request, params }) => {
    const effect = effectOn(params['call'] as CallName, chosen)
    if (effect?.type === 'delay') await delay(effect.milliseconds)
    if (!effect || effect.type === 'delay') return undefined
    if (effect.type !== 'transform') return getResponse(own, request.clone())
    const rest = others().filter((other) => other !== handler)
    const answer = await getResponse(rest, request.clone())
    return answer && HttpResponse.json(effect.change((await answer.json()) as Record<string, unknown>))
  })
  return handler
}
