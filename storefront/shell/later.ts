/** Parts that are fetched when they are first wanted; without a network, as soon as there is one (C-009). */
import { createElement, use, type ComponentType, type FunctionComponent } from 'react'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'

type Load<Props> = () => Promise<ComponentType<Props>>
/** Suspends until its part is here; `fetch` asks for it ahead. */
export type Later<Props> = FunctionComponent<Props> & { fetch: () => Promise<unknown>; displayName?: string }

/** Browsers remember a failed import for as long as the page lives: one that was tried in a tunnel would never come. */
async function network(isWanted: boolean): Promise<void> {
  // Node, where pages are rendered ahead, knows nothing of it.
  if (typeof window === 'undefined' || navigator.onLine) return
  if (isWanted) toast('error', MESSAGES.somethingBad)
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
  })
}

/** Like `lazy`, but a part that is here renders at once: a page that hydrates must not wait for a promise. */
export function later<Props extends object>(load: Load<Props>, isHere?: () => boolean): Later<Props> {
  let part: ComponentType<Props> | undefined
  let asked: Promise<ComponentType<Props>> | undefined
  const fetch = (isWanted: boolean): Promise<ComponentType<Props>> => {
    asked ??= (async () => {
      if (!isHere?.()) await network(isWanted)
      part = await load()
      return part
    })()
    return asked
  }
  let awaited = false
  const Part = (props: Props) => {
    if (part && !awaited) return createElement(part, props)
    // React wants what has waited once to ask the same promise again.
    awaited = true
    return createElement(use(fetch(true)), props)
  }
  return Object.assign(Part, { fetch: () => fetch(false) })
}

/** A part that says the network is away has to be here before: it is fetched with the first click. */
export function laterButEarly<Props extends object>(load: Load<Props>): Later<Props> {
  let asked: Promise<ComponentType<Props>> | undefined
  const early = (): void => {
    if (navigator.onLine) asked ??= load()
    asked?.catch(() => undefined)
  }
  // After what the click itself is for.
  if (typeof window !== 'undefined') addEventListener('click', () => setTimeout(early), { once: true })
  return later(
    () => asked ?? load(),
    () => !!asked,
  )
}
