import { useState } from 'react'
import { Alert, Button, Dialog, Select, Skeleton, Stack } from '../../../design-system/index.ts'
import type { Booking } from '../../api/account.ts'
import { MonthField } from '../../shell/date/MonthField.tsx'
import { toast } from '../../state/toasts.ts'
import { addDays, dMy, today, weekday, type Day } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { useChangeRequest } from './changeRequests.ts'
import { rescheduleText } from './cancellation.ts'
import { useFreeDays } from './useShoot.ts'

const OTHER = 'other'

/** Asks the studio for another day: one of the nearest free ones, or any. */
export function RescheduleDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const free = useFreeDays(booking)
  const [choice, setChoice] = useState<Day | typeof OTHER>()
  const [other, setOther] = useState<Day>()
  const { busy, problem, setProblem, send } = useChangeRequest(booking, onClose)
  const chosen = choice ?? free?.[0] ?? OTHER
  const day = chosen === OTHER ? other : chosen

  const ask = (): void => {
    if (day) return void send(rescheduleText(booking, day, free), { for: day })
    setProblem({ at: 'date', text: BOOKING_MESSAGES.dateEmpty })
    toast('error', BOOKING_MESSAGES.dateEmpty)
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
