import { expect, test } from './testing/shop.ts'

test('a photograph of an event opens in the lightbox', { tag: ['@oldest'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/event/haldi'))
  const first = page.getByRole('link', { name: 'Open photograph 1 of Haldi & Mehendi' })
  await first.click()
  const lightbox = page.getByRole('dialog', { name: 'Photographs of Haldi & Mehendi' })
  await expect(lightbox.getByRole('img')).toBeVisible()
  await lightbox.getByRole('button', { name: 'Close' }).click()
  await expect(lightbox).toBeHidden()
  await expect(first).toBeFocused()
})
