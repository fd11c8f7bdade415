/** Applies the toolbar's choices to a story. */
import type { Decorator, StoryContext } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import { wearBrand } from './brands.ts'
import { situationHandler } from './situation.ts'

/** Of the story that is open, until its handlers are reset. */
let situation: { scenario: unknown; handler: RequestHandler } | undefined

/** Before a story's own answers, which its `beforeEach` has given by now. Whole pages do this themselves: `visit`. */
function putSituationFirst({ globals, id, msw }: StoryContext): void {
  if (!id.startsWith('routes-') || !msw) return
  const { scenario } = globals
  if (situation && situation.scenario === scenario && msw.listHandlers().includes(situation.handler)) return
  const handler = situationHandler(globals, () => msw.listHandlers() as RequestHandler[])
  situation = handler && { scenario, handler }
  if (handler) msw.use(handler)
}

export const withToolbar: Decorator = (Story, context) => {
  const { canvasElement, globals, parameters, viewMode } = context
  putSituationFirst(context)
  const root = document.documentElement
  // Stories of a docs page have themes and directions of their own.
  const stage = canvasElement.closest<HTMLElement>('.docs-story') ?? root
  // A story that is text is a part of its page.
  if (viewMode !== 'docs' || parameters['isText'] !== true) stage.dataset['theme'] = String(globals['theme'])
  wearBrand(globals['brand'], stage)
  stage.dir = String(globals['direction'])
  stage.lang = String(parameters['lang'] ?? 'en')
  root.dataset['motion'] = String(globals['motion'])
  // Remounts the story with another scenario, to call the provider again, and with another brand, for its words.
  return <Story key={`${String(globals['scenario'])} ${String(globals['brand'])}`} />
}
