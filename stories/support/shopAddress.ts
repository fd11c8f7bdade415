/**
 * The shop's address in a story. It is kept in memory, because the window's own address names the story:
 * `.storybook/main.ts` replaces wouter's browser location with this module.
 */
import { memoryLocation } from 'wouter/memory-location'

const memory = memoryLocation({ record: true })
export const { hook, searchHook } = memory

/** Keeps the history state where wouter keeps it, because the shop reads it. */
export function navigate(
  to: string,
  { replace = false, state = null }: { replace?: boolean; state?: unknown } = {},
): void {
  const { pathname, search } = new URL(to, location.origin)
  history.replaceState(state, '')
  memory.navigate(pathname + search, { replace })
}

let open: string | undefined

/** For `beforeEach`. A story that remounts in another theme keeps its current address. */
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

/** What Back would lead through, oldest first. The last address is open. */
export const visited = (): readonly string[] => memory.history
