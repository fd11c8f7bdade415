import type { Page } from '@playwright/test'
import { expect, test } from './testing/shop.ts'

const main = (page: Page) => page.getByRole('main')

for (const { path, width } of [
  { path: '/hire-professionals', width: 1024 },
  { path: '/portfolio/meera-kulkarni', width: 1728 },
])
  test(`no row of ${path} ends in a lone picture at ${width} px`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(shop.url(path))
    const pictures = main(page).locator('li:has(img)')
    const tops = () =>
      pictures.evaluateAll((all) => all.slice(-2).map((one) => Math.round(one.getBoundingClientRect().top)))
    await expect.poll(async () => new Set(await tops()).size).toBe(1)
    expect(await pictures.count()).toBeGreaterThan(3)
  })
