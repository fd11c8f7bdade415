/** On the smallest phones, the next step is visible and not covered. */
import { PACKAGE_CATEGORIES } from '../../mocks/payloads/packages.ts'
import { addDays, today } from '../text/dates.ts'
import { DAY_WORDS } from '../text/dayMessages.ts'
import type { Locator, Page } from '@playwright/test'
import { ALL, fillCart } from './testing/basket.ts'
import { openAsCustomer } from './testing/customer.ts'
import { pressLinkTo } from './testing/pressLinkTo.ts'
import { expect, test } from './testing/shop.ts'
import { declineServices, dismissToasts, KNOWN_DAY, openDialogOf } from './testing/visitor.ts'

const DESKTOP = { width: 1280, height: 800 }
const SMALLEST = { width: 320, height: 568 }
const SMALL = [SMALLEST, { width: 360, height: 640 }]
const named = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`

const isUncovered = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const inside = 3
    return [
      [x, y],
      [left + inside, y],
      [right - inside, y],
      [x, top + inside],
      [x, bottom - inside],
    ].every(([across = 0, down = 0]) => {
      const hit = document.elementFromPoint(across, down)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  })

async function expectInSight(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ ratio: 1 })
  expect(await isUncovered(part), await part.innerText()).toBe(true)
}

/** Whether the next toast appears above or below the button, where scrolling separates them. */
const nextMessageIsInColumnOf = (button: Locator): Promise<boolean> =>
  button.evaluate(
    (element) =>
      new Promise<boolean>((done) => {
        const region = document.querySelector('[aria-label="Messages"]')
        if (!region) throw new Error('There is no region for messages.')
        new MutationObserver(() => {
          const message = region.querySelector('li')?.getBoundingClientRect()
          const { left, right } = element.getBoundingClientRect()
          if (message) done(message.left < right && message.right > left)
        }).observe(region, { subtree: true, childList: true })
      }),
  )

/** Days are 44 px high, a seventh of the available width, and never cut off. */
async function expectDaysWhole(page: Page): Promise<void> {
  const days = page.getByRole('gridcell').getByRole('button')
  await expect(days.first()).toBeVisible()
  const cut = await days.evaluateAll((all) => {
    const least = Math.min(44, Math.floor((innerWidth - 10) / 7))
    return all.flatMap((day) => {
      const { x, right, width, height } = day.getBoundingClientRect()
      const isWhole = height >= 44 && width >= least && x >= 0 && right <= innerWidth
      return isWhole || width === 0 ? [] : [`${day.ariaLabel}: ${width} × ${height} px at ${x}`]
    })
  })
  expect(cut).toEqual([])
}

test.describe('on the smallest phones', () => {
  test.use({ viewport: SMALLEST, hasTouch: true, isMobile: true })

  test('a calendar says what its signs mean, above days that are whole; a message leaves its corner free', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    const dialog = await openDialogOf(page, 'Golden Hour')
    await expect(dialog.getByRole('grid')).toBeVisible()
    const add = dialog.getByRole('button', { name: 'Add to cart' })
    for (const viewport of SMALL) {
      await page.setViewportSize(viewport)
      for (const words of Object.values(DAY_WORDS)) await expectInSight(dialog.getByText(words, { exact: true }))
      await expectInSight(add)
      await expectDaysWhole(page)
    }
    for (const viewport of [DESKTOP, SMALLEST]) {
      await page.setViewportSize(viewport)
      const isBelow = nextMessageIsInColumnOf(dialog.getByRole('button', { name: 'Close' }))
      await add.click()
      expect(await isBelow, named(viewport)).toBe(false)
      // Nor is it hidden from screen readers behind the dialog.
      await expect(page.getByRole('alert')).toContainText('Please select date')
      await dismissToasts(page)
    }
  })

  test('the button of the booking dialog covers at most a quarter of it, also with the package in the cart', async ({
    page,
    shop,
  }) => {
    await declineServices(page)
    await fillCart(page, shop, ALL.slice(0, 1))
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    const dialog = await openDialogOf(page, 'Golden Hour')
    for (const viewport of [...SMALL, { width: 390, height: 664 }]) {
      await page.setViewportSize(viewport)
      const move = dialog.getByRole('button', { name: 'Move to this day' })
      await expectInSight(move)
      const foot = await move.evaluate((button) => button.parentElement?.clientHeight ?? Infinity)
      expect(foot / viewport.height, named(viewport)).toBeLessThanOrEqual(1 / 4)
    }
    await expect(dialog.getByRole('button', { name: 'Proceed to checkout' })).toBeVisible()
  })

  test('the days of a tour are whole', async ({ page, shop }) => {
    await page.goto(shop.url('/recce'))
    await page.getByRole('combobox', { name: 'Visiting Date' }).tap()
    for (const viewport of SMALL) {
      await page.setViewportSize(viewport)
      await expectDaysWhole(page)
    }
  })

  test('services can be declined without scrolling, and the days of another date are whole', async ({ page, shop }) => {
    await fillCart(page, shop, ALL.slice(0, 1))
    await openAsCustomer(page, shop, '/cart')
    const decline = page.getByRole('dialog').getByRole('button', { name: 'No, thanks' })
    for (const viewport of SMALL) {
      await page.setViewportSize(viewport)
      await expectInSight(decline)
    }
    await decline.tap()
    await page
      .getByRole('button', { name: /^Change date/ })
      .first()
      .tap()
    for (const viewport of SMALL) {
      await page.setViewportSize(viewport)
      await expectDaysWhole(page)
    }
  })
})

/** A package of this category has a name of five lines, so its buttons need a higher window than `DESKTOP`. */
const LONG_NAME = 'modelling-fashion-portfolio'

test('the first package of every category can be added without scrolling', async ({ page, shop }) => {
  const add = page.getByRole('button', { name: /^Add package / }).first()
  const expectAddInSight = async (slug: string): Promise<void> => {
    await page.setViewportSize({ width: 390, height: 844 })
    await expectInSight(add)
    await page.setViewportSize(slug === LONG_NAME ? { width: 1280, height: 900 } : DESKTOP)
    await expectInSight(add)
  }
  await page.goto(shop.url(`/pricing/${LONG_NAME}`))
  await expectAddInSight(LONG_NAME)
  // Cards with a day are higher.
  const [first = '', ...others] = PACKAGE_CATEGORIES.map(({ SlugName }) => SlugName)
  await page.goto(shop.url(`/pricing/${first}?date=${addDays(today(), 10)}`))
  for (const slug of [first, ...others]) {
    if (slug !== first) await pressLinkTo(page, `/pricing/${slug}`)
    await expect(page.getByRole('article').first().getByText(KNOWN_DAY).first()).toBeVisible()
    await expectAddInSight(slug)
  }
})
