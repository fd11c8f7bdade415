import type { HandlerOptions } from '../mocks/handlers.ts'
import { SCENARIOS } from '../mocks/scenarios.ts'

/** The scenario chosen in the toolbar: `freshHandlers(situation(globals))` in a story's `beforeEach`. */
export function situation(globals: Readonly<Record<string, unknown>>): HandlerOptions {
  const chosen = SCENARIOS.find(({ id }) => id === globals['scenario'])
  return chosen ? { scenario: chosen.id } : {}
}
