import { Heading, Text, TextLink } from '../../../design-system/index.ts'
import type { Booking } from '../../api/account.ts'
import { Request } from './Request.tsx'
import * as css from './Requests.css.ts'
import { termsOf } from './cancellation.ts'

/** Whether each upcoming booking can be rescheduled or cancelled. */
export function Requests({ bookings }: { bookings: readonly Booking[] }) {
  return (
    <section aria-labelledby="requests" className={css.requests}>
      <Heading level={2} size="title-l" id="requests">
        Reschedule or cancel
      </Heading>
      <Text>
        Another date depends on free dates. See the <TextLink href="/terms-and-conditions#booking">terms</TextLink> and
        the <TextLink href="/refund-policy">refund policy</TextLink>.
      </Text>
      <ul className={css.list}>
        {bookings.map((booking) => (
          <li key={booking.Id} className={css.request}>
            <p className={css.which}>
              #{booking.OrderId}
              <span className={css.when}>
                {booking.BookingType}, {booking.ShootDate}
              </span>
            </p>
            <Request booking={booking} terms={termsOf(booking)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
