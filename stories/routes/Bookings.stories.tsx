import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { spoken } from '../../design-system/index.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { PACKAGES } from '../../mocks/payloads/packages.ts'
import { BookingsRoute } from '../../storefront/routes/bookings/BookingsRoute.tsx'
import { fetchDialogs } from '../../storefront/routes/bookings/dialogs.ts'
import { packageCategoriesAtom } from '../../storefront/state/packages.ts'
import { CHANGE_REQUESTS } from '../../storefront/storageKeys.ts'
import { forgetDays, packageDays, remember } from '../../storefront/shell/date/days.ts'
import { sessionAtom } from '../../storefront/state/session.ts'
import { store } from '../../storefront/state/store.ts'
import { addDays, dMy, today } from '../../storefront/text/dates.ts'
import { dayMonth } from '../../storefront/text/dayMessages.ts'
import { BRAND } from '../../storefront/brand.ts'
import { answering, answeringOnce, recordingCalls, sent, waiting } from '../support/answers.ts'
import { pass, setClock, withClock } from '../support/clock.ts'
import type { Canvas, User } from '../support/context.ts'
import { asCustomer, MEERA } from '../support/customer.ts'
import { openedDialog } from '../support/dialogs.ts'
import { withPayment } from '../support/paidOrder.ts'
import { messages } from '../support/messages.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'

const inDays = (days: number) => dMy(addDays(today(), days))
const booking = (Id: number, days: number, BookingType: string, TotalAmountToPay: number) => ({
  Id,
  OrderId: `AA${20_400 + Id}`,
  ShootDate: inDays(days),
  BookingDate: inDays(Math.min(days - 20, -1)),
  TotalAmountToPay,
  BookingType,
  IsUpcoming: days < 0 ? 0 : 1,
})
const TO_COME = [
  booking(5, 2, 'Recce', 472),
  booking(3, 12, 'Pre Wedding & Maternity', 50_900),
  booking(4, 41, 'Web Series & TV Serials', 123_456),
]
const PAST = [booking(2, -40, 'Product & Garment', 16_500), booking(1, -120, 'Music Video & Ads', 104_500)]

const line = (
  ProductCategory: string,
  ProductName: string,
  Quantity: number,
  ProductSellingAmount: number,
  ProductPrice = ProductSellingAmount,
) => ({
  ProductCategory,
  ProductName,
  StartTime: '',
  EndTime: '',
  BookingDate: inDays(12),
  Quantity,
  ProductPrice,
  ProductSellingAmount,
})
const DETAILS = {
  bookingdetails: [
    {
      TypeId: 1,
      Amount: 24_500,
      bookingdetails: [
        {
          ...line('Pre Wedding & Maternity', 'Golden Hour', 1, 24_500, 28_000),
          StartTime: '2:00 PM',
          EndTime: '8:00 PM',
        },
      ],
    },
    { TypeId: 2, Amount: 6500, bookingdetails: [line('Luxury stay', 'In The Woods cottage', 1, 6500)] },
    { TypeId: 3, Amount: 8500, bookingdetails: [line('Make-up artist', 'Meera Kulkarni', 1, 8500)] },
    {
      TypeId: 4,
      Amount: 8000,
      bookingdetails: [line('Lehenga', 'Gulmohar Lehenga', 2, 2400, 2900), line('Gown', 'Monsoon Trail Gown', 1, 3200)],
    },
    { TypeId: 5, Amount: 5400, bookingdetails: [line('Lunch', 'Farm Thali', 12, 450)] },
  ],
  orderbillingdetails: {
    FullName: 'Meera Joshi',
    Email: 'meera@example.com',
    Phone: '9876543210',
    TotalAmount: 57_400,
    ProductDiscount: 4500,
    AdditionalDiscount: 0,
    TotalProductAmountToPay: 52_900,
    CouponCode: 'FIRSTLIGHT',
    CouponDiscount: 2000,
    TotalAmountToPay: 50_900,
    AdvanceAmountPaid: 10_000,
    CGSTPercentage: 9,
    SGSTPercentage: 9,
    CGSTAmount: 900,
    SGSTAmount: 900,
  },
}

const listed = (bookingmodellist: unknown) => answering('GetMyBookings', { bookingmodellist })
const detailed = (body: Record<string, unknown> = DETAILS) => answering('GetMyBookingsDetails', body)

