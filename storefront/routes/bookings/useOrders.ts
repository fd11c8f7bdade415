import { useEffect, useState } from 'react'
import type { Booking } from '../../api/account.ts'
import type { Entry } from '../../payment/journalEntry.ts'

/** The booking's order, if this browser made it. Fetched once the bookings are shown. */
export function useOrders(
  bookings: readonly (Booking | null)[],
  userId: string,
): (booking: Booking) => Entry | undefined {
  const [find, setFind] = useState<(booking: Booking) => Entry | undefined>()
  useEffect(() => {
    let wanted = true
    void import('./orders.ts')
      .then(({ ordersOf }) => ordersOf(userId, bookings))
      .then((found) => wanted && setFind(() => found))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [userId, bookings])
  return find ?? (() => undefined)
}
