/**
 * Rules for the ways in which iOS differs (see stories/docs/Engines.mdx). Text size of fields, double taps and scroll
 * boxes are checked in every story (.storybook/checks/touch.ts).
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { expect, test } from './testing/shop.ts'
import { CUSTOMER } from './testing/visitor.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const UPRIGHT = { top: 59, bottom: 34, left: 0, right: 0 }
/** A phone in landscape; the notch may be at either end. */
const SIDEWAYS = { top: 0, bottom: 21, left: 59, right: 59 }
type Insets = typeof UPRIGHT

async function cover(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

async function coveredIn(part: Locator, insets: Insets): Promise<string[]> {
  return part.evaluate((root, { top, bottom, left, right }) => {
    const words = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)
    return [...root.querySelectorAll('a, button, input, h1, h2, h3, label')].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const isSeen = box.width > 1 && element.checkVisibility({ visibilityProperty: true }) && box.top < innerHeight
      const isClear =
        box.top >= top && box.bottom <= innerHeight - bottom && box.left >= left && box.right <= innerWidth - right
      return isSeen && !isClear ? [`${element.localName} ${words(element)}`] : []
    })
  }, insets)
}

const bottomOf = (part: Locator) =>
  part.evaluate((element) => Math.round(innerHeight - element.getBoundingClientRect().bottom))

/** Of those that are not covered: a scrolling list ends above the buttons below it. */
const lowestOf = (parts: Locator) =>
  parts.evaluateAll((all) => {
    const bottoms = all.flatMap((element) => {
      const { left, top, width, height, bottom } = element.getBoundingClientRect()
      const isSeen = element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      return isSeen && bottom < innerHeight ? [Math.round(innerHeight - bottom)] : []
    })
    return Math.min(...bottoms)
  })

async function pull(page: Page, from = 600): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const at = (y: number) => [{ x: 195, y }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) })
  for (let y = from - 20; y >= from - 300; y -= 20)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Some engines do not contain swipes in a box without overflow, so the page's scroll lock must work on its own. */
const containNothing = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { overscroll-behavior: auto !important }')
    document.adoptedStyleSheets.push(sheet)
  })

const rested = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 10; last = scrollY) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      still = scrollY === last ? still + 1 : 0
    }
    return Math.round(scrollY)
  })

const OVER: readonly { what: string; path: string; open: (page: Page) => Promise<unknown> }[] = [
  { what: 'menu', path: '/sets', open: (page) => page.getByRole('button', { name: 'Open menu' }).click() },
  {
    what: 'sheet',
    path: '/outfits',
    open: (page) => page.getByRole('button', { name: 'Price and all filters' }).click(),
  },
  {
    what: 'dialog',
    path: '/pricing/pre-wedding-maternity',
    open: (page) => page.getByRole('button', { name: 'Add package Golden Hour' }).click(),
  },
  {
    what: 'lightbox',
    path: '/restuarant',
    open: (page) =>
      page
        .getByRole('link', { name: /^Enlarge/ })
        .first()
        .click(),
  },
]

test('the page is drawn up to the edges, and its header keeps clear of the notch', async ({ page, shop }) => {
  await page.goto(shop.url('/'))
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /viewport-fit=cover/)
  // A finger scrolls the page, unless something is open over it (below).
  await pull(page)
  expect(await rested(page)).toBeGreaterThan(100)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (const insets of [UPRIGHT, SIDEWAYS]) {
    await page.setViewportSize(insets === UPRIGHT ? { width: 390, height: 844 } : { width: 844, height: 390 })
    await cover(page, insets)
    expect(await coveredIn(page.getByRole('banner'), insets)).toEqual([])
  }
  const sidesOnly = { ...SIDEWAYS, top: -Infinity, bottom: -Infinity }
  expect(await coveredIn(page.getByRole('main'), sidesOnly)).toEqual([])
})

for (const { what, path, open } of OVER)
  test(`the ${what} keeps clear of notch and home indicator, and the page behind it stays`, async ({ page, shop }) => {
    await page.goto(shop.url(path))
    await cover(page, UPRIGHT)
    await open(page)
    const over = page.getByRole('dialog').first()
    await expect(over).toBeVisible()
    await over.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)))
    const behind = await rested(page)
    expect(await lowestOf(over.getByRole('button').or(over.getByRole('link')))).toBeGreaterThanOrEqual(UPRIGHT.bottom)
    await containNothing(page)
    for (const from of [600, 820]) await pull(page, from)
    expect(await rested(page)).toBe(behind)
  })

test('the bar with the total and the link to the chat keep clear of the home indicator', async ({ page, shop }) => {
  await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
  await page.goto(shop.url('/cart'))
  const checkout = page.getByRole('button', { name: 'Proceed to checkout' })
  await expect(checkout).toBeVisible()
  await cover(page, UPRIGHT)
  expect(await bottomOf(checkout)).toBeGreaterThanOrEqual(UPRIGHT.bottom)
  await page.goto(shop.url('/sets'))
  const chat = page.getByRole('link', { name: /^Chat with us/ }).last()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await bottomOf(chat)).toBeGreaterThanOrEqual(UPRIGHT.bottom)
})

test('numbers and codes ask for the keyboard and the entry of their own', async ({ page, shop }) => {
  await page.goto(shop.url('/login'))
  const number = page.getByRole('textbox', { name: 'Mobile number' })
  await expect(number).toHaveAttribute('type', 'tel')
  await expect(number).toHaveAttribute('autocomplete', 'tel')
  await number.fill(CUSTOMER.mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  const code = page.getByRole('textbox', { name: /5-digit code/ })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  // In landscape the toast avoids the notch.
  await page.setViewportSize({ width: 844, height: 390 })
  await cover(page, SIDEWAYS)
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('button')
  const right = await message.evaluate((element) => innerWidth - element.getBoundingClientRect().right)
  expect(right).toBeGreaterThanOrEqual(SIDEWAYS.right)
  for (const path of ['/contact-us', '/recce']) {
    await page.goto(shop.url(path))
    const field = page.getByRole('textbox', { name: /^(?:Mobile|Phone)/ })
    await expect(field).toHaveAttribute('type', 'tel')
    await expect(field).toHaveAttribute('autocomplete', 'tel')
  }
})

test('heights of the window are those without its bars, after one that every engine knows', () => {
  const folder = resolve(import.meta.dirname, '../..', process.env['DIST'] ?? 'dist')
  const sheets = globSync('assets/*.css', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'))
  const rules = sheets.flatMap((css) => css.match(/[^{}]*\{[^{}]*\b100d?vh[^{}]*\}/g) ?? [])
  expect(rules.length).toBeGreaterThan(5)
  for (const rule of rules)
    for (const property of ['height', 'max-height', 'min-height']) {
      const values = [...rule.matchAll(new RegExp(`(?<![\\w-])${property}:([^;}]*100d?vh[^;}]*)`, 'g'))]
      const units = values.map(([, value]) => /100d?vh/.exec(value ?? '')?.[0])
      expect([rule, units]).toEqual([rule, units.length === 0 ? [] : ['100vh', '100dvh']])
    }
})