const meta = preview.meta({
  title: 'Pages/Bookings',
  id: 'routes-bookings',
  component: RoutePage,
  args: { at: '/bookings', page: BookingsRoute },
  beforeEach: async ({ msw }) => {
    await fetchDialogs()
    asCustomer()
    store.set(packageCategoriesAtom, [{ SlugName: 'pre-wedding-maternity', CategoryName: 'Pre Wedding & Maternity' }])
    msw.use(listed([...TO_COME, ...PAST]), detailed())
  },
})

export const Ready = meta.story({
  parameters: { requirements: ['@BOOK-01 to 03', '@BOOK-06 to 15', '@BKF-01', '@BKF-03', '@API-32'] },
  beforeEach: recordingCalls('GetMyBookings'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Upcoming bookings' })).toBeVisible()
    await expect(sent).toEqual([{ UserId: MEERA.id }])
    await expect(canvas.getByRole('heading', { level: 1, name: `Welcome, ${MEERA.name}` })).toBeVisible()
    for (const word of [MEERA.email, MEERA.mobile, 'INR 1,23,456']) await expect(canvas.getByText(word)).toBeVisible()
    for (const [table, bookings] of [
      ['Upcoming bookings', TO_COME],
      ['Previous bookings', PAST],
    ] as const) {
      const rows = within(canvas.getByRole('table', { name: table }))
      // Each row repeats the heading of its column, which only narrow windows show.
      await expect(rows.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
        bookings.map(({ OrderId }) => `Booking ID#${OrderId}`),
      )
      for (const { OrderId, ShootDate, BookingDate, BookingType } of bookings) {
        const row = rows.getByRole('rowheader', { name: `#${OrderId}` }).closest('tr')!
        for (const word of [ShootDate, BookingDate, BookingType]) await expect(row).toHaveTextContent(word)
        await expect(
          within(row).queryAllByRole('button', { name: `View details for booking #${OrderId}` }),
        ).toHaveLength(BookingType === 'Recce' ? 0 : 1)
      }
    }
    await expect(canvas.getByRole('link', { name: 'Book again' })).toHaveAttribute(
      'href',
      '/pricing/pre-wedding-maternity',
    )
    await expect(
      canvas.getByText('Starts within 72 hours: it can no longer be rescheduled or cancelled.'),
    ).toBeVisible()
  },
})

const rowOf = (canvas: Canvas, name: string) => canvas.getByRole('rowheader', { name }).closest('tr')!

/**
 * Which requests are offered depends on the time until the shoot, and since the order. A request for another day is no
 * longer shown once the shoot has moved to that day. Nothing can be asked for a booking that cannot be read.
 */
export const WhatCanBeAsked = meta.story({
  beforeEach: ({ msw }) => {
    localStorage.setItem(CHANGE_REQUESTS, JSON.stringify({ AA20403: { for: addDays(today(), 12) } }))
    const fresh = { ...booking(6, 30, 'Pre Wedding & Maternity', 17_000), BookingDate: inDays(0) }
    const unread = { OrderId: 'AA20999' }
    msw.use(listed([booking(5, 1, 'Recce', 354), TO_COME[1], fresh, unread, ...PAST]))
  },
  play: async ({ canvas, userEvent }) => {
    const coming = within(await canvas.findByRole('table', { name: 'Upcoming bookings' }))
    const unread = coming.getByRole('row', { name: /^A booking that cannot be shown/ })
    await expect(within(unread).getByText('Please call us')).toBeVisible()
    const below = (name: string) => rowOf(canvas, name).nextElementSibling
    const until = `Can be rescheduled until ${inDays(9)}, 2:00 pm, 72 hours before it starts.`
    // At once: a line that came later would move buttons while they are pressed.
    await expect(below('#AA20403')).toHaveTextContent('Golden Hour, 2:00 pm – 8:00 pm. Balance at the farm ₹40,900.')
    await expect(below('#AA20403')).toHaveTextContent(`${until} The cancellation window has closed.`)
    await expect(canvas.queryByText(/^You asked for/)).toBeNull()
    await expect(below('#AA20406')).toHaveTextContent('Can be cancelled within 6 hours of the order.')
    await expect(below('#AA20405')).toHaveTextContent(
      'Starts within 72 hours: it can no longer be rescheduled or cancelled.',
    )
    const ways = canvas.getAllByRole('button', { name: /^Ask to/ }).map(({ ariaLabel }) => ariaLabel)
    await expect(ways).toEqual([
      'Ask to reschedule, booking #AA20403',
      'Ask to reschedule, booking #AA20406',
      'Ask to cancel, booking #AA20406',
    ])
    await expect(canvas.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', BRAND.phone.href)
    // The details have the time and the rules of the stay.
    await userEvent.click(canvas.getByRole('button', { name: 'View details for booking #AA20403' }))
    await openedDialog('Booking #AA20403')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(until))
    await expect(screen.getByRole('dialog')).toHaveTextContent(
      `The stay can be rescheduled until ${inDays(10)}, 2:00 pm: with 48 hours' notice, and within 30 days of the booking.`,
    )
  },
})

