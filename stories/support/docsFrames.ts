/** Passes globals to the iframes of a docs page (`.storybook/framed.ts`). */
import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'

declare global {
  /** Storybook appends a story's id to it, for iframes and for links to a single story. */
  var PREVIEW_URL: string | undefined
}

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
}
