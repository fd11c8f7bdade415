import type { Locator, Page } from '@playwright/test'
import { openAsCustomer } from './testing/customer.ts'
import { axeFindings } from './testing/axe.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { declineServices, openPackage, pickDay, proceedFromCart } from './testing/visitor.ts'

const WOODS = 'In The Woods cottage'
const ROOM = 'Luxury Room'

// Closes the page before the shop: open requests for days would be console errors.
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

function countAdds(page: Page): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/v1/AddToUserCart')) sent += 1
  })
  return () => sent
}

test(
  'the page shows the stay, its tariff and its terms',
  {
    tag: [
      '@smoke',
      '@phone',
      '@SHELL-113',
      '@COTT-01',
      '@COTT-02',
      '@COTT-03',
      '@COTT-04',
      '@COTT-06',
      '@COTT-07',
      '@COTT-08',
      '@COTT-09',
      '@TEXT-45',
      '@TEXT-46',
      '@TEXT-47',
      '@TEXT-48',
      '@TEXT-49',
      '@TEXT-50',
      '@API-30',
    ],
  },
  async ({ page, shop }) => {
    const [asked] = await Promise.all([
      page.waitForRequest('**/v1/GetRoomPackage*'),
      page.goto(shop.url('/luxury-cottage-stay')),
    ])
    expect(new URL(asked.url()).searchParams.get('PackageTypeId')).toBe('')
    await expect(page).toHaveTitle('Luxury cottage stay | Aperture Acres')
    await expect(page.getByRole('heading', { level: 1, name: 'Luxury cottage stay' })).toBeVisible()

    const woods = page.getByRole('article', { name: WOODS })
    await expect(woods.getByText('₹6,500')).toBeVisible()
    await expect(woods.locator('s')).toContainText('₹7,500')
    await expect(woods.getByRole('listitem')).toHaveCount(5)
    const room = page.getByRole('article', { name: ROOM })
    await expect(room.getByText('₹3,500')).toHaveCount(1)
    await expect(room.locator('s')).toHaveCount(0)

    await expect(page.getByRole('region', { name: 'Terms of the stay' }).getByRole('listitem')).toHaveText([
      'Check-in 2pm',
      'Check-out 12 noon',
      'Room service until 10pm',
      'Restaurant hours 8am to 10pm',
      'Rescheduling is possible within 30 days of the booking',
      "Rescheduling needs 48 hours' notice",
      'One cottage can accommodate only 4 individuals.',
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

    await page.getByRole('main').getByRole('link', { name: 'See the cafe' }).click()
    await expect(page).toHaveURL(shop.url('/restuarant'))
  },
)

test(
  'a visitor selects two stays, removes one, and adds the other to the cart',
  {
    tag: [
      '@phone',
      '@COTT-05',
      '@COTT-13',
      '@COTT-15',
      '@COTT-16',
      '@COTT-20',
      '@COTT-22',
      '@COTT-23',
      '@COTT-24',
      '@COTT-25',
      '@COTT-26',
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

test(
  'a sold-out stay is not added to the list',
  { tag: ['@COTT-17', '@COTT-21', '@API-31', '@VAL-41'] },
  async ({ page, shop }) => {
    const sent = countAdds(page)
    const dialog = await openStay(page, shop)
    await pickDay(dialog, 'Sold out')
    await dialog.getByRole('button', { name: 'Add stay' }).click()
    await expect(dialog.getByText('You can only add available cottages in cart.')).toBeVisible()
    await expect(messages(page)).toContainText('You can only add available cottages in cart.')
    await expect(chosen(dialog)).toHaveCount(0)
    // Only packages have green rooms.
    await expect(dialog.getByText(/Green rooms/)).toHaveCount(0)
    expect(sent()).toBe(0)
  },
)

test(
  'any day can be picked; the provider refuses a past one',
  { tag: ['@COTT-12', '@COTT-18', '@COTT-19', '@API-31', '@C-074'] },
  async ({ page, shop }) => {
    const dialog = await openStay(page, shop)
    await dialog.getByRole('button', { name: 'Previous month' }).click()
    await dialog.getByRole('gridcell').getByRole('button', { name: / 14 / }).first().click()
    await expect(dialog.getByText('This date has passed. Please select today or a later date.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add stay' }).click()
    await expect(dialog.getByText('You can only add available cottages in cart.')).toBeVisible()
    await expect(chosen(dialog)).toHaveCount(0)
  },
)

test(
  'one cottage at a time, for four people',
  { tag: ['@COTT-10', '@COTT-11', '@CONST-39'] },
  async ({ page, shop }) => {
    const dialog = await openStay(page, shop)
    await expect(dialog.getByText('One cottage can accommodate only 4 individuals.')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'Cottages' }).getByRole('option')).toHaveText(['1'])
  },
)

test('nothing is added without a date', { tag: ['@C-077'] }, async ({ page, shop }) => {
  const sent = countAdds(page)
  const dialog = await openStay(page, shop)
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog.getByText('Please select date')).toBeVisible()
  await expect(dialog.getByRole('combobox', { name: 'Check-in date' })).toHaveAttribute('aria-invalid', 'true')
  expect(sent()).toBe(0)
})

test('another stay is checked for the picked day', { tag: ['@COTT-14', '@COTT-27'] }, async ({ page, shop }) => {
  const dialog = await openStay(page, shop)
  const day = await pickDay(dialog, 'Available')
  // The calendar requests each day.
  const asked = page.waitForRequest((request) => {
    if (!request.url().endsWith('/v1/GetAvailabilityForCottage')) return false
    const { StayId, CottageDate } = request.postDataJSON() as { StayId: number; CottageDate: string }
    return StayId === 202 && CottageDate === day
  })
  await dialog.getByRole('combobox', { name: 'Stay' }).selectOption({ label: ROOM })
  await asked
})

test(
  'a refused add shows the reason, keeps the list and can be retried',
  { tag: ['@ADD-43'] },
  async ({ page, shop }) => {
    const dialog = await openStay(page, shop)
    await pickDay(dialog, 'Available')
    await dialog.getByRole('button', { name: 'Add stay' }).click()
    await page.route(
      '**/v1/AddToUserCart',
      (route) => route.fulfill({ json: { n: 0, Msg: 'Somebody was quicker.' } }),
      {
        times: 1,
      },
    )
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(dialog.getByText('Somebody was quicker.')).toBeVisible()
    await expect(chosen(dialog)).toHaveCount(1)
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: /^In your cart for \d+ \w+\. View cart$/ })).toBeFocused()
  },
)