const TOUR = booking(5, 5, 'Recce', 354)

export const TourDetails = meta.story({
  parameters: { requirements: ['@BOOK-14'] },
  beforeEach: ({ msw }) => {
    const tour = { ...line('Tour', 'Tour', 2, 177), StartTime: '10:00 AM', EndTime: '10:30 AM' }
    const bookingdetails = [{ TypeId: 1, Amount: 354, bookingdetails: [tour] }]
    msw.use(listed([TOUR, TO_COME[1]]), detailed({ ...DETAILS, bookingdetails }))
  },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Tour details, booking #AA20405' })
    await waitFor(() => expect(rowOf(canvas, '#AA20405')).toHaveTextContent('Studio tour, 10:00 am – 10:30 am'))
    await expect(canvas.getByRole('region', { name: 'Next on the call sheet' })).toHaveTextContent(
      'Studio tour, 10–\u206010:30 am, in 5 days',
    )
    await userEvent.click(opener)
    const dialog = await openedDialog('Studio tour')
    await dialog.findByRole('region', { name: 'Booking #AA20405' })
    await expect(dialog.getByText('Time').closest('div')).toHaveTextContent('10:00 am – 10:30 am')
    await expect(dialog.getAllByText('Paid')[0]!.closest('div')).toHaveTextContent('₹354')
    await expect(dialog.getByText(BRAND.address)).toBeInTheDocument()
    await expect(dialog.getByRole('link', { name: /^Google Calendar/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/T100000.*T103000/),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

/** If the provider has no details of tours, those of the list are enough. A past tour is not offered to calendars. */
export const TourWithoutDetails = meta.story({
  parameters: { requirements: ['@BOOK-14'] },
  beforeEach: ({ msw }) =>
    msw.use(listed([TOUR, booking(8, -9, 'Recce', 177)]), detailed({ n: 0, Msg: 'No details.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tour details, booking #AA20405' }))
    const dialog = await openedDialog('Studio tour')
    await expect((await dialog.findAllByText('₹354'))[0]).toBeInTheDocument()
    await expect(dialog.queryByText('Time')).toBeNull()
    await expect(dialog.getByRole('link', { name: /^Google Calendar/ })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByText('No details.')).toBeNull()
    await expect(rowOf(canvas, '#AA20405')).toHaveTextContent('Studio tour')
    await userEvent.click(canvas.getByRole('button', { name: 'Tour details, booking #AA20408' }))
    const past = await openedDialog('Studio tour')
    await expect((await past.findAllByText(inDays(-9)))[0]).toBeInTheDocument()
    await expect(past.queryByRole('link', { name: /^Google Calendar/ })).toBeNull()
  },
})

export const NothingBooked = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@BOOK-16 to 17'] },
  beforeEach: ({ msw }) => msw.use(listed([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oops! Your order list is empty!')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Start Booking now' })).toHaveAttribute(
      'href',
      '/pricing/pre-wedding-maternity',
    )
  },
})

export const RefusedThenNothingToCome = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@API-32', '@BOOK-07'] },
  beforeEach: ({ msw }) =>
    msw.use(
      answeringOnce('GetMyBookings', { n: 0, Msg: 'Your bookings rest.' }),
      // A booking with any other `IsUpcoming` than 1 is a previous one.
      listed([{ ...booking(7, -3, 'Recce', 354), IsUpcoming: 2 }, ...PAST]),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your bookings rest.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    const past = within(await canvas.findByRole('table', { name: 'Previous bookings' }))
    await expect(past.getAllByRole('rowheader')[0]).toHaveTextContent('#AA20407')
    await expect(canvas.getByText('No upcoming bookings')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Ask to/ })).toBeNull()
    const title = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveFocus())
    // Pictures show no focus.
    title.blur()
  },
})

