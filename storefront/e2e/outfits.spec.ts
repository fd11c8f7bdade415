import type { Locator, Page } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { signIn } from './testing/customer.ts'
import { answerOf } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { declineServices } from './testing/visitor.ts'

interface OutfitsAnswer {
  OutFitList: { OutfitID: number; ProductName: string }[]
}

const LEHENGA = 'Gulmohar Lehenga'

function side(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Filters' })
}

function card(page: Page): Locator {
  return page.getByRole('article', { name: LEHENGA })
}

function number(page: Page): Locator {
  return page.getByRole('spinbutton', { name: `Quantity, ${LEHENGA}` })
}

function addButton(page: Page): Locator {
  return page.getByRole('button', { name: `Add to cart, ${LEHENGA}` })
}

function count(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /outfit/ })
}

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' })
}

async function open(page: Page, shop: Shop, query = ''): Promise<void> {
  await page.goto(shop.url(`/outfits${query}`))
  await expect(count(page)).toBeVisible()
}

async function asked(page: Page, act: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest('**/v1/GetOutFits'), act()])
  return request.postDataJSON()
}

/** Called before the XSRF cookie exists. */
async function outfitsOf(
  page: Page,
  shop: Shop,
  wanted: Partial<Record<string, string>> = {},
): Promise<OutfitsAnswer['OutFitList']> {
  const body = { OutfitCategoryId: '', FromPrice: '0', ToPrice: '99999', GenderType: 'A', ...wanted }
  return (await answerOf<OutfitsAnswer>(page, shop, 'GetOutFits', body, 'POST')).OutFitList
}

test(
  'checked categories apply at once, are in the address, and Back undoes them',
  { tag: ['@smoke', '@OUTF-23', '@C-050'] },
  async ({ page, shop }) => {
    const both = await outfitsOf(page, shop, { OutfitCategoryId: '1,2' })
    await open(page, shop)
    expect(await asked(page, () => side(page).getByRole('checkbox', { name: 'Gowns' }).check())).toMatchObject({
      OutfitCategoryId: '2',
    })
    expect(await asked(page, () => side(page).getByRole('checkbox', { name: 'Lehenga' }).check())).toMatchObject({
      OutfitCategoryId: '1,2',
    })
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(both.length)
    await expect(page).toHaveURL(shop.url('/outfits?category=1,2'))

    await page.reload()
    await expect(side(page).getByRole('checkbox', { name: 'Gowns' })).toBeChecked()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(both.length)
    await page.goBack()
    await expect(side(page).getByRole('checkbox', { name: 'Lehenga' })).not.toBeChecked()
    await expect(side(page).getByRole('checkbox', { name: 'Gowns' })).toBeChecked()
    await page.getByRole('button', { name: 'Remove filter Gowns' }).click()
    await expect(side(page).getByRole('checkbox', { name: 'Gowns' })).not.toBeChecked()
    await expect(count(page)).toBeFocused()
  },
)

test(
  'an outfit is added with its quantity, which returns to 1',
  {
    tag: ['@smoke', '@ADD-27', '@ADD-28', '@ADD-29', '@ADD-30', '@ADD-31', '@CONST-51', '@API-19', '@SHELL-074'],
  },
  async ({ page, shop }) => {
    const [first] = (await outfitsOf(page, shop)).filter(({ ProductName }) => ProductName === LEHENGA)
    await open(page, shop)
    await card(page).getByRole('button', { name: 'One more' }).click()
    await card(page).getByRole('button', { name: 'One more' }).click()
    await expect(number(page)).toHaveValue('3')
    const [sent, answer] = await Promise.all([
      page.waitForRequest('**/v1/AddToUserCart'),
      page.waitForResponse('**/v1/AddToUserCart'),
      addButton(page).click(),
    ])
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'SessionId')?.value
    expect(sent.postDataJSON()).toEqual({
      cart: [
        {
          UserId: '',
          sessionId: cookie,
          TypeId: 4,
          TypeName: 'BeautifulOutfits',
          ProductId: first?.OutfitID,
          BookingDate: '',
          Quantity: 3,
          ActionBy: '',
        },
      ],
    })
    const { Msg } = (await answer.json()) as { Msg: string }
    await expect(toasts(page)).toContainText(Msg)
    await expect(number(page)).toHaveValue('1')
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await declineServices(page)
    await page.getByRole('main').getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL(shop.url('/cart'))
    await expect(page.getByRole('main').getByText(LEHENGA)).toBeVisible()
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
