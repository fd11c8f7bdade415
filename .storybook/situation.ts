import type { HandlerOptions } from '../mocks/handlers.ts'
import { SCENARIOS } from '../mocks/scenarios.ts'

/** What the toolbar says the provider does: `freshHandlers(situation(globals))` in a story's `beforeEach`. */
export function situation(globals: Readonly<Record<string, unknown>>): HandlerOptions {
  const chosen = SCENARIOS.find(({ id }) => id === globals['scenario'])
  return chosen ? { scenario: chosen.id } : {}
}
