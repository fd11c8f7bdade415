/** Frames on a docs page (`.storybook/framed.ts`): they open with what the toolbar says, and hear of what the controls say. */
import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect } from 'react'

declare global {
  /** What Storybook puts a story's id to, for frames and for links to a story alone. */
  var PREVIEW_URL: string | undefined
}

interface Told {
  storyId: string
}
const METHODS = { updateStoryArgs: 'onUpdateArgs', resetStoryArgs: 'onResetArgs' } as const
type Preview = Partial<Record<(typeof METHODS)[keyof typeof METHODS], (told: Told) => unknown>>

/** Before the frames are drawn: Storybook reads it while it draws them. */
function openFramesWith(globals: readonly string[], plays: boolean): void {
  globalThis.PREVIEW_URL = `iframe.html?globals=${globals.join(';')}${plays ? '' : '&embed=true'}`
}

/** @param plays whether the stories play in their frames; several at a time would take the focus from each other. */
export function useFrames(plays: boolean): void {
  const docs = useContext(DocsContext)
  const story = docs.storyById()
  const globals = Object.entries(docs.getStoryContext(story)['globals'] as Record<string, unknown>)
  const chosen = globals.flatMap(([name, value]) =>
    typeof value === 'string' && !(name in story.storyGlobals) ? [`${name}:${value}`] : [],
  )
  // Nobody reads what axe finds in a frame.
  openFramesWith([...chosen, 'a11y.manual:!true'], plays)

  useEffect(() => {
    const stops = Object.entries(METHODS).map(([event, method]) => {
      const pass = (told: Told) => {
        const frame = document.querySelector<HTMLIFrameElement>(`[id="iframe--${told.storyId}"]`)
        void (frame?.contentWindow as { __STORYBOOK_PREVIEW__?: Preview } | null | undefined)?.[
          '__STORYBOOK_PREVIEW__'
        ]?.[method]?.(told)
      }
      docs.channel.on(event, pass)
      return () => docs.channel.off(event, pass)
    })
    return () => stops.forEach((stop) => stop())
  }, [docs])
}
