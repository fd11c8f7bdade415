import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { photographedIn } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { spoken } from '../../design-system/index.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { PACKAGES } from '../../mocks/payloads/packages.ts'
import { BookingsRoute } from '../../storefront/routes/bookings/BookingsRoute.tsx'
import { fetchDialogs } from '../../storefront/routes/bookings/dialogs.ts'
import { packageCategoriesAtom } from '../../storefront/state/packages.ts'
import { forgetDays, packageDays, remember } from '../../storefront/shell/date/days.ts'
import { sessionAtom } from '../../storefront/state/session.ts'
import { store } from '../../storefront/state/store.ts'
import { addDays, dMy, today } from '../../storefront/text/dates.ts'
import { dayMonth } from '../../storefront/text/dayMessages.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const MEERA = {
  status: 'user',
  id: '1001',
  name: 'Meera Joshi',
  mobile: '9876543210',
  email: 'meera@example.com',
} as const
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
  title: 'Routes/Account/Bookings',
  id: 'routes-bookings',
  component: RoutePage,
  args: { path: '/bookings', at: '/bookings', page: BookingsRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: photographedIn('phone', 'dark') },
  beforeEach: async ({ msw }) => {
    await fetchDialogs()
    store.set(sessionAtom, MEERA)
    store.set(packageCategoriesAtom, [{ SlugName: 'pre-wedding-maternity', CategoryName: 'Pre Wedding & Maternity' }])
    msw.use(listed([...TO_COME, ...PAST]), detailed(), ...freshHandlers())
    return () => {
      store.set(sessionAtom, { status: 'guest' })
      store.set(packageCategoriesAtom, [])
    }
  },
})

export const Ready = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Upcoming bookings' })).toBeVisible()
    await expect(canvas.getByText('INR 1,23,456')).toBeVisible()
    await expect(
      canvas.getByText('Starts within 72 hours: it can no longer be rescheduled or cancelled.'),
    ).toBeVisible()
  },
})

export const UnreadBooking = meta.story({
  beforeEach: ({ msw }) => msw.use(listed([TO_COME[1], { OrderId: 'AA20999' }, ...PAST]), ...freshHandlers()),
  play: async ({ canvas }) => {
    const coming = within(await canvas.findByRole('table', { name: 'Upcoming bookings' }))
    const unread = await coming.findByRole('row', { name: /^A booking that cannot be shown/ })
    await expect(within(unread).getByText('Please call us')).toBeVisible()
    // Its neighbours are shown, and it is not among what can be rescheduled.
    await expect(coming.getAllByRole('button', { name: /^View details/ })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: /^Ask to reschedule/ })).toHaveLength(1)
  },
})

export const NothingBooked = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(listed([]), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Oops! Your order list is empty!')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start Booking now' })).toHaveAttribute(
      'href',
      '/pricing/pre-wedding-maternity',
    )
  },
})

export const NothingToCome = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(listed(PAST), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No upcoming bookings')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Ask to/ })).toBeNull()
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
  beforeEach: ({ msw }) => msw.use(waiting('GetMyBookings'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...')).toBeInTheDocument()
  },
})

export const Refused = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(answering('GetMyBookings', { n: 0, Msg: 'Please login to continue.' }), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please login to continue.')).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetMyBookings'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

/** Waits for the fade-in. */
const opened = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const Details = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View details for booking #AA20403' }))
    const dialog = await opened('Booking #AA20403')
    await expect(await dialog.findByRole('heading', { name: 'Add On Services' })).toBeInTheDocument()
    await expect(dialog.getByText('₹40,900')).toBeInTheDocument()
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
    msw.use(listed(TO_COME), detailed({ bookingdetails, orderbillingdetails }), ...freshHandlers())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View details for booking #AA20403' }))
    const dialog = await opened('Booking #AA20403')
    const lines = await dialog.findAllByRole('listitem')
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Golden Hour × 1.*₹24,500$/),
      'ItemCannot be read',
      expect.stringMatching(/^Gulmohar Lehenga × 2.*Cannot be read$/),
      'ItemCannot be read',
    ])
    await expect(dialog.getByText('Coupon FIRSTLIGHT').closest('div')).toHaveTextContent('Cannot be read')
    // What was paid stays as it is.
    await expect(dialog.getByText('Booking Amount').closest('div')).toHaveTextContent('₹10,000')
    await expect(dialog.getByText(/^Part of these details cannot be read\./)).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeInTheDocument()
    await expect(dialog.queryByText(/₹0\b/)).toBeNull()
  },
})

