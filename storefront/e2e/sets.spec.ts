import type { Locator, Page } from '@playwright/test'
import { answerOf } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'

interface SetAnswer {
  Setsmodel: {
    SetName: string
    SetDescription: string
    SetGalleryImages: { FileLink: string }[]
  }
}

const COURT = 'rajwada-courtyard'

function main(page: Page): Locator {
  return page.getByRole('main')
}

function gallery(page: Page): Locator {
  return page.getByRole('region', { name: 'Gallery' })
}

async function openSet(page: Page, shop: Shop): Promise<SetAnswer['Setsmodel']> {
  const { Setsmodel } = await answerOf<SetAnswer>(page, shop, 'GetSetViewDetails', { setId: COURT })
  await page.goto(shop.url(`/set/${COURT}`))
  await expect(page.getByRole('heading', { level: 1, name: Setsmodel.SetName })).toBeVisible()
  return Setsmodel
}

test(
  'a click opens a set, and Back restores the position',
  { tag: ['@SETS-06', '@SHELL-120'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/sets'))
    const link = main(page).getByRole('link', { name: 'The Glasshouse' })
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(200)
    await link.click()
    await expect(page).toHaveURL(shop.url('/set/glasshouse'))
    await expect(page.getByRole('heading', { level: 1, name: 'The Glasshouse' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(link).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  },
)

test('the link of a set is copied on devices without a share sheet', async ({ page, context, shop }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openSet(page, shop)
  await main(page).getByRole('button', { name: 'Share The Rajwada Courtyard' }).click()
  await expect(main(page).getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.url(`/set/${COURT}`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a set is readable, and its photographs link their files', async ({ page, shop }) => {
    const set = await openSet(page, shop)
    await expect(main(page).getByText(set.SetDescription)).toBeVisible()
    await expect(main(page).getByRole('button')).toHaveCount(0)
    await gallery(page).getByRole('link').first().click()
    await expect(page).toHaveURL(shop.url(set.SetGalleryImages[0]?.FileLink ?? ''))
  })
})
