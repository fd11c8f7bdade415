import type { Locator, Page, Request } from '@playwright/test'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { declineServices } from './testing/visitor.ts'

interface TypesAnswer {
  Outfitcategorylist: { OutfitCategoryName: string; Type: string }[]
}
interface CategoriesAnswer {
  Outfitcategorylist: { OutfitCategoryId: number; OutfitCategoryName: string }[]
  Price: { MinSellingPrice: number; MaxSellingPrice: number }
}
interface OutfitsAnswer {
  OutFitList: {
    OutfitID: number
    ProductName: string
    ImageLink: string
    Sizes: string
    SellingPrice: number
    Price: number
  }[]
}

const LEHENGA = 'Gulmohar Lehenga'

function side(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Filters' })
}

function card(page: Page, name = LEHENGA): Locator {
  return page.getByRole('article', { name })
}

function number(page: Page, name = LEHENGA): Locator {
  return page.getByRole('spinbutton', { name: `Quantity, ${name}` })
}

function addButton(page: Page, name = LEHENGA): Locator {
  return page.getByRole('button', { name: `Add to cart, ${name}` })
}

function inCart(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: /^In your cart.* View cart$/ })
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

function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN')}`
}

async function open(page: Page, shop: Shop, query = ''): Promise<void> {
  await page.goto(shop.url(`/outfits${query}`))
  await expect(count(page)).toBeVisible()
}

/** The query of the next GetOutFits after `act`. */
async function asked(page: Page, act: () => Promise<unknown>): Promise<unknown> {
  const [request] = await Promise.all([page.waitForRequest('**/v1/GetOutFits'), act()])
  return request.postDataJSON()
}

/** Records calls with their queries. */
function listen(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request: Request) => {
    const call = /\/v1\/(GetOutfitCategory\b|GetOutFits)(\?.*)?$/.exec(request.url())
    // The header's menu has women's categories too.
    if (call && call[2] !== '?GenderType=F') calls.push(`${call[1]}${call[2] ?? ''}`)
  })
  return calls
}

