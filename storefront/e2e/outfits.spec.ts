import type { Locator, Page } from '@playwright/test'
import { OUTFITS } from '../../mocks/payloads/outfits.ts'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { signIn } from './testing/customer.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { declineServices } from './testing/visitor.ts'

const LEHENGA = 'Gulmohar Lehenga'

function side(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Filters' })
}

function card(page: Page): Locator {
  return page.getByRole('article', { name: LEHENGA })
}

function count(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /outfit/ })
}

async function open(page: Page, shop: Shop): Promise<void> {
  await page.goto(shop.url('/outfits'))
  await expect(count(page)).toBeVisible()
}

async function asked(page: Page, act: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest('**/v1/GetOutFits'), act()])
  return request.postDataJSON()
}

test(
  'checked categories apply at once, are in the address, and Back undoes them',
  { tag: ['@smoke', '@OUTF-23', '@C-050'] },
  async ({ page, shop }) => {
    const both = OUTFITS.filter(({ OutfitCategoryId }) => [1, 2].includes(Number(OutfitCategoryId))).length
    await open(page, shop)
    expect(await asked(page, () => side(page).getByRole('checkbox', { name: 'Gowns' }).check())).toMatchObject({
      OutfitCategoryId: '2',
    })
    expect(await asked(page, () => side(page).getByRole('checkbox', { name: 'Lehenga' }).check())).toMatchObject({
      OutfitCategoryId: '1,2',
    })
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(both)
    await expect(page).toHaveURL(shop.url('/outfits?category=1,2'))

    await page.reload()
    await expect(side(page).getByRole('checkbox', { name: 'Gowns' })).toBeChecked()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(both)
    await page.goBack()
    await expect(side(page).getByRole('checkbox', { name: 'Lehenga' })).not.toBeChecked()
    await expect(side(page).getByRole('checkbox', { name: 'Gowns' })).toBeChecked()
    await page.getByRole('button', { name: 'Remove filter Gowns' }).click()
    await expect(side(page).getByRole('checkbox', { name: 'Gowns' })).not.toBeChecked()
    await expect(count(page)).toBeFocused()
  },
)

test('a size that is wished for goes from the card into the cart and the note of the order', async ({ page, shop }) => {
  await declineServices(page)
  await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
  await signIn(page, shop)
  await open(page, shop)
  const size = card(page).getByRole('combobox', { name: 'Your size, Gulmohar Lehenga' })
  await size.selectOption('M')
  await card(page).getByRole('button', { name: 'One more' }).click()
  await card(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(card(page).getByText('Size S, M, L · 2 in your cart')).toBeVisible()
  await page.reload()
  await expect(card(page).getByText('Size S, M, L · 2 in your cart')).toBeVisible()
  await expect(size).toHaveValue('M')
  await page.goto(shop.url('/cart'))
  await expect(card(page)).toContainText('Size M')
  await page.goto(shop.url('/checkout'))
  await expect(page.getByText('Sent with them: Sizes: Gulmohar Lehenga M.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Order notes' }).fill('Two cars')
  const made = page.waitForRequest('**/v1/CreateUserpayment')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  expect((await made).postDataJSON()).toMatchObject({ OrderNote: 'Two cars\nSizes: Gulmohar Lehenga M.' })
})

test('the filters stay beside the list with their end on a small laptop, and the keyboard reaches their beginning', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, shop)
  await page.getByRole('main').getByRole('article').nth(7).scrollIntoViewIfNeeded()
  for (const name of ['Minimum price', 'Maximum price'])
    await expect(side(page).getByRole('textbox', { name })).toBeInViewport({ ratio: 1 })
  await expect(side(page).getByRole('button', { name: 'Apply' })).toBeInViewport({ ratio: 1 })
  const all = side(page).getByRole('radio', { name: 'All' })
  await expect(all).not.toBeInViewport()
  await side(page).getByRole('checkbox', { name: 'Lehenga' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(all).toBeFocused()
  await expect(all).toBeInViewport({ ratio: 1 })
})
