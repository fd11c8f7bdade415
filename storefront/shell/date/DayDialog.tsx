import { Suspense } from 'react'
import { Button, Calendar, Dialog, Skeleton, Stack } from '../../../design-system/index.ts'
import { today, type Day } from '../../text/dates.ts'
import { WHEN } from './DayField.tsx'

interface DayDialogProps {
  day: Day | undefined
  onChoose: (day: Day | undefined) => void
  onClose: () => void
}

/** A month without marks: which days are free depends on the package. */
export function DayDialog({ day, onChoose, onClose }: DayDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={WHEN}
      description="Every package then says whether it is free on that day."
      closeLabel="Close"
      size="small"
    >
      <Stack gap={4}>
        <Suspense fallback={<Skeleton shape="block" height="380px" />}>
          <Calendar
            label={WHEN}
            value={day}
            min={today()}
            markLabels={{ available: '', fast: '', sold: '' }}
            previousLabel="Previous month"
            nextLabel="Next month"
            onChange={(picked) => onChoose(picked as Day)}
          />
        </Suspense>
        {day && (
          <Button variant="secondary" width="full" onClick={() => onChoose(undefined)}>
            Any day
          </Button>
        )}
      </Stack>
    </Dialog>
  )
}
