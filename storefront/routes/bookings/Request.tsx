import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { Spoken, Stack, Text, TextButton, TextLink } from '../../../design-system/index.ts'
import type { Booking } from '../../api/account.ts'
import { BRAND } from '../../brand.ts'
import { go } from '../../shell/navigation.ts'
import { writeFor } from '../contact/contactDraft.ts'
import * as css from './Request.css.ts'
import { parseDMy, type Day } from '../../text/dates.ts'
import { dayMonth } from '../../text/dayMessages.ts'
import { askedAtom } from './asked.ts'
import { RescheduleDialog } from './dialogs.ts'
import { requestText, type Terms } from './cancellation.ts'

/** Whether a booking can be rescheduled or cancelled, and how to ask for it; cancelling is asked for by the contact form. */
export function Request({ booking, terms, stay }: { booking: Booking; terms: Terms; stay?: string | undefined }) {
  const [isAsking, setAsking] = useState(false)
  const asked = useAtomValue(askedAtom)[String(booking.OrderId)]
  const wish = (text: string, onPress: () => void) => (
    <TextButton aria-label={`${text}, booking #${booking.OrderId}`} onClick={onPress}>
      {text}
    </TextButton>
  )
  return (
    <Stack gap={1}>
      <Text>
        <Spoken>{terms.text}</Spoken>
      </Text>
      {stay && (
        <Text>
          <Spoken>{stay}</Spoken>
        </Text>
      )}
      <div role="status">
        {asked && (
          <Text>
            <Spoken>{askedFor(asked.for, booking.ShootDate)}</Spoken>
          </Text>
        )}
      </div>
      <div className={css.ways}>
        {terms.mayReschedule && wish('Ask to reschedule', () => setAsking(true))}
        {terms.mayCancel && wish('Ask to cancel', () => writeToUs(booking))}
        {!terms.mayReschedule && (
          <TextLink href={BRAND.phone.href} icon="phone">
            Call {BRAND.phone.text}
          </TextLink>
        )}
      </div>
      <Suspense>{isAsking && <RescheduleDialog booking={booking} onClose={() => setAsking(false)} />}</Suspense>
    </Stack>
  )
}

/** `You asked for 12 Dec. 13 Dec stays yours until we answer.` */
function askedFor(day: Day, shootDate: string): string {
  const present = parseDMy(shootDate)
  return `You asked for ${dayMonth(day)}. ${present ? dayMonth(present) : 'Your day'} stays yours until we answer.`
}

function writeToUs(booking: Booking): void {
  writeFor(requestText('cancel', booking))
  go('/contact-us')
}
