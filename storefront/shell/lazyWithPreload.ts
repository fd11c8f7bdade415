/** Components that load on first use or are preloaded. Offline, they wait for the network (C-009). */
import { atom, useAtomValue } from 'jotai'
import { createElement, use, type ComponentType, type FunctionComponent } from 'react'
import { later } from '../later.ts'
import { whenOnline } from '../network.ts'
import { isOffline } from '../offline.ts'
import { reportChunkError } from '../problem.ts'
import { toast } from '../state/toasts.ts'
import { MESSAGES } from '../text/messages.ts'

type Load<Props> = () => Promise<ComponentType<Props>>
export type LazyComponent<Props> = FunctionComponent<Props> & {
  preload: () => Promise<unknown>
  /** For a press that also renders much else: fetches at once and shows that it does. */
  open: () => Promise<unknown>
  displayName?: string
}

async function waitForNetwork(isAsked: boolean): Promise<void> {
  // Node also renders pages.
  if (typeof window === 'undefined') return
  if (isAsked && isOffline()) toast('error', MESSAGES.offline)
  await whenOnline()
}

/** Shows a progress line (`App.css.ts`) at once after a press that has to fetch something. */
function sayLoading(part: Promise<unknown>): void {
  const root = document.documentElement
  const end = (): void => root.removeAttribute('data-loading-part')
  root.setAttribute('data-loading-part', '')
  part.then(end, end)
}

/** Like `lazy`, but a loaded component renders without suspending, as hydration requires. */
export function lazyWithPreload<Props extends object>(
  load: Load<Props>,
  isLoading?: () => boolean,
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined
  let promise: Promise<ComponentType<Props>> | undefined
  const start = (isAsked: boolean): Promise<ComponentType<Props>> => {
    promise ??= (async () => {
      if (!isLoading?.()) await waitForNetwork(isAsked)
      component = await load().catch(reportChunkError)
      return component
    })()
    // Node also renders pages.
    if (isAsked && !component && typeof window !== 'undefined') sayLoading(promise)
    return promise
  }
  let hasSuspended = false
  const Lazy = (props: Props) => {
    if (component && !hasSuspended) return createElement(component, props)
    // A suspended component must read the same promise again.
    hasSuspended = true
    return createElement(use(start(true)), props)
  }
  return Object.assign(Lazy, { preload: () => start(false), open: () => start(true) })
}

/** For components that report a lost network: they are preloaded while there is one. */
export function lazyPreloaded<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  let preloaded: Promise<ComponentType<Props> | undefined> | undefined
  const preload = (): void => {
    if (navigator.onLine)
      preloaded = load()
        .catch(reportChunkError)
        .catch(() => undefined)
  }
  // Node also renders pages.
  if (typeof window !== 'undefined') later(preload)
  return lazyWithPreload(
    async () => {
      const component = await preloaded
      // The network may be lost during the preload.
      if (!component) await whenOnline()
      return component ?? load()
    },
    () => preloaded !== undefined,
  )
}

/** Keeps a part out of the page's first scripts: it is loaded later, and then shown. */
export function lazyLater<Props extends object>(load: Load<Props>): FunctionComponent<Props> {
  const Part = lazyWithPreload(load)
  const shownAtom = atom(false)
  shownAtom.onMount = (show) => later(() => void Part.preload().then(() => show(true), Boolean))
  return (props) => useAtomValue(shownAtom) && createElement(Part, props)
}
