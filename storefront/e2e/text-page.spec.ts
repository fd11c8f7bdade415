import { expect, test } from './testing/shop.ts'

test('the table of contents links sections below the header and does not print', async ({ page, shop }) => {
  await page.goto(shop.url('/privacy-policy'))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL(shop.url('/privacy-policy#cookies'))
  const heading = page.getByRole('heading', { name: 'Cookies' })
  await expect(heading).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await page.emulateMedia({ media: 'print' })
  await expect(contents).toBeHidden()
  await expect(heading).toBeVisible()
})
