/**
 * Takes all pictures in one open page: Storybook's channel changes the story; viewport, globals and media set the mode.
 */
import type { Browser, Page, Request } from 'playwright'
import { launchBrowser } from '../../.ci/browser.ts'
import { withTimeout } from '../../.ci/withTimeout.ts'
import { HEIGHTS, type Mode, MODES, type ModeName, WIDTHS } from '../../.storybook/modes.ts'
import { applyMode, freezePage, waitUntilStable, type Settled, showStory, type Shown } from './inPage.ts'

const MOMENT = '2026-11-21T12:00:00+05:30'
/** A story that takes longer to render, play or load counts as a fault. */
const TIMEOUT_MS = 60_000
const LOOK_EVERY_MS = 5
/** CSS pixels. */
const TALLEST = 12_000

/** Partial redraws change the pixels of round corners by one step in 255. */
export const launchForPictures = () => launchBrowser('--disable-partial-raster')

/** Changing these needs a new render; the rest of a mode is applied to the rendered page. */
export interface Layout {
  readonly width: Mode['width']
  readonly direction: 'ltr' | 'rtl'
}

export interface Camera {
  showStory(story: string, layout: Layout): Promise<Shown>
  take(mode: ModeName): Promise<Buffer>
  /** Reloads the page after a story that hung or navigated away. */
  reopen(): Promise<void>
  readonly page: Page
}

export function layoutOf(name: ModeName): Layout {
  const { width, direction }: Mode = MODES[name]
  return { width, direction: direction ?? 'ltr' }
}

export function groupByLayout(modes: readonly ModeName[]): { layout: Layout; modes: ModeName[] }[] {
  const layouts = new Map<string, { layout: Layout; modes: ModeName[] }>()
  for (const name of modes) {
    const layout = layoutOf(name)
    const key = `${layout.width} ${layout.direction}`
    const known = layouts.get(key) ?? { layout, modes: [] }
    known.modes.push(name)
    layouts.set(key, known)
  }
  return [...layouts.values()]
}

export function appliesTo(name: ModeName, { theme, direction, viewport }: Shown['own']): boolean {
  const { width, ...rest }: Mode = MODES[name]
  if (viewport?.value && viewport.value !== width) return false
  if (!theme && !direction) return true
  return Object.keys(rest).length === 0 && (width === 'desktop' || viewport?.value === width)
}

function watchRequests(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  const close = (request: Request) => open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return {
    forget: () => open.clear(),
    /** @returns the addresses of pending requests, except those that never end. */
    async open(): Promise<string[]> {
      if (open.size === 0) return []
      const unanswered = new Set(await page.evaluate(() => [...(window.unanswered ?? [])]))
      return [...open].map((request) => request.url()).filter((url) => !unanswered.has(url))
    },
  }
}

async function openPreview(place: Page, address: string, first: string): Promise<void> {
  const load = () => place.goto(`${address}/iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`)
  await load().catch(load)
  // The page reloads itself until its service worker is in control.
  await place.waitForFunction(
    () =>
      navigator.serviceWorker.controller &&
      /^(?:complet|finish)/.test(window['__STORYBOOK_PREVIEW__']?.currentRender?.phase ?? ''),
  )
  await place.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())))
}

export async function openCamera(browser: Browser, address: string, first: string): Promise<Camera> {
  const context = await browser.newContext({
    viewport: { width: WIDTHS.desktop, height: HEIGHTS.desktop },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(MOMENT)
  await page.addInitScript(freezePage)
  const session = await context.newCDPSession(page)
  const requests = watchRequests(page)
  let layout: Layout = { width: 'desktop', direction: 'ltr' }
  let media = ''

  async function settle(): Promise<Settled> {
    const end = performance.now() + TIMEOUT_MS
    for (;;) {
      const drawn = await page.evaluate(waitUntilStable)
      if (!drawn.isStable) throw new Error('The page never stands still.')
      let left = await requests.open()
      if (left.length === 0) return drawn
      for (; left.length > 0; left = await requests.open()) {
        if (performance.now() > end) throw new Error(`No answer within ${TIMEOUT_MS / 1000} s: ${left.join(', ')}`)
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      }
    }
  }

  async function open(): Promise<void> {
    layout = { ...layout, direction: 'ltr' }
    await openPreview(page, address, first)
  }

  async function setMedia({ forcedColors, motion }: Mode): Promise<void> {
    const wanted = {
      forcedColors: forcedColors ? 'active' : 'none',
      reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
    } as const
    if (media === JSON.stringify(wanted)) return
    media = JSON.stringify(wanted)
    await page.emulateMedia({ colorScheme: 'light', ...wanted })
  }

  await open()
  return {
    page,
    reopen: open,
    async showStory(story, next) {
      await setMedia({ width: next.width })
      if (next.width !== layout.width)
        await page.setViewportSize({ width: WIDTHS[next.width], height: HEIGHTS[next.width] })
      if (next.direction !== layout.direction) {
        await page.evaluate(
          (direction) => window['__STORYBOOK_ADDONS_CHANNEL__']!.emit('updateGlobals', { globals: { direction } }),
          next.direction,
        )
      }
      layout = next
      requests.forget()
      const shown = await withTimeout(page.evaluate(showStory, story), TIMEOUT_MS, `${story} was not drawn`)
      if (shown.fault === undefined) await settle()
      return shown
    },
    async take(name) {
      const mode: Mode = MODES[name]
      await setMedia(mode)
      await page.evaluate(applyMode, mode)
      const drawn = await settle()
      const width = Math.max(WIDTHS[mode.width], drawn.width)
      const height = Math.min(TALLEST, Math.max(HEIGHTS[mode.width], drawn.height))
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
        captureBeyondViewport: width > WIDTHS[mode.width] || height > HEIGHTS[mode.width],
        clip: { x: 0, y: 0, width, height, scale: 1 },
      })
      return Buffer.from(data, 'base64')
    },
  }
}
