import type { Locator, Page, Request } from '@playwright/test'
import { dMy, today } from '../text/dates.ts'
import { ALL, DAY, dayWith, fillCart, GOLDEN_HOUR, SESSION, type Wanted } from './testing/basket.ts'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { declineServices, logIn, proceedFromCart } from './testing/visitor.ts'

const OUTFITS: readonly Wanted[] = [401, 402, 403].map((id) => ({ type: 'outfit', id }))
const SHOOT: Wanted = { ...GOLDEN_HOUR, date: dMy(DAY) }

interface CartAnswer {
  cart: {
    TypeId: number
    Amount: number
    cart: { CartitemId: number; ProductName: string; ProductCategory: string; BookingDate: string; Amount: number }[]
  }[]
  GrantTotal: number
  DiscountAmount: number
  MinimumBookingAmount: number
  gstmodel: { GSTPercent: number; GSTAmount: number }
}

const spoken = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const rupees = (amount: number, decimals = amount % 1 === 0 ? 0 : 2): string =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: decimals })}`
const main = (page: Page): Locator => page.getByRole('main')
const group = (page: Page, name: string): Locator => main(page).getByRole('region', { name, exact: true })
const line = (page: Page, name: string): Locator => main(page).getByRole('article', { name })
const summary = (page: Page): Locator => main(page).getByRole('region', { name: 'Booking summary' })
const amountField = (page: Page): Locator => summary(page).getByRole('textbox', { name: /Booking amount/ })
const offer = (page: Page): Locator => page.getByRole('dialog', { name: 'Anything else for the day?' })
const messages = (page: Page): Locator => page.getByRole('region', { name: 'Messages', includeHidden: true })

const picturesIn = (place: Locator): Promise<string[]> =>
  place.locator('img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))

function figure(page: Page, term: string): Locator {
  return summary(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: term }) })
    .locator('dd')
}

async function openCart(page: Page, shop: Shop, wanted: readonly Wanted[]): Promise<CartAnswer> {
  await declineServices(page)
  await fillCart(page, shop, wanted)
  const [response] = await Promise.all([page.waitForResponse('**/v1/GetUserCart'), page.goto(shop.url('/cart'))])
  const answer = (await response.json()) as CartAnswer
  await expect(
    page.getByRole('button', { name: wanted.length === 1 ? 'Cart, 1 item' : `Cart, ${wanted.length} items` }),
  ).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(wanted.length)
  return answer
}

/** Records calls that change the cart. */
function cartCalls(page: Page): Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (/\/v1\/(GetUserCart|RemoveItemFromUserCart|AddToUserCart|ValidateUserCart)/.test(request.url()))
      sent.push(request)
  })
  return sent
}
const nameOf = (request: Request): string => new URL(request.url()).pathname.replace('/v1/', '')

test(
  'the cart shows the provider’s lines by kind and the provider’s amounts',
  {
    tag: [
      '@phone',
      '@CART-01',
      '@CART-02',
      '@CART-03',
      '@CART-04',
      '@CART-05',
      '@CART-06',
      '@CART-08',
      '@CART-09',
      '@CART-10',
      '@CART-11',
      '@CART-12',
      '@FCART-21',
      '@CONST-18',
      '@CONST-19',
      '@CONST-20',
      '@CONST-21',
      '@CONST-22',
      '@CONST-53',
      '@C-070',
      '@C-071',
    ],
  },
  async ({ page, shop }) => {
    const answer = await openCart(page, shop, ALL)
    const titles: Record<number, string> = {
      1: 'Shoot package',
      2: 'Stay',
      3: 'Professionals',
      4: 'Outfits',
      5: 'Food and beverages',
    }
    expect(answer.cart.map(({ TypeId }) => TypeId)).toEqual([1, 2, 3, 4, 5])
    for (const { TypeId, Amount, cart } of answer.cart) {
      const block = group(page, titles[TypeId] ?? '')
      await expect(block.getByText(rupees(Amount), { exact: true }).first()).toBeVisible()
      await expect(block.getByRole('article').getByRole('heading')).toHaveText(
        cart.map(({ ProductName }) => ProductName),
      )
      for (const item of cart) {
        for (const text of [item.ProductCategory, item.BookingDate, rupees(item.Amount)])
          await expect(line(page, item.ProductName)).toContainText(text)
      }
    }
    await expect(line(page, 'Golden Hour')).toContainText('2:00 pm – 8:00 pm')
    await expect(line(page, 'Golden Hour').locator('s')).toContainText('₹28,000')
    await expect(line(page, 'Gulmohar Lehenga')).toContainText('2 pieces, ₹2,400 each')
    await expect(line(page, 'Meera Kulkarni').locator('s')).toHaveCount(0)
    // Each its own picture.
    await expect(page.getByRole('article').locator('img')).toHaveCount(ALL.length)
    expect(new Set(await picturesIn(page.getByRole('article'))).size).toBe(ALL.length)

    await expect(figure(page, 'Total').first()).toHaveText(rupees(answer.GrantTotal, 2))
    await expect(figure(page, 'Discount')).toHaveText(`\u2212${rupees(answer.DiscountAmount, 2)}`)
    await expect(figure(page, 'Total to pay')).toHaveText(rupees(answer.GrantTotal - answer.DiscountAmount, 2))
    await expect(amountField(page)).toHaveValue('3000')
    await amountField(page).fill('10000')
    await expect(figure(page, 'GST 18%')).toHaveText('₹1,800.00')
    await expect(figure(page, 'Payable now')).toHaveText('₹11,800.00')

    // Other limits and percentage; the tax is computed, not read.
    await mockAnswer(page, 'GetUserCart', {
      response: { n: 1 },
      ...answer,
      GrantTotal: 58_400.35,
      MinimumBookingAmount: 4001,
      gstmodel: { GSTPercent: 12, GSTAmount: 77 },
    })
    await page.reload()
    await expect(figure(page, 'Total to pay')).toHaveText('₹52,900.35')
    await expect(amountField(page)).toHaveValue('4001')
    await expect(figure(page, 'GST 12%')).toHaveText('₹480.12')
    await expect(figure(page, 'Payable now')).toHaveText('₹4,481.12')
    await expect(figure(page, 'Balance')).toHaveText('₹48,899.35')
    await expect(summary(page).locator('dt')).toHaveText([
      'Total',
      'Discount',
      'Total to pay',
      'Booking amount',
      'GST 12%, on booking amount only',
      'Payable now',
      'Balance at the farm',
    ])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)

/** React shows what it waited for by a timer. */
async function passUntilLines(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(line(page, 'Golden Hour')).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [20] })
}

/** Stops the clock before the lines load. */
async function openCartInTime(page: Page, shop: Shop): Promise<void> {
  await fillCart(page, shop, [SHOOT])
  await page.goto(shop.url('/cart'))
  await expect(line(page, 'Golden Hour')).toBeVisible()
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/v1/GetUserCart', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  // With the cart of the last page known, its part loads beside the call. React shows a part that comes later by a timer.
  const filled = page.waitForResponse(/\/FilledCart-.*\.js/)
  await page.reload()
  await expect(main(page).getByText('Please Wait...')).toBeAttached()
  await page.evaluate((part) => import(part), (await filled).url())
  await page.clock.pauseAt(Date.now() + 10_000)
  const dialogs = ['ChangeDate', 'RemoveGroup', 'ServicesDialog'].map((part) =>
    page.waitForResponse(new RegExp(`/${part}-.*\\.js`)),
  )
  answer()
  await passUntilLines(page)
  for (const dialog of dialogs) await page.evaluate((part) => import(part), (await dialog).url())
}

test(
  'more services are offered a second after the cart has loaded, and on request',
  { tag: ['@CART-14', '@CART-15', '@CART-16', '@CART-17', '@CART-18', '@CART-19', '@CONST-32', '@C-072'] },
  async ({ page, shop }) => {
    await openCartInTime(page, shop)
    await page.clock.runFor(950)
    await expect(offer(page)).toBeHidden()
    await page.clock.runFor(50)
    await expect(offer(page)).toBeVisible()
    await offer(page).getByRole('button', { name: 'No, thanks' }).click()
    await expect(offer(page)).toBeHidden()
    await page.clock.runFor(10_000)
    await expect(offer(page)).toBeHidden()
    // Once a visit.
    await page.reload()
    await passUntilLines(page)
    await page.clock.runFor(10_000)
    await expect(offer(page)).toBeHidden()

    await page.clock.resume()
    for (const [text, path] of [
      ['Luxury cottage stay', '/luxury-cottage-stay'],
      ['Professionals', '/hire-professionals'],
      ['Outfits', '/outfits'],
      ['Food and beverages', '/food-and-beverages'],
    ] as const) {
      await page.getByRole('button', { name: 'Check now' }).click()
      await offer(page).getByRole('link', { name: text }).click()
      await expect(page).toHaveURL(shop.url(path))
      await expect(offer(page)).toBeHidden()
      await page.goBack()
    }
  },
)

test('nothing is offered after going on to pay', { tag: ['@CART-14', '@C-072'] }, async ({ page, shop }) => {
  await openCartInTime(page, shop)
  await page.getByRole('button', { name: 'Proceed to checkout' }).click()
  await expect(page).toHaveURL(shop.url('/login?ref=/cart'))
  await page.goBack()
  await passUntilLines(page)
  await page.clock.runFor(10_000)
  await expect(offer(page)).toBeHidden()
})

test(
  'the offer waits while the visitor types or has a dialog open',
  { tag: ['@CART-14', '@C-072'] },
  async ({ page, shop }) => {
    await openCartInTime(page, shop)
    await page.getByRole('textbox', { name: 'Coupon code' }).focus()
    await page.clock.runFor(5000)
    await expect(offer(page)).toBeHidden()
    await page.getByRole('button', { name: 'Change date' }).click()
    const dates = page.getByRole('dialog', { name: 'Change date' })
    await page.clock.runFor(5000)
    await expect(dates).toBeVisible()
    await expect(offer(page)).toBeHidden()
    await dates.getByRole('button', { name: 'Close' }).click()
    await expect(dates).toBeHidden()
    await page.clock.runFor(1010)
    await expect(offer(page)).toBeVisible()
  },
)

test(
  'a line is removed when the provider agrees, and stays when it refuses',
  {
    tag: [
      '@FCART-01',
      '@FCART-02',
      '@FCART-03',
      '@FCART-04',
      '@FCART-05',
      '@FCART-17',
      '@FCART-18',
      '@ERR-02',
      '@ERR-12',
      '@API-27',
      '@C-088',
    ],
  },
  async ({ page, shop }) => {
    const { cart } = await openCart(page, shop, [SHOOT, { type: 'outfit', id: 401 }])
    const bin = line(page, 'Gulmohar Lehenga').getByRole('button', { name: 'Remove Gulmohar Lehenga' })

    await mockAnswer(page, 'RemoveItemFromUserCart', { n: 0, Msg: 'The cart is being counted.' })
    const sent = cartCalls(page)
    await bin.click()
    await expect(messages(page)).toContainText('The cart is being counted.')
    await expect(group(page, 'Outfits').getByText('The cart is being counted.')).toBeVisible()
    await expect(bin).not.toHaveAttribute('aria-disabled', 'true')
    expect(sent.map(nameOf)).toEqual(['RemoveItemFromUserCart'])

    await page.unroute('**/v1/RemoveItemFromUserCart*')
    sent.length = 0
    const answered = page.waitForResponse('**/v1/RemoveItemFromUserCart*')
    await bin.click()
    const { Msg } = (await (await answered).json()) as { Msg: string }
    await expect(messages(page)).toContainText(Msg)
    await expect(line(page, 'Gulmohar Lehenga')).toHaveCount(0)
    expect(sent.map(nameOf)).toEqual(['RemoveItemFromUserCart', 'GetUserCart'])
    const query = Object.fromEntries(new URL(sent[0]?.url() ?? '').searchParams)
    expect(query).toEqual({ UserId: '', sessionId: SESSION, Cartid: String(cart[1]?.cart[0]?.CartitemId) })
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await expect(figure(page, 'Total to pay')).toHaveText('₹24,500.00')

    // Another tab changes the cart; the header of a third one counts.
    const [other, third] = [await page.context().newPage(), await page.context().newPage()]
    await third.goto(shop.url('/faqs'))
    await expect(third.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    await other.goto(shop.url('/food-and-beverages'))
    await other.getByRole('button', { name: 'Add to cart, Farm Thali' }).click()
    await expect(line(page, 'Farm Thali')).toBeVisible()
    await expect(figure(page, 'Total to pay')).toHaveText('₹24,950.00')
    await expect(third.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
  },
)

test(
  'removing a group asks first, removes line by line, and says which lines failed',
  { tag: ['@FCART-06', '@FCART-07'] },
  async ({ page, shop }) => {
    await openCart(page, shop, [SHOOT, ...OUTFITS])
    const all = page.getByRole('button', { name: 'Remove all outfits' })
    const sure = page.getByRole('dialog', { name: 'Remove all outfits?' })
    const sent = cartCalls(page)
    await all.click()
    await expect(sure).toHaveAccessibleDescription('Gulmohar Lehenga, Monsoon Trail Gown, Ivory Sherwani')
    await sure.getByRole('button', { name: 'Keep them' }).click()
    await expect(sure).toBeHidden()
    await expect(all).toBeFocused()
    expect(sent).toEqual([])

    let removals = 0
    await page.route('**/v1/RemoveItemFromUserCart*', (route) => {
      removals += 1
      return removals === 2 ? route.fulfill({ json: { n: 0, Msg: 'The gown is being ironed.' } }) : route.continue()
    })
    await all.click()
    await sure.getByRole('button', { name: 'Remove all outfits' }).click()
    await expect(
      group(page, 'Outfits').getByText(
        'The gown is being ironed. Still in your cart: Monsoon Trail Gown, Ivory Sherwani.',
      ),
    ).toBeVisible()
    await expect(group(page, 'Outfits').getByRole('article')).toHaveCount(2)
    expect(sent.map(nameOf)).toEqual(['RemoveItemFromUserCart', 'GetUserCart', 'RemoveItemFromUserCart'])

    sent.length = 0
    await all.click()
    await sure.getByRole('button', { name: 'Remove all outfits' }).click()
    await expect(group(page, 'Outfits')).toHaveCount(0)
    expect(sent.map(nameOf)).toEqual(['RemoveItemFromUserCart', 'GetUserCart', 'RemoveItemFromUserCart', 'GetUserCart'])
    await expect(line(page, 'Golden Hour')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused()
  },
)

test(
  'changing the date checks availability and removes the coupon',
  {
    tag: [
      '@phone',
      '@CART-13',
      '@FCART-08',
      '@FCART-09',
      '@FCART-10',
      '@FCART-11',
      '@FCART-12',
      '@FCART-13',
      '@FCART-14',
      '@FCART-15',
      '@FCART-16',
      '@FCART-18',
      '@COUP-06',
      '@STOR-08',
      '@VAL-26',
      '@ERR-02',
      '@C-089',
    ],
  },
  async ({ page, shop }) => {
    await openCart(page, shop, [SHOOT])
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('FIRSTLIGHT')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('Applied: you save ₹2,000')).toBeVisible()

    await page.getByRole('button', { name: 'Change date' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change date' })
    const save = dialog.getByRole('button', { name: 'Change date' })
    await expect(dialog.getByText('Changing the date removes your coupon.')).toBeVisible()
    await save.click()
    await expect(dialog.getByText('Please select date')).toBeVisible()
    await expect(messages(page)).toContainText('Please select date')

    await expect(dialog.getByRole('button', { name: 'Previous month' })).toBeDisabled()
    const enabled = dialog.getByRole('gridcell').locator('[role=button]:not([aria-disabled=true])')
    await expect(enabled.first()).toHaveText(String(Number(today().slice(8))))

    // The sixteenth cell is in next month in any case.
    await dialog.getByRole('button', { name: 'Next month' }).click()
    const pick = (at: number): Promise<void> => dialog.getByRole('gridcell').getByRole('button').nth(at).click()
    const reopen = (): Promise<void> => dialog.getByRole('combobox', { name: 'New date' }).click()
    const colours = new Set<string>()
    for (const [n, Status, state] of [
      [1, 'Free as a bird', 'available'],
      [2, 'Last one!', 'fast'],
      [3, 'Gone', 'sold'],
    ] as const) {
      await mockAnswer(page, 'GetAvailabilityForPackage', { n, Status, Msg: '' })
      await pick(14 + n)
      const badge = dialog.locator(`[data-state="${state}"]`)
      await expect(badge).toHaveText(Status)
      colours.add(await badge.evaluate((element) => getComputedStyle(element).backgroundColor))
      await reopen()
    }
    expect(colours.size).toBe(3)
    await mockAnswer(page, 'GetAvailabilityForPackage', { n: 0, Status: '', Msg: 'The farm rests that day.' })
    await pick(18)
    await expect(dialog.getByText('The farm rests that day.')).toBeVisible()
    await expect(messages(page)).toContainText('The farm rests that day.')
    const sent = cartCalls(page)
    await save.click()
    await expect(dialog).toBeVisible()
    expect(sent).toEqual([])

    await page.unroute('**/v1/GetAvailabilityForPackage*')
    await reopen()
    const day = dayWith(6, 1)
    const wanted = dMy(day)
    const asked = page.waitForRequest((request) => {
      if (!request.url().endsWith('/v1/GetAvailabilityForPackage')) return false
      return (request.postDataJSON() as { PackageDate: string }).PackageDate === wanted
    })
    await dialog
      .getByRole('gridcell')
      .getByRole('button', { name: new RegExp(`\\b${spoken.format(new Date(day))}`) })
      .click()
    expect((await asked).postDataJSON()).toEqual({ PackageDate: wanted, PackageId: GOLDEN_HOUR.id })
    await expect(dialog.getByRole('combobox', { name: 'New date' })).toHaveValue(wanted)
    await expect(dialog.getByText('Available', { exact: true })).toBeVisible()

    await mockAnswer(page, 'AddToUserCart', { n: 0, Msg: 'Somebody was quicker.' })
    await save.click()
    await expect(dialog.getByText('Somebody was quicker.')).toBeVisible()
    await expect(messages(page)).toContainText('Somebody was quicker.')
    await page.unroute('**/v1/AddToUserCart*')
    sent.length = 0
    await save.click()
    await expect(dialog).toBeHidden()
    expect(sent.map(nameOf)).toEqual(['AddToUserCart', 'GetUserCart'])
    expect(sent[0]?.postDataJSON()).toMatchObject({
      cart: [{ TypeId: 1, ProductId: GOLDEN_HOUR.id, BookingDate: wanted }],
    })
    await expect(line(page, 'Golden Hour')).toContainText(wanted)
    await expect(page.getByRole('textbox', { name: 'Coupon code' })).toBeVisible()
    await expect(figure(page, 'Total to pay')).toHaveText('₹24,500.00')
    expect(await page.evaluate(() => sessionStorage.getItem('txtCouponCode'))).toBeNull()
    await page.getByRole('button', { name: 'Cart, 1 item' }).click()
    await expect(page.getByRole('banner').getByText(wanted)).toBeVisible()
  },
)

test(
  'an unreadable cart is empty without a coupon, and an empty cart links the packages',
  { tag: ['@CART-20', '@CART-21', '@CART-22', '@FCART-19', '@FCART-20', '@ERR-20', '@STOR-08'] },
  async ({ page, shop }) => {
    await openCart(page, shop, [SHOOT])
    await page.evaluate(() => sessionStorage.setItem('txtCouponCode', 'FIRSTLIGHT'))
    await mockAnswer(page, 'GetUserCart', { response: { n: 0, Msg: 'The cart has a flat tyre.' } })
    await page.reload()
    await expect(main(page).getByText('The cart has a flat tyre.')).toBeVisible()
    await expect(messages(page)).toContainText('The cart has a flat tyre.')
    await expect(page.getByRole('heading', { name: 'Oops! Your cart is empty!', exact: true })).toBeVisible()
    await expect(
      main(page).getByText("Looks like you haven't added anything to your cart yet", { exact: true }),
    ).toBeVisible()
    await expect(main(page).getByRole('article')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('txtCouponCode'))).toBeNull()

    const { packagecategorylist } = await answerOf<{ packagecategorylist: { SlugName: string }[] }>(
      page,
      shop,
      'GetPackageCategory',
    )
    await main(page).getByRole('link', { name: 'Start Booking now' }).click()
    await expect(page).toHaveURL(shop.url(`/pricing/${packagecategorylist[0]?.SlugName}`))
  },
)

test(
  'checkout requires login, a package, a valid amount and the provider’s consent, in this order',
  {
    tag: [
      '@CART-23',
      '@CART-24',
      '@VALC-01',
      '@VALC-02',
      '@VALC-03',
      '@VALC-04',
      '@VALC-05',
      '@VALC-06',
      '@VALC-07',
      '@VALC-10',
      '@VALC-11',
      '@VAL-27',
      '@VAL-28',
      '@VAL-29',
      '@VAL-30',
      '@VAL-31',
      '@CONST-24',
      '@STOR-09',
      '@ERR-06',
      '@C-091',
    ],
  },
  async ({ page, shop }) => {
    await openCart(page, shop, [{ type: 'outfit', id: 401, quantity: 4 }])
    const sent = cartCalls(page)
    await amountField(page).fill('1')
    await proceedFromCart(page)
    await expect(page).toHaveURL(shop.url('/login?ref=/cart'))
    await expect(messages(page)).toContainText('Kindly Login before proceeding')
    await expect(messages(page)).not.toContainText('Minmum')
    await logIn(page)
    await expect(page).toHaveURL(shop.url('/cart'))

    await amountField(page).fill('1')
    await proceedFromCart(page)
    await expect(summary(page).getByText('Kindly add one shoot package in your cart before checkout.')).toBeVisible()
    await expect(amountField(page)).toHaveValue('1')

    await fillCart(page, shop, [SHOOT])
    await page.reload()
    await amountField(page).fill('1')
    await proceedFromCart(page)
    await expect(summary(page).getByText('Minmum booking amount should be 3000')).toBeVisible()
    await expect(amountField(page)).toHaveValue('3000')
    await amountField(page).fill('')
    await amountField(page).pressSequentially('99999991')
    await expect(amountField(page)).toHaveValue('9999999')
    await proceedFromCart(page)
    await expect(summary(page).getByText('Booking amount should not exceed total payable amount')).toBeVisible()
    await expect(amountField(page)).toHaveValue('3000')
    expect(sent.map(nameOf)).not.toContain('ValidateUserCart')

    await amountField(page).fill('5000')
    await mockAnswer(page, 'ValidateUserCart', { ResponseList: [{ n: 0, Msg: 'The gate is closed.' }] })
    await proceedFromCart(page)
    await expect(summary(page).getByText('The gate is closed.')).toBeVisible()
    await expect(messages(page)).toContainText('The gate is closed.')
    await expect(page).toHaveURL(shop.url('/cart'))

    await page.unroute('**/v1/ValidateUserCart*')
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/v1/ValidateUserCart*', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/v1/ValidateUserCart*')
    await proceedFromCart(page)
    await expect(summary(page).getByRole('button', { name: 'Please Wait...' })).toBeVisible()
    const UserId = await page.evaluate(() => sessionStorage.getItem('UserId'))
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toEqual({ UserId, sessionId: SESSION })
    answer()
    await expect(page).toHaveURL(shop.url('/checkout'))
    expect(await page.evaluate(() => sessionStorage.getItem('minBookingAmount'))).toBe('5000')
    await expect(page.getByRole('button', { name: 'Pay ₹5,900' })).toBeVisible()
  },
)

test('a removed line comes back by Undo, as it was', { tag: ['@FCART-01'] }, async ({ page, shop }) => {
  await openCart(page, shop, [SHOOT, { type: 'food', id: 501, quantity: 6 }, { type: 'outfit', id: 401 }])
  const before = await group(page, 'Food and beverages').getByRole('article').innerText()
  await group(page, 'Food and beverages')
    .getByRole('button', { name: /^Remove / })
    .click()
  const undone = main(page)
    .locator('[aria-live=polite]')
    .filter({ hasText: /^Removed .*\. Undo$/ })
  await expect(undone).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(2)
  await undone.getByRole('button', { name: 'Undo' }).click()
  await expect(main(page).getByRole('article')).toHaveCount(3)
  expect(await group(page, 'Food and beverages').getByRole('article').innerText()).toBe(before)
  await expect(undone).toHaveCount(0)
})

test('the bar with the total covers nothing that Tab reaches', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await declineServices(page)
  await fillCart(page, shop, ALL)
  await page.goto(shop.url('/cart'))
  const proceed = main(page).getByRole('button', { name: 'Proceed to checkout' })
  await expect(proceed).toBeVisible()
  const removals = main(page).getByRole('button', { name: /^Remove / })
  await removals.first().focus()
  for (const removal of await removals.all()) {
    while (!(await removal.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab')
    const [box, cover] = [await removal.boundingBox(), await proceed.boundingBox()]
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(cover?.y ?? 0)
  }
})
