/** Passes globals and args to the iframes of a docs page (`.storybook/framed.ts`). */
import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect } from 'react'

declare global {
  /** Storybook appends a story's id to it, for iframes and for links to a single story. */
  var PREVIEW_URL: string | undefined
}

interface ArgsEvent {
  storyId: string
}
const METHODS = { updateStoryArgs: 'onUpdateArgs', resetStoryArgs: 'onResetArgs' } as const
type Preview = Partial<Record<(typeof METHODS)[keyof typeof METHODS], (event: ArgsEvent) => unknown>>

/** Storybook reads this when it renders the iframes. */
function openFramesWith(globals: readonly string[], plays: boolean): void {
  globalThis.PREVIEW_URL = `iframe.html?globals=${globals.join(';')}${plays ? '' : '&embed=true'}`
}

/** @param plays whether play functions run; several iframes would steal focus from each other. */
export function useFrames(plays: boolean): void {
  const docs = useContext(DocsContext)
  const story = docs.storyById()
  const globals = Object.entries(docs.getStoryContext(story)['globals'] as Record<string, unknown>)
  const chosen = globals.flatMap(([name, value]) =>
    typeof value === 'string' && !(name in story.storyGlobals) ? [`${name}:${value}`] : [],
  )
  // Findings of axe in an iframe are not shown.
  openFramesWith([...chosen, 'a11y.manual:!true'], plays)

  useEffect(() => {
    const stops = Object.entries(METHODS).map(([event, method]) => {
      const pass = (payload: ArgsEvent) => {
        const frame = document.querySelector<HTMLIFrameElement>(`[id="iframe--${payload.storyId}"]`)
        void (frame?.contentWindow as { __STORYBOOK_PREVIEW__?: Preview } | null | undefined)?.[
          '__STORYBOOK_PREVIEW__'
        ]?.[method]?.(payload)
      }
      docs.channel.on(event, pass)
      return () => docs.channel.off(event, pass)
    })
    return () => stops.forEach((stop) => stop())
  }, [docs])
}