export const Longest = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    store.set(sessionAtom, {
      ...MEERA,
      name: `Meera ${LONG_WORD} Joshi`,
      email: `a.very.long.address@${LONG_WORD.toLowerCase()}.example`,
    })
    msw.use(listed([booking(6, 41, `${LONG_WORD} & Weddings`, 12_345_678)]), ...freshHandlers())
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('INR 1,23,45,678')).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetMyBookings'),
  play: saysToWait,
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetMyBookings'),
  play: offersRetry,
})

async function openDetails({ click }: User) {
  await click(await screen.findByRole('button', { name: 'View details for booking #AA20403' }))
  return openedDialog('Booking #AA20403')
}

/** Five groups, three of them services, with each row of the bill, and what the day needs. */
export const DetailsOfEverything = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@BOOK-13', '@BOOK-18 to 47', '@BKF-02', '@API-33'] },
  beforeEach: ({ msw }) => {
    msw.use(
      detailed({
        ...DETAILS,
        orderbillingdetails: {
          ...DETAILS.orderbillingdetails,
          FullName: 'Asha Rao',
          Email: 'asha@example.com',
          Phone: '9123456780',
          ProductDiscount: 4100,
          AdditionalDiscount: 400,
          CGSTAmount: 890,
          SGSTAmount: 910,
        },
      }),
    )
    recordingCalls('GetMyBookingsDetails')({ msw })
  },
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent)
    const list = within(await dialog.findByRole('group', { name: 'What was booked' }))
    // The tour's details were requested too.
    await expect(sent).toContainEqual({ UserId: MEERA.id, Id: '3' })
    const texts = (role: string, level?: number) =>
      list.getAllByRole(role, level ? { level } : {}).map(({ textContent }) => textContent)
    await expect(texts('heading', 3)).toEqual(['Shoot', 'Stay', 'Add On Services'])
    await expect(texts('heading', 4)).toEqual(['Professionals', 'Outfits', 'Food and Beverages'])
    for (const [title, amount] of [
      ['Shoot', '₹24,500'],
      ['Stay', '₹6,500'],
      ['Professionals', '₹8,500'],
      ['Outfits', '₹8,000'],
      ['Food and Beverages', '₹5,400'],
    ] as const)
      await expect(list.getByRole('heading', { name: title }).parentElement).toHaveTextContent(title + amount)
    const day = inDays(12)
    const lines = [
      [`Golden Hour × 1Pre Wedding & Maternity, ${day}, 2:00 pm – 8:00 pm`, '₹24,500'],
      [`In The Woods cottage × 1Luxury stay, ${day}`, '₹6,500'],
      [`Meera Kulkarni × 1Make-up artist, ${day}`, '₹8,500'],
      [`Gulmohar Lehenga × 2Lehenga, ${day}`, '₹4,800'],
      [`Monsoon Trail Gown × 1Gown, ${day}`, '₹3,200'],
      [`Farm Thali × 12Lunch, ${day}`, '₹5,400'],
    ] as const
    const items = list.getAllByRole('listitem')
    await expect(items).toHaveLength(lines.length)
    for (const [at, [words, paid]] of lines.entries()) {
      await expect(items[at]).toHaveTextContent(words)
      await expect(items[at]).toHaveTextContent(paid)
    }
    // Only a higher list price is struck through, for the whole quantity.
    const struck = [...document.querySelectorAll('[role=dialog] s')].map(({ textContent }) => textContent)
    await expect(struck).toEqual([expect.stringContaining('₹28,000'), expect.stringContaining('₹5,800')])

    await expect(dialog.getByRole('region', { name: 'Billing summary' })).toBeInTheDocument()
    for (const [term, value] of [
      ['Name', 'Asha Rao'],
      ['Email', 'asha@example.com'],
      ['Mobile', '9123456780'],
      ['Total amount', '₹57,400'],
      ['Product discount', '−₹4,100'],
      ['Additional discount', '−₹400'],
      ['Amount after discounts', '₹52,900'],
      ['Coupon FIRSTLIGHT', '−₹2,000'],
      ['Total to pay', '₹50,900'],
      ['Booking Amount', '₹10,000'],
      ['GST 18%', '₹1,800'],
      ['Balance', '₹40,900'],
    ] as const)
      await expect(dialog.getByText(term).closest('div')).toHaveTextContent(term + value)

    const onTheDay = dialog.getByRole('region', { name: 'On the day' })
    for (const words of [/Gates open for you at 1:30\spm/, /₹40,900, before the first frame/, /An identity document/])
      await expect(onTheDay).toHaveTextContent(words)
    await expect(within(onTheDay).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    await expect(dialog.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining('?mlat='),
    )
  },
})

