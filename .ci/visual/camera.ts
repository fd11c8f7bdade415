/** One page that is never closed: stories come onto it by Storybook's channel, modes by its viewport, globals and media. */
import { type Browser, chromium, type Page, type Request } from 'playwright'
import { HEIGHTS, type Mode, MODES, type ModeName, WIDTHS } from '../../.storybook/modes.ts'
import { BROWSER_ARGS, findBrowser } from '../browser.ts'
import { applyMode, freezePage, waitUntilStable, showStory, type Shown } from './inPage.ts'

/** A Saturday's noon at the studio; every picture is of this moment. */
const MOMENT = '2026-11-21T12:00:00+05:30'
/** How long a story may take to be drawn and played, and how long calls that it left open are waited for, in milliseconds. */
const TIMEOUT_MS = 20_000
const LEFT_OPEN = 1500
/** The tallest picture, in CSS pixels: a list of a thousand is cut off there. */
const TALLEST = 12_000

/** Layout corners come out one step of 255 lighter or darker by which part of the page was drawn again; drawn as a whole they don't. */
const DRAWN_WHOLE = '--disable-partial-raster'

let browserPath: Promise<string> | undefined

export async function launchBrowser(): Promise<Browser> {
  // Looked for once: the pinned one is unpacked to one place.
  browserPath ??= findBrowser()
  return chromium.launch({ executablePath: await browserPath, args: [...BROWSER_ARGS, DRAWN_WHOLE] })
}

/** What has to be drawn anew: the rest of a mode is only put on. */
export interface Layout {
  readonly width: Mode['width']
  readonly direction: 'ltr' | 'rtl'
}

export interface Camera {
  /** Puts a story on the stage. */
  showStory(story: string, layout: Layout): Promise<Shown>
  /** A PNG of what is on the stage, in a mode of the round. */
  take(mode: ModeName): Promise<Buffer>
  /** Loads the page again. After a story that hangs or leaves the page only this one can be trusted. */
  reopen(): Promise<void>
  readonly page: Page
}

export function layoutOf(name: ModeName): Layout {
  const { width, direction }: Mode = MODES[name]
  return { width, direction: direction ?? 'ltr' }
}

/** The layouts of some modes, in their order. */
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

/** A story that brings its own theme, direction or width is of that one thing: it is photographed once. */
export function appliesTo(name: ModeName, { theme, direction, viewport }: Shown['own']): boolean {
  const { width, ...rest }: Mode = MODES[name]
  if (viewport?.value && viewport.value !== width) return false
  if (!theme && !direction) return true
  return Object.keys(rest).length === 0 && (width === 'desktop' || viewport?.value === width)
}

/** Which requests the story on the stage still waits for. */
function watchRequests(page: Page) {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  const close = (request: Request) => open.delete(request)
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return {
    /** What was asked for before is another story's. */
    forget: () => open.clear(),
    /** @returns whether there was anything to wait for. */
    async quiet(): Promise<boolean> {
      if (open.size === 0) return false
      const end = performance.now() + LEFT_OPEN
      while (open.size > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
      return true
    },
  }
}

async function withTimeout<Answer>(answer: Promise<Answer>, story: string): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${story} was not drawn within ${TIMEOUT_MS / 1000} s.`)), TIMEOUT_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** @param first any story, to open the page with. */
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

  async function open(): Promise<void> {
    layout = { ...layout, direction: 'ltr' }
    const load = () => page.goto(`${address}/iframe.html?id=${first}&viewMode=story&globals=a11y.manual:!true`)
    // A page that is just about to leave gets in the way.
    await load().catch(load)
    // The page loads itself again until its worker has taken it over, and when a story is taken away while it plays.
    await page.waitForFunction(
      () =>
        navigator.serviceWorker.controller &&
        /^(?:complet|finish)/.test(window['__STORYBOOK_PREVIEW__']?.currentRender?.phase ?? ''),
    )
    await page.evaluate(() => Promise.all(Array.from(document.fonts, (face) => face.load())))
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
      const shown = await withTimeout(page.evaluate(showStory, story), story)
      if (await requests.quiet()) await page.evaluate(waitUntilStable)
      return shown
    },
    async take(name) {
      const mode: Mode = MODES[name]
      await setMedia(mode)
      await page.evaluate(applyMode, mode)
      const drawn = await page.evaluate(waitUntilStable)
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
