import { expect, test } from './testing/shop.ts'

const SEARCH = { name: 'Search', exact: true }

test('opens by keys, forgives a typing error and leads to the page', async ({ page, shop }) => {
  await page.goto(shop.url('/props'))
  await expect(page.locator('html:not([data-start])')).toBeAttached()
  const dialog = page.getByRole('dialog', SEARCH)
  const field = dialog.getByRole('searchbox')
  await page.keyboard.press('Control+k')
  await expect(field).toBeFocused()
  // Shortcuts are off while typing in a field.
  await page.keyboard.type('/')
  await expect(field).toHaveValue('/')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  await page.keyboard.type('texs ranch')
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ results? for “texs ranch”$/)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('link', { name: /^Texas Ranch/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.url('/set/texas-ranch'))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('the key without Ctrl can be switched off', async ({ page, shop }) => {
  await page.goto(shop.url('/faqs'))
  await expect(page.locator('html:not([data-start])')).toBeAttached()
  const dialog = page.getByRole('dialog', SEARCH)
  await page.getByRole('button', SEARCH).first().click()
  await dialog.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
})