const [SHOOT, , , OUTFITS] = DETAILS.bookingdetails

export const DetailsPartUnread = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const [lehenga] = OUTFITS?.bookingdetails ?? []
    const bookingdetails = [
      { ...SHOOT, bookingdetails: [...(SHOOT?.bookingdetails ?? []), null] },
      { ...OUTFITS, bookingdetails: [{ ...lehenga, ProductSellingAmount: 'Call us' }] },
      { TypeId: 5, Amount: 5400, bookingdetails: 'Lunch' },
    ]
    const orderbillingdetails = { ...DETAILS.orderbillingdetails, CouponDiscount: null }
    msw.use(listed(TO_COME), detailed({ bookingdetails, orderbillingdetails }))
  },
  play: async ({ userEvent }) => {
    const dialog = await openDetails(userEvent)
    const lines = await dialog.findAllByRole('listitem')
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Golden Hour × 1.*₹24,500$/),
      'ItemCannot be read',
      expect.stringMatching(/^Gulmohar Lehenga × 2.*Cannot be read$/),
      'ItemCannot be read',
    ])
    await expect(dialog.getByText('Coupon FIRSTLIGHT').closest('div')).toHaveTextContent('Cannot be read')
    // The paid amount is unchanged.
    await expect(dialog.getByText('Booking Amount').closest('div')).toHaveTextContent('₹10,000')
    await expect(dialog.getByText(/^Part of these details cannot be read\./)).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
    await expect(dialog.queryByText(/₹0\b/)).toBeNull()
  },
})

export const DetailsOfOnePart = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@BOOK-48', '@API-33', '@ERR-36'] },
  beforeEach: ({ msw }) => msw.use(detailed({ ...DETAILS, bookingdetails: 'none' })),
  play: async ({ msw, userEvent }) => {
    const dialog = await openDetails(userEvent)
    await expect(await dialog.findByRole('listitem')).toHaveTextContent('ItemCannot be read')
    await expect(dialog.getByText('Booking Amount').closest('div')).toHaveTextContent('₹10,000')
    msw.use(detailed({ ...DETAILS, orderbillingdetails: undefined }))
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(6))
    await expect(dialog.getByRole('region', { name: 'Billing summary' })).not.toHaveTextContent('₹')
    msw.use(detailed({ ...DETAILS, bookingdetails: [], orderbillingdetails: null }))
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }))
    await expect(await dialog.findByText('Something bad happened; please try again later.')).toBeInTheDocument()
    await expect(dialog.queryByRole('region', { name: 'Billing summary' })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
  },
})

/** Refused details can be asked for again, and the dialog can be closed while they load. */
export const DetailsLoading = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@BOOK-48', '@API-33'] },
  beforeEach: ({ msw }) => msw.use(listed(TO_COME)),
  play: async ({ canvas, msw, userEvent }) => {
    // The list needs details of its own before those of the dialog are refused and held back.
    await canvas.findByRole('table', { name: 'Upcoming bookings' })
    msw.use(answeringOnce('GetMyBookingsDetails', { n: 0, Msg: 'The details rest.' }))
    const close = async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const refused = await openDetails(userEvent)
    await expect(await refused.findByText('The details rest.')).toBeInTheDocument()
    await expect(refused.queryByText('Please Wait...')).toBeNull()
    await userEvent.click(refused.getByRole('button', { name: 'Retry' }))
    await expect(await refused.findByRole('group', { name: 'What was booked' })).toBeInTheDocument()
    await close()

    msw.use(waiting('GetMyBookingsDetails'))
    await expect(await (await openDetails(userEvent)).findByText('Please Wait...')).toBeInTheDocument()
    await close()
    const opener = canvas.getByRole('button', { name: 'View details for booking #AA20403' })
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(await (await openDetails(userEvent)).findByText('Please Wait...')).toBeInTheDocument()
  },
})

