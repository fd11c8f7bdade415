import { expect, test } from './testing/shop.ts'

const SEARCH = { name: 'Search', exact: true }

test('opens by keys, of which one can be switched off, forgives a typing error and leads to the page', async ({
  page,
  shop,
}) => {
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
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.url('/set/texas-ranch'))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('button', SEARCH).first().click()
  await dialog.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(dialog).toBeVisible()
})

test('a search has an address: a reload, Back and a shared link show its results', async ({ page, shop }) => {
  await page.goto(shop.url('/props'))
  await expect(page.locator('html:not([data-start])')).toBeAttached()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', SEARCH).getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(' texs')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.url('/search?q=texs'))
  await expect(page.getByRole('dialog', SEARCH)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const main = page.getByRole('main')
  const field = main.getByRole('searchbox')
  const found = main.getByRole('link', { name: /^Texas Ranch/ })
  await expect(found).toBeVisible()
  // What is typed replaces the address, so that Back does not go letter by letter.
  await field.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' ranch')
  await expect(page).toHaveURL(shop.url('/search?q=texs+ranch'))
  await page.keyboard.press('Enter')
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(shop.url('/set/texas-ranch'))
  await page.goBack()
  await expect(field).toHaveValue('texs ranch')
  await expect(found).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('texs ranch')
  await expect(found).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(shop.url('/props'))

  await page.goto(shop.url('/search?q=submarine'))
  await expect(main.getByRole('status')).toHaveText('0 results for “submarine”')
  await expect(main.getByRole('link', { name: 'Write to us' })).toBeVisible()
})
