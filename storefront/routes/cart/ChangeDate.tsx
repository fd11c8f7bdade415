import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Alert, Button, Dialog, Stack } from '../../../design-system/index.ts'
import { addToCart } from '../../api/cart.ts'
import type { Id } from '../../api/contract/wire.ts'
import { isBookable, refusalOf } from '../../shell/date/availability.ts'
import { DateChoice } from '../../shell/date/DateChoice.tsx'
import { packageDays, unlessOver } from '../../shell/date/days.ts'
import { useAvailability } from '../../shell/date/useAvailability.ts'
import { request } from '../../state/request.ts'
import { couponAtom, dropCoupon, reloadCart } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'
import { dMy, parseDMy, today, type Day } from '../../text/dates.ts'
import { DAY_MESSAGES } from '../../text/dayMessages.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import type { Line } from './groups.ts'

export type DatedLine = Line & { ProductId: Id }

/** Checks the new day and adds the package again, for which the provider replaces the day (C-089). Drops the coupon. */
export function ChangeDate({ line, onClose }: { line: DatedLine; onClose: () => void }) {
  const [day, setDay] = useState<Day>()
  const [problem, setProblem] = useState<{ at: 'date' | 'form'; text: string }>()
  const [busy, setBusy] = useState(false)
  const product = packageDays(line.PackageId ?? line.ProductId, line.StartTime)
  const availability = useAvailability(product)
  const { answer } = availability
  const coupon = useAtomValue(couponAtom)

  const save = async (): Promise<void> => {
    if (!day) {
      setProblem({ at: 'date', text: BOOKING_MESSAGES.dateEmpty })
      return toast('error', BOOKING_MESSAGES.dateEmpty)
    }
    // It may have begun since this was rendered.
    const refusal = refusalOf('package', answer && unlessOver(product, day, answer))
    if (refusal !== undefined) return toast('error', refusal)
    if (!isBookable('package', answer)) return
    setBusy(true)
    const outcome = await request(() => addToCart([{ type: 'package', productId: line.ProductId, date: dMy(day) }]))
    if (outcome.status !== 'done') {
      setBusy(false)
      if (outcome.status !== 'dropped') setProblem({ at: 'form', text: outcome.msg })
      return
    }
    dropCoupon()
    toast('success', outcome.value.Msg)
    await reloadCart(true)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title="Change date" closeLabel="Close" size="medium" description={currently(line)}>
      <Stack gap={4}>
        <DateChoice
          label="New date"
          product="package"
          day={day}
          earliest={today()}
          soldOut={DAY_MESSAGES.greenRoomsOnChange}
          availability={availability}
          problem={problem?.at === 'date' ? problem.text : undefined}
          onPick={(picked) => {
            setDay(picked)
            setProblem(undefined)
            availability.pick(picked)
          }}
        />
        {coupon && <Alert tone="info">Changing the date removes your coupon. Apply it again afterwards.</Alert>}
        {problem?.at === 'form' && <Alert tone="danger">{problem.text}</Alert>}
        <Button
          width="full"
          busy={(busy || answer?.status === 'checking') && MESSAGES.wait}
          onClick={() => void save()}
        >
          Change date
        </Button>
      </Stack>
    </Dialog>
  )
}

function currently({ ProductName, BookingDate }: Line): string {
  const day = parseDMy(BookingDate)
  return day ? `${ProductName}, now on ${dMy(day)}` : ProductName
}
