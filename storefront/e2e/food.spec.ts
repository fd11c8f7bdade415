import type { Locator, Page } from '@playwright/test'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'

interface MealsAnswer {
  foodandbeverageslist: { Id: number; Title: string; PerHeadPrice: number; MenuIncludes: string }[]
}

const THALI = 'Farm Thali'

function card(page: Page, name = THALI): Locator {
  return page.getByRole('article', { name })
}

function persons(page: Page, name = THALI): Locator {
  return page.getByRole('spinbutton', { name: `Number of persons, ${name}` })
}

function addButton(page: Page, name = THALI): Locator {
  return page.getByRole('button', { name: `Add to cart, ${name}` })
}

function inCart(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: /^In your cart.* View cart$/ })
}

function toasts(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages' })
}

async function open(page: Page, shop: Shop): Promise<void> {
  await page.goto(shop.url('/food-and-beverages'))
  await expect(card(page)).toBeVisible()
}

test(
  'each meal has a card with its price per head and its menu',
  {
    tag: [
      '@phone',
      '@SHELL-095',
      '@FNB-01',
      '@FNB-02',
      '@FNB-03',
      '@FNB-04',
      '@FNB-06',
      '@FNB-09',
      '@FNB-10',
      '@API-14',
      '@CONST-01',
    ],
  },
  async ({ page, shop }) => {
    const { foodandbeverageslist: meals } = await answerOf<MealsAnswer>(page, shop, 'GetFoodAndBeverages')
    const asked = page.waitForRequest('**/v1/GetFoodAndBeverages')
    await open(page, shop)
    expect((await asked).method()).toBe('GET')
    await expect(page).toHaveTitle('Food and beverages | Aperture Acres')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(meals.length)
    for (const { Title, PerHeadPrice, MenuIncludes } of meals) {
      const meal = card(page, Title)
      await expect(meal.getByRole('heading')).toHaveText(Title)
      await expect(meal.getByText(`₹${PerHeadPrice}`, { exact: true })).toBeVisible()
      await expect(meal.getByText('per head')).toBeVisible()
      await expect(meal.getByRole('listitem')).toHaveText(MenuIncludes.split('\n'))
      await expect(meal.getByText('Choose the number of people, then add.')).toBeVisible()
      await expect(meal.getByRole('spinbutton')).toHaveValue('1')
      await expect(meal.getByRole('button', { name: 'Add to cart' })).toBeVisible()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)

test(
  'a menu of eight lines or more scrolls, by keyboard too',
  { tag: ['@phone', '@FNB-05', '@CONST-09'] },
  async ({ page, shop }) => {
    const menu = (lines: number): string => Array.from({ length: lines }, (_, at) => `Dish ${at + 1}`).join('\n')
    const foodandbeverageslist = [7, 8].map((lines) => ({
      Id: lines,
      Title: `${lines} lines`,
      PerHeadPrice: 100,
      MenuIncludes: menu(lines),
    }))
    await mockAnswer(page, 'GetFoodAndBeverages', { response: { n: 1 }, foodandbeverageslist })
    await page.goto(shop.url('/food-and-beverages'))
    const box = (lines: number): Locator => page.getByRole('group', { name: `Menu of ${lines} lines` })
    await expect(box(8)).toHaveAttribute('tabindex', '0')
    await expect(box(7)).not.toHaveAttribute('tabindex')
    const scrolls = (found: Element): boolean => found.scrollHeight > found.clientHeight + 1
    expect(await box(7).evaluate(scrolls)).toBe(false)
    expect(await box(8).evaluate(scrolls)).toBe(true)
    await box(8).focus()
    await page.keyboard.press('End')
    await expect.poll(() => box(8).evaluate((found) => found.scrollTop)).toBeGreaterThan(0)
  },
)

test(
  'the number of persons is limited to 1 to 20 and two digits',
  {
    tag: [
      '@phone',
      '@FNB-07',
      '@FNB-08',
      '@VAL-06',
      '@VAL-07',
      '@VAL-08',
      '@VAL-09',
      '@CONST-02',
      '@CONST-03',
      '@CONST-04',
    ],
  },
  async ({ page, shop }) => {
    await open(page, shop)
    const [less, more] = [
      card(page).getByRole('button', { name: 'One less' }),
      card(page).getByRole('button', { name: 'One more' }),
    ]
    await more.click()
    await expect(persons(page)).toHaveValue('2')
    await less.click()
    await expect(persons(page)).toHaveValue('1')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await less.click({ force: true })
    await expect(persons(page)).toHaveValue('1')
    await persons(page).fill('19')
    await more.click()
    await expect(persons(page)).toHaveValue('20')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await more.click({ force: true })
    await expect(persons(page)).toHaveValue('20')

    await persons(page).fill('')
    await persons(page).pressSequentially('a1b-.5c7')
    await expect(persons(page)).toHaveValue('15')
  },
)

test(
  'a meal is added for the chosen number of persons',
  { tag: ['@phone', '@ADD-35', '@ADD-36', '@ADD-37', '@ADD-39', '@CONST-52', '@API-19', '@C-129'] },
  async ({ page, shop }) => {
    const { foodandbeverageslist } = await answerOf<MealsAnswer>(page, shop, 'GetFoodAndBeverages')
    await open(page, shop)
    // The field keeps the focus.
    await persons(page).fill('4')
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
    await expect(toasts(page)).toContainText(Msg)
    await expect(inCart(page)).toBeVisible()
    await expect(persons(page)).toHaveValue('1')
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  },
)

test('the pressed button is busy while its call runs', { tag: ['@ADD-38', '@SHELL-135'] }, async ({ page, shop }) => {
  await open(page, shop)
  let sent = 0
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/v1/AddToUserCart', async (route) => {
    sent += 1
    await held
    await route.continue()
  })
  await addButton(page).click()
  const waiting = card(page).getByRole('button', { name: 'Please Wait...' })
  await expect(waiting).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Please Wait...' })).toHaveCount(1)
  await waiting.click({ force: true })
  letGo()
  await expect(inCart(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  expect(sent).toBe(1)
})

test(
  'an invalid number is refused before a call',
  { tag: ['@ADD-33', '@ADD-34', '@VAL-04', '@VAL-05', '@ERR-01', '@C-110'] },
  async ({ page, shop }) => {
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('/v1/AddToUserCart')) sent += 1
    })
    await open(page, shop)
    for (const [typed, words] of [
      ['', 'Please enter number of products before adding in cart'],
      ['0', 'Please enter number of products before adding in cart'],
      ['21', 'Maximum number of product is 20'],
    ] as const) {
      await persons(page).fill(typed)
      await addButton(page).click()
      // Announced as the description of the focused field.
      await expect(toasts(page)).toContainText(words)
      await expect(toasts(page).getByRole('alert')).toBeEmpty()
      await expect(persons(page)).toHaveAccessibleDescription(words)
      await expect(card(page).getByText(words)).toBeVisible()
      await expect(persons(page)).toHaveValue(typed)
      await expect(persons(page)).toBeFocused()
    }
    expect(sent).toBe(0)
  },
)

test(
  'a refusal of the provider stays visible and keeps the number',
  { tag: ['@ADD-40', '@ERR-05'] },
  async ({ page, shop }) => {
    await open(page, shop)
    await mockAnswer(page, 'AddToUserCart', { n: 0, Msg: 'The kitchen is closed that day.' })
    await persons(page).fill('12')
    await addButton(page).click()
    await expect(toasts(page).getByRole('alert')).toContainText('The kitchen is closed that day.')
    await expect(page.getByRole('main').getByText('The kitchen is closed that day.')).toBeVisible()
    await expect(persons(page)).toHaveValue('12')
    await expect(addButton(page)).toBeVisible()
  },
)

test('an empty list shows the not-found picture', { tag: ['@SHELL-137', '@ERR-35'] }, async ({ page, shop }) => {
  await mockAnswer(page, 'GetFoodAndBeverages', { response: { n: 1 }, foodandbeverageslist: [] })
  await page.goto(shop.url('/food-and-beverages'))
  await expect(page.getByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  await expect(page.getByRole('main').locator('img[src="/art/spot/no-results.svg"]')).toBeVisible()
})
