import type { Page } from '@playwright/test'
import { PAGES } from '../../.ci/pages.ts'
import { brokenWords, hyphenated } from './testing/brokenWords.ts'
import { expect, test } from './testing/shop.ts'
import { reachCheckout } from './testing/visitor.ts'

/** CSS pixels. */
const WIDTHS = Array.from({ length: 101 }, (_, at) => 320 + 16 * at)
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

const twoFrames = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

async function brokenAt(page: Page, widths = WIDTHS): Promise<string[]> {
  const found = new Map<string, number[]>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    // What a ResizeObserver lays out (the flip-book) follows within two frames.
    if ((await page.evaluate(brokenWords)).length > 0) await page.evaluate(twoFrames)
    for (const word of await page.evaluate(brokenWords)) found.set(word, [...(found.get(word) ?? []), width])
  }
  const broken = [...found].map(
    ([word, at]) => `${word} is broken at ${at.length} widths from ${at[0]} to ${at.at(-1)} px`,
  )
  return [...broken, ...(await page.evaluate(hyphenated))]
}

async function brokenOn(page: Page, address: (path: string) => string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(address(path))
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    found.push(...(await brokenAt(page)).map((line) => `${path}: ${line}`))
  }
  return found
}

// Slow, because each page is drawn a hundred times.
test.describe.configure({ timeout: 240_000 })
test.use({ reducedMotion: 'reduce' })
test.beforeEach(({ context }) =>
  context.route('**/art/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMPTY })),
)

test('broken words are found, and nothing else', async ({ page }) => {
  await page.setContent(`
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
  await page.evaluate(() =>
    document
      .querySelector('#price')
      ?.append(document.createTextNode('28,000'), document.createElement('i'), document.createTextNode(' net')),
  )
  expect(await brokenAt(page, [320, 336, 1280])).toEqual([
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
    expect(await brokenOn(page, (path) => shop.url(path), paths)).toEqual([])
  })
}

test('no width breaks a word: the pages of a customer', async ({ page, shop }) => {
  await reachCheckout(page, shop)
  expect(
    await brokenOn(
      page,
      (path) => shop.url(path),
      PAGES.filter(({ kind }) => kind === 'app').map(({ path }) => path),
    ),
  ).toEqual([])
})