export const DetailsLoading = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(listed(TO_COME), waiting('GetMyBookingsDetails'), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View details for booking #AA20403' }))
    const dialog = await opened('Booking #AA20403')
    await expect(await dialog.findByText('Please Wait...')).toBeInTheDocument()
  },
})

export const DetailsFailed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(listed(TO_COME), breaking('GetMyBookingsDetails'), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View details for booking #AA20403' }))
    const dialog = await opened('Booking #AA20403')
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeInTheDocument()
  },
})

export const ChangingEmail = meta.story({
  tags: ['visual'],
  // The sandbox shows its code below the field: always the same one.
  beforeEach: ({ msw }) => msw.use(...freshHandlers({}, { random: (bytes) => new Uint8Array(bytes).fill(7) })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit email' }))
    const dialog = await opened('Change email')
    await userEvent.type(dialog.getByRole('textbox', { name: 'New email' }), 'meera.joshi@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }))
    const code = await dialog.findByRole('textbox', { name: /5-digit code/ })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(dialog.getByRole('button', { name: 'Update' })).toBeInTheDocument()
  },
})

export const ChangingMobileRefused = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit mobile' }))
    const dialog = await opened('Change mobile')
    await userEvent.type(dialog.getByRole('textbox', { name: 'New mobile number' }), '987654321')
    await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }))
    await expect(await dialog.findByText('Mobile number must be 10 digits')).toBeInTheDocument()
  },
})

/** Details, packages, then the days. */
const TIMEOUT = { timeout: 8000 }
const named = ({ PackageName }: { PackageName: unknown }) => PackageName === 'Golden Hour'

export const AskingForAnotherDay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    forgetDays()
    // What a calendar has shown of the package.
    const shoot = packageDays(PACKAGES['pre-wedding-maternity']?.find(named)?.PackageId ?? 0)
    for (const day of [9, 11, 13, 14]) {
      remember(shoot, addDays(today(), day), { status: 'known', availability: 'available', text: 'Available', msg: '' })
    }
    msw.use(listed(TO_COME), detailed(), answering('SaveInquiryDetails', { n: 1, Msg: 'Sent.' }), ...freshHandlers())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to reschedule, booking #AA20403' }))
    const dialog = await opened('Ask for another day')
    const days = await dialog.findByRole('combobox', { name: 'Free near your day' }, TIMEOUT)
    // Three days near the booked one, and any other.
    await expect(within(days).getAllByRole('option')).toHaveLength(4)
    await expect(days).toHaveDisplayValue(new RegExp(inDays(11)))
  },
})

export const AskedForAnotherDay = AskingForAnotherDay.extend({
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to reschedule, booking #AA20403' }))
    const dialog = await opened('Ask for another day')
    await dialog.findByRole('combobox', { name: 'Free near your day' }, TIMEOUT)
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByText(`Asked on ${dayMonth(today())} for ${dayMonth(addDays(today(), 11))}`)).toBeVisible()
  },
})

