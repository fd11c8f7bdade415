/** Requests to change a booking. In one file, because both dialogs are always prefetched together. */
import { useState } from 'react'
import { Alert, Button, Dialog, Select, Skeleton, Spoken, Stack, Text, TextLink } from '../../../design-system/index.ts'
import { send } from '../../api/client.ts'
import type { Booking } from '../../api/contract/bookings.ts'
import { SaveInquiryDetails } from '../../api/contract/forms.ts'
import { MonthField } from '../../shell/date/MonthField.tsx'
import { useSubmission } from '../../shell/useSubmission.ts'
import { request } from '../../state/request.ts'
import { sessionAtom } from '../../state/session.ts'
import { store } from '../../state/store.ts'
import { addDays, dMy, today, weekday, type Day } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { rupees, type Paise } from '../../text/money.ts'
import { keepAsked, type StoredRequest } from './changeRequests.ts'
import { cancelText, rescheduleText, type Terms } from './cancellation.ts'
import { useFreeDays } from './useShoot.ts'

/** Sends a request to the studio as an inquiry, and keeps it. */
function useChangeRequest({ OrderId }: Booking, onSent: () => void) {
  const { submit, ...state } = useSubmission()

  const sendRequest = async (Message: string, asked: StoredRequest): Promise<void> => {
    const session = store.get(sessionAtom)
    if (session.status !== 'user') return
    const { name: Name, email: EmailId, mobile: PhoneNo } = session
    if (!(await submit(() => request(() => send(SaveInquiryDetails, { Name, EmailId, PhoneNo, Message }))))) return
    keepAsked(String(OrderId), asked)
    onSent()
  }

  return { ...state, objection: state.problemAt('form'), sendRequest }
}

const OTHER = 'other'

/** Asks the studio for another day: one of the nearest free ones, or any. */
export function RescheduleDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const free = useFreeDays(booking)
  const [choice, setChoice] = useState<Day | typeof OTHER>()
  const [other, setOther] = useState<Day>()
  const { busy, problemAt, objection, setProblem, refuse, sendRequest } = useChangeRequest(booking, onClose)
  const chosen = choice ?? free?.[0] ?? OTHER
  const day = chosen === OTHER ? other : chosen

  const ask = (): void => {
    if (day) return void sendRequest(rescheduleText(booking, day, free), { for: day })
    refuse('date', BOOKING_MESSAGES.dateEmpty)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask for another day"
      description={`Booking #${booking.OrderId}, now on ${booking.ShootDate}`}
      closeLabel="Close"
      size="medium"
      actions={
        <>
          {objection && <Alert tone="danger">{objection}</Alert>}
          <Button width="full" busy={(busy || free === undefined) && MESSAGES.wait} onClick={ask}>
            Send request
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {free === undefined && <Skeleton shape="block" height="200px" />}
        {free && free.length > 0 && (
          <Select
            label="Free near your day"
            value={chosen}
            options={[
              ...free.map((one) => ({ value: one, text: `${dMy(one)}, ${weekday(one)}` })),
              { value: OTHER, text: 'Another day' },
            ]}
            onChange={(value) => setChoice(value as Day | typeof OTHER)}
          />
        )}
        {free && chosen === OTHER && (
          <MonthField
            label="Another day"
            day={other}
            min={addDays(today(), 1)}
            startOpen
            problem={problemAt('date')}
            onPick={(picked) => {
              setOther(picked)
              setProblem(undefined)
            }}
          />
        )}
      </Stack>
    </Dialog>
  )
}

interface CancelDialogProps {
  booking: Booking
  terms: Terms
  /** The amount, if this browser knows it. */
  paid: Paise | undefined
  onClose: () => void
}

export function CancelDialog({ booking, terms, paid, onClose }: CancelDialogProps) {
  const { busy, objection, sendRequest } = useChangeRequest(booking, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask to cancel"
      description={`Booking #${booking.OrderId}, on ${booking.ShootDate}`}
      closeLabel="Close"
      size="medium"
      actions={
        <>
          {objection && <Alert tone="danger">{objection}</Alert>}
          <Button
            width="full"
            busy={busy && MESSAGES.wait}
            onClick={() => void sendRequest(cancelText(booking), { cancelAt: Date.now() })}
          >
            Send request
          </Button>
          <Button variant="secondary" width="full" onClick={onClose}>
            Keep the booking
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>
          <Spoken>{`It can be cancelled ${terms.cancelling}.`}</Spoken>
        </Text>
        <Text>
          <Spoken>
            {`${paid === undefined ? 'What you paid' : rupees(paid)} is refunded in full to the card, account or UPI id that you used, usually within 7 working days.`}
          </Spoken>
        </Text>
        <TextLink href="/refund-policy">Refund policy</TextLink>
      </Stack>
    </Dialog>
  )
}
