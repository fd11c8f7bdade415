import { expect, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { markServicesOffered } from '../../storefront/shell/proceedToCheckout.ts'
import { writeText } from '../../storefront/storage.ts'
import { PLAN_KEY } from '../../storefront/storageKeys.ts'
import { addDays, today } from '../../storefront/text/dates.ts'
import { BOOKING_MESSAGES } from '../../storefront/text/bookingMessages.ts'
import { showsHeadingOrDialog } from '../support/opens.ts'
import { visit } from '../support/visit.ts'
import { WholePage } from '../support/WholePage.tsx'

/** Shows each situation on its page; the toolbar combines it with any other page, and says what to look at. */
const day = addDays(today(), 20)

/** For `play`: scrolls to the words, which may be in the page a second time without being seen. */
const shows = (text: string | RegExp) => async () => {
  const seen = await waitFor(() => {
    const found = screen.getAllByText(text).find((element) => element.checkVisibility())
    if (!found) throw new Error(`Nobody sees ${String(text)}.`)
    return found
  })
  seen.scrollIntoView({ block: 'center' })
}

async function pressFirst(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name })
  await userEvent.click(button!)
}

async function askForCode(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876543210')
  await pressFirst('Send OTP')
}

const meta = preview.meta({
  title: 'Failures/In a situation',
  id: 'pages-in-a-situation',
  component: WholePage,
  // The route's own stories test accessibility and pictures.
  parameters: { a11y: { test: 'off' } },
  beforeEach: visit,
  play: showsHeadingOrDialog,
})

export const PackagesSoldOut = meta.story({
  args: { at: `/pricing/pre-wedding-maternity?date=${day}` },
  globals: { scenario: 'sold-out' },
  play: shows('Sold out'),
})
export const CottagesSoldOut = meta.story({
  args: { at: '/luxury-cottage-stay' },
  globals: { scenario: 'cottage-sold-out' },
})
export const FastFilling = meta.story({
  args: { at: `/pricing/product-garment?date=${day}` },
  globals: { scenario: 'fast-filling' },
  play: shows('Fast filling'),
})
export const DateRefused = meta.story({
  args: { at: `/pricing/music-video-ads?date=${day}` },
  globals: { scenario: 'date-refused' },
  play: shows('This date cannot be booked.'),
})
export const ProfessionalBusy = meta.story({
  args: { at: '/hire-professionals/makeup-artist' },
  globals: { scenario: 'professional-busy' },
})
export const AddRefused = meta.story({
  args: { at: '/food-and-beverages' },
  globals: { scenario: 'add-refused' },
  play: async () => {
    await pressFirst(/^Add to cart, /)
    await shows('This product does not exist.')()
  },
})
export const CouponRefused = meta.story({
  args: { at: '/cart', visitor: 'customer' },
  globals: { scenario: 'coupon-refused' },
  // The offered extras would open above the coupon's field while it is being filled in.
  beforeEach: markServicesOffered,
  play: async () => {
    const field = await screen.findByRole('textbox', { name: /coupon/i })
    await userEvent.type(field, 'FIRSTLIGHT')
    await expect(field).toHaveValue('FIRSTLIGHT')
    await pressFirst('Apply')
    await shows('This coupon code is not valid.')()
  },
})
export const WrongCode = meta.story({
  args: { at: '/login' },
  globals: { scenario: 'otp-wrong' },
  // The provider itself masks the number in its message.
  parameters: { asWritten: true },
  play: async () => {
    await askForCode()
    await userEvent.type(await screen.findByRole('textbox', { name: /5-digit code/ }), '12345{Enter}')
    await shows('This OTP is not correct. Please check it and try again.')()
  },
})
export const TooManyCodes = meta.story({
  args: { at: '/login' },
  globals: { scenario: 'otp-too-many' },
  play: async () => {
    await askForCode()
    await shows(/Too many codes were asked for/)()
  },
})
export const PaymentRefused = meta.story({
  args: { at: '/checkout', visitor: 'customer' },
  globals: { scenario: 'payment-refused' },
})
export const AmountDiffers = meta.story({ args: { at: '/recce' }, globals: { scenario: 'amount-differs' } })
export const ConfirmationRefused = meta.story({
  args: { at: '/order-failed', visitor: 'customer' },
  globals: { scenario: 'confirm-refused' },
})
export const ConfirmationLost = meta.story({
  args: { at: '/order-success', visitor: 'customer' },
  globals: { scenario: 'confirm-lost' },
})
export const ConfirmationDown = meta.story({
  args: { at: '/order-placed-sucessfully', visitor: 'customer' },
  globals: { scenario: 'confirm-down' },
})
export const ServerDown = meta.story({
  args: { at: '/events' },
  globals: { scenario: 'server-down' },
  play: shows('Retry'),
})
export const NetworkDown = meta.story({
  args: { at: '/event/haldi' },
  globals: { scenario: 'network-down' },
  play: shows('Retry'),
})
export const Slow = meta.story({ args: { at: '/sets' }, globals: { scenario: 'slow' } })
export const HtmlInsteadOfJson = meta.story({
  args: { at: '/set/rajwada-courtyard' },
  globals: { scenario: 'html-answer' },
  play: shows('Retry'),
})
export const EmptyCatalogue = meta.story({
  args: { at: '/props' },
  globals: { scenario: 'empty-catalogue' },
  play: shows('Sorry, no result found!'),
})
export const BigCatalogue = meta.story({ args: { at: '/outfits' }, globals: { scenario: 'big-catalogue' } })
export const HugeCatalogue = meta.story({ args: { at: '/outfits' }, globals: { scenario: 'huge-catalogue' } })
export const CartFails = meta.story({
  args: { at: '/cart', visitor: 'customer' },
  globals: { scenario: 'cart-fails' },
  play: shows('Retry'),
})
export const PlanIsBroken = meta.story({
  args: { at: '/plan' },
  beforeEach: () => writeText('local', PLAN_KEY, '[{"kind":"Sets","id":"texas-ranch","name":"Texas Ranch"},7,{}]'),
  play: shows('Texas Ranch'),
})
export const CartNotReady = meta.story({
  args: { at: '/cart', visitor: 'customer' },
  globals: { scenario: 'cart-without-package' },
  play: async () => {
    await pressFirst(/^Proceed/)
    await shows(/package/i)()
  },
})
export const SessionExpired = meta.story({
  args: { at: '/bookings', visitor: 'customer' },
  globals: { scenario: 'session-expired' },
})
export const WrongShape = meta.story({
  args: { at: '/checkout', visitor: 'customer' },
  globals: { scenario: 'wrong-shape' },
})
export const NoBookings = meta.story({
  args: { at: '/bookings', visitor: 'customer' },
  globals: { scenario: 'bookings-empty' },
  play: shows(BOOKING_MESSAGES.bookingsEmpty),
})
export const DetailsFail = meta.story({
  args: { at: '/bookings', visitor: 'customer' },
  globals: { scenario: 'details-fail' },
})