const CHANGE_SENT = { n: 1, Msg: 'OTP sent to 91•••••780.' }
const PRESENT_SENT = { response: { n: 1, Msg: 'OTP sent to 98•••••210.' } }
const PRESENT_WANTED = { n: 0, Msg: 'Please enter the OTP sent to your present number as well.', Needs: 'OldOtp' }

export const EmailChanged = meta.story({
  parameters: {
    requirements: [
      '@BOOK-04',
      '@CHG-01 to 02',
      '@CHG-04 to 06',
      '@CHG-14 to 15',
      '@VAL-46 to 47',
      '@CONST-27 to 28',
      '@STOR-05',
      '@API-34 to 35',
    ],
  },
  beforeEach: ({ msw }) => {
    msw.use(
      answering('SendOtpToEmailIdForNonRegisterUserWeb', { n: 1, Msg: 'OTP sent to m••••@example.com.' }),
      answeringOnce('ChangeEmailId', { n: 0, Msg: 'This OTP is not correct.' }),
      answering('ChangeEmailId', { n: 1, Msg: 'Your email has been changed.' }),
    )
    recordingCalls('SendOtpToEmailIdForNonRegisterUserWeb', 'ChangeEmailId')({ msw })
  },
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit email' })
    await userEvent.click(edit)
    const dialog = await openedDialog('Change email')
    const email = 'meera.joshi@example.com'
    await userEvent.type(dialog.getByRole('textbox', { name: 'New email' }), email)
    // A double click sends one code.
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send OTP' }))
    const code = await dialog.findByRole('textbox', { name: /5-digit code/ })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(sent).toEqual([{ EmailId: email }])
    await expect(messages()).toEqual(['OTP sent to m••••@example.com.'])
    await userEvent.type(code, 'a123456')
    await expect(code).toHaveValue('12345')
    const update = dialog.getByRole('button', { name: 'Update' })
    await userEvent.click(update)
    await expect(await dialog.findByText('This OTP is not correct.')).toBeInTheDocument()
    await expect(messages()).toContain('This OTP is not correct.')
    await expect(update).not.toHaveAttribute('aria-disabled')
    await userEvent.keyboard('54321')
    await userEvent.click(update)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent.at(-1)).toEqual({ UserId: MEERA.id, NewEmailId: email, Otp: '54321' })
    await expect(messages()).toContain('Your email has been changed.')
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(canvas.getByText(email)).toBeVisible()
    await expect(sessionStorage.getItem('UserEmailId')).toBe(email)
  },
})

/** Each problem is at its field, and a code can be sent again after a minute. */
export const ChangesAreChecked = meta.story({
  parameters: { requirements: ['@CHG-03', '@CHG-09', '@CHG-13', '@VAL-43 to 45', '@VAL-48 to 50', '@CONST-43'] },
  beforeEach: ({ msw }) => {
    msw.use(
      answering('SendOtpToEmailIdForNonRegisterUserWeb', CHANGE_SENT),
      answering('SendOtpForNonRegisterUserWeb', CHANGE_SENT),
    )
    recordingCalls('SendOtpToEmailIdForNonRegisterUserWeb', 'SendOtpForNonRegisterUserWeb')({ msw })
    return withClock()
  },
  play: async ({ canvas, userEvent }) => {
    for (const [kind, label, typed, empty, wrong, rest, query] of [
      [
        'email',
        'New email',
        'abc',
        'Please enter your email id',
        'Please enter proper email id',
        '@example.com',
        { EmailId: 'abc@example.com' },
      ],
      [
        'mobile',
        'New mobile number',
        '912345678',
        'Please enter your mobile no.',
        'Mobile number must be 10 digits',
        '0',
        { MobileNo: '9123456780' },
      ],
    ] as const) {
      const edit = await canvas.findByRole('button', { name: `Edit ${kind}` })
      await userEvent.click(edit)
      const dialog = await openedDialog(`Change ${kind}`)
      const field = dialog.getByRole('textbox', { name: label })
      const refused = async (sentence: string) => {
        await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }))
        await expect(field).toHaveAccessibleDescription(sentence)
        await expect(field).toHaveFocus()
        await expect(dialog.queryByRole('textbox', { name: /5-digit code/ })).toBeNull()
      }
      await refused(empty)
      await userEvent.type(field, typed)
      await refused(wrong)
      await userEvent.type(field, rest)
      await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }))
      const code = await dialog.findByRole('textbox', { name: /5-digit code/ })
      await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
      await expect(code).toHaveAccessibleDescription(expect.stringMatching(/^Please enter valid OTP /))
      const isSent = async (times: number) => {
        await waitFor(() => expect(dialog.getByText(/^Resend in (1:00|0:5\d)$/)).toBeInTheDocument())
        await expect(sent.filter((one) => JSON.stringify(one) === JSON.stringify(query))).toHaveLength(times)
        await expect(dialog.queryByRole('button', { name: 'Resend' })).toBeNull()
      }
      await isSent(1)
      pass(60)
      await userEvent.click(await dialog.findByRole('button', { name: 'Resend' }))
      await isSent(2)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await userEvent.click(edit)
      const again = await openedDialog(`Change ${kind}`)
      await expect(again.getByRole('textbox', { name: label })).toHaveValue('')
      await expect(again.queryByRole('textbox', { name: /5-digit code/ })).toBeNull()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  },
})

