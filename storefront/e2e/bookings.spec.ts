import type { Locator, Page, Request } from '@playwright/test'
import { spoken } from '../../design-system/components/VisuallyHidden/said.ts'
import { BRAND } from '../brand.ts'
import { addDays, dMy, parseDMy, today, type Day } from '../text/dates.ts'
import { dayMonth } from '../text/dayMessages.ts'
import { axeFindings } from './testing/axe.ts'
import { openAsCustomer } from './testing/customer.ts'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { CUSTOMER } from './testing/visitor.ts'

interface Booking {
  Id: number
  OrderId: string
  ShootDate: string
  BookingDate: string
  TotalAmountToPay: number
  BookingType: string
  IsUpcoming: number
}

const inr = (amount: number) => amount.toLocaleString('en-IN')
const inDays = (days: number) => dMy(addDays(today(), days))
const isCall = (call: string) => (asked: { url: () => string }) => new URL(asked.url()).pathname === `/v1/${call}`
const queryOf = (request: Request) => Object.fromEntries(new URL(request.url()).searchParams)
const userId = (page: Page) => page.evaluate(() => sessionStorage.getItem('UserId'))
const messages = (page: Page) => page.getByRole('region', { name: 'Messages', includeHidden: true })
const rowOf = (page: Page, table: string, booking: Pick<Booking, 'OrderId'>) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: `#${booking.OrderId}`, exact: true }) })

const booking = (Id: number, days: number, more: Partial<Booking> = {}): Booking => ({
  Id,
  OrderId: `AA${Id}`,
  ShootDate: inDays(days),
  BookingDate: inDays(-60),
  TotalAmountToPay: 17_000,
  BookingType: 'Bloggers & Influencers',
  IsUpcoming: days < 0 ? 0 : 1,
  ...more,
})

