import type { Page } from '@playwright/test'
import { addDays, dMy, today } from '../text/dates.ts'
import { fillCart, ALL } from './testing/basket.ts'
import { signIn } from './testing/customer.ts'
import { expect, test } from './testing/shop.ts'
import { declineServices } from './testing/visitor.ts'

interface Shift extends PerformanceEntry {
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Includes shifts soon after input or at the start of a load, which the web vital ignores. */
async function watchShifts(page: Page, from: 'now' | 'the next load' = 'now'): Promise<() => Promise<string[]>> {
  const watch = () => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as unknown as Shift[])
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent)
          moved.push(`${name}: ${at(previousRect)} → ${at(currentRect)}`)
        }
    }).observe({ type: 'layout-shift' })
  }
  await (from === 'now' ? page.evaluate(watch) : page.addInitScript(watch))
  return async () => {
    // The observer needs two frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  }
}

const CARDS = [
  { path: '/outfits', name: 'Gulmohar Lehenga' },
  { path: '/food-and-beverages', name: 'Farm Thali' },
  { path: '/hire-professionals/makeup-artist', name: 'Meera Kulkarni' },
]

const DEVICES = {
  'on a desktop': {},
  'on a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

test.use({ drawn: true })

for (const [where, device] of Object.entries(DEVICES))
  test.describe(where, () => {
    test.use(device)

    test('an add is confirmed in the pressed place, for the day of the shoot', async ({ page, shop }) => {
      await declineServices(page)
      await fillCart(page, shop, ALL.slice(0, 1))
      for (const { path, name } of CARDS) {
        await page.goto(shop.url(path))
        const button = page.getByRole('button', { name: `Add to cart, ${name}` })
        await button.scrollIntoViewIfNeeded()
        await expect(button).toBeEnabled()
        const shifts = await watchShifts(page)
        await button.click()
        const link = page.getByRole('main').getByRole('link', { name: /^In your cart for \d+ \w+\. View cart$/ })
        await expect(link).toBeFocused()
        expect(await shifts(), path).toEqual([])
      }
    })
  })

test.describe('while a page is on its way', () => {
  test.use({ hydrated: false })

  test('nothing moves when a customer’s page comes after its frame', async ({ page, shop }) => {
    const shifts = await watchShifts(page, 'the next load')
    await signIn(page, shop)
    for (const [path, part] of [
      ['/order-failed', 'OrderFailedRoute'],
      ['/order-success', 'OrderSuccessRoute'],
    ] as const) {
      let release = (): void => undefined
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(`**/assets/${part}-*.js`, async (route) => {
        await released
        await route.continue()
      })
      await page.goto(shop.url(path), { waitUntil: 'commit' })
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toBeVisible()
      expect(await shifts()).toEqual([])
      release()
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      expect(await shifts()).toEqual([])
    }
  })
})

test('nothing moves for the line of the chosen day, whose place is kept from the first paint', async ({
  page,
  shop,
}) => {
  const shifts = await watchShifts(page, 'the next load')
  const day = addDays(today(), 10)
  // The day is chosen on a page that does not show the line.
  await page.goto(shop.url(`/pricing/pre-wedding-maternity?date=${day}`))
  await expect(page.getByLabel('When is your shoot?')).toHaveValue(dMy(day))
  for (const path of ['/sets', '/outfits']) {
    await page.goto(shop.url(path))
    await expect(page.getByRole('region', { name: 'Your day' })).toContainText(dMy(day))
    // Prices that wait for their font are not the line's.
    expect(
      (await shifts()).filter((moved) => moved.startsWith('<main')),
      path,
    ).toEqual([])
  }
  // Here the line wraps, so only a page that has shown it knows its height.
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/sets', '/outfits']) {
    await page.goto(shop.url(path))
    await expect(page.getByRole('region', { name: 'Your day' })).toContainText(dMy(day))
  }
  expect((await shifts()).filter((moved) => moved.startsWith('<main'))).toEqual([])

  // With a package in the cart the line is hidden, so that no place may be kept for it.
  await fillCart(page, shop, ALL.slice(0, 1))
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your day' })).toBeHidden()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('DayLine'))).toBeNull()
})
