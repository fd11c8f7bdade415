/** What runs inside the photographed page. Each function is sent there as text, so it uses nothing from outside itself. */

interface Channel {
  on(event: string, hear: (told: never) => void): void
  off(event: string, hear: (told: never) => void): void
  emit(event: string, told: unknown): void
}
interface Preview {
  readonly currentRender?: {
    readonly id: string
    readonly phase?: string
    readonly story?: { readonly storyGlobals?: StoryGlobals }
  }
}
interface StoryGlobals {
  readonly theme?: string
  readonly direction?: string
  readonly viewport?: { readonly value?: string }
}
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel
    __STORYBOOK_PREVIEW__?: Preview
    /** How often the page changed; read by `waitUntilStable`. */
    mutationCount: number
    /** Where chance stands. */
    randomSeed: number
  }
}

/** What a story said of itself. */
export interface Shown {
  /** Undefined when it was drawn and its play function got through. */
  readonly fault?: string
  readonly own: StoryGlobals
}

/**
 * Before anything of the page runs: chance is the same each time, nothing moves, and what waits for more than a second
 * (a carousel's turn, a toast's end) never comes.
 */
export function freezePage(): void {
  const LONG = 1000
  const never = 2 ** 31 - 1
  const { setTimeout: later, setInterval: again } = window
  const held = (delay = 0) => (delay > LONG ? never : delay)
  Object.assign(window, {
    setTimeout: (run: TimerHandler, delay?: number, ...rest: unknown[]) => later(run, held(delay), ...rest),
    setInterval: (run: TimerHandler, delay?: number, ...rest: unknown[]) => again(run, held(delay), ...rest),
  })

  window.randomSeed = 1
  // Park and Miller's.
  Math.random = () => (window.randomSeed = (window.randomSeed * 16_807) % 2_147_483_647) / 2_147_483_647

  window.mutationCount = 0
  document.addEventListener('DOMContentLoaded', () => {
    const still = document.createElement('style')
    still.textContent = `*, *::before, *::after, ::view-transition-group(*) {
      transition: none !important; animation-duration: 0s !important; animation-delay: 0s !important;
      caret-color: transparent !important; scroll-behavior: auto !important;
    }
    /* Behind a dialog a page keeps the room of its scroll bar, which was there at one time and not at another. */
    html { scrollbar-width: none !important; }
    /* A picture reaches beyond the window, where what is left undrawn until it is scrolled to would be missing. */
    *:not([hidden]) { content-visibility: visible !important; }
    /* A page gives its heading the focus; whether that shows hangs on what had it before. */
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

/** Puts a story on the stage, anew also when it stands there already, and waits for its play function. */
export function showStory(story: string): Promise<Shown> {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__']!
  const preview = window['__STORYBOOK_PREVIEW__']!
  const root = document.documentElement
  root.style.removeProperty('font-size')
  window.randomSeed = 1
  window.scrollTo(0, 0)
  return new Promise((resolve) => {
    const hearing: (() => void)[] = []
    const on = <Told>(event: string, hear: (told: Told) => void) => {
      channel.on(event, hear)
      hearing.push(() => channel.off(event, hear))
    }
    let fault: string | undefined
    const done = () => {
      for (const stop of hearing) stop()
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

/** Waits until fonts and pictures are there and two frames brought nothing new. @returns the size of what was drawn, in CSS pixels. */
export async function waitUntilStable(): Promise<{ width: number; height: number }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const before = window.mutationCount
    for (const image of document.images) if (image.loading === 'lazy') image.loading = 'eager'
    await document.fonts.ready
    // An image that is not there has its own looks.
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
    await frame()
    await frame()
    if (window.mutationCount === before) break
  }
  const { scrollWidth, scrollHeight } = document.documentElement
  return { width: scrollWidth, height: scrollHeight }
}

/** Dresses the page for a mode. `theme` undefined is the story's own. */
export function applyMode({ theme, motion, textSize }: { theme?: string; motion?: string; textSize?: number }): void {
  const root = document.documentElement
  const own = window['__STORYBOOK_PREVIEW__']!.currentRender?.story?.storyGlobals?.theme ?? 'light'
  root.dataset['theme'] = theme ?? own
  root.dataset['motion'] = motion ?? 'full'
  if (textSize) root.style.fontSize = `${textSize}%`
  else root.style.removeProperty('font-size')
}
