import type { Booking } from '../../api/account.ts'
import { ownerOf } from '../../payment/fingerprint.ts'
import { orderOf } from '../../shell/payment/orderOf.ts'
import { loadPayments } from '../../state/payments.ts'

export async function ordersOf(userId: string, bookings: readonly (Booking | null)[]) {
  const payments = await loadPayments()
  const known = await payments.known()
  const owner = ownerOf(userId)
  const mine = known.filter((entry) => entry.owner === owner)
  const read = bookings.filter((booking) => booking !== null)
  return (booking: Booking) => orderOf(booking, read, mine)
}
