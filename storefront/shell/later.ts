/** Parts that are fetched when they are first wanted; without a network, as soon as there is one (C-009). */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'

type Load<Props> = () => Promise<ComponentType<Props>>
type Later<Props> = LazyExoticComponent<ComponentType<Props>>

/** Browsers remember a failed import for as long as the page lives: one that was tried in a tunnel would never come. */
async function network(): Promise<void> {
  if (navigator.onLine) return
  toast('error', MESSAGES.somethingBad)
  await new Promise((resolve) => {
    addEventListener('online', resolve, { once: true })
  })
}

export function later<Props>(load: Load<Props>, isHere?: () => boolean): Later<Props> {
  return lazy(async () => {
    if (!isHere?.()) await network()
    return { default: await load() }
  })
}

/** A part that says the network is away has to be here before: it is fetched with the first click. */
export function laterButEarly<Props>(load: Load<Props>): Later<Props> {
  let asked: Promise<ComponentType<Props>> | undefined
  const early = (): void => {
    if (navigator.onLine) asked ??= load()
    asked?.catch(() => undefined)
  }
  addEventListener('click', early, { once: true })
  return later(() => asked ?? load(), () => !!asked)
}
