import type { Confirmation } from '../ports.ts'

/**
 * `careful` settles like the embedded provider, with webhooks and a sweep; `trusting` books every order it receives.
 */
export type ProviderKind = 'careful' | 'trusting'

interface Payment {
  readonly orderId: string
  readonly lines: readonly string[]
  status: 'authorised' | 'captured' | 'returned'
}

export function createFakeProvider(kind: ProviderKind) {
  const orders = new Map<string, readonly string[]>()
  const payments = new Map<string, Payment>()
  const bookings: { orderId: string; lines: readonly string[] }[] = []
  const bookedLines = () => bookings.flatMap(({ lines }) => lines)

  function settle(orderId: string): Confirmation {
    const payment = payments.get(orderId)
    if (!payment) return { refused: 'This payment does not exist.' }
    if (bookings.some((booking) => booking.orderId === orderId)) return 'confirmed'
    if (payment.status === 'returned') return { refused: 'This payment was returned.' }
    if (kind === 'careful' && payment.lines.some((line) => bookedLines().includes(line))) {
      payment.status = 'returned'
      return { refused: 'This cart is already booked.' }
    }
    bookings.push({ orderId, lines: payment.lines })
    payment.status = 'captured'
    return 'confirmed'
  }

  return {
    payments,
    bookings,
    bookedLines,
    settle,
    isBooked: (orderId: string) => bookings.some((booking) => booking.orderId === orderId),
    /** @throws if these lines are booked, or paid for as far as the provider knows. */
    create(orderId: string, lines: readonly string[]): void {
      if (lines.some((line) => bookedLines().includes(line))) throw new Error('Your cart was changed.')
      if (kind === 'careful') {
        const paid = [...payments.values()].filter((payment) => payment.lines.some((line) => lines.includes(line)))
        if (paid.some((payment) => settle(payment.orderId) === 'confirmed')) throw new Error('You have already paid.')
      }
      orders.set(orderId, lines)
    },
    /** Takes at most one payment per order. */
    pay(orderId: string): void {
      const known = payments.get(orderId)
      const status = kind === 'careful' ? 'authorised' : 'captured'
      payments.set(orderId, { status, ...known, orderId, lines: orders.get(orderId) ?? [] })
    },
    webhook(orderId: string): void {
      if (kind === 'careful' && payments.has(orderId)) settle(orderId)
    },
  }
}
