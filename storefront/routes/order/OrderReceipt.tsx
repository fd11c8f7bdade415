import {
  Columns,
  Container,
  Heading,
  Inline,
  Logo,
  Receipt,
  Section,
  Spoken,
  Stack,
  Text,
  TextLink,
} from '../../../design-system/index.ts'
import { BRAND } from '../../brand.ts'
import type { PaidEntry } from '../../payment/journalEntry.ts'
import type { Receipt as Paid } from '../../payment/receipt.ts'
import { Arrival } from '../../shell/arrival/Arrival.tsx'
import { shootsOf, withArrival } from '../../shell/arrival/arrival.ts'
import { AddToCalendar } from '../../shell/AddToCalendar.tsx'
import { mailAbout, numbersOf, withFacts } from '../../shell/payment/orderOf.ts'
import { dMy, today } from '../../text/dates.ts'
import { rupees, ZERO } from '../../text/money.ts'
import { termsOf } from '../bookings/cancellation.ts'
import { mapPage } from '../contact/map.ts'
import * as css from './OrderReceipt.css.ts'

interface OrderReceiptProps {
  paid: PaidEntry
  receipt: Paid
  account: string
  /** The booking's number, if the list of bookings has it. */
  booking: string | number | undefined
}

export function OrderReceipt({
  paid: { orderId, createdAt, kind, triple },
  receipt,
  account,
  booking,
}: OrderReceiptProps) {
  const numbers = numbersOf(booking, orderId)
  const due = receipt.rows.find(({ label }) => label === `Balance at ${BRAND.premises}`)?.value
  const balance = due === rupees(ZERO, 'exact') ? undefined : due
  // Stays have no hours, and other deadlines.
  const [first] = shootsOf(receipt.events)
  const isShoot = kind === 'shoot'
  return (
    <Container>
      <Section>
        <Columns
          side={
            receipt.events.length > 0 && (
              <div className={css.days}>
                <Heading level={2} size="title-m">
                  Add to your calendar
                </Heading>
                <AddToCalendar
                  events={withFacts(
                    isShoot ? withArrival(receipt.events) : receipt.events,
                    numbers,
                    balance && `Balance at ${BRAND.premises} ${balance}`,
                  )}
                  name={`${BRAND.name}-${orderId}`.toLowerCase().replaceAll(' ', '-')}
                />
                {first && (
                  <Text size="small">
                    <Spoken>
                      {termsOf({ ShootDate: dMy(first.day), BookingDate: '', orderedAt: createdAt }, first.start).text}
                    </Spoken>
                  </Text>
                )}
                <TextLink href={mapPage(BRAND.place)} external externalLabel=", opens in a new tab">
                  Directions
                </TextLink>
                <TextLink href={mailAbout(numbers)}>Email us about this booking</TextLink>
              </div>
            )
          }
        >
          <Stack gap={8}>
            {isShoot && first && <Arrival shoot={first} balance={balance} level={2} />}
            <Receipt
              title="Receipt"
              from={
                <Inline gap={4} justify="between">
                  <Logo label={BRAND.name} href="/" />
                  <Text size="small">{BRAND.address}</Text>
                </Inline>
              }
              ids={[
                ...(booking === undefined ? [] : [{ label: 'Booking', value: `#${booking}` }]),
                { label: 'Order', value: orderId },
                { label: 'Payment', value: triple.PaymentGatewayPaymentId },
                { label: 'Paid on', value: dMy(today(createdAt)) },
                { label: 'Account', value: account },
              ]}
              columns={{ caption: 'What was paid for', item: 'Item', amount: 'Amount' }}
              lines={receipt.lines.map(({ picture, ...line }) => ({
                ...line,
                ...(picture && { picture: { src: picture, alt: '' } }),
              }))}
              rows={receipt.rows}
              note={`${BRAND.name}, ${BRAND.phone.text}, ${BRAND.email.text}`}
              print={{ label: 'Print' }}
            />
          </Stack>
        </Columns>
      </Section>
    </Container>
  )
}