test('a refused, empty or failed tariff says so', { tag: ['@API-30'] }, async ({ page, shop }) => {
  const answer = (json: unknown) =>
    page.route('**/v1/GetRoomPackage*', (route) => route.fulfill({ json }), { times: 1 })
  await answer({ response: { n: 0, Msg: 'The cottage is closed for repairs.' } })
  await page.goto(shop.url('/luxury-cottage-stay'))
  await expect(page.getByRole('heading', { name: 'The cottage is closed for repairs.' })).toBeVisible()
  await answer({ response: { n: 1, Msg: '' }, Roompackagelist: null })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book your stay' })).toHaveCount(0)
  // By a link: a loaded page shows its prerendered data.
  await page.goto(shop.address)
  await answer({ response: { n: 1, Msg: '' }, Roompackagelist: [{ Id: 1 }] })
  await page.getByRole('main').getByRole('link', { name: 'Book your stay' }).click()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('article', { name: WOODS })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, { tag: ['@phone', '@A11Y'] }, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const dialog = await openStay(page, shop)
    await pickDay(dialog, 'Available')
    await dialog.getByRole('button', { name: 'Add stay' }).click()
    await expect(chosen(dialog)).toHaveCount(1)
    expect(await axeFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    expect(await axeFindings(page)).toEqual([])
  })
}
