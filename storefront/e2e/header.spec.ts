import type { Page } from '@playwright/test'
import { openAsCustomer } from './testing/customer.ts'
import { BRAND } from '../brand.ts'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test } from './testing/shop.ts'
import { addPackage, CUSTOMER, logIn } from './testing/visitor.ts'

interface Lists {
  propcategorylist: { PropCategoryName: string }[]
  Outfitcategorylist: { OutfitCategoryId: number; OutfitCategoryName: string }[]
  foodandbeverageslist: { Title: string }[]
  professionalcategorylist: { Name: string; SlugName: string; ProfCatId: number }[]
  packagecategorylist: { CategoryName: string; SlugName: string }[]
}

const banner = (page: Page) => page.getByRole('banner')
const openMenu = async (page: Page) => {
  await banner(page).getByRole('button', { name: 'Add On Services' }).click()
  return banner(page).getByRole('list', { name: 'Props' })
}

test(
  'links lead to their pages',
  { tag: ['@SHELL-002', '@SHELL-003', '@SHELL-004', '@SHELL-022', '@SHELL-023'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    for (const [name, path] of [
      ['Home', '/'],
      ['Sets', '/sets'],
      ['Setups', '/events'],
      ['Blogs', '/blog'],
      ["FAQ's", '/faqs'],
    ] as const) {
      const link = banner(page).getByRole('link', { name, exact: true })
      await link.click()
      await expect(page).toHaveURL(shop.url(path))
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(banner(page).locator('[aria-current]')).toHaveCount(1)
    }
  },
)

test('a subpage marks the link of its section', async ({ page, shop }) => {
  const marked = banner(page).locator('[aria-current="true"]')
  await page.goto(shop.url('/sets'))
  await page.getByRole('main').getByRole('link').and(page.locator('[href^="/set/"]')).first().click()
  await expect(page).toHaveURL(/\/set\/[\w-]+$/)
  await expect(marked).toHaveText('Sets')
  await page.goto(shop.url('/hire-professionals'))
  await expect(marked).toHaveAccessibleName('Add On Services')
  for (const path of ['/pricing/web-series', '/recce']) {
    await page.goto(shop.url(path))
    await expect(marked).toHaveAccessibleName('Book Now')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await banner(page).getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).locator('[aria-current="true"]')).toHaveAccessibleName(
    'Book Now',
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(shop.url('/cart'))
  await expect(banner(page).locator('[aria-current]')).toHaveCount(0)
})

test('the wedding venue opens in a new tab', { tag: ['@SHELL-017'] }, async ({ page, shop }) => {
  await page.goto(shop.address)
  const link = banner(page).getByRole('link', { name: /^Wedding Venue.*new tab/ })
  await expect(link).toHaveAttribute('href', BRAND.weddingVenue)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('the services menu opens by pointer and keyboard, and closes', { tag: ['@SHELL-005'] }, async ({ page, shop }) => {
  await page.goto(shop.address)
  const button = banner(page).getByRole('button', { name: 'Add On Services' })
  const props = banner(page).getByRole('list', { name: 'Props' })
  await button.hover()
  await expect(props).toBeVisible()
  await page.mouse.move(640, 860)
  await expect(props).toBeHidden()
  await button.click()
  await expect(props).toBeVisible()
  await button.click()
  await expect(props).toBeHidden()
  await page.mouse.move(640, 860)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(props).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(props).toBeHidden()
  await expect(button).toBeFocused()
})

test(
  'the menu lists the provider’s categories, asked for when it is about to open',
  {
    tag: [
      '@SHELL-006',
      '@SHELL-008',
      '@SHELL-010',
      '@SHELL-012',
      '@SHELL-013',
      '@SHELL-014',
      '@SHELL-015',
      '@SHELL-016',
    ],
  },
  async ({ page, shop }) => {
    const calls = [
      'GetPropCategory',
      'GetOutfitCategory?GenderType=F',
      'GetFoodAndBeverages',
      'GetProfessionalCategory',
      'GetEventsCategory',
    ]
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url().replace(/^.*\/v1\//, '')))
    const ofMenus = () => asked.filter((call) => calls.includes(call)).toSorted()
    await page.goto(shop.url('/faqs'))
    await page.waitForLoadState('networkidle')
    expect(ofMenus()).toEqual([])
    const menu = await openMenu(page)
    await expect(menu).toBeVisible()
    await expect.poll(ofMenus).toEqual(calls.toSorted())
    const texts = (name: string) => banner(page).getByRole('list', { name }).getByRole('link').allTextContents()
    const props = await answerOf<Lists>(page, shop, 'GetPropCategory')
    expect(await texts('Props')).toEqual(props.propcategorylist.map(({ PropCategoryName }) => PropCategoryName))
    const outfits = await answerOf<Lists>(page, shop, 'GetOutfitCategory', { GenderType: 'F' })
    expect(await texts('Outfits')).toEqual(
      outfits.Outfitcategorylist.map(({ OutfitCategoryName }) => OutfitCategoryName),
    )
    const meals = await answerOf<Lists>(page, shop, 'GetFoodAndBeverages')
    expect(await texts('Food & beverages')).toEqual(meals.foodandbeverageslist.map(({ Title }) => Title))

    const { professionalcategorylist: all } = await answerOf<Lists>(page, shop, 'GetProfessionalCategory')
    expect(all.map(({ Name }) => Name)).toContain('Cinematographers')
    const shown = all.filter(({ Name, ProfCatId }) => Name !== 'Cinematographers' && ProfCatId !== 6)
    expect(await texts('Professionals')).toEqual(shown.map(({ Name }) => Name))
    for (const { Name, SlugName } of shown) {
      await expect(
        banner(page).getByRole('list', { name: 'Professionals' }).getByRole('link', { name: Name }),
      ).toHaveAttribute('href', `/hire-professionals/${SlugName}`)
    }
  },
)

test(
  'the category with number 6 and Cinematographers are in no menu',
  { tag: ['@SHELL-014', '@SHELL-015', '@C-029'] },
  async ({ page, shop }) => {
    const person = (Name: string, ProfCatId: number) => ({
      Name,
      SlugName: Name.toLowerCase(),
      ImageLink: '',
      CateogryDescription: '',
      ProfCatId,
    })
    await mockAnswer(page, 'GetProfessionalCategory', {
      n: 1,
      professionalcategorylist: [person('Grips', 1), person('CINEMATOGRAPHERS', 2), person('Runners', 6)],
    })
    await page.goto(shop.url('/sets'))
    await openMenu(page)
    await expect(banner(page).getByRole('list', { name: 'Professionals' }).getByRole('link')).toHaveText(['Grips'])
  },
)

test(
  'props, outfits, meals and professionals each lead to their page',
  { tag: ['@SHELL-007', '@SHELL-009', '@SHELL-011', '@SHELL-013', '@STOR-11', '@C-027', '@C-028'] },
  async ({ page, shop }) => {
    await page.goto(shop.address)
    const follow = async (list: string, name: string, path: string) => {
      await openMenu(page)
      await banner(page).getByRole('list', { name: list }).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(shop.url(path))
      await expect(banner(page).getByRole('list', { name: list })).toBeHidden()
      await page.mouse.move(640, 860)
    }
    const { Outfitcategorylist } = await answerOf<Lists>(page, shop, 'GetOutfitCategory', { GenderType: 'F' })
    const gowns = Outfitcategorylist.find(({ OutfitCategoryName }) => OutfitCategoryName === 'Gowns')
    await follow('Props', 'Furniture', '/props')
    expect(await page.evaluate(() => sessionStorage.getItem('PropSlugId'))).toBe('furniture')
    await expect(page.getByRole('tab', { name: 'Furniture', selected: true })).toBeVisible()
    await follow('Outfits', 'Gowns', `/outfits?q=${gowns?.OutfitCategoryId}`)
    await follow('Food & beverages', 'Farm Thali', '/food-and-beverages')
    await follow('Professionals', 'Photographers', '/hire-professionals/photographers')
  },
)

test.describe('menus that fail to load', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('fail silently and load again with the next page', async ({ page, shop }) => {
    await page.route('**/v1/GetPropCategory', (route) => route.fulfill({ status: 500 }))
    const failed = page.waitForResponse('**/v1/GetPropCategory')
    await page.goto(shop.url('/faqs'))
    await openMenu(page)
    await failed
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await page.unroute('**/v1/GetPropCategory')
    const again = page.waitForResponse('**/v1/GetPropCategory')
    await banner(page).getByRole('link', { name: 'Sets', exact: true }).click()
    await expect(page).toHaveURL(shop.url('/sets'))
    await openMenu(page)
    expect((await again).status()).toBe(200)
  })
})

test(
  'Book Now lists every package category, by pointer and by keyboard',
  { tag: ['@SHELL-018', '@SHELL-020', '@SHELL-021'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    const button = banner(page).getByRole('button', { name: 'Book Now' })
    await button.click()
    const { packagecategorylist } = await answerOf<Lists>(page, shop, 'GetPackageCategory')
    for (const { CategoryName, SlugName } of packagecategorylist) {
      await expect(banner(page).getByRole('link', { name: CategoryName, exact: true })).toHaveAttribute(
        'href',
        `/pricing/${SlugName}`,
      )
    }
    const [first] = packagecategorylist
    const link = banner(page).getByRole('link', { name: first?.CategoryName ?? '', exact: true })
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await page.mouse.move(300, 860)
    await button.focus()
    await page.keyboard.press('Enter')
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(shop.url(`/pricing/${first?.SlugName}`))
  },
)

test(
  'a guest can log in with a mobile number and a code',
  {
    tag: [
      '@SHELL-024',
      '@SHELL-025',
      '@SHELL-039',
      '@SHELL-040',
      '@SHELL-041',
      '@SHELL-078',
      '@SHELL-087',
      '@SHELL-071',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    await expect(page.getByRole('button', { name: /Account of/ })).toHaveCount(0)
    await expect(page.getByText('My Account/Booking')).toHaveCount(0)
    await banner(page).getByRole('button', { name: 'Login/Register' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /5-digit code/ })).toHaveCount(0)
    await logIn(page, dialog)
    await expect(banner(page).getByRole('button', { name: `Account of ${CUSTOMER.name}` })).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Login/Register' })).toHaveCount(0)
    for (const key of ['TokenId', 'UserId']) {
      await page.evaluate((name) => sessionStorage.setItem(`kept-${name}`, sessionStorage.getItem(name) ?? ''), key)
      await page.evaluate((name) => sessionStorage.removeItem(name), key)
      await page.reload()
      await expect(banner(page).getByRole('button', { name: 'Login/Register' })).toBeVisible()
      await page.evaluate((name) => sessionStorage.setItem(name, sessionStorage.getItem(`kept-${name}`) ?? ''), key)
    }
    await page.reload()
    await expect(banner(page).getByRole('button', { name: `Account of ${CUSTOMER.name}` })).toBeVisible()
  },
)

test(
  'the account menu leads to the bookings and logs out',
  { tag: ['@SHELL-026', '@SHELL-027', '@SHELL-028', '@ERR-15'] },
  async ({ page, shop }) => {
    await openAsCustomer(page, shop, '/faqs')
    const account = banner(page).getByRole('button', { name: `Account of ${CUSTOMER.name}` })
    await account.click()
    await banner(page).getByRole('link', { name: 'My Account/Booking' }).click()
    await expect(page).toHaveURL(shop.url('/bookings'))
    // Focus moves to the new page, which closes the menu.
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeFocused()
    await account.click()
    const answer = page.waitForResponse('**/v1/Logout*')
    await banner(page).getByRole('button', { name: 'Log out' }).click()
    const said = /"Msg":"([^"]+)"/.exec(await (await answer).text())?.[1]
    expect(said).toBeDefined()
    await expect(
      page
        .getByRole('region', { name: 'Messages' })
        .getByText(said ?? '')
        .first(),
    ).toBeVisible()
    await expect(banner(page).getByRole('button', { name: 'Login/Register' })).toBeVisible()
  },
)

test(
  'the cart in the header updates without a reload',
  {
    tag: [
      '@SHELL-029',
      '@SHELL-030',
      '@SHELL-031',
      '@SHELL-032',
      '@SHELL-037',
      '@SHELL-038',
      '@ADD-07',
      '@ADD-09',
      '@ADD-12',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    await expect(banner(page).getByRole('button', { name: 'Cart, 0 items' })).toBeVisible()
    await addPackage(page, shop, 'Golden Hour')
    await expect(page).toHaveURL(shop.url('/pricing/pre-wedding-maternity'))
    await banner(page).getByRole('button', { name: 'Cart, 1 item' }).click()
    const mini = banner(page).getByRole('region', { name: 'Cart, 1 item' })
    await expect(mini.getByText('Golden Hour')).toBeVisible()
    await expect(mini.getByRole('listitem')).toContainText('List price INR 28,000.00 INR 24,500.00')
    await expect(mini.getByText(/^Subtotal|^Discount|^Total/)).toHaveText(['Subtotal', 'Discount', 'Total'])
    await expect(mini.getByRole('definition')).toHaveText(['INR 28,000.00', '−INR 3,500.00', 'INR 24,500.00'])
    await mini.getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL(shop.url('/cart'))
  },
)

interface CartAnswer {
  cart: { TypeId: number; Amount: unknown; cart: Record<string, unknown>[] }[]
  GrantTotal: unknown
}

test(
  'the cart in the header counts and sums add-ons and the stay',
  { tag: ['@SHELL-033', '@SHELL-034', '@SHELL-035', '@SHELL-036', '@SHELL-134'] },
  async ({ page, shop }) => {
    await addPackage(page, shop, 'Golden Hour')
    await page.route('**/v1/GetUserCart', async (route) => {
      const answer = (await (await route.fetch()).json()) as CartAnswer
      const line = answer.cart[0]?.cart[0] ?? {}
      const group = (TypeId: number, Amount: number, count: number) => ({
        TypeId,
        Amount,
        cart: Array.from({ length: count }, (_, at) => ({ ...line, CartitemId: TypeId * 100 + at })),
      })
      await route.fulfill({
        json: {
          ...answer,
          cart: [...answer.cart, group(2, 7500, 1), group(3, 28_000, 2), group(4, 2400, 1), group(5, 4500.5, 1)],
          GrantTotal: 66_900.5,
        },
      })
    })
    await page.reload()
    await banner(page).getByRole('button', { name: 'Cart, 6 items' }).click()
    const mini = banner(page).getByRole('region', { name: 'Cart, 6 items' })
    await expect(mini).toContainText('4 services')
    await expect(mini).toContainText('INR 34,900.50')
    await expect(mini).toContainText('1 stay')
    await expect(mini).toContainText('INR 7,500.00')
    await expect(mini).toContainText('INR 66,900.50')
  },
)
