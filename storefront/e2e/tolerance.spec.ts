/** Invalid items are covered by storefront/routes/cart/tolerance.test.ts and by stories. */
import type { Page } from '@playwright/test'
import { answerWith } from './testing/malformed.ts'
import { expect, test } from './testing/shop.ts'

const main = (page: Page) => page.getByRole('main')

test.describe('a provider that is down behind a page rendered ahead', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('is admitted where a price is about to be relied on', async ({ page, shop }) => {
    const mend = await answerWith(page, 'GetPackageDeatils', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    const note = 'We could not check these prices just now. They may have changed.'
    await expect(main(page).getByText(note)).toBeVisible()
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expect(page.getByText(/GetPackageDeatils|503/)).toHaveCount(0)
    await main(page)
      .getByRole('button', { name: /^Add package/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog').first()
    await expect(dialog.getByText(note)).toBeVisible()
    await mend()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(note)).toHaveCount(0)
    await expect(dialog).toBeVisible()
  })
})
