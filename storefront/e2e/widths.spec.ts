import type { Frame, Page } from '@playwright/test'
import { addFrame, openForFrames } from '../../.ci/audit/widths/frame.ts'
import { brokenWords } from '../../.ci/audit/widths/verdict.ts'
import { PAGES } from '../../.ci/pages.ts'
import { hyphenated } from './testing/hyphenated.ts'
import { openCheckoutAsCustomer } from './testing/payer.ts'
import { expect, test, type Shop } from './testing/shop.ts'

/** Frames wait for the browser's next one most of the time. */
const FRAMES = 4
const EMPTY = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

async function brokenIn(frame: Frame): Promise<string[]> {
  const found = await brokenWords(frame)
  return [...found.map(({ element, sentence }) => `${element} ${sentence}`), ...(await frame.evaluate(hyphenated))]
}

async function openFrames(page: Page, shop: Shop): Promise<Frame[]> {
  await openForFrames(page, shop.address.replace(/\/$/, ''))
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
  expect(await brokenIn(frame)).toEqual([
    'h1 “Photographers” at 27 widths from 320 to 736 px: “Photographers” is broken.',
    'button.narrow “Subscribe” at 101 widths from 320 to 1920 px: “Subscribe” is broken.',
    'th.narrow “Balance” at 101 widths from 320 to 1920 px: “Balance” is broken.',
    'p.narrow “₹28,000 net” at 101 widths from 320 to 1920 px: “₹28,000” is broken.',
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
