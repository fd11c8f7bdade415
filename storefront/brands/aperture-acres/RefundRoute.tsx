/** Three points (REFU-01) that follow the terms; placeholder text for the owner to review (C-078). */
import { TextPage } from '../../routes/textPage/TextPage.tsx'

export const RefundRoute = () => (
  <TextPage
    title="Refund Policy"
    description="When a booking is refunded, how the money comes back, and what to do about a payment without a booking."
    lead="Three sentences that apply to every booking."
    sections={[
      {
        id: 'refund',
        title: 'Refund Policy',
        points: [
          'A booking that is cancelled within 6 hours of the order, and does not start within 72 hours, is refunded in full.',
          'Refunds go back to the card, account or UPI id that was used to pay, usually within 7 working days; other bookings can be rescheduled, not refunded.',
          'If money left your account and no booking was confirmed, report it within 24 hours with the payment number: it is either booked or refunded.',
        ],
      },
    ]}
  />
)
