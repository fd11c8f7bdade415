import type { Locator, Page } from '@playwright/test'
import { openAsCustomer } from './testing/customer.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { declineServices, openPackage, pickDay, proceedFromCart } from './testing/visitor.ts'

const WOODS = 'In The Woods cottage'
const ROOM = 'Luxury Room'

// Closes the page before the shop, because failing requests would be console errors.
test.afterEach(async ({ page }) => page.close())

async function openStay(page: Page, shop: Shop, name = WOODS): Promise<Locator> {
  await page.goto(shop.url('/luxury-cottage-stay'))
  await page.getByRole('button', { name: `Book stay ${name}` }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

function chosen(dialog: Locator): Locator {
  return dialog.getByRole('region', { name: 'Your stays' }).getByRole('article')
}

function messages(page: Page): Locator {
  return page.getByRole('region', { name: 'Messages', includeHidden: true })
}

test(
  'a visitor selects two stays, removes one, and adds the other to the cart',
  {
    tag: [
      '@smoke',
      '@SHELL-113',
      '@COTT-05',
      '@COTT-13',
      '@COTT-14',
      '@COTT-15',
      '@COTT-16',
      '@COTT-20',
      '@COTT-22',
      '@COTT-23',
      '@COTT-24',
      '@COTT-25',
      '@COTT-26',
      '@COTT-27',
      '@COTT-28',
      '@ADD-41',
      '@CONST-49',
      '@ADD-42',
      '@API-31',
      '@VAL-42',
      '@C-075',
      '@C-077',
    ],
  },
  async ({ page, shop }) => {
    const dialog = await openStay(page, shop)
    const asked: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/v1/GetAvailabilityForCottage')) asked.push(request.postDataJSON())
    })
    const night = await pickDay(dialog, 'Available')
    const sessionId = (await page.context().cookies()).find(({ name }) => name === 'SessionId')?.value
    expect(asked).toContainEqual({ CottageDate: night, NoOfCottage: 1, StayId: 201, ActionBy: '', sessionId })

    await dialog.getByRole('button', { name: 'Add stay' }).click()
    await expect(chosen(dialog)).toHaveCount(1)
    await expect(chosen(dialog)).toContainText([WOODS])
    await expect(chosen(dialog)).toContainText(['1 cottage'])
    await expect(chosen(dialog)).toContainText([night])
    await dialog.getByRole('button', { name: 'Add stay' }).click()
    await expect(dialog.getByText('This stay is already added.')).toBeVisible()
    await expect(messages(page)).toContainText('This stay is already added.')
    await expect(chosen(dialog)).toHaveCount(1)

    await dialog.getByRole('combobox', { name: 'Stay' }).selectOption({ label: ROOM })
    const other = page.getByRole('dialog', { name: ROOM })
    await expect.poll(() => asked).toContainEqual(expect.objectContaining({ CottageDate: night, StayId: 202 }))
    await other.getByRole('combobox', { name: 'Check-in date' }).click()
    const day = await pickDay(other, 'Fast filling')
    await other.getByRole('button', { name: 'Add stay' }).click()
    await expect(chosen(other)).toHaveCount(2)
    await other.getByRole('button', { name: `Remove ${WOODS}` }).click()
    await expect(chosen(other)).toHaveCount(1)
    await expect(other.getByRole('heading', { name: 'Your stays' })).toBeFocused()

    const [sent] = await Promise.all([
      page.waitForRequest('**/v1/AddToUserCart'),
      other.getByRole('button', { name: 'Add to cart' }).click(),
    ])
    const { cart } = sent.postDataJSON() as { cart: Record<string, unknown>[] }
    expect(cart).toHaveLength(1)
    expect(cart[0]).toMatchObject({
      TypeId: 2,
      TypeName: 'LuxuryStay',
      ProductId: 202,
      BookingDate: day,
      Quantity: 1,
      UserId: '',
      ActionBy: '',
    })

    await expect(other).toBeHidden()
    await expect(page).toHaveURL(shop.url('/luxury-cottage-stay'))
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^In your cart for \d+ \w+\. View cart$/ })).toBeFocused()
    await declineServices(page)
    await page.getByRole('main').getByRole('link', { name: 'View cart' }).click()
    await expect(page).toHaveURL(shop.url('/cart'))
    await expect(page.getByRole('region', { name: 'Stay' })).toContainText(ROOM)
  },
)

test(
  'a package without a green room and its cart lead here until a room is booked',
  { tag: ['@PRICE-26', '@ADD-11', '@VALC-08', '@VALC-09', '@STOR-07', '@C-120'] },
  async ({ page, shop }) => {
    const dialog = await openPackage(page, shop)
    const day = await pickDay(dialog, 'Sold out')
    const rooms = page.waitForRequest('**/v1/GetRoomPackage*')
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page).toHaveURL(shop.url('/luxury-cottage-stay'))
    const type = new URL((await rooms).url()).searchParams.get('PackageTypeId')
    expect(type).toMatch(/\d/)
    expect(await page.evaluate(() => sessionStorage.getItem('PackageType'))).toBe(type)
    await expect(page.getByText(`Your shoot is on ${day}.`)).toBeVisible()

    await openAsCustomer(page, shop, '/cart')
    await proceedFromCart(page)
    await expect(page).toHaveURL(shop.url('/luxury-cottage-stay'))
    await expect(messages(page)).toContainText('Choose a Luxury Room')
    await expect(page.getByText(`Your shoot is on ${day}.`)).toBeVisible()
  },
)