async function askForCode(canvas: Canvas, userEvent: User) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit mobile' }))
  const dialog = await openedDialog('Change mobile')
  await userEvent.type(dialog.getByRole('textbox', { name: 'New mobile number' }), '9123456780')
  await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }))
  return dialog
}

const named = ({ PackageName }: { PackageName: unknown }) => PackageName === 'Golden Hour'

export const AskingForAnotherDay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    // Seeds what a calendar has cached for the package.
    const shoot = packageDays(PACKAGES['pre-wedding-maternity']?.find(named)?.PackageId ?? 0)
    for (const day of [9, 11, 13, 14]) {
      remember(shoot, addDays(today(), day), { status: 'known', availability: 'available', text: 'Available', msg: '' })
    }
    msw.use(listed(TO_COME), answering('SaveInquiryDetails', { n: 1, Msg: 'Sent.' }))
  },
  play: async ({ canvas, msw, userEvent }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ask to reschedule, booking #AA20403' }))
      const dialog = await openedDialog('Ask for another day')
      return { dialog, days: await dialog.findByRole('combobox', { name: 'Free near your day' }) }
    }
    const { dialog } = await open()
    recordingCalls('SaveInquiryDetails')({ msw })
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const free = [11, 13, 14].map(inDays)
    await expect(sent).toEqual([
      {
        Name: MEERA.name,
        EmailId: MEERA.email,
        PhoneNo: MEERA.mobile,
        Message:
          `Please reschedule booking #AA20403 (Pre Wedding & Maternity, ${inDays(12)}) to ${free[0]}.\n` +
          `Free when this was sent: ${free.join(', ')}.`,
      },
    ])
    await expect(canvas.getByText(new RegExp(`^You asked for ${dayMonth(addDays(today(), 11))}\\. `))).toBeVisible()

    const { days } = await open()
    // Three days near the booked one, and “any other”.
    await expect(within(days).getAllByRole('option')).toHaveLength(4)
    await expect(days).toHaveDisplayValue(new RegExp(inDays(11)))
  },
})

