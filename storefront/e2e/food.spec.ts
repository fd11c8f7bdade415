import type { Locator, Page } from '@playwright/test'
import { answerOf } from './testing/provider.ts'
import { expect, test } from './testing/shop.ts'

interface MealsAnswer {
  foodandbeverageslist: { Id: number; Title: string }[]
}

const THALI = 'Farm Thali'

function card(page: Page): Locator {
  return page.getByRole('article', { name: THALI })
}

function people(page: Page): Locator {
  return page.getByRole('spinbutton', { name: `Number of people, ${THALI}` })
}

function addButton(page: Page): Locator {
  return page.getByRole('button', { name: `Add to cart, ${THALI}` })
}

test(
  'a meal is added for the chosen number of people',
  { tag: ['@ADD-35', '@ADD-36', '@ADD-37', '@ADD-39', '@CONST-52', '@API-19', '@C-129'] },
  async ({ page, shop }) => {
    const { foodandbeverageslist } = await answerOf<MealsAnswer>(page, shop, 'GetFoodAndBeverages')
    await page.goto(shop.url('/food-and-beverages'))
    await expect(card(page)).toBeVisible()
    await people(page).fill('4')
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
          TypeId: 5,
          TypeName: 'FoodAndBeverages',
          ProductId: foodandbeverageslist.find(({ Title }) => Title === THALI)?.Id,
          BookingDate: '',
          Quantity: 4,
          ActionBy: '',
        },
      ],
    })
    const { Msg } = (await answer.json()) as { Msg: string }
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(Msg)
    await expect(page.getByRole('main').getByRole('link', { name: /^In your cart.* View cart$/ })).toBeVisible()
    await expect(people(page)).toHaveValue('1')
    await expect(card(page).getByText('per head · 4 in your cart')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  },
)
