import { send } from '../../api/client.ts'
import { GetMyBookings } from '../../api/contract/bookings.ts'
import { GetUserCart, type Cart } from '../../api/contract/cart.ts'
import { readKey } from '../../api/identity.ts'
import { isPaidBefore, type Entry } from '../../payment/journalEntry.ts'
import { request } from '../../state/request.ts'
import { parseDMy, today } from '../../text/dates.ts'
import { isSameKind, orderOf } from './orderOf.ts'

const hasId = ({ CartitemId }: Cart['cart'][number]['cart'][number]): boolean => CartitemId !== null

export type Finding = 'booked' | 'not booked' | 'paid otherwise' | 'unreachable'

/**
 * Whether an unconfirmed payment has become a booking. v1 does not link the two: a booking matches if it was made
 * later, for the same day, it is not known to be another payment's, and the payment's lines have left the cart. Needs a
 * login.
 * @param known all remembered payments.
 */
export async function findBooking(entry: Entry, known: readonly Entry[]): Promise<Finding> {
  const { kind, lines, createdAt, day } = entry
  if (known.some((other) => isPaidBefore(other, entry))) return 'paid otherwise'
  const isShoot = kind === 'shoot'
  if (day === undefined && !isShoot) return 'not booked'
  const [bookings, cart] = await Promise.all([
    request(() => send(GetMyBookings, { UserId: readKey('UserId') }), true),
    // The checkout sends the user without the session (C-017).
    isShoot ? request(() => send(GetUserCart, { UserId: readKey('UserId') }), true) : undefined,
  ])
  if (bookings.status !== 'done' || cart?.status === 'failed' || cart?.status === 'dropped') return 'unreachable'
  const since = today(createdAt)
  const { bookingmodellist } = bookings.value
  const readable = bookingmodellist.filter((booking) => booking !== null)
  const isThere = readable.some((booking) => {
    const bookedOn = parseDMy(booking.BookingDate)
    if (!bookedOn || bookedOn < since || (day !== undefined && booking.ShootDate !== day)) return false
    return isSameKind(booking, entry) && !orderOf(booking, readable, known)
  })
  // An unreadable booking may be the one.
  if (!isThere && bookingmodellist.includes(null)) return 'unreachable'
  // An unreadable line may be one of the payment's.
  if (cart?.status === 'done' && cart.value.cart.some((group) => group.Amount === null || !group.cart.every(hasId)))
    return 'unreachable'
  const inCart =
    cart?.status === 'done'
      ? cart.value.cart.flatMap((group) => group.cart.map(({ CartitemId }) => String(CartitemId)))
      : []
  return isThere && !lines.some((line) => inCart.includes(line)) ? 'booked' : 'not booked'
}
