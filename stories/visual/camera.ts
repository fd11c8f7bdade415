/**
 * Takes all pictures in one open page: Storybook's channel changes the story; viewport, globals and media set the mode.
 */
import type { Page, Request } from 'playwright'
import { launchBrowser } from '../../.ci/browser.ts'
import { withTimeout } from '../../.ci/withTimeout.ts'
import { HEIGHTS, type Mode, MODES, type ModeName, NOW, WIDTHS } from '../../.storybook/modes.ts'
import { applyMode, freezePage, waitUntilStable, type Settled, showStory, type Shown } from './inPage.ts'

/** A story that takes longer to render, play or load counts as a fault. */
const TIMEOUT_MS = 60_000
/** CSS pixels. */
const TALLEST = 12_000

/** Partial redraws change the pixels of round corners by one step in 255. */
export const launchForPictures = () => launchBrowser('--disable-partial-raster')

export interface Camera {
  /** Sets width and direction, which need a new render. `take` applies the rest of a mode to the rendered page. */
  showStory(story: string, mode: Mode): Promise<Shown>
  take(mode: ModeName): Promise<Buffer>
  /** Reloads the page after a story that hung or navigated away. */
  reopen(): Promise<void>
  close(): Promise<void>
  readonly page: Page
}

/** Modes of one width and direction share a render. */
export const groupByLayout = (modes: readonly ModeName[]): ModeName[][] => [
  ...Map.groupBy(modes, (name) => {
    const { width, direction }: Mode = MODES[name]
    return `${width} ${direction}`
  }).values(),
]

/** A story with a window of its own is taken at its width. */
export const appliesTo = (name: ModeName, { viewport }: Shown['own']): boolean =>
  !viewport?.value || viewport.value === MODES[name].width

export async function openCamera(address: string, first: string): Promise<Camera> {
  const browser = await launchForPictures()
  const context = await browser.newContext({
    viewport: { width: WIDTHS.desktop, height: HEIGHTS.desktop },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  await page.addInitScript(freezePage)
  const session = await context.newCDPSession(page)
  const requests = new Set<Request>()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  let direction = 'ltr'

  /** @returns the addresses of pending requests, except those that never end. */
  async function pending(): Promise<string[]> {
    if (requests.size === 0) return []
    const unanswered = new Set(await page.evaluate(() => [...(window.unanswered ?? [])]))
    return Array.from(requests, (request) => request.url()).filter((url) => !unanswered.has(url))
  }

  async function settle(): Promise<Settled> {
    const end = performance.now() + TIMEOUT_MS
    for (;;) {
      const drawn = await page.evaluate(waitUntilStable)
      if (!drawn.isStable) throw new Error('The page never stands still.')
      const left = await pending()
      if (left.length === 0) return drawn
      if (performance.now() > end) throw new Error(`No answer within ${TIMEOUT_MS / 1000} s: ${left.join(', ')}`)
    }
  }

  async function open(): Promise<void> {
    const load = () => page.goto(`${address}/iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`)
    await load().catch(load)
    // The page reloads itself until its service worker is in control.
    await page.waitForFunction(
      () =>
        navigator.serviceWorker.controller &&
        /^(?:complet|finish)/.test(window['__STORYBOOK_PREVIEW__']?.currentRender?.phase ?? ''),
    )
    await page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())))
    direction = 'ltr'
  }

  const setMedia = ({ forcedColors, motion }: Mode) =>
    page.emulateMedia({
      colorScheme: 'light',
      forcedColors: forcedColors ? 'active' : 'none',
      reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
    })

  await open()
  return {
    page,
    reopen: open,
    close: () => browser.close(),
    async showStory(story, { width, direction: wanted = 'ltr' }) {
      await setMedia({ width })
      await page.setViewportSize({ width: WIDTHS[width], height: HEIGHTS[width] })
      if (wanted !== direction)
        await page.evaluate((globals) => window['__STORYBOOK_ADDONS_CHANNEL__']!.emit('updateGlobals', { globals }), {
          direction: wanted,
        })
      direction = wanted
      requests.clear()
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
