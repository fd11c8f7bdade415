import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { Entry, Order } from '../../storefront/payment/journalEntry.ts'
import { ownerOf } from '../../storefront/payment/fingerprint.ts'
import type { Payments } from '../../storefront/payment/createPayments.ts'
import { START } from '../../storefront/payment/state.ts'
import { PaymentBanner } from '../../storefront/shell/payment/PaymentBanner.tsx'
import { sessionAtom } from '../../storefront/state/session.ts'
import { store } from '../../storefront/state/store.ts'
import { dMy, today } from '../../storefront/text/dates.ts'
import { fromRupees, paiseOf } from '../../storefront/text/money.ts'
import { answering, breaking, holding, recordingCalls, sent } from '../support/answers.ts'
import { answeringCart, cartGroup, SHOOT } from '../support/cartAnswer.ts'
import { MEERA } from '../support/customer.ts'
import { InShop } from '../support/InShop.tsx'
import { navigate } from '../support/shopAddress.ts'

const DAY = '12 Dec 2026'

const order = (orderId: string, rupees: number): Order => ({
  orderId,
  kind: 'shoot',
  amount: paiseOf(fromRupees(rupees)),
  owner: ownerOf('1001'),
  lines: ['1'],
  contentHash: 'content',
  createdAt: Date.now(),
  day: DAY,
})
const triple = (orderId: string) => ({
  PaymentGatewayPaymentId: `pay_${orderId}`,
  PaymentGatewayOrderId: orderId,
  PaymentSignature: 'signature',
})
const UNANSWERED: Entry = { ...order('6a1afdd02e51f7', 3540), lines: ['2'], state: 'unanswered' }
const REFUSED: Entry = {
  ...order('7107d8ac6b6311', 3540),
  state: 'refused',
  triple: triple('7107d8ac6b6311'),
  message: 'Something went wrong.',
}
const DUPLICATE: Entry = { ...order('91c04be7a2d533', 5900), state: 'duplicate', triple: triple('91c04be7a2d533') }
const AUTHORISED: Entry = { ...order('c2f8817b90a1e4', 11_800), state: 'authorised', triple: triple('c2f8817b90a1e4') }
const UNKNOWN: Entry = { ...order('d01b6f54c7e932', 3540), state: 'unknown', paymentId: 'pay_d01b6f54c7e932' }

/** A logout removes amount and owner. */
function bare(entry: Entry): Entry {
  const { amount: _, day: _day, ...rest } = entry
  return { ...rest, owner: '' }
}

function paymentsWith(entries: readonly Entry[]): Payments {
  const done = () => Promise.resolve()
  return {
    getState: () => START,
    pending: () => entries,
    subscribe: () => () => undefined,
    pay: fn(),
    askAgain: fn(done),
    putAway: fn(done),
    foundBooking: fn(done),
    forgetVisitor: fn(done),
    known: () => Promise.resolve(entries),
    reset: fn(),
    resume: fn(done),
  }
}

const BOOKING = {
  Id: 20_405,
  OrderId: 'AA20405',
  ShootDate: DAY,
  BookingDate: dMy(today()),
  TotalAmountToPay: 24_500,
  BookingType: 'Pre Wedding',
  IsUpcoming: 1,
}
const bookings = (list: readonly object[]) => answering('GetMyBookings', { bookingmodellist: list })
const cart = (...ids: number[]) =>
  answeringCart(ids.map((CartitemId) => cartGroup(1, { ...SHOOT, BookingDate: DAY, CartitemId })))

const meta = preview.meta({
  title: 'Pages/Payment banner',
  id: 'routes-payment-banner',
  component: PaymentBanner,
  decorators: [
    (Story) => (
      <InShop>
        <Story />
      </InShop>
    ),
  ],
  args: { payments: paymentsWith([UNANSWERED]) },
  beforeEach: ({ msw }) => {
    store.set(sessionAtom, MEERA)
    msw.use(bookings([]), cart(2))
  },
})

/** Five payments are shown. The sixth is another customer's. What the second was for has been paid in another way. */
export const EveryQuestion = meta.story({
  tags: ['visual'],
  args: {
    payments: {
      ...paymentsWith([
        AUTHORISED,
        UNANSWERED,
        {
          ...REFUSED,
          message: `${'The last place has been booked meanwhile. '.repeat(3)}Donaudampfschifffahrtsgesellschaftskapitän.`,
        },
        DUPLICATE,
        UNKNOWN,
        { ...REFUSED, orderId: 'other', owner: ownerOf('1002') },
      ]),
      known: () =>
        Promise.resolve([
          UNANSWERED,
          { ...AUTHORISED, lines: ['2'], state: 'confirmed', at: UNANSWERED.createdAt + 1000 },
        ]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/If this payment was taken too, it will be returned/)).toBeVisible()
    await expect(canvas.getAllByRole('status')).toHaveLength(5)
  },
})

export const AfterALogout = meta.story({
  tags: ['visual'],
  args: { payments: paymentsWith([bare(AUTHORISED), bare(UNANSWERED), bare(REFUSED), bare(DUPLICATE)]) },
  beforeEach: () => store.set(sessionAtom, { status: 'guest' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Did you pay on \d+ \w+ \d{4}\?/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log in to look for it' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/login/),
    )
    await expect(canvas.queryByText(/₹/)).toBeNull()
  },
})

/** The provider has booked a payment meanwhile that was refused at first. */
export const LooksAgainWhenTheListIsOpened = meta.story({
  args: { payments: paymentsWith([REFUSED]) },
  beforeEach: recordingCalls('GetUserCart'),
  play: async ({ args, msw }) => {
    await waitFor(() => expect(sent).toHaveLength(1))
    msw.use(bookings([BOOKING]), cart())
    navigate('/bookings')
    await waitFor(() => expect(args.payments.foundBooking).toHaveBeenCalledWith(REFUSED))
  },
})

let look = holding('GetMyBookings')

export const LooksAgain = meta.story({
  beforeEach: ({ msw }) => {
    look = holding('GetMyBookings')
    msw.use(look.handler, breaking('GetMyBookings'))
  },
  play: async ({ args, canvas, msw, userEvent }) => {
    await expect(canvas.getByText(/We are looking for your booking/)).toBeVisible()
    look.release()
    await expect(await canvas.findByText(/Your bookings could not be read just now/)).toBeVisible()
    // Its line is still in the cart.
    msw.use(bookings([BOOKING]))
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await expect(await canvas.findByText(/We have found no booking for it yet/)).toBeVisible()
    await expect(args.payments.foundBooking).not.toHaveBeenCalled()
    msw.use(cart())
    await userEvent.click(canvas.getByRole('button', { name: 'Look again' }))
    await waitFor(() => expect(args.payments.foundBooking).toHaveBeenCalledWith(UNANSWERED))
  },
})

export const PutAwayOrCheckedAgain = meta.story({
  args: { payments: paymentsWith([UNANSWERED, DUPLICATE, REFUSED]) },
  play: async ({ args: { payments }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I did not pay' }))
    for (const dismiss of canvas.getAllByRole('button', { name: 'Dismiss' })) await userEvent.click(dismiss)
    for (const [at, { orderId }] of [UNANSWERED, DUPLICATE, REFUSED].entries())
      await expect(payments.putAway).toHaveBeenNthCalledWith(at + 1, orderId)
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(payments.askAgain).toHaveBeenCalledWith(REFUSED.orderId)
  },
})
