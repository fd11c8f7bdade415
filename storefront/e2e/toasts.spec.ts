import type { Locator, Page } from '@playwright/test'
import { expect, test } from './testing/shop.ts'

/** Visible toasts, not the hidden live regions. */
function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' }).getByRole('listitem')
}

/** Causes two different toasts. */
async function askTwice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('textbox', { name: 'Your email address' }).fill('meera@')
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

/** Leaves after so many milliseconds, with 300 ms of animation. */
async function staysFor(page: Page, milliseconds: number): Promise<void> {
  const toast = toasts(page).first()
  await page.clock.runFor(milliseconds - 50)
  await expect(toast).not.toHaveAttribute('data-leaving')
  await page.clock.runFor(100)
  await expect(toast).toHaveAttribute('data-leaving')
  await page.clock.runFor(350)
  await expect(toasts(page)).toHaveCount(0)
}

test.beforeEach(async ({ page, shop }) => {
  await page.clock.install()
  await page.goto(shop.url('/faqs'))
  await page.clock.pauseAt(new Date(Date.now() + 10_000))
})

test(
  'toasts are top right, the newest first, duplicates once',
  { tag: ['@SHELL-063', '@SHELL-064', '@SHELL-065', '@SHELL-070', '@ERR-01', '@VAL-80', '@VAL-81'] },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(toasts(page)).toHaveCount(1)
    await askTwice(page)
    await expect(toasts(page)).toHaveCount(2)
    await expect(toasts(page).first()).toContainText('Please enter proper email address')
    await expect(toasts(page).last()).toContainText('Please enter your email address')
    const box = await toasts(page).first().boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width - 40)
    expect(box?.y).toBeLessThan(120)
  },
)

test(
  'a toast leaves after 1300 ms, with an animation of 300 ms',
  { tag: ['@SHELL-067', '@SHELL-068', '@CONST-34', '@CONST-46'] },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(toasts(page)).toHaveCount(1)
    const moves = await toasts(page)
      .first()
      .evaluate((toast) =>
        [toast, ...toast.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .map(({ animationDuration, transitionDuration }) => `${animationDuration} ${transitionDuration}`),
      )
    expect(moves.join(' ')).toContain('0.3s')
    await staysFor(page, 1300)
  },
)

test('a hovered toast stays, and leaves 1000 ms later', { tag: ['@SHELL-069', '@CONST-46'] }, async ({ page }) => {
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await toasts(page).first().hover()
  await page.clock.runFor(5000)
  await expect(toasts(page)).toHaveCount(1)
  await page.mouse.move(10, 700)
  await staysFor(page, 1000)
})

test('a tap dismisses a toast', { tag: ['@SHELL-066'] }, async ({ page }) => {
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await toasts(page)
    .first()
    .click({ position: { x: 20, y: 20 } })
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(0)
})
