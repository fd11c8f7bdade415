import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { OrderFailedRoute } from '../../storefront/routes/order/OrderFailedRoute.tsx'
import { OrderSuccessRoute } from '../../storefront/routes/order/OrderSuccessRoute.tsx'
import { loadPayments } from '../../storefront/state/payments.ts'
import { sessionAtom } from '../../storefront/state/session.ts'
import { store } from '../../storefront/state/store.ts'
import { answering } from '../support/answers.ts'
import { MEERA } from '../support/customer.ts'
import { RECEIPT, withPayment } from '../support/paidOrder.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'

const meta = preview.meta({
  title: 'Pages/Order results',
  id: 'routes-order-results',
  component: RoutePage,
  args: { at: '/order-success', page: OrderSuccessRoute },
  beforeEach: async () => {
    store.set(sessionAtom, MEERA)
    const payments = await loadPayments()
    return payments.reset
  },
})

/** The booking's number comes from the list of bookings. */
export const Confirmed = meta.story({
  beforeEach: ({ msw }) => {
    const booking = {
      Id: 6,
      OrderId: 'AA20406',
      ShootDate: '12 Dec 2026',
      BookingDate: '21 Nov 2026',
      TotalAmountToPay: 33_800,
      BookingType: 'Pre Wedding & Maternity',
      IsUpcoming: 1,
    }
    msw.use(answering('GetMyBookings', { bookingmodellist: [booking] }))
    return withPayment({ day: '12 Dec 2026' })
  },
  play: async ({ canvas }) => {
    const both = 'Booking #AA20406, order order_7107d8ac6b6311'
    await expect(await canvas.findByText(both)).toBeVisible()
    const receipt = within(await canvas.findByRole('region', { name: 'Receipt' }))
    for (const number of ['pay_6a1afdd02e51f7', '#AA20406', 'order_7107d8ac6b6311'])
      await expect(receipt.getByText(number)).toBeVisible()
    await expect(receipt.getByText('21 Nov 2026')).toBeVisible()
    await expect(canvas.getByText('Golden Hour, 12 Dec 2026,')).toHaveTextContent('2:00 pm – 8:00 pm')
    await expect(canvas.getByRole('link', { name: /Google Calendar: In The Woods cottage/ })).toBeVisible()
    const day = canvas.getByRole('region', { name: 'On the day' })
    for (const words of [
      /12 Dec 2026, Saturday/,
      /Gates open for you at 1:30\spm/,
      /Sunset 6:0\d\spm, golden from 5:3\d\spm/,
      /Gate 4, Orchard Road/,
      /₹23,800.00, before the first frame/,
      /An identity document/,
    ])
      await expect(day).toHaveTextContent(words)
    await expect(within(day).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
    const entry = canvas.getByRole<HTMLAnchorElement>('link', {
      name: /Google Calendar: Golden Hour/,
    })
    const details = new URL(entry.href).searchParams.get('details')
    for (const words of [
      'Gates open for you at 1:30 pm.',
      'Directions: https://www.openstreetmap.org',
      'Bring: An identity',
      `${both}\nBalance at the farm ₹23,800`,
    ])
      await expect(details).toContain(words)
    await expect(canvas.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining('?mlat='),
    )
    await expect(canvas.getByRole('link', { name: 'Email us about this booking' })).toHaveAttribute(
      'href',
      `mailto:hello@example.com?subject=${encodeURIComponent(both)}`,
    )
  },
})

export const NotAnotherCustomersReceipt = meta.story({
  tags: ['visual'],
  beforeEach: () => withPayment({ userId: '1002' }),
  play: async ({ canvas }) => {
    await expect(await (await loadPayments()).known()).toHaveLength(1)
    await expect(await canvas.findByText(/We received ₹11,800/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Thank you! Your booking is confirmed.' })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Receipt' })).toBeNull()
  },
})

export const LongestReceipt = meta.story({
  tags: ['visual'],
  beforeEach: () => {
    const long = { name: `${LONG_WORD} `.repeat(3), detail: `${LONG_WORD}, 2 pieces`, amount: '₹12,34,56,789' }
    const sum = '₹1,48,14,81,468'
    const rows = [
      { label: 'Total', value: sum },
      { label: 'Paid', value: sum, tone: 'big' as const },
    ]
    return withPayment({ receipt: { ...RECEIPT, lines: Array.from({ length: 12 }, () => long), rows } })
  },
  play: async ({ canvas }) => {
    const receipt = within(await canvas.findByRole('region', { name: 'Receipt' }))
    await expect(receipt.getAllByRole('row')).toHaveLength(13)
  },
})

export const NotConfirmed = meta.story({
  args: { at: '/order-failed', page: OrderFailedRoute },
  beforeEach: ({ msw }) => {
    msw.use(answering('CreateOrder', { response: { n: 0, Msg: 'We are still looking for it.' } }))
    return withPayment({ isRefused: true })
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Check again' })).toBeVisible()
    // Finding the earlier payment comes before paying again.
    const colourOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor
    await expect(colourOf(canvas.getByRole('link', { name: 'Book Again' }))).not.toBe(
      colourOf(canvas.getByRole('button', { name: 'Check again' })),
    )
    await expect(canvas.getByText(/Payment pay_6a1afdd02e51f7, ₹11,800/)).toBeVisible()
    await expect(canvas.getByText('Your payment may have been received. Do not pay again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }))
    await expect(await canvas.findByText(/We are still looking for it\./)).toBeVisible()
  },
})

export const NothingKnown = meta.story({
  tags: ['visual'],
  args: { at: '/order-failed', page: OrderFailedRoute },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Something Went Wrong!' })).toBeVisible()
    await expect(canvas.queryByText(/may have been received/)).toBeNull()
  },
})
