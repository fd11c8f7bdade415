/** Functions that Playwright runs in the captured page: it sends their source, so they can use nothing from outside. */

import type { Channel } from 'storybook/internal/channels'

interface Preview {
  readonly currentRender?: {
    readonly id: string
    readonly phase?: string
    readonly story?: { readonly storyGlobals?: StoryGlobals }
  }
}
interface StoryGlobals {
  readonly viewport?: { readonly value?: string }
}
declare global {
  interface Window {
    __STORYBOOK_HIGHLIGHT_INITIALIZED?: boolean
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    __STORYBOOK_PREVIEW__?: Preview
    mutationCount: number
    randomSeed: number
  }
}

export interface Shown {
  readonly fault?: string
  readonly own: StoryGlobals
}

/** An init script: seeds `Math.random`, stops animations, and blocks timers above one second (carousels, toasts). */
export function freezePage(): void {
  const LONG = 1000
  const never = 2 ** 31 - 1
  const { setTimeout: later, setInterval: again } = window
  const held = (delay = 0) => (delay > LONG ? never : delay)
  Object.assign(window, {
    setTimeout: (run: TimerHandler, delay?: number, ...rest: unknown[]) => later(run, held(delay), ...rest),
    setInterval: (run: TimerHandler, delay?: number, ...rest: unknown[]) => again(run, held(delay), ...rest),
  })

  // Turns off Storybook's highlight addon, which reads the style of every element at each mutation.
  window['__STORYBOOK_HIGHLIGHT_INITIALIZED'] = true

  // The mock worker's interval is blocked too, but browsers stop a service worker after 30 idle seconds.
  again(() => navigator.serviceWorker.controller?.postMessage('KEEPALIVE_REQUEST'), 5000)

  window.randomSeed = 1
  // A Park-Miller generator.
  Math.random = () => (window.randomSeed = (window.randomSeed * 16_807) % 2_147_483_647) / 2_147_483_647

  window.mutationCount = 0
  document.addEventListener('DOMContentLoaded', () => {
    const still = document.createElement('style')
    still.textContent = `*, *::before, *::after, ::view-transition-group(*) {
      transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important;
      caret-color: transparent !important; scroll-behavior: auto !important;
    }
    /* A dialog keeps the width of a scroll bar that is not always there. */
    html { scrollbar-width: none !important; }
    /* A picture reaches beyond the window. */
    *:not([hidden]) { content-visibility: visible !important; }
    /* Whether the focus of a page's heading shows depends on what had it before. */
    h1:focus-visible { outline: none !important; box-shadow: none !important; }`
    document.head.append(still)
    new MutationObserver(() => (window.mutationCount += 1)).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
}

/** Renders a story, even if it is shown already, and waits for its play function. */
export function showStory(story: string): Promise<Shown> {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__']!
  const preview = window['__STORYBOOK_PREVIEW__']!
  const root = document.documentElement
  root.style.removeProperty('font-size')
  window.randomSeed = 1
  window.unanswered?.clear()
  window.scrollTo(0, 0)
  return new Promise((resolve) => {
    const cleanups: (() => void)[] = []
    const on = <Payload>(event: string, listener: (payload: Payload) => void) => {
      channel.on(event, listener)
      cleanups.push(() => channel.off(event, listener))
    }
    let fault: string | undefined
    const done = () => {
      for (const stop of cleanups) stop()
      const own = preview.currentRender?.story?.storyGlobals ?? {}
      resolve(fault === undefined ? { own } : { own, fault })
    }
    on<{ message?: string; title?: string } | undefined>('storyMissing', () => {
      fault = 'There is no such story.'
      done()
    })
    for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored']) {
      on<{ message?: string; title?: string }>(event, ({ message, title }) => (fault = message ?? title ?? event))
    }
    on<{ storyId: string; newPhase: string }>('storyRenderPhaseChanged', ({ storyId, newPhase }) => {
      if (storyId === story && (newPhase === 'completing' || newPhase === 'finished')) done()
    })
    if (preview.currentRender?.id === story) channel.emit('forceRemount', { storyId: story })
    else channel.emit('setCurrentStory', { storyId: story, viewMode: 'story' })
  })
}

export interface Settled {
  /** The document's size in CSS pixels. */
  readonly width: number
  readonly height: number
  /** False if the page never stopped changing. */
  readonly isStable: boolean
}

export async function waitUntilStable(): Promise<Settled> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // About 30 seconds at two frames per attempt.
  const MOST = 1000
  let isStable = false
  for (let attempt = 0; !isStable && attempt < MOST; attempt += 1) {
    const before = window.mutationCount
    for (const image of document.images) if (image.loading === 'lazy') image.loading = 'eager'
    await document.fonts.ready
    // A missing image is part of the picture.
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
    await frame()
    await frame()
    // React renders large pages in slices, with unchanged frames between them. This task runs after the last one.
    await scheduler.postTask(() => {}, { priority: 'background' })
    isStable = window.mutationCount === before
  }
  const { scrollWidth: width, scrollHeight: height } = document.documentElement
  return { width, height, isStable }
}

export function applyMode({ theme, motion, textSize }: { theme?: string; motion?: string; textSize?: number }): void {
  const root = document.documentElement
  root.dataset['theme'] = theme ?? 'light'
  root.dataset['motion'] = motion ?? 'full'
  if (textSize) root.style.fontSize = `${textSize}%`
  else root.style.removeProperty('font-size')
}
