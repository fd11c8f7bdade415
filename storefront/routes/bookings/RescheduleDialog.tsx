import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Alert, Button, Dialog, Select, Skeleton, Stack } from '../../../design-system/index.ts'
import type { Booking } from '../../api/account.ts'
import { sendInquiry } from '../../api/forms.ts'
import { MonthField } from '../../shell/date/MonthField.tsx'
import { request } from '../../state/request.ts'
import { sessionAtom } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { addDays, dMy, today, weekday, type Day } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { keepAsked } from './changeRequests.ts'
import { rescheduleText } from './cancellation.ts'
import { useFreeDays } from './useShoot.ts'

const OTHER = 'other'

/** Asks the studio for another day: one of the nearest free ones, or any. */
export function RescheduleDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const session = useAtomValue(sessionAtom)
  const free = useFreeDays(booking)
  const [choice, setChoice] = useState<Day | typeof OTHER>()
  const [other, setOther] = useState<Day>()
  const [problem, setProblem] = useState<{ at: 'date' | 'form'; text: string }>()
  const [busy, setBusy] = useState(false)
  const chosen = choice ?? free?.[0] ?? OTHER
  const day = chosen === OTHER ? other : chosen

  const send = async (): Promise<void> => {
    if (session.status !== 'user') return
    if (!day) {
      setProblem({ at: 'date', text: BOOKING_MESSAGES.dateEmpty })
      return toast('error', BOOKING_MESSAGES.dateEmpty)
    }
    setBusy(true)
    setProblem(undefined)
    const { name, email, mobile } = session
    const Message = rescheduleText(booking, day, free)
    const outcome = await request(() => sendInquiry({ Name: name, EmailId: email, PhoneNo: mobile, Message }))
    if (outcome.status !== 'done') {
      setBusy(false)
      if (outcome.status !== 'dropped') setProblem({ at: 'form', text: outcome.msg })
      return
    }
    keepAsked(String(booking.OrderId), { for: day })
    toast('success', outcome.value.Msg)
    onClose()
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
          {problem?.at === 'form' && <Alert tone="danger">{problem.text}</Alert>}
          <Button width="full" busy={(busy || free === undefined) && MESSAGES.wait} onClick={() => void send()}>
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
            problem={problem?.at === 'date' ? problem.text : undefined}
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
