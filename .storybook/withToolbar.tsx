import type { Decorator, StoryContext } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { speakArabic } from './arabic.ts'
import { applyBrand } from './brands.ts'
import { situationHandler } from './situation.ts'

/** Belongs to the open story, and is lost when its handlers are reset. */
let situation: { scenario: unknown; handler: RequestHandler } | undefined

/** Precedes a story's own responses, set in its `beforeEach`. Whole pages do this themselves in `visit`. */
function putSituationFirst({ globals, id, msw }: StoryContext): void {
  if (!id.startsWith('routes-') || !msw) return
  const { scenario } = globals
  if (situation && situation.scenario === scenario && msw.listHandlers().includes(situation.handler)) return
  const handler = situationHandler(globals, () => msw.listHandlers() as RequestHandler[])
  situation = handler && { scenario, handler }
  if (handler) msw.use(handler)
}

/** Starts after the play function, which looks for English words. A passive effect could miss that event. */
function InArabic({ id, root, children }: PropsWithChildren<{ id: string; root: Element }>) {
  useLayoutEffect(() => {
    let stop: (() => void) | undefined
    const channel = addons.getChannel()
    const start = (rendered: unknown) => {
      if (rendered === id) stop ??= speakArabic(root)
    }
    channel.on(STORY_RENDERED, start)
    return () => {
      channel.off(STORY_RENDERED, start)
      stop?.()
    }
  }, [id, root])
  return children
}

export const withToolbar: Decorator = (Story, context) => {
  const { canvasElement, globals, parameters, viewMode } = context
  putSituationFirst(context)
  const root = document.documentElement
  // On a docs page, each story has its own theme and direction.
  const stage = canvasElement.closest<HTMLElement>('.docs-story') ?? root
  // A text story keeps the theme of its page.
  if (viewMode !== 'docs' || parameters['isText'] !== true) stage.dataset['theme'] = String(globals['theme'])
  applyBrand(globals['brand'], stage)
  const isArabic = globals['direction'] === 'ar'
  stage.dir = globals['direction'] === 'ltr' ? 'ltr' : 'rtl'
  stage.lang = isArabic ? 'ar' : 'en'
  root.dataset['motion'] = String(globals['motion'])
  // A new scenario, brand or direction remounts the story, which repeats its requests, updates its words and measures again.
  const key = ['scenario', 'brand', 'direction'].map((name) => String(globals[name])).join(' ')
  const story = <Story key={key} />
  if (!isArabic) return story
  return (
    <InArabic id={context.id} root={viewMode === 'docs' ? canvasElement : document.body}>
      {story}
    </InArabic>
  )
}
