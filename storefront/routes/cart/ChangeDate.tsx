import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Alert, Button, Checkbox, Dialog, Spoken, Stack, Text } from '../../../design-system/index.ts'
import { addToCart, type Addition } from '../../api/addToCart.ts'
import type { Cart } from '../../api/contract/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import type { Id } from '../../api/contract/wire.ts'
import { isBookable, refusalOf } from '../../shell/date/availability.ts'
import { DateChoice } from '../../shell/date/DateChoice.tsx'
import { packageDays, stayDays, unlessOver } from '../../shell/date/days.ts'
import { useAvailability } from '../../shell/date/useAvailability.ts'
import { useSubmission } from '../../shell/useSubmission.ts'
import { request } from '../../state/request.ts'
import { couponAtom, dropCoupon, reloadCart } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'
import { dMy, parseDMy, today } from '../../text/dates.ts'
import { DAY_MESSAGES } from '../../text/dayMessages.ts'
import { MESSAGES, withFullStop } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import { nameOf, type Line } from './groups.ts'

export type DatedLine = Line & { ProductId: Id }

/** Checks the new day and adds the package again: the provider then replaces the day (C-089). Drops the coupon. */
export function ChangeDate({ cart, line, onClose }: { cart: Cart; line: DatedLine; onClose: () => void }) {
  const { busy, problemAt, setProblem, refuse, submit } = useSubmission()
  const product = packageDays(line.PackageId ?? line.ProductId, line.StartTime)
  const availability = useAvailability(product)
  const { day, answer } = availability
  const stay = stayOf(cart, line)
  const stayAvailability = useAvailability(stayDays(stay?.ProductId ?? ''))
  const [takesStay, setTakesStay] = useState(true)
  const isStayFree = isBookable('stay', stayAvailability.answer)
  const whyItStays = refusalOf('stay', stayAvailability.answer)
  const moving = movingWith(cart)
  const coupon = useAtomValue(couponAtom)
  const objection = problemAt('form')

  const save = async (): Promise<void> => {
    if (!day) return refuse('date', BOOKING_MESSAGES.dateEmpty)
    // The shoot may have begun since this was rendered.
    const refusal = refusalOf('package', answer && unlessOver(product, day, answer))
    if (refusal !== undefined) return toast('error', refusal)
    if (!isBookable('package', answer)) return
    const date = dMy(day)
    const additions: Addition[] = [{ type: 'package', productId: line.ProductId, date }]
    if (stay && takesStay && isStayFree) additions.push({ type: 'stay', productId: stay.ProductId, date })
    if (!(await submit(() => request(() => addToCart(additions))))) return
    dropCoupon()
    await reloadCart(true)
    onClose()
  }

  return (
    <Dialog open onClose={onClose} title="Change date" closeLabel="Close" size="medium" description={currently(line)}>
      <Stack gap={4}>
        <DateChoice
          label="New date"
          name={nameOf(line)}
          product="package"
          near={parseDMy(line.BookingDate)}
          earliest={today()}
          soldOut={DAY_MESSAGES.greenRoomsOnChange}
          availability={availability}
          problem={problemAt('date')}
          onPick={(picked) => {
            setProblem(undefined)
            if (stay) stayAvailability.pick(picked)
          }}
        />
        {moving.length > 0 && <Text size="small">{`Moves with it: ${moving.map(nameOf).join(', ')}.`}</Text>}
        {stay && (
          <Checkbox
            label={`Move ${nameOf(stay)} too`}
            checked={takesStay && whyItStays === undefined}
            disabled={whyItStays !== undefined}
            onChange={setTakesStay}
            hint={
              <Spoken>
                {`${whyItStays === undefined ? 'Otherwise it' : `${withFullStop(whyItStays)} It`} stays on ${stay.BookingDate}.`}
              </Spoken>
            }
          />
        )}
        {coupon && <Alert tone="info">Changing the date removes your coupon. Apply it again afterwards.</Alert>}
        {objection && <Alert tone="danger">{objection}</Alert>}
        <Button
          width="full"
          busy={
            (busy || answer?.status === 'checking' || stayAvailability.answer?.status === 'checking') && MESSAGES.wait
          }
          onClick={() => void save()}
        >
          Change date
        </Button>
      </Stack>
    </Dialog>
  )
}

function currently(line: Line): string {
  const day = parseDMy(line.BookingDate)
  return day ? `${nameOf(line)}, now on ${dMy(day)}` : nameOf(line)
}

const linesOfType = ({ cart }: Cart, wanted: number): Line[] =>
  cart.filter(({ TypeId }) => TypeId === wanted).flatMap(({ cart: lines }) => lines)

/** Lines without a day of their own are for the day of the shoot. */
function movingWith(cart: Cart): Line[] {
  const { professional, outfit, food } = CART_TYPES
  return [professional, outfit, food].flatMap(({ TypeId }) => linesOfType(cart, TypeId))
}

/** A stay keeps its own day unless the visitor moves it. Only a stay on the day of the shoot is offered. */
function stayOf(cart: Cart, { BookingDate }: Line): DatedLine | undefined {
  return linesOfType(cart, CART_TYPES.stay.TypeId).find(
    (stay): stay is DatedLine => stay.ProductId !== null && stay.BookingDate === BookingDate,
  )
}
