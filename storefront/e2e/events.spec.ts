import type { Locator, Page } from '@playwright/test'
import { answerOf } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { waitForHydration } from './testing/visitor.ts'

interface StudioEvent {
  EventPrice: number | ''
  SlugId: string
}
const PRICED = 'haldi'

function main(page: Page): Locator {
  return page.getByRole('main')
}

function card(page: Page, name: string): Locator {
  return main(page).getByRole('article', { name })
}

async function listOf(page: Page, shop: Shop): Promise<StudioEvent[]> {
  return (await answerOf<{ eventcategorylist: StudioEvent[] }>(page, shop, 'GetEventsCategory')).eventcategorylist
}

function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('SingleEventPrice'))
}

/** Indian grouping: `125000` becomes `1,25,000`. */
function grouped(amount: number): string {
  return amount.toLocaleString('en-IN')
}

test(
  'a price opened from the list shows on that event and on no other',
  { tag: ['@EVT-07', '@EVT-08', '@EVD-06', '@STOR-10', '@C-056'] },
  async ({ page, shop }) => {
    const price = (await listOf(page, shop)).find(({ SlugId }) => SlugId === PRICED)?.EventPrice
    await page.goto(shop.url('/events'))
    await card(page, 'Haldi & Mehendi').getByRole('link').click()
    await expect(page).toHaveURL(shop.url(`/event/${PRICED}`))
    await expect(main(page).getByText(`Price: INR ${grouped(Number(price))}`, { exact: true })).toBeVisible()
    expect(await kept(page)).toBe(String(price))
    await page.reload()
    await expect(main(page).getByText(/^Price: INR/)).toBeVisible()

    await page.goto(shop.url('/event/sangeet'))
    await expect(page.getByRole('heading', { level: 1, name: 'Sangeet' })).toBeVisible()
    await waitForHydration(page)
    await expect(main(page).getByText(/Price:/)).toHaveCount(0)
  },
)

test('a photograph of an event opens in the lightbox', { tag: ['@oldest'] }, async ({ page, shop }) => {
  await page.goto(shop.url(`/event/${PRICED}`))
  const first = page.getByRole('link', { name: 'Open photograph 1 of Haldi & Mehendi' })
  await first.click()
  const lightbox = page.getByRole('dialog', { name: 'Photographs of Haldi & Mehendi' })
  await expect(lightbox.getByRole('img')).toBeVisible()
  await lightbox.getByRole('button', { name: 'Close' }).click()
  await expect(lightbox).toBeHidden()
  await expect(first).toBeFocused()
})