async function openBookings(page: Page, shop: Shop): Promise<Booking[]> {
  const [answer] = await Promise.all([
    page.waitForResponse(isCall('GetMyBookings')),
    openAsCustomer(page, shop, '/bookings'),
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${CUSTOMER.name}`)
  return ((await answer.json()) as { bookingmodellist: Booking[] }).bookingmodellist
}

/** Mocks the list with these bookings. */
async function openListed(page: Page, shop: Shop, bookingmodellist: readonly Booking[]): Promise<void> {
  await page.route(isCallAt('GetMyBookings'), (route) => route.fulfill({ json: { bookingmodellist } }))
  await openBookings(page, shop)
}

/** A prefix of `GetMyBookingsDetails`. */
function isCallAt(call: string) {
  return (url: URL) => url.pathname === `/v1/${call}`
}

async function openDetails(page: Page, { OrderId }: Pick<Booking, 'OrderId'>): Promise<Locator> {
  await page.getByRole('button', { name: `View details for booking #${OrderId}` }).click()
  const dialog = page.getByRole('dialog', { name: `Booking #${OrderId}` })
  await expect(dialog).toBeVisible()
  return dialog
}

test(
  'the page shows the customer, upcoming and past bookings',
  {
    tag: [
      '@smoke',
      '@phone',
      '@BOOK-01',
      '@BOOK-02',
      '@BOOK-03',
      '@BOOK-06',
      '@BOOK-07',
      '@BOOK-08',
      '@BOOK-09',
      '@BOOK-10',
      '@BOOK-11',
      '@BOOK-12',
      '@BOOK-13',
      '@BOOK-14',
      '@BOOK-15',
      '@BKF-01',
      '@BKF-03',
      '@API-32',
    ],
  },
  async ({ page, shop }) => {
    const asked = page.waitForRequest(isCall('GetMyBookings'))
    const bookings = await openBookings(page, shop)
    expect(queryOf(await asked)).toEqual({ UserId: await userId(page) })
    const main = page.getByRole('main')
    await expect(main.getByText(CUSTOMER.email, { exact: true })).toBeVisible()
    await expect(main.getByText(CUSTOMER.mobile, { exact: true })).toBeVisible()

    expect(new Set(bookings.map(({ IsUpcoming }) => IsUpcoming))).toEqual(new Set([0, 1]))
    expect(bookings.some(({ BookingType }) => BookingType === 'Recce')).toBe(true)
    for (const { IsUpcoming, OrderId, ShootDate, BookingDate, TotalAmountToPay, BookingType } of bookings) {
      const [own, other] =
        IsUpcoming === 1 ? ['Upcoming bookings', 'Previous bookings'] : ['Previous bookings', 'Upcoming bookings']
      await expect(rowOf(page, other, { OrderId })).toHaveCount(0)
      const row = rowOf(page, own, { OrderId })
      for (const shown of [ShootDate, BookingDate, `INR ${inr(TotalAmountToPay)}`, BookingType]) {
        await expect(row.getByRole('cell', { name: spoken(shown), exact: true })).toBeVisible()
        await expect(row.getByText(shown, { exact: true })).toBeVisible()
      }
      await expect(row.getByRole('button', { name: `View details for booking #${OrderId}` })).toHaveCount(
        BookingType === 'Recce' ? 0 : 1,
      )
    }

    const { packagecategorylist } = await answerOf<{ packagecategorylist: { SlugName: string }[] }>(
      page,
      shop,
      'GetPackageCategory',
    )
    await main.getByRole('link', { name: 'Book again' }).click()
    await expect(page).toHaveURL(shop.url(`/pricing/${packagecategorylist[0]?.SlugName}`))
  },
)

test(
  'a failed list can be retried, and may be empty',
  { tag: ['@BOOK-16', '@BOOK-17', '@API-32'] },
  async ({ page, shop }) => {
    let answer: object = { n: 0, Msg: 'Your bookings rest.' }
    await page.route(isCallAt('GetMyBookings'), (route) => route.fulfill({ json: answer }))
    await openBookings(page, shop)
    const main = page.getByRole('main')
    await expect(main.getByText('Your bookings rest.')).toBeVisible()
    // Kinds other than 1 are past.
    answer = { bookingmodellist: [booking(7, -3, { IsUpcoming: 2 })] }
    await main.getByRole('button', { name: 'Retry' }).click()
    await expect(rowOf(page, 'Previous bookings', { OrderId: 'AA7' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Upcoming bookings' }).getByText('No upcoming bookings')).toBeVisible()
    answer = { bookingmodellist: [] }
    await page.reload()
    await expect(main.getByRole('heading', { name: 'Oops! Your order list is empty!' })).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    const { packagecategorylist } = await answerOf<{ packagecategorylist: { SlugName: string }[] }>(
      page,
      shop,
      'GetPackageCategory',
    )
    await main.getByRole('link', { name: 'Start Booking now' }).click()
    await expect(page).toHaveURL(shop.url(`/pricing/${packagecategorylist[0]?.SlugName}`))
  },
)

const line = (name: string, price: number, selling = price, more: object = {}) => ({
  ProductCategory: `Kind of ${name}`,
  ProductName: name,
  StartTime: '',
  EndTime: '',
  BookingDate: inDays(12),
  Quantity: 1,
  ProductPrice: price,
  ProductSellingAmount: selling,
  ...more,
})
const group = (TypeId: number, Amount: number, ...bookingdetails: object[]) => ({ TypeId, Amount, bookingdetails })
const DETAILS = {
  bookingdetails: [
    group(1, 24_500, line('Golden Hour', 28_000, 24_500, { StartTime: '2:00 PM', EndTime: '8:00 PM' })),
    group(2, 6500, line('In The Woods cottage', 6500)),
    group(3, 8500, line('Meera Kulkarni', 8500)),
    group(4, 4800, line('Gulmohar Lehenga', 2900, 2400, { Quantity: 2 })),
    group(5, 5400, line('Farm Thali', 450, 450, { Quantity: 12 })),
  ],
  orderbillingdetails: {
    FullName: 'Asha Rao',
    Email: 'asha@example.com',
    Phone: '9123456780',
    TotalAmount: 54_600,
    ProductDiscount: 4500,
    AdditionalDiscount: 400,
    TotalProductAmountToPay: 49_700,
    CouponCode: 'FIRSTLIGHT',
    CouponDiscount: 2000,
    TotalAmountToPay: 47_700,
    AdvanceAmountPaid: 10_000,
    CGSTPercentage: 9,
    SGSTPercentage: 9,
    CGSTAmount: 900,
    SGSTAmount: 901,
  },
}

const GROUPS = [
  '@BOOK-21',
  '@BOOK-22',
  '@BOOK-23',
  '@BOOK-24',
  '@BOOK-25',
  '@BOOK-26',
  '@BOOK-27',
  '@BOOK-28',
  '@BOOK-29',
  '@BOOK-30',
  '@BOOK-31',
  '@BOOK-32',
  '@BOOK-33',
  '@BOOK-34',
  '@BOOK-35',
]
const BILL = [
  '@BOOK-36',
  '@BOOK-37',
  '@BOOK-38',
  '@BOOK-39',
  '@BOOK-40',
  '@BOOK-41',
  '@BOOK-42',
  '@BOOK-43',
  '@BOOK-44',
  '@BOOK-45',
  '@BOOK-46',
  '@BOOK-47',
]

test(
  'the details show customer, items and amounts of a booking',
  { tag: ['@phone', '@BOOK-13', '@BOOK-18', '@BOOK-19', '@BOOK-20', ...GROUPS, ...BILL, '@BKF-02', '@API-33'] },
  async ({ page, shop }) => {
    const shoot = (await openBookings(page, shop)).find(({ BookingType }) => BookingType !== 'Recce')!
    await mockAnswer(page, 'GetMyBookingsDetails', DETAILS)
    const [asked, dialog] = await Promise.all([
      page.waitForRequest(
        (request) => isCall('GetMyBookingsDetails')(request) && queryOf(request)['Id'] === String(shoot.Id),
      ),
      openDetails(page, shoot),
    ])
    expect(queryOf(asked)).toEqual({ UserId: await userId(page), Id: String(shoot.Id) })
    const definition = (term: string) =>
      dialog
        .locator('dl > div')
        .filter({ has: page.getByText(term, { exact: true }) })
        .getByRole('definition')
    for (const [term, value] of [
      ['Name', 'Asha Rao'],
      ['Email', 'asha@example.com'],
      ['Mobile', '9123456780'],
    ] as const)
      await expect(definition(term)).toHaveText(value)

    const list = dialog.getByRole('group', { name: 'What was booked' })
    const headings = list.getByRole('heading', { level: 3 })
    await expect(headings).toHaveText(['Shoot', 'Stay', 'Add On Services'])
    await expect(list.getByRole('heading', { level: 4 })).toHaveText(['Professionals', 'Outfits', 'Food and Beverages'])
    const groups = [
      ['Shoot', '₹24,500', `Golden Hour × 1Kind of Golden Hour, ${inDays(12)}, 2:00 pm – 8:00 pm`],
      ['Stay', '₹6,500', `In The Woods cottage × 1Kind of In The Woods cottage, ${inDays(12)}`],
      ['Professionals', '₹8,500', `Meera Kulkarni × 1Kind of Meera Kulkarni, ${inDays(12)}`],
      ['Outfits', '₹4,800', `Gulmohar Lehenga × 2Kind of Gulmohar Lehenga, ${inDays(12)}`],
      ['Food and Beverages', '₹5,400', `Farm Thali × 12Kind of Farm Thali, ${inDays(12)}`],
    ] as const
    for (const [title, amount] of groups)
      await expect(list.getByRole('heading', { name: title }).locator('..')).toHaveText(title + amount)
    await expect(list.getByRole('listitem')).toContainText(groups.map(([, , item]) => item))
    await expect(list).toHaveText(
      new RegExp(groups.map(([title, amount, item]) => `${title}${amount}${item.slice(0, 8)}`).join('.*')),
    )
    // Only a discounted price is struck through.
    await expect(list.getByRole('listitem').filter({ hasText: 'Gulmohar' })).toContainText('List price ₹5,800 ₹4,800')
    await expect(list.locator('s')).toHaveText([/₹28,000/, /₹5,800/])
    await expect(list.getByRole('listitem').filter({ hasText: 'Farm Thali' })).toContainText('₹5,400')

    await expect(dialog.getByRole('region', { name: 'Billing summary' })).toBeVisible()
    for (const [term, value] of [
      ['Total amount', '₹54,600'],
      ['Product discount', '−₹4,500'],
      ['Additional discount', '−₹400'],
      ['Amount after discounts', '₹49,700'],
      ['Coupon FIRSTLIGHT', '−₹2,000'],
      ['Total to pay', '₹47,700'],
      ['Booking Amount', '₹10,000'],
      ['GST 18%', '₹1,801'],
      ['Balance', '₹37,700'],
    ] as const)
      await expect(definition(term)).toHaveText(value)
  },
)

test(
  'loading the details can be cancelled, fails visibly, and can be retried',
  { tag: ['@BOOK-48', '@BOOK-49', '@CONST-40', '@API-33'] },
  async ({ page, shop }) => {
    const shoot = booking(3, 12)
    await openListed(page, shop, [shoot])
    const many = group(5, 9000, ...Array.from({ length: 20 }, (_, at) => line(`Farm Thali ${at + 1}`, 450)))
    const answers: object[] = [
      { n: 0, Msg: 'The details rest.' },
      { ...DETAILS, bookingdetails: [many] },
    ]
    let answer: () => void = () => undefined
    await page.route(isCallAt('GetMyBookingsDetails'), async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      await route.fulfill({ json: answers.shift() ?? {} }).catch(() => undefined)
    })
    const wait = (dialog: Locator) => expect(dialog.getByText('Please Wait...')).toBeAttached()
    const dialog = await openDetails(page, shoot)
    await wait(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /^View details/ })).toBeFocused()

    const asked = page.waitForRequest(isCall('GetMyBookingsDetails'))
    await openDetails(page, shoot)
    await asked
    await wait(dialog)
    answer()
    await expect(dialog.getByText('The details rest.')).toBeVisible()
    await expect(dialog.getByText('Please Wait...')).toHaveCount(0)
    const again = page.waitForRequest(isCall('GetMyBookingsDetails'))
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await again
    await wait(dialog)
    answer()

    const list = dialog.getByRole('group', { name: 'What was booked' })
    await expect(list).toHaveJSProperty('clientHeight', 450)
    await list.focus()
    await page.keyboard.press('End')
    await expect(list.getByText('Farm Thali 20 × 1')).toBeInViewport()

    // On a phone the list scrolls with its dialog.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(list).not.toHaveAttribute('tabindex')
    expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
    await list.getByText('Farm Thali 1 × 1').scrollIntoViewIfNeeded()
    await expect(list.getByText('Farm Thali 20 × 1')).not.toBeInViewport()
    await list.hover()
    await page.mouse.wheel(0, 5000)
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeInViewport()
  },
)

/** Opens a dialog and requests a code. @returns the dialog, the request and the code. */
async function sendCode(page: Page, kind: 'email' | 'mobile', value: string) {
  const dialog = page.getByRole('dialog', { name: `Change ${kind}` })
  await dialog.getByRole('textbox', { name: /^New/ }).fill(value)
  const call = kind === 'email' ? 'SendOtpToEmailIdForNonRegisterUserWeb' : 'SendOtpForNonRegisterUserWeb'
  // Two presses send one call.
  const sent: Request[] = []
  page.on('request', (request) => isCall(call)(request) && sent.push(request))
  const [answer] = await Promise.all([
    page.waitForResponse(isCall(call)),
    dialog.getByRole('button', { name: 'Send OTP' }).dblclick(),
  ])
  const { Msg } = (await answer.json()) as { Msg: string }
  await expect(messages(page)).toContainText(Msg)
  await expect(dialog.getByRole('textbox', { name: /5-digit code/ })).toBeFocused()
  expect(sent).toHaveLength(1)
  return { query: queryOf(answer.request()), code: /\b\d{5}\b/.exec(Msg)![0] }
}

const CHANGES = [
  {
    kind: 'email',
    label: 'New email',
    wrong: [
      ['', 'Please enter your email id'],
      ['abc', 'Please enter proper email id'],
    ],
    value: 'meera.joshi@example.com',
    query: { EmailId: 'meera.joshi@example.com' },
    call: 'ChangeEmailId',
    body: { NewEmailId: 'meera.joshi@example.com' },
    key: 'UserEmailId',
    tag: [
      '@BOOK-04',
      '@CHG-01',
      '@CHG-02',
      '@CHG-04',
      '@CHG-05',
      '@CHG-06',
      '@VAL-46',
      '@VAL-47',
      '@API-34',
      '@API-35',
    ],
  },
  {
    kind: 'mobile',
    label: 'New mobile number',
    wrong: [
      ['', 'Please enter your mobile no.'],
      ['987654321', 'Mobile number must be 10 digits'],
    ],
    value: '9123456780',
    query: { MobileNo: '9123456780' },
    call: 'ChangeMobileNumber',
    body: { NewMobileNumber: '9123456780' },
    key: 'UserMobileNo',
    tag: ['@phone', '@BOOK-05', '@CHG-07', '@CHG-08', '@CHG-10', '@CHG-11', '@CHG-12', '@API-36', '@API-37'],
  },
] as const

/** Confirms with the code sent to the current number. */
async function provePresent(page: Page, dialog: Locator, asked: object): Promise<string> {
  const present = dialog.getByRole('textbox', { name: `5-digit code sent to ${CUSTOMER.mobile}` })
  const update = dialog.getByRole('button', { name: 'Update' })
  const [first, sent] = await Promise.all([
    page.waitForResponse(isCall('ChangeMobileNumber')),
    page.waitForResponse(isCall('CheckMobileAndGenrateOtp')),
    update.click(),
  ])
  expect(first.request().postDataJSON()).toEqual(asked)
  expect(queryOf(sent.request())).toEqual({ MobileNo: CUSTOMER.mobile })
  const { response } = (await sent.json()) as { response: { Msg: string } }
  await expect(messages(page)).toContainText(response.Msg)
  await expect(present).toBeFocused()
  await expect(present).toHaveAccessibleDescription(
    `${spoken(response.Msg)} Your current number confirms the change, so that nobody else can take over your bookings.`,
  )
  await expect(dialog.getByText('No longer your number?')).toBeVisible()

  const code = /\b\d{5}\b/.exec(response.Msg)![0]
  await present.fill(code === '12345' ? '54321' : '12345')
  await update.click()
  await expect(
    dialog.getByText('Present number: This OTP is not correct. Please check it and try again.'),
  ).toBeVisible()
  await expect(present).toBeFocused()
  await page.keyboard.type(code)
  await expect(present).toHaveValue(code)
  return code
}

for (const { kind, value, query, call, body, key, tag } of CHANGES) {
  test(
    `a new ${kind} is verified by a code and shown`,
    { tag: [...tag, '@CHG-14', '@CHG-15', '@CONST-27', '@CONST-28'] },
    async ({ page, shop }) => {
      await openBookings(page, shop)
      await page.getByRole('button', { name: `Edit ${kind}` }).click()
      const dialog = page.getByRole('dialog', { name: `Change ${kind}` })
      const code = dialog.getByRole('textbox', { name: /5-digit code/ })
      const update = dialog.getByRole('button', { name: 'Update' })
      const sent = await sendCode(page, kind, value)
      expect(sent.query).toEqual(query)

      // Letters and a sixth digit are ignored.
      const other = sent.code === '12345' ? '54321' : '12345'
      await code.pressSequentially(`a${other}6`)
      await expect(code).toHaveValue(other)
      const [refused] = await Promise.all([page.waitForResponse(isCall(call)), update.click()])
      const { Msg } = (await refused.json()) as { Msg: string }
      await expect(messages(page)).toContainText(Msg)
      await expect(dialog.getByText(Msg)).toBeVisible()
      await expect(update).not.toHaveAttribute('aria-disabled', 'true')

      await code.fill(sent.code)
      const asked = { UserId: await userId(page), ...body, Otp: sent.code }
      if (kind === 'mobile') Object.assign(asked, { OldOtp: await provePresent(page, dialog, asked) })
      const [changed] = await Promise.all([page.waitForResponse(isCall(call)), update.click()])
      expect(changed.request().postDataJSON()).toEqual(asked)
      await expect(messages(page)).toContainText(((await changed.json()) as { Msg: string }).Msg)
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: `Edit ${kind}` })).toBeFocused()
      await expect(page.getByRole('main').getByText(value, { exact: true })).toBeVisible()
      expect(await page.evaluate((name) => sessionStorage.getItem(name), key)).toBe(value)
      await page.reload()
      await expect(page.getByRole('main').getByText(value, { exact: true })).toBeVisible()
    },
  )
}