/** Ordered in this browser at 12:01 pm, so the deadline is a time. */
export const AskingToCancel = meta.story({
  beforeEach: async ({ msw }) => {
    const fresh = {
      ...booking(6, 0, 'Pre Wedding & Maternity', 24_500),
      ShootDate: '12 Dec 2026',
      BookingDate: '24 Nov 2026',
    }
    msw.use(listed([fresh]), answering('SaveInquiryDetails', { n: 1, Msg: 'Sent.' }))
    const stop = setClock('2026-11-24T12:05+05:30')
    const forget = await withPayment({
      createdAt: Date.parse('2026-11-24T12:01+05:30'),
      day: '12 Dec 2026',
    })
    return async () => {
      stop()
      await forget()
    }
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Upcoming bookings' })
    const below = rowOf(canvas, '#AA20406').nextElementSibling
    await waitFor(() => expect(below).toHaveTextContent('Can be cancelled until 6:01 pm today.'))
    await expect(below).toHaveTextContent('Order order_7107d8ac6b6311.')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to cancel, booking #AA20406' }))
    const dialog = await openedDialog('Ask to cancel')
    await expect(dialog.getByText('It can be cancelled until 6:01 pm today.')).toBeVisible()
    await expect(dialog.getByText(/^₹11,800 is refunded in full/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep the booking' })).toBeVisible()
  },
})

export const AskedToCancel = AskingToCancel.extend({
  play: async ({ canvas, msw, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to cancel, booking #AA20406' }))
    const dialog = await openedDialog('Ask to cancel')
    msw.use(answeringOnce('SaveInquiryDetails', { n: 0, Msg: 'The office is moving.' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await expect(await dialog.findByText('The office is moving.')).toBeVisible()
    recordingCalls('SaveInquiryDetails')({ msw })
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(sent).toEqual([
      {
        Name: MEERA.name,
        EmailId: MEERA.email,
        PhoneNo: MEERA.mobile,
        Message: 'Please cancel booking #AA20406 (Pre Wedding & Maternity, 12 Dec 2026).',
      },
    ])
    await expect(await canvas.findByText('Cancellation asked at 12:05 pm.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Ask to cancel/ })).toBeNull()
  },
})

export const NoFreeDayIsKnown = AskingForAnotherDay.extend({
  tags: ['!visual'],
  beforeEach: forgetDays,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to reschedule, booking #AA20403' }))
    const dialog = await openedDialog('Ask for another day')
    await expect(await dialog.findByRole('grid')).toBeVisible()
    await expect(dialog.queryByRole('combobox', { name: 'Free near your day' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await expect(await dialog.findByText('Please select date')).toBeVisible()
  },
})

/**
 * A provider may also require a code for the present number. Entered values stay, focus moves to the next field, and each
 * error is shown at its own code.
 */
export const ChangingMobileWrongCodes = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const answers = [
      PRESENT_WANTED,
      { n: 0, Msg: 'New number: This OTP has expired. Please request a new one.', Needs: 'Otp' },
      {
        n: 0,
        Msg: 'Present number: This OTP is not correct. Too many wrong codes were entered. Please try again after 3:42 pm IST.',
        RetryAfter: 900,
      },
    ]
    msw.use(
      listed(TO_COME),
      answering('SendOtpForNonRegisterUserWeb', CHANGE_SENT),
      answering('CheckMobileAndGenrateOtp', PRESENT_SENT),
      http.post('*/v1/ChangeMobileNumber', () => HttpResponse.json(answers.shift())),
      ...freshHandlers(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await askForCode(canvas, userEvent)
    const code = await dialog.findByRole('textbox', { name: '5-digit code sent to this number' })
    await userEvent.type(code, '41900')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    const present = await dialog.findByRole('textbox', { name: `5-digit code sent to ${MEERA.mobile}` })
    await waitFor(() => expect(present).toHaveFocus())
    await expect(present).toHaveAccessibleDescription(
      `${spoken(PRESENT_SENT.response.Msg)} Your current number confirms the change, so that nobody else can take over your bookings.`,
    )
    await expect(code).toHaveValue('41900')
    // The request for a second code is not an error.
    await expect(dialog.queryByText(PRESENT_WANTED.Msg)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(present).toHaveAccessibleDescription(/^Please enter valid OTP/)
    await expect(present).toHaveFocus()
    await userEvent.type(present, '12345')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^New number: This OTP has expired/))
    await expect(code).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(present).toHaveAccessibleDescription(/^Present number: .* Please try again after 3:42 pm IST\./),
    )
    await expect(present).toHaveFocus()
    // The code was right, so its description only says where it was sent.
    await expect(code).toHaveAccessibleDescription(spoken(CHANGE_SENT.Msg))
    await expect(dialog.getByText(/^Resend in 1[45]:\d\d$/)).toBeInTheDocument()
    await expect(dialog.getByText(/^Resend in (1:00|0:5\d)$/)).toBeInTheDocument()
    await expect(dialog.getByText(/^No longer your number\? Call/)).toBeVisible()
  },
})

export const ChangingMobileTooManyCodes = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      listed(TO_COME),
      answering('SendOtpForNonRegisterUserWeb', {
        n: 0,
        Msg: 'Too many codes were asked for. Please try again after 3:42 pm IST.',
        RetryAfter: 900,
      }),
      ...freshHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await askForCode(canvas, userEvent)
    await expect(await dialog.findByText(/^You can try again in 1[45]:\d\d$/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'New mobile number' })).toHaveValue('9123456780')
  },
})
