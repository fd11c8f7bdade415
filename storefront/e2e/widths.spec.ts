import type { Frame, Page } from '@playwright/test'
import { PAGES } from '../../.ci/pages.ts'
import { brokenWords, hyphenated } from './testing/brokenWords.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { openCheckoutAsCustomer } from './testing/payer.ts'

/** CSS pixels. */
const WIDTHS = Array.from({ length: 101 }, (_, at) => 320 + 16 * at)
/** Frames wait for the browser's next one most of the time. */
const FRAMES = 4
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

/** Runs in a frame. @returns each broken word with the widths of the frame at which it is broken. */
async function brokenAtWidths(widths: readonly number[], broken: () => string[]): Promise<[string, number[]][]> {
  const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => done()))
  const found = new Map<string, number[]>()
  for (const width of widths) {
    ;(window.frameElement as HTMLElement).style.width = `${width}px`
    // Media queries tell the app of the new width just before.
    await nextFrame()
    if (broken().length === 0) continue
    // What a ResizeObserver lays out (the flip-book) follows within two frames.
    await nextFrame()
    await nextFrame()
    for (const word of broken()) found.set(word, [...(found.get(word) ?? []), width])
  }
  return [...found]
}

async function brokenIn(frame: Frame, widths = WIDTHS): Promise<string[]> {
  await frame.evaluate(() => document.fonts.ready)
  const found = await frame.evaluate<[string, number[]][]>(
    `(${String(brokenAtWidths)})(${JSON.stringify(widths)}, ${String(brokenWords)})`,
  )
  return [
    ...found.map(([word, at]) => `${word} is broken at ${at.length} widths from ${at[0]} to ${at.at(-1)} px`),
    ...(await frame.evaluate(hyphenated)),
  ]
}

/** Hidden, because layout is measured and painting would take most of the time. */
async function addFrame(page: Page, name: string): Promise<Frame> {
  await page.evaluate((frameName) => {
    const frame = document.createElement('iframe')
    frame.name = frameName
    frame.style.cssText = 'position: fixed; visibility: hidden; border: 0; width: 1280px; height: 900px'
    document.body.append(frame)
  }, name)
  const frame = page.frame(name)
  if (!frame) throw new Error(`There is no frame "${name}".`)
  return frame
}

/** The shop forbids to be framed; here its pages are laid out in frames, which resize faster than a window. */
async function openFrames(page: Page, shop: Shop): Promise<Frame[]> {
  await page.route(shop.url('/**'), async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy']?.replace("frame-ancestors 'none'", "frame-ancestors 'self'") ?? ''
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } })
  })
  await page.route(shop.url('/frames'), (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(shop.url('/frames'))
  return Promise.all(Array.from({ length: FRAMES }, (_, at) => addFrame(page, `frame ${at}`)))
}

async function brokenOn(page: Page, shop: Shop, paths: readonly string[]): Promise<string[]> {
  const left = [...paths]
  const found: string[] = []
  const take = async (frame: Frame) => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await frame.goto(shop.url(path))
      await frame.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
      found.push(...(await brokenIn(frame)).map((line) => `${path}: ${line}`))
    }
  }
  await Promise.all((await openFrames(page, shop)).map(take))
  return found
}

// Slow, because each page is laid out a hundred times.
test.describe.configure({ timeout: 240_000 })
test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) =>
  context.route('**/art/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY })),
)

test('broken words are found, and nothing else', async ({ page }) => {
  const frame = await addFrame(page, 'words')
  await frame.setContent(`
    <style>body { margin: 0; font: 20px/1.2 monospace; overflow-wrap: anywhere } .narrow { width: 6ch } .hidden { position: absolute; width: 1px; clip-path: inset(50%) }</style>
    <h1 style="width: 40vw">Photographers</h1>
    <h2 class="narrow">Two words</h2>
    <button class="narrow" style="font: inherit; padding: 0">Subscribe</button>
    <table><tr><th class="narrow" style="display: block">Balance</th></tr></table>
    <p class="narrow" id="price">₹</p>
    <p class="narrow">Cine&shy;ma pre-paid and/or</p>
    <p class="narrow hidden">Invisible</p>
    <p class="narrow" hidden>Invisible</p>
    <p>H<small>2</small>O and <big>Big</big></p>
    <p style="hyphens: auto">Hyphenate</p>`)
  await frame.evaluate(() =>
    document
      .querySelector('#price')
      ?.append(document.createTextNode('28,000'), document.createElement('i'), document.createTextNode(' net')),
  )
  expect(await brokenIn(frame, [320, 336, 1280])).toEqual([
    'h1 “Photographers” is broken at 2 widths from 320 to 336 px',
    'button “Subscribe” is broken at 3 widths from 320 to 1280 px',
    'th “Balance” is broken at 3 widths from 320 to 1280 px',
    'p “₹28,000” is broken at 3 widths from 320 to 1280 px',
    '“Hyphenate” may be hyphenated',
  ])
})

const content = PAGES.filter(({ kind }) => kind === 'content').map(({ path }) => path)
const long = [
  '/hire-professionals/cinematographers',
  '/hire-professionals/makeup-artist',
  '/hire-professionals/dress-stylists',
]
const half = Math.ceil(content.length / 2)

for (const [name, paths] of [
  ['the first half of the pages', content.slice(0, half)],
  ['the other half', [...content.slice(half), ...long]],
] as const) {
  test(`no width breaks a word: ${name}`, async ({ page, shop }) => {
    expect(await brokenOn(page, shop, paths)).toEqual([])
  })
}

test('no width breaks a word: the pages of a customer', async ({ page, shop }) => {
  await openCheckoutAsCustomer(page, shop)
  expect(
    await brokenOn(
      page,
      shop,
      PAGES.filter(({ kind }) => kind === 'app').map(({ path }) => path),
    ),
  ).toEqual([])
})