test('a new mobile number logs out other devices, not this one', async ({ page, browser, shop }) => {
  const [context] = await Promise.all([browser.newContext(), openBookings(page, shop)])
  const elsewhere = await context.newPage()
  await openBookings(elsewhere, shop)

  await page.getByRole('button', { name: 'Edit mobile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change mobile' })
  const { code } = await sendCode(page, 'mobile', '9123456780')
  await dialog.getByRole('textbox', { name: '5-digit code sent to this number' }).fill(code)
  await provePresent(page, dialog, { UserId: await userId(page), NewMobileNumber: '9123456780', Otp: code })
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(messages(page)).toContainText('Your mobile number has been changed. You are logged out everywhere else.')
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByRole('table', { name: 'Upcoming bookings' })).toBeVisible()

  await elsewhere.reload()
  await expect(elsewhere.getByRole('alertdialog')).toContainText('Session expired..! Please login again')
  await context.close()
})

test(
  'invalid input is reported at its field, and a code can be resent after a minute',
  {
    tag: [
      '@VAL-43',
      '@VAL-44',
      '@VAL-45',
      '@VAL-48',
      '@VAL-49',
      '@VAL-50',
      '@CHG-03',
      '@CHG-09',
      '@CHG-13',
      '@CONST-43',
    ],
  },
  async ({ page, shop }) => {
    await page.clock.install()
    await openBookings(page, shop)
    for (const { kind, label, wrong, value, query } of CHANGES) {
      const edit = page.getByRole('button', { name: `Edit ${kind}` })
      await edit.click()
      const dialog = page.getByRole('dialog', { name: `Change ${kind}` })
      const field = dialog.getByRole('textbox', { name: label })
      const code = dialog.getByRole('textbox', { name: /5-digit code/ })
      const resend = dialog.getByRole('button', { name: 'Resend' })
      for (const [typed, sentence] of wrong) {
        await field.fill(typed)
        await dialog.getByRole('button', { name: 'Send OTP' }).click()
        await expect(field).toHaveAccessibleDescription(sentence)
        await expect(field).toBeFocused()
        await expect(code).toHaveCount(0)
      }
      await sendCode(page, kind, value)
      await dialog.getByRole('button', { name: 'Update' }).click()
      await expect(code).toHaveAccessibleDescription(/^Please enter valid OTP OTP sent to .*\. Sandbox code: \d{5}$/)

      for (const time of ['first', 'second']) {
        await expect(dialog.getByText(/^Resend in (1:00|0:5\d)$/), time).toBeVisible()
        await page.clock.fastForward(40_000)
        await expect(dialog.getByText(/^Resend in 0:(20|1\d)$/)).toBeVisible()
        await expect(resend).toHaveCount(0)
        await page.clock.fastForward(20_000)
        const [again] = await Promise.all([
          page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/v1/SendOtp')),
          resend.click(),
        ])
        expect(queryOf(again)).toEqual(query)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await edit.click()
      await expect(field).toHaveValue('')
      await expect(code).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Close' }).click()
    }
  },
)

const noticeOf = (ShootDate: string) => dMy(addDays(parseDMy(ShootDate) as Day, -3))

test('an upcoming booking shows its rescheduling deadline and prefills the request', async ({ page, shop }) => {
  const later = booking(3, 12)
  const soon = booking(4, 1, { BookingType: 'Recce' })
  const fresh = booking(5, 30, { BookingDate: inDays(0) })
  await openListed(page, shop, [soon, later, fresh, booking(1, -9)])
  // Each once: its row, and below it what can be asked for.
  const main = page.getByRole('main')
  for (const { OrderId } of [soon, later, fresh])
    await expect(main.getByText(`#${OrderId}`, { exact: true })).toHaveCount(1)
  const of = (one: Booking) => rowOf(page, 'Upcoming bookings', one).locator('xpath=following-sibling::tr[1]')
  await expect(of(later)).toContainText(
    `Can be rescheduled until ${noticeOf(later.ShootDate)}, 72 hours before it starts. The cancellation window has closed.`,
  )
  await expect(of(later).getByRole('button', { name: /cancel/ })).toHaveCount(0)
  await expect(of(fresh)).toContainText('Can be cancelled within 6 hours of the order.')
  await expect(of(fresh).getByRole('button', { name: 'Ask to cancel, booking #AA5' })).toBeVisible()
  await expect(of(soon)).toContainText('Starts within 72 hours: it can no longer be rescheduled or cancelled.')
  await expect(of(soon).getByRole('button', { name: /^Ask/ })).toHaveCount(0)
  await expect(of(soon).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/)

  // The details have the time and the rules of the stay.
  const [shoot, ...others] = DETAILS.bookingdetails
  const [golden] = shoot?.bookingdetails ?? []
  await mockAnswer(page, 'GetMyBookingsDetails', {
    ...DETAILS,
    bookingdetails: [
      { ...shoot, bookingdetails: [{ ...golden, ProductCategory: 'Pre Wedding & Maternity' }] },
      ...others,
    ],
  })
  const dialog = await openDetails(page, later)
  await expect(
    dialog.getByText(`Can be rescheduled until ${noticeOf(later.ShootDate)}, 2:00 pm, 72 hours before it starts.`),
  ).toBeVisible()
  await expect(
    dialog.getByText(
      "The stay can no longer be rescheduled: that needs 48 hours' notice, and within 30 days of the booking.",
    ),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Ask to reschedule, booking #AA3' }).click()

  const ask = page.getByRole('dialog', { name: 'Ask for another day' })
  const free = ask.getByRole('combobox', { name: 'Free near your day' }).getByRole('option')
  // Three free days and “Another day”, of the package with the names of the details.
  await expect(free).toHaveCount(4)
  const days = await free.evaluateAll((options) =>
    options.slice(0, 3).map((option) => (option as HTMLOptionElement).value),
  )
  const [first = ''] = days
  const [sent] = await Promise.all([
    page.waitForRequest(isCall('SaveInquiryDetails')),
    ask.getByRole('button', { name: 'Send request' }).click(),
  ])
  expect(sent.postDataJSON()).toEqual({
    Name: CUSTOMER.name,
    EmailId: CUSTOMER.email,
    PhoneNo: CUSTOMER.mobile,
    Message:
      `Please reschedule booking #AA3 (Bloggers & Influencers, ${later.ShootDate}) to ${dMy(first as Day)}.\n` +
      `Free when this was sent: ${days.map((day) => dMy(day as Day)).join(', ')}.`,
  })
  await expect(ask).toBeHidden()
  const trace = `Asked on ${dayMonth(today())} for ${dayMonth(first as Day)}`
  await expect(dialog.getByText(trace)).toBeVisible()

  // It survives the home page and a reload, and another visitor does not see it.
  await page.goto(shop.url('/'))
  await page.goto(shop.url('/bookings'))
  await expect(of(later)).toContainText(trace)
})

test(
  'a tour has details to print, with or without those of the provider',
  { tag: ['@BOOK-14'] },
  async ({ page, shop }) => {
    const tour = booking(4, 5, { BookingType: 'Recce', TotalAmountToPay: 354 })
    const bare = booking(6, 9, { BookingType: 'Recce', TotalAmountToPay: 708 })
    const past = booking(8, -9, { BookingType: 'Recce', TotalAmountToPay: 177 })
    await page.route(isCallAt('GetMyBookingsDetails'), (route) => {
      const isTour = new URL(route.request().url()).searchParams.get('Id') === '4'
      const lines = line('Tour', 177, 177, { StartTime: '10:00 AM', EndTime: '10:30 AM', Quantity: 2 })
      return route.fulfill({
        json: isTour ? { ...DETAILS, bookingdetails: [group(1, 354, lines)] } : { n: 0, Msg: 'No details.' },
      })
    })
    await openListed(page, shop, [tour, bare, past])
    const dialog = page.getByRole('dialog', { name: 'Studio tour' })
    const opener = page.getByRole('button', { name: 'Tour details, booking #AA4' })
    await opener.click()
    await expect(dialog.getByRole('region', { name: 'Booking #AA4' })).toBeVisible()
    for (const [term, value] of [
      ['Date', tour.ShootDate],
      ['Time', '10:00 am – 10:30 am'],
      ['People', '2 people'],
      ['Paid', '₹354'],
    ] as const)
      await expect(dialog.locator('dl > div').filter({ hasText: new RegExp(`^${term}`) })).toContainText(value)
    await expect(dialog.getByText(BRAND.address)).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Google Calendar/ })).toHaveAttribute('href', /T100000.*T103000/)
    await page.emulateMedia({ media: 'print' })
    await expect(dialog.getByText('2 people').first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('banner', { includeHidden: true })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()

    await page.getByRole('button', { name: 'Tour details, booking #AA6' }).click()
    await expect(dialog.getByText('₹708').first()).toBeVisible()
    await expect(dialog.getByText('Time')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Tour details, booking #AA8' }).click()
    await expect(dialog.getByText(past.ShootDate).first()).toBeVisible()
    await expect(dialog.getByRole('link', { name: /^Google Calendar/ })).toHaveCount(0)
  },
)

test('a tour shows its time in its row and on the call sheet', async ({ page, shop }) => {
  const tour = booking(4, 5, { BookingType: 'Recce' })
  await page.route(isCallAt('GetMyBookingsDetails'), (route) => {
    const isTour = new URL(route.request().url()).searchParams.get('Id') === '4'
    return route.fulfill({
      json: isTour
        ? {
            ...DETAILS,
            bookingdetails: [group(1, 300, line('Tour', 300, 300, { StartTime: '10:00 AM', EndTime: '10:30 AM' }))],
          }
        : { n: 0, Msg: 'Not this one.' },
    })
  })
  await openListed(page, shop, [tour, booking(6, 9, { BookingType: 'Recce' }), booking(3, 12)])
  const hours = '10:00 am – 10:30 am'
  await expect(rowOf(page, 'Upcoming bookings', tour)).toContainText(`Studio tour, ${hours}`)
  await expect(page.getByRole('region', { name: 'Next on the call sheet' })).toContainText(hours)
  // A refusal changes nothing.
  await expect(rowOf(page, 'Upcoming bookings', { OrderId: 'AA6' })).toContainText('Studio tour')
  await expect(page.getByText('Not this one.')).toHaveCount(0)
})

test('in details taller than the window, Tab leads around to a close button in sight', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  const shoot = booking(3, 12)
  await openListed(page, shop, [shoot])
  await mockAnswer(page, 'GetMyBookingsDetails', DETAILS)
  const dialog = await openDetails(page, shoot)
  await expect(dialog.getByRole('button', { name: 'Print' })).toBeAttached()
  expect(await dialog.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(600)
  const close = dialog.getByRole('button', { name: 'Close' })
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(close).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await expect(close).toBeInViewport({ ratio: 1 })
})

test('details print without the page, and export to a calendar in studio time', async ({ page, shop }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const shoot = booking(3, 12)
  await openListed(page, shop, [shoot, booking(1, -9)])
  await mockAnswer(page, 'GetMyBookingsDetails', DETAILS)
  const dialog = await openDetails(page, shoot)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /calendar/i }).click(),
  ])
  expect(download.suggestedFilename()).toBe('booking-AA3.ics')
  const file = await (await download.createReadStream()).toArray()
  const day = (parseDMy(shoot.ShootDate) as Day).replaceAll('-', '')
  expect(Buffer.concat(file as Buffer[]).toString()).toContain(
    `DTSTART;TZID=Asia/Kolkata:${day}T140000\r\nDTEND;TZID=Asia/Kolkata:${day}T200000\r\n`,
  )

  await dialog.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog.getByRole('region', { name: 'Billing summary' })).toBeVisible()
  await expect(page.getByText('Upcoming bookings', { exact: true }).first()).toBeHidden()
  for (const name of ['Print', 'Close', /^Ask to/, /calendar/i])
    await expect(dialog.getByRole('button', { name })).toHaveCount(0)

  await page.emulateMedia({ media: 'screen' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  // Past bookings can only be printed.
  const past = await openDetails(page, { OrderId: 'AA1' })
  await expect(past.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(past.getByRole('button', { name: /calendar|Ask to/i })).toHaveCount(0)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, { tag: ['@A11Y'] }, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const [next] = (await openBookings(page, shop)).filter(({ BookingType }) => BookingType !== 'Recce')
    await expect(page.getByRole('table', { name: 'Upcoming bookings' })).toBeVisible()
    expect(await axeFindings(page, { part: 'main' })).toEqual([])
    const details = await openDetails(page, next!)
    await expect(details.getByText('Billing summary')).toBeVisible()
    expect(await axeFindings(page, { part: '[role="dialog"]' })).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Edit email' }).click()
    await sendCode(page, 'email', 'meera.joshi@example.com')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByRole('dialog').getByText('Please enter valid OTP')).toBeVisible()
    expect(await axeFindings(page, { part: '[role="dialog"]' })).toEqual([])
  })
}