export const NoFreeDayIsKnown = AskingForAnotherDay.extend({
  tags: ['!visual'],
  beforeEach: ({ msw }) => {
    forgetDays()
    msw.use(listed(TO_COME), detailed(), ...freshHandlers())
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to reschedule, booking #AA20403' }))
    const dialog = await opened('Ask for another day')
    await expect(await dialog.findByRole('grid', {}, TIMEOUT)).toBeVisible()
    await expect(dialog.queryByRole('combobox', { name: 'Free near your day' })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    await expect(await dialog.findByText('Please select date')).toBeVisible()
  },
})

const CHANGE_SENT = { n: 1, Msg: 'OTP sent to 91•••••780.' }
const PRESENT_SENT = { response: { n: 1, Msg: 'OTP sent to 98•••••210.' } }
const PRESENT_WANTED = { n: 0, Msg: 'Please enter the OTP sent to your present number as well.', Needs: 'OldOtp' }

interface Pressed {
  canvas: { findByRole: (role: string, options: { name: string }) => Promise<HTMLElement> }
  userEvent: {
    type: (field: HTMLElement, text: string) => Promise<void>
    click: (button: HTMLElement) => Promise<void>
  }
}

/** Up to the code for the new number. */
async function enterNewMobile({ canvas, userEvent }: Pressed) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit mobile' }))
  const dialog = await opened('Change mobile')
  await userEvent.type(dialog.getByRole('textbox', { name: 'New mobile number' }), '9123456780')
  await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: '5-digit code sent to this number' }), '41900')
  await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
  return dialog
}

/** A provider that also requires a code for the present number: entered values stay, focus moves to the next field. */
export const ChangingMobilePresentNumber = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      listed(TO_COME),
      answering('SendOtpForNonRegisterUserWeb', CHANGE_SENT),
      answering('CheckMobileAndGenrateOtp', PRESENT_SENT),
      answering('ChangeMobileNumber', PRESENT_WANTED),
      ...freshHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await enterNewMobile({ canvas, userEvent })
    const present = await dialog.findByRole('textbox', { name: `5-digit code sent to ${MEERA.mobile}` })
    await waitFor(() => expect(present).toHaveFocus())
    await expect(present).toHaveAccessibleDescription(
      `${spoken(PRESENT_SENT.response.Msg)} Your current number confirms the change, so that nobody else can take over your bookings.`,
    )
    await expect(dialog.getByRole('textbox', { name: '5-digit code sent to this number' })).toHaveValue('41900')
    await expect(dialog.getByText(/^No longer your number\? Call/)).toBeVisible()
    // Not an error.
    await expect(dialog.queryByText(PRESENT_WANTED.Msg)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await expect(present).toHaveAccessibleDescription(/^Please enter valid OTP/)
    await expect(present).toHaveFocus()
  },
})

/** Each error is shown at its own code. */
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
    const dialog = await enterNewMobile({ canvas, userEvent })
    const present = await dialog.findByRole('textbox', { name: `5-digit code sent to ${MEERA.mobile}` })
    const code = dialog.getByRole('textbox', { name: '5-digit code sent to this number' })
    await waitFor(() => expect(present).toHaveFocus())
    await userEvent.type(present, '12345')
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^New number: This OTP has expired/))
    await expect(code).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Update' }))
    await waitFor(() =>
      expect(present).toHaveAccessibleDescription(/^Present number: .* Please try again after 3:42 pm IST\./),
    )
    await expect(present).toHaveFocus()
    // The code was right: nothing is said of it but where it was sent.
    await expect(code).toHaveAccessibleDescription(spoken(CHANGE_SENT.Msg))
    await expect(dialog.getByText(/^Resend in 1[45]:\d\d$/)).toBeInTheDocument()
    await expect(dialog.getByText(/^Resend in (1:00|0:5\d)$/)).toBeInTheDocument()
    await expect(dialog.getByText(/^No longer your number\?/)).toBeInTheDocument()
  },
})

/** A provider that requires one code only. */
export const ChangingMobileByOneCode = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      listed(TO_COME),
      answering('SendOtpForNonRegisterUserWeb', CHANGE_SENT),
      answering('ChangeMobileNumber', { n: 1, Msg: 'Changed.' }),
      ...freshHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    await enterNewMobile({ canvas, userEvent })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit mobile' }))
    const dialog = await opened('Change mobile')
    await userEvent.type(dialog.getByRole('textbox', { name: 'New mobile number' }), '9123456780')
    await userEvent.click(dialog.getByRole('button', { name: 'Send OTP' }))
    await expect(await dialog.findByText(/^You can try again in 1[45]:\d\d$/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'New mobile number' })).toHaveValue('9123456780')
  },
})
