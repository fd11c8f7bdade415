import type { BrowserContext, Page } from 'playwright'

export interface Vitals {
  /** Milliseconds of each interaction of at least 16 ms (Event Timing API). */
  presses: number[]
  cls: number
  moved: string[]
  /** When each change of the page was painted, in milliseconds of the page's clock. */
  changes: number[]
}

declare global {
  interface Window {
    vitals: Vitals
  }
}

export async function watch(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.vitals = { presses: [], cls: 0, moved: [], changes: [] }
    const { vitals } = window
    const observe = (type: string, seen: (entry: PerformanceEntry) => void): void => {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(seen))
      observer.observe({ type, buffered: true, durationThreshold: 16 })
    }
    observe('event', (entry) => {
      if ((entry as PerformanceEventTiming & { interactionId?: number }).interactionId)
        vitals.presses.push(entry.duration)
    })
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & {
        hadRecentInput: boolean
        value: number
        sources?: { node?: Node | null }[]
      }
      if (shift.hadRecentInput) return
      vitals.cls += shift.value
      for (const { node } of shift.sources ?? [])
        vitals.moved.push(node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? ''))
    })
  })
}

/** The longest interaction since the last call; 8 if the browser reports none. */
export async function longestPress(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(8, ...window.vitals.presses.splice(0)))
}

export async function watchChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    const changed = (): void => void window.vitals.changes.push(performance.now())
    // The change is painted in the next frame.
    const seen = (): void => void requestAnimationFrame(() => setTimeout(changed))
    new MutationObserver(seen).observe(document.querySelector('main') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}

/** Milliseconds from the end of a call's last response to the first change after it. */
export async function sinceAnswer(page: Page, call: string): Promise<number> {
  const measured = await page.waitForFunction((name) => {
    const calls = performance
      .getEntriesByType('resource')
      .filter((entry) => new URL(entry.name).pathname === `/v1/${name}`)
    const answered = calls.at(-1)?.responseEnd ?? Infinity
    const shown = window.vitals.changes.find((at) => at > answered)
    return shown !== undefined && { ms: shown - answered }
  }, call)
  return ((await measured.jsonValue()) as { ms: number }).ms
}

export async function scrollThrough(page: Page): Promise<Pick<Vitals, 'cls' | 'moved'>> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 4) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => ({ cls: window.vitals.cls, moved: window.vitals.moved }))
}
