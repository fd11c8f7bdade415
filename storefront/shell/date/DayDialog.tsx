import { Button, Dialog, Stack } from '../../../design-system/index.ts'
import { today, type Day } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { Month } from './MonthField.tsx'

interface DayDialogProps {
  day: Day | undefined
  description?: string
  onChoose: (day: Day | undefined) => void
  onClose: () => void
}

/** Days are unmarked, because availability depends on the package. */
export function DayDialog({ day, description, onChoose, onClose }: DayDialogProps) {
  return (
    <Dialog open onClose={onClose} title={MESSAGES.when} description={description} closeLabel="Close" size="small">
      <Stack gap={4}>
        <Month label={MESSAGES.when} day={day} min={today()} onPick={onChoose} />
        {day && (
          <Button variant="secondary" width="full" onClick={() => onChoose(undefined)}>
            Any day
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
