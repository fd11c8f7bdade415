import { expect, test } from './testing/shop.ts'

test.use({ allowedErrors: [/status of 404/] })

test(
  'an unknown address leads to /404, which links home',
  { tag: ['@SHELL-118', '@SHELL-119', '@NF-01', '@NF-02', '@NF-03', '@NF-04', '@NF-05', '@ERR-34'] },
  async ({ page, shop }) => {
    for (const path of ['/nope/x', '/admin', '/restaurant', '/404']) {
      await page.goto(shop.url(path))
      await expect(page).toHaveURL(shop.url('/404'))
      await expect(page.getByRole('heading', { level: 1, name: "Look like You're lost" })).toBeVisible()
      await expect(page.getByText(/page.*not available/i)).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(shop.url('/'))
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  },
)
