import { expect, test } from './testing/shop.ts'

test('a heart puts a set into the plan, which survives a reload and the home page', async ({ page, shop }) => {
  await page.goto(shop.url('/sets'))
  const heart = page.getByRole('button', { name: 'Add Texas Ranch to the plan' })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto(shop.url('/'))
  await expect(page.locator('html:not([data-start])')).toBeAttached()
  await page.goto(shop.url('/set/texas-ranch'))
  await page.getByRole('main').getByRole('link', { name: 'Your plan' }).click()
  await expect(page).toHaveURL(shop.url('/plan'))
  await expect(page.getByRole('link', { name: 'Texas Ranch' })).toHaveAttribute('href', '/set/texas-ranch')
  await page.getByRole('textbox', { name: 'Note for Texas Ranch' }).fill('at sunset')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Note for Texas Ranch' })).toHaveValue('at sunset')
})

test('the plan lives as long as the page where storage refuses', async ({ page, shop }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: undefined }))
  await page.goto(shop.url('/set/texas-ranch'))
  await page.getByRole('button', { name: 'Add Texas Ranch to the plan' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Your plan' }).click()
  await expect(page).toHaveURL(shop.url('/plan'))
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Note for Texas Ranch' })).toBeVisible()
})
