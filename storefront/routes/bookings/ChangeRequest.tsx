import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { Spoken, Stack, Text, TextButton, TextLink } from '../../../design-system/index.ts'
import type { Booking } from '../../api/contract/bookings.ts'
import { BRAND } from '../../brand.ts'
import * as css from './Request.css.ts'
import type { Entry } from '../../payment/journalEntry.ts'
import { parseDMy, today } from '../../text/dates.ts'
import { clockAt } from '../../text/times.ts'
import { dayMonth } from '../../text/dayMessages.ts'
import { changeRequestsAtom, type StoredRequest } from './changeRequests.ts'
import { CancelDialog, RescheduleDialog } from './dialogs.ts'
import type { Terms } from './cancellation.ts'

interface ChangeRequestProps {
  booking: Booking
  terms: Terms
  stay?: string | undefined
  /** Set if this browser has paid for it. */
  order: Entry | undefined
}

export function ChangeRequest({ booking, terms, stay, order }: ChangeRequestProps) {
  const [asking, setAsking] = useState<'reschedule' | 'cancel'>()
  const close = () => setAsking(undefined)
  const stored = useAtomValue(changeRequestsAtom)[String(booking.OrderId)]
  // The studio has moved the shoot to the day that was asked for.
  const isGranted = stored && 'for' in stored && stored.for === parseDMy(booking.ShootDate)
  const asked = isGranted ? undefined : stored
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
            <Spoken>{askedFor(asked, booking.ShootDate)}</Spoken>
          </Text>
        )}
      </div>
      <div className={css.ways}>
        {terms.mayReschedule && wish('Ask to reschedule', () => setAsking('reschedule'))}
        {terms.mayCancel && !(asked && 'cancelAt' in asked) && wish('Ask to cancel', () => setAsking('cancel'))}
        {!terms.mayReschedule && (
          <TextLink href={BRAND.phone.href} icon="phone">
            Call {BRAND.phone.text}
          </TextLink>
        )}
      </div>
      <Suspense>
        {asking === 'reschedule' && <RescheduleDialog booking={booking} onClose={close} />}
        {asking === 'cancel' && <CancelDialog booking={booking} terms={terms} paid={order?.amount} onClose={close} />}
      </Suspense>
    </Stack>
  )
}

/** `You asked for 12 Dec. 13 Dec stays yours until we answer.`, `Cancellation asked at 12:05 pm.` */
function askedFor(asked: StoredRequest, shootDate: string): string {
  if ('cancelAt' in asked) {
    const day = today(asked.cancelAt)
    return `Cancellation asked at ${clockAt(asked.cancelAt)}${day === today() ? '' : ` on ${dayMonth(day)}`}.`
  }
  const present = parseDMy(shootDate)
  return `You asked for ${dayMonth(asked.for)}. ${present ? dayMonth(present) : 'Your day'} stays yours until we answer.`
}
