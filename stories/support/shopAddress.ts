/**
 * The shop's address in a story. Stories keep it in memory, because the address of their own window names the story:
 * `.storybook/main.ts` puts this module in place of wouter's for the browser.
 */
import { memoryLocation } from 'wouter/memory-location'

const memory = memoryLocation({ record: true })
export const { hook, searchHook } = memory

/** As wouter's own, so that the state of a page's history entry is where the shop reads it. */
export function navigate(
  to: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): void {
  const { pathname, search } = new URL(to, location.origin)
  history.replaceState(state, '')
  memory.navigate(pathname + search, { replace })
}

let open: string | undefined

/** For `beforeEach`: opens a story at an address. A story that is drawn again in another theme keeps the address it is at. */
export function openShop(story: string, at: string): () => void {
  if (open === story) return () => undefined
  const before: unknown = history.state
  open = story
  memory.reset()
  memory.navigate(at, { replace: true })
  return () => {
    if (open === story) open = undefined
    history.replaceState(before, '')
  }
}

/** Path and query. */
export const shopAddress = (): string => memory.history.at(-1) ?? '/'
