import preview from '../../.storybook/preview.tsx'
import { markServicesOffered } from '../../storefront/shell/proceedToCheckout.ts'
import { BOOKING_MESSAGES } from '../../storefront/text/bookingMessages.ts'
import { PAYMENT_MESSAGES } from '../../storefront/text/paymentMessages.ts'
import { opens } from '../support/opens.ts'
import { withPayment } from '../support/paidOrder.ts'
import { visit } from '../support/visit.ts'
import { WholePage } from '../support/WholePage.tsx'

const meta = preview.meta({
  title: 'Journeys/Booking',
  id: 'pages-booking',
  component: WholePage,
  tags: ['visual'],
  beforeEach: visit,
})

export const StudioTour = meta.story({ args: { at: '/recce' }, play: opens('Studio Tour', 'Pay and Book') })
export const Login = meta.story({ args: { at: '/login' }, play: opens('Login') })
export const Register = meta.story({ args: { at: '/register' }, play: opens('Sign Up') })
export const Cart = meta.story({
  args: { at: '/cart', visitor: 'customer' },
  // The offer opens after a second and has a story of its own: Pages/Cart, Services Offered.
  beforeEach: markServicesOffered,
  play: opens('Your cart', 'Golden Hour'),
})
export const Plan = meta.story({ args: { at: '/plan' }, play: opens('Your plan', 'Nothing is planned yet') })
export const Checkout = meta.story({
  args: { at: '/checkout', visitor: 'customer' },
  play: opens('Who is booking?', 'Booking summary'),
})
export const Bookings = meta.story({
  args: { at: '/bookings', visitor: 'customer' },
  play: opens('Welcome, Meera Joshi', 'Upcoming bookings'),
})

export const OrderSuccess = meta.story({
  args: { at: '/order-success', visitor: 'customer' },
  beforeEach: () => withPayment(),
  play: opens(BOOKING_MESSAGES.orderPlaced, 'Receipt'),
})
export const OrderFailed = meta.story({
  args: { at: '/order-failed', visitor: 'customer' },
  beforeEach: () => withPayment({ isRefused: true }),
  play: opens(PAYMENT_MESSAGES.orderFailed),
})