const categoriesOf = (page: Page, shop: Shop, GenderType = 'A') =>
  answerOf<CategoriesAnswer>(page, shop, 'GetOutfitCategory', { GenderType })

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
  'the page shows every outfit with picture, name, size, price and quantity',
  {
    tag: [
      '@phone',
      '@SHELL-089',
      '@OUTF-24',
      '@OUTF-25',
      '@OUTF-26',
      '@OUTF-27',
      '@OUTF-28',
      '@OUTF-29',
      '@OUTF-30',
      '@CONST-01',
    ],
  },
  async ({ page, shop }) => {
    const outfits = await outfitsOf(page, shop)
    await open(page, shop)
    await expect(page).toHaveTitle('Outfits | Aperture Acres')
    await expect(page.getByRole('heading', { level: 1, name: 'Beautiful outfits' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(outfits.length)
    await expect(count(page)).toHaveText(new RegExp(`^${outfits.length} outfits`))
    expect(outfits.some(({ Price, SellingPrice }) => Price !== SellingPrice)).toBe(true)
    for (const { ProductName, ImageLink, Sizes, SellingPrice, Price } of outfits) {
      const shown = card(page, ProductName)
      await expect(shown.locator('img')).toHaveAttribute('src', ImageLink)
      await expect(shown.getByText(Sizes)).toBeVisible()
      await expect(shown.getByText(rupees(SellingPrice), { exact: true })).toBeVisible()
      await expect(shown.locator('s')).toHaveText(Price === SellingPrice ? [] : [`List price ${rupees(Price)}`])
      await expect(shown.getByRole('spinbutton')).toHaveValue('1')
      await expect(shown.getByRole('button', { name: 'Add to cart' })).toBeVisible()
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)

test(
  'the sidebar has the provider’s filters and price range',
  {
    tag: [
      '@OUTF-03',
      '@OUTF-04',
      '@OUTF-05',
      '@OUTF-07',
      '@OUTF-20',
      '@OUTF-22',
      '@API-03',
      '@API-04',
      '@API-05',
      '@C-052',
    ],
  },
  async ({ page, shop }) => {
    const types = await answerOf<TypesAnswer>(page, shop, 'GetOutfitCategoryTypeList')
    const { Outfitcategorylist, Price } = await categoriesOf(page, shop)
    const typesCall = page.waitForRequest('**/v1/GetOutfitCategoryTypeList')
    const categoriesCall = page.waitForRequest('**/v1/GetOutfitCategory?GenderType=A')
    const body = await asked(page, () => open(page, shop))
    expect((await typesCall).method()).toBe('GET')
    expect((await categoriesCall).method()).toBe('GET')
    expect(body).toEqual({
      OutfitCategoryId: '',
      FromPrice: Price.MinSellingPrice,
      ToPrice: Price.MaxSellingPrice,
      GenderType: 'A',
    })

    const radios = side(page).getByRole('radio')
    await expect(radios).toHaveCount(types.Outfitcategorylist.length)
    for (const { OutfitCategoryName } of types.Outfitcategorylist)
      await expect(side(page).getByRole('radio', { name: OutfitCategoryName, exact: true })).toBeVisible()
    await expect(side(page).getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(side(page).getByRole('checkbox')).toHaveCount(Outfitcategorylist.length)
    for (const { OutfitCategoryName } of Outfitcategorylist)
      await expect(side(page).getByRole('checkbox', { name: OutfitCategoryName })).not.toBeChecked()

    const [low, high] = [
      side(page).getByRole('slider', { name: 'Minimum price' }),
      side(page).getByRole('slider', { name: 'Maximum price' }),
    ]
    await expect(low).toHaveAttribute('aria-valuenow', String(Price.MinSellingPrice))
    await expect(high).toHaveAttribute('aria-valuenow', String(Price.MaxSellingPrice))
    await expect(low).toHaveAttribute('aria-valuemin', String(Price.MinSellingPrice))
    await expect(high).toHaveAttribute('aria-valuemax', String(Price.MaxSellingPrice))
    await expect(low).toHaveAttribute('aria-valuetext', rupees(Price.MinSellingPrice))
    await expect(side(page).getByText(rupees(Price.MinSellingPrice), { exact: true })).toBeVisible()
    await expect(side(page).getByText(rupees(Price.MaxSellingPrice), { exact: true })).toBeVisible()
    await expect(side(page).getByRole('button', { name: 'Reset' })).toBeVisible()
  },
)

test(
  'checked categories apply at once, are in the address, and Back undoes them',
  { tag: ['@OUTF-23', '@C-050'] },
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
  'a price range applies on Apply, together with other filters',
  { tag: ['@OUTF-06', '@C-050'] },
  async ({ page, shop }) => {
    await open(page, shop, '?category=2')
    const calls = listen(page)
    const low = side(page).getByRole('slider', { name: 'Minimum price' })
    await low.focus()
    await page.keyboard.press('PageUp')
    await expect(low).toHaveAttribute('aria-valuenow', '1100')
    await side(page).getByRole('textbox', { name: 'Maximum price' }).fill('₹3,300')
    await side(page).getByRole('textbox', { name: 'Maximum price' }).blur()
    expect(calls).toEqual([])
    const body = await asked(page, () => side(page).getByRole('button', { name: 'Apply' }).click())
    expect(body).toEqual({ OutfitCategoryId: '2', FromPrice: 1100, ToPrice: 3300, GenderType: 'A' })
    await expect(page).toHaveURL(shop.url('/outfits?category=2&from=1100&to=3300'))
    await expect(count(page)).toHaveText('1 outfit, ₹1,100 to ₹3,300')
    expect(await asked(page, () => side(page).getByRole('button', { name: 'Apply' }).click())).toEqual(body)
  },
)

test(
  'a new gender loads its categories, prices and outfits, with nothing checked',
  { tag: ['@OUTF-13', '@OUTF-14', '@OUTF-15', '@OUTF-16', '@OUTF-21', '@CONST-06'] },
  async ({ page, shop }) => {
    const { Outfitcategorylist, Price } = await categoriesOf(page, shop, 'M')
    const outfits = await outfitsOf(page, shop, { GenderType: 'M' })
    await open(page, shop, '?category=5&from=1000&to=2000')
    await expect(side(page).getByRole('checkbox', { name: 'Suits' })).toBeChecked()
    const calls = listen(page)
    let letGo = (): void => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/v1/GetOutfitCategory?*', async (route) => {
      await held
      await route.continue()
    })
    await side(page).getByRole('radio', { name: 'Men', exact: true }).check()
    await expect(side(page).getByRole('slider', { name: 'Minimum price' })).toHaveAttribute('aria-valuenow', '0')
    await expect(side(page).getByRole('slider', { name: 'Maximum price' })).toHaveAttribute('aria-valuenow', '5000')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
    expect(calls).toEqual(['GetOutfitCategory?GenderType=M'])

    const body = await asked(page, async () => letGo())
    expect(body).toEqual({
      OutfitCategoryId: '',
      FromPrice: Price.MinSellingPrice,
      ToPrice: Price.MaxSellingPrice,
      GenderType: 'M',
    })
    expect(calls).toEqual(['GetOutfitCategory?GenderType=M', 'GetOutFits'])
    await expect(side(page).getByRole('checkbox')).toHaveCount(Outfitcategorylist.length)
    await expect(side(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(side(page).getByRole('slider', { name: 'Minimum price' })).toHaveAttribute(
      'aria-valuenow',
      String(Price.MinSellingPrice),
    )
    await expect(side(page).getByRole('slider', { name: 'Maximum price' })).toHaveAttribute(
      'aria-valuenow',
      String(Price.MaxSellingPrice),
    )
    await expect(page).toHaveURL(shop.url('/outfits?gender=M'))
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(outfits.length)
  },
)

test(
  'Reset clears gender, categories and price',
  { tag: ['@OUTF-17', '@OUTF-18', '@OUTF-19', '@CONST-07'] },
  async ({ page, shop }) => {
    const { Price } = await categoriesOf(page, shop)
    await open(page, shop, '?gender=F&category=1&from=2200&to=2300')
    await expect(side(page).getByRole('radio', { name: 'Women', exact: true })).toBeChecked()
    const categories = page.waitForRequest('**/v1/GetOutfitCategory?GenderType=A')
    const body = await asked(page, () => side(page).getByRole('button', { name: 'Reset' }).click())
    await categories
    expect(body).toMatchObject({ OutfitCategoryId: '', GenderType: 'A' })
    await expect(side(page).getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(side(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(side(page).getByRole('slider', { name: 'Minimum price' })).toHaveAttribute(
      'aria-valuenow',
      String(Price.MinSellingPrice),
    )
    await expect(side(page).getByRole('slider', { name: 'Maximum price' })).toHaveAttribute(
      'aria-valuenow',
      String(Price.MaxSellingPrice),
    )
    await expect(page).toHaveURL(shop.url('/outfits'))

    // Also for a removed price filter.
    await side(page).getByRole('slider', { name: 'Minimum price' }).press('PageUp')
    const again = page.waitForRequest('**/v1/GetOutfitCategory?GenderType=A')
    await side(page).getByRole('button', { name: 'Reset' }).click()
    await again
    await expect(side(page).getByRole('slider', { name: 'Minimum price' })).toHaveAttribute(
      'aria-valuenow',
      String(Price.MinSellingPrice),
    )
  },
)

test(
  'a link of the menu checks one category; an unknown one is ignored',
  { tag: ['@OUTF-11', '@OUTF-12', '@C-028'] },
  async ({ page, shop }) => {
    const sarees = await outfitsOf(page, shop, { OutfitCategoryId: '3' })
    const body = await asked(page, () => open(page, shop, '?q=3'))
    expect(body).toMatchObject({ OutfitCategoryId: '3', GenderType: 'A' })
    await expect(side(page).getByRole('checkbox', { name: 'Sarees' })).toBeChecked()
    await expect(side(page).getByRole('checkbox', { checked: true })).toHaveCount(1)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(sarees.length)
    // A choice replaces it.
    await side(page).getByRole('checkbox', { name: 'Suits' }).check()
    await expect(page).toHaveURL(shop.url('/outfits?category=3,5'))

    expect(await asked(page, () => open(page, shop, '?q=999'))).toMatchObject({ OutfitCategoryId: '' })
    await expect(side(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  },
)

test('a loading list shows no outfits', { tag: ['@OUTF-01', '@OUTF-02', '@SHELL-136'] }, async ({ page, shop }) => {
  await open(page, shop)
  let letGo = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/v1/GetOutFits', async (route) => {
    await held
    await route.continue()
  })
  await side(page).getByRole('checkbox', { name: 'Gowns' }).check()
  await expect(page.getByRole('main').getByText('Please Wait...')).toBeAttached()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  letGo()
  await expect(card(page, 'Mint Ball Gown')).toBeVisible()
  await expect(page.getByRole('main').getByText('Please Wait...')).toHaveCount(0)
})

test(
  'without categories or outfits the not-found picture is shown',
  { tag: ['@OUTF-32', '@SHELL-137', '@ERR-35', '@C-043'] },
  async ({ page, shop }) => {
    const nothing = page.getByRole('heading', { name: 'Sorry, no result found!' })
    await open(page, shop)
    await mockAnswer(page, 'GetOutFits', { response: { n: 1 }, OutFitList: [] })
    await side(page).getByRole('checkbox', { name: 'Gowns' }).check()
    await expect(nothing).toBeVisible()
    await expect(page.getByRole('main').locator('img[src="/art/spot/no-results.svg"]')).toBeVisible()
    await page.unroute('**/v1/GetOutFits*')
    await page.getByRole('button', { name: 'Show all outfits' }).click()
    await expect(card(page)).toBeVisible()

    await mockAnswer(page, 'GetOutfitCategory', {
      Response: { n: 1 },
      Outfitcategorylist: [],
      Price: { MinSellingPrice: 0, MaxSellingPrice: 0 },
    })
    await side(page).getByRole('radio', { name: 'Kids' }).check()
    await expect(nothing).toBeVisible()
    await expect(page.getByRole('main').locator('img[src="/art/spot/no-results.svg"]')).toBeVisible()
    await expect(side(page).getByRole('checkbox')).toHaveCount(0)
  },
)

test(
  'an outfit is added with its quantity, which returns to 1',
  { tag: ['@phone', '@ADD-27', '@ADD-28', '@ADD-29', '@ADD-30', '@ADD-31', '@CONST-51', '@API-19', '@SHELL-074'] },
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

test(
  'only the pressed card is busy, and sends one call',
  { tag: ['@OUTF-31', '@SHELL-135'] },
  async ({ page, shop }) => {
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
    const waiting = page.getByRole('main').getByRole('button', { name: 'Please Wait...' })
    await expect(waiting).toHaveCount(1)
    await expect(card(page).getByRole('button', { name: 'Please Wait...' })).toBeVisible()
    await waiting.click({ force: true })
    await expect(addButton(page, 'Ivory Sherwani')).toBeEnabled()
    letGo()
    await expect(inCart(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    expect(sent).toBe(1)
  },
)

test(
  'an invalid number is refused before a call',
  {
    tag: [
      '@phone',
      '@ADD-25',
      '@ADD-26',
      '@VAL-01',
      '@VAL-02',
      '@VAL-03',
      '@CONST-02',
      '@CONST-03',
      '@ERR-01',
      '@C-110',
    ],
  },
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
      await number(page).fill(typed)
      await addButton(page).click()
      // Announced as the description of the focused field.
      await expect(toasts(page)).toContainText(words)
      await expect(toasts(page).getByRole('alert')).toBeEmpty()
      await expect(number(page)).toHaveAccessibleDescription(words)
      await expect(card(page).getByText(words)).toBeVisible()
      await expect(number(page)).toHaveValue(typed)
      await expect(number(page)).toBeFocused()
      await expect(number(page)).toHaveAttribute('aria-invalid', 'true')
    }
    expect(sent).toBe(0)
    await number(page).fill('20')
    await expect(card(page).getByText('Maximum number of product is 20')).toHaveCount(0)
    await Promise.all([page.waitForRequest('**/v1/AddToUserCart'), addButton(page).click()])
  },
)

test(
  'a refusal of the provider stays visible, keeps the number, and the button works again',
  { tag: ['@ADD-32', '@ERR-05'] },
  async ({ page, shop }) => {
    await open(page, shop)
    await mockAnswer(page, 'AddToUserCart', { n: 0, Msg: 'This outfit is at the cleaner’s.' })
    await number(page).fill('4')
    await addButton(page).click()
    await expect(toasts(page).getByRole('alert')).toContainText('This outfit is at the cleaner’s.')
    await expect(page.getByRole('main').getByText('This outfit is at the cleaner’s.')).toBeVisible()
    await expect(number(page)).toHaveValue('4')
    await page.unroute('**/v1/AddToUserCart*')
    await addButton(page).click()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  },
)

test(
  'on a small screen two menus and a dialog filter the list',
  { tag: ['@OUTF-08', '@OUTF-09', '@OUTF-10', '@C-051'] },
  async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, shop)
    await expect(side(page)).toBeHidden()
    await page.getByRole('button', { name: 'Filter (All)' }).click()
    expect(await asked(page, () => page.getByRole('radio', { name: 'Women', exact: true }).check())).toMatchObject({
      GenderType: 'F',
    })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Filter (Women)' })).toBeFocused()

    await page.getByRole('button', { name: /^Filter by category/ }).click()
    expect(await asked(page, () => page.getByRole('checkbox', { name: 'Gowns' }).check())).toMatchObject({
      OutfitCategoryId: '2',
    })
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('checkbox', { name: 'Gowns' })).toBeHidden()

    await page.getByRole('button', { name: 'Price and all filters' }).click()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await expect(sheet.getByRole('radio', { name: 'Women', exact: true })).toBeChecked()
    await expect(sheet.getByRole('checkbox', { name: 'Gowns' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.getByRole('button', { name: 'Price and all filters' }).click()
    await sheet.getByRole('textbox', { name: 'Minimum price' }).fill('3300')
    expect(await asked(page, () => sheet.getByRole('button', { name: 'Apply' }).click())).toMatchObject({
      GenderType: 'F',
      OutfitCategoryId: '2',
      FromPrice: 3300,
    })
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL(/from=3300/)
    await page.getByRole('button', { name: 'Price and all filters' }).click()
    await sheet.getByRole('button', { name: 'Reset' }).click()
    await expect(page).toHaveURL(shop.url('/outfits'))
  },
)

for (const width of [360, 390])
  test(
    `the filters share one row at ${width} px`,
    { tag: ['@OUTF-08', '@OUTF-09', '@OUTF-10'] },
    async ({ page, shop }) => {
      await page.setViewportSize({ width, height: 640 })
      await open(page, shop, '?gender=F&category=2,3')
      const button = (name: string | RegExp) => page.getByRole('button', { name })
      const filters = [button('Filter (Women)'), button('Filter by category (2)'), button('Price and all filters')]
      const tops = await Promise.all(filters.map(async (filter) => (await filter.boundingBox())?.y))
      expect(tops).toEqual([tops[0], tops[0], tops[0]])
      await expect(button('Remove filter Women')).toBeInViewport({ ratio: 1 })
    },
  )

test('a picture of the whole page shows every outfit', async ({ page, shop }) => {
  await open(page, shop)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(20)
  const painted = await cards.evaluateAll((all) =>
    all.map((card) => card.checkVisibility({ contentVisibilityAuto: true })),
  )
  expect(painted).toEqual(Array(20).fill(true))
})

test('sorting the list makes no call', async ({ page, shop }) => {
  const outfits = await outfitsOf(page, shop)
  await open(page, shop)
  const calls = listen(page)
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  const byPrice = outfits.toSorted((a, b) => a.SellingPrice - b.SellingPrice).map(({ ProductName }) => ProductName)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high')
  await expect(names).toHaveText(byPrice)
  await expect(page).toHaveURL(shop.url('/outfits?sort=price-up'))
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, A to Z')
  await expect(names.first()).toHaveText('Checked Three-Piece')
  await page.goBack()
  await expect(names).toHaveText(byPrice)
  expect(calls).toEqual([])
})

test('a thousand outfits are paged by twenty-four', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'Scenario', value: 'big-catalogue', url: shop.address }])
  await open(page, shop, '?gender=F&sort=name')
  await expect(count(page)).toHaveText(/^\d{3} outfits/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(24)
  const more = page.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect(cards).toHaveCount(48)
  // The next Tab reaches the first new outfit.
  await page.keyboard.press('Tab')
  await expect(cards.nth(24).getByRole('button', { name: 'One less' })).toBeFocused()
  await page.goto(page.url())
  await expect(cards).toHaveCount(48)
})
