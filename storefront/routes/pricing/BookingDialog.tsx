import { useAtomValue } from 'jotai'
import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import {
  Alert,
  ArchPicture,
  Button,
  DayArc,
  Dialog,
  Heading,
  LinkButton,
  Price,
  Spoken,
  Stack,
  Text,
} from '../../../design-system/index.ts'
import { addToCart, type Addition } from '../../api/addToCart.ts'
import type { Id } from '../../api/contract/wire.ts'
import { writeKey } from '../../api/identity.ts'
import { hasPage } from '../../brand.ts'
import { isBookable, needsStay, refusalOf } from '../../shell/date/availability.ts'
import { DateChoice } from '../../shell/date/DateChoice.tsx'
import { packageDays, stayDays, unlessOver } from '../../shell/date/days.ts'
import { goldenLight } from '../../shell/date/sun.ts'
import { useAvailability } from '../../shell/date/useAvailability.ts'
import { Added } from '../../shell/Added.tsx'
import { CommonQuestions } from '../../shell/CommonQuestions.tsx'
import { go } from '../../shell/navigation.ts'
import { proceedToCheckout, requireLogin, STAY_PAGE } from '../../shell/proceedToCheckout.ts'
import { useSubmission } from '../../shell/useSubmission.ts'
import { request } from '../../state/request.ts'
import { cartAtom, packageIn, reloadCart } from '../../state/cart.ts'
import { dMy, today, type Day } from '../../text/dates.ts'
import { minutesOf } from '../../text/times.ts'
import { linesOf } from '../../text/lists.ts'
import { MESSAGES } from '../../text/messages.ts'
import { BOOKING_MESSAGES } from '../../text/bookingMessages.ts'
import * as css from './BookingDialog.css.ts'
import { bookAndPay } from './bookWith.ts'
import { OTHER_DAY } from './chosenDay.ts'
import { LuxuryRoom } from './LuxuryRoom.tsx'
import { dayCountOf, daysText, dayWindow, nameOf, priceOf, type Package } from './packages.ts'
import { heldName, isSwappable, swapPackage } from './swapPackage.ts'

interface BookingDialogProps {
  pkg: Package
  picture: string
  /** The previously chosen day; its availability is checked again. */
  firstDay?: Day | undefined
  /** A notice that the price may be outdated. */
  stale: ReactNode
  /** Called before `onClose`, with the note to show at the card. */
  onAdded: (note: ReactNode) => void
  onClose: () => void
}

export function BookingDialog({ pkg, picture, firstDay, stale, onAdded, onClose }: BookingDialogProps) {
  const { busy, problemAt, setProblem, refuse, submit } = useSubmission()
  /** On a day without green rooms, a stay is added together with the package. */
  const [chosenRoom, setRoom] = useState<Id>()
  const roomAvailability = useAvailability(stayDays(chosenRoom ?? ''))
  const [isProceeding, setProceeding] = useState(false)
  /** The link in the note, which replaces the pressed button. */
  const confirmation = useRef<HTMLAnchorElement>(null)
  const cart = useAtomValue(cartAtom)
  const product = packageDays(pkg.PackageId, pkg.StartTime)
  const availability = useAvailability(product, firstDay)
  const { day, answer } = availability
  /** The chosen day follows one frame later, so that the press is painted before all that is shown for the day. */
  const lastDay = useDeferredValue(day)
  const objection = problemAt('form')
  const isOpen = useIsOpen()
  const hours = dayWindow(pkg)
  const held = packageIn(cart)
  // Adding the same package again replaces its day (C-089).
  const other = held && String(held.ProductId) !== String(pkg.PackageId) ? held : undefined

  const swap = other && isSwappable(other) && `Swap ${heldName(other)}, for this`
  const label = swap || (held && !other ? 'Move to this day' : 'Add to cart')

  const add = async (): Promise<void> => {
    if (!day) return refuse('date', BOOKING_MESSAGES.dateEmpty)
    if (other && !isSwappable(other)) return refuse('form', BOOKING_MESSAGES.packageExists)
    // The shoot may have begun since this was rendered.
    const refusal = refusalOf('package', answer && unlessOver(product, day, answer))
    if (refusal !== undefined) return refuse('form', refusal)
    if (!isBookable('package', answer)) return
    const date = dMy(day)
    const room = needsStay(answer) ? chosenRoom : undefined
    if (room !== undefined && !isBookable('stay', roomAvailability.answer))
      return refuse('form', BOOKING_MESSAGES.cottageNotAvailable)
    const withRoom: [Addition, ...Addition[]] = [{ type: 'package', productId: pkg.PackageId, date }]
    if (room !== undefined) withRoom.push({ type: 'stay', productId: room, date })
    const isDone = await submit(() => (other ? swapPackage(other, withRoom) : request(() => addToCart(withRoom))))
    if (!isDone) return
    writeKey('PackageType', String(pkg.PackageType ?? ''))
    await reloadCart(true)
    onAdded(<Added day={dMy(day)} link={confirmation} />)
    onClose()
    // A room chosen here makes the stays page unnecessary.
    if (isOpen.current && needsStay(answer) && room === undefined && hasPage(STAY_PAGE)) go(STAY_PAGE)
  }

  const proceed = async (): Promise<void> => {
    if (!requireLogin(location.pathname)) return onClose()
    setProceeding(true)
    const text = await proceedToCheckout()
    setProceeding(false)
    if (text) setProblem({ at: 'form', text })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={nameOf(pkg)}
      description="Your shoot"
      closeLabel="Close"
      size="large"
      slate="sun"
      returnFocus={confirmation}
      actions={
        <>
          {objection && (
            <Alert tone="danger">
              <Spoken>{objection}</Spoken>
            </Alert>
          )}
          {pkg.SellingPrice !== null && (
            <Text size="small">
              <Spoken>{bookAndPay(pkg.SellingPrice, cart)}</Spoken>
            </Text>
          )}
          <Button
            width="full"
            {...(answer?.status === 'over'
              ? { disabledReason: OTHER_DAY }
              : {
                  busy:
                    (busy || answer?.status === 'checking' || roomAvailability.answer?.status === 'checking') &&
                    MESSAGES.wait,
                })}
            onClick={() => void add()}
          >
            <Spoken>{label}</Spoken>
          </Button>
        </>
      }
      panel={{
        content: (
          <div className={css.head}>
            <Price {...priceOf(pkg)} size="large" />
            {hours && <DayArc {...hours} golden={lastDay && goldenLight(lastDay, minutesOf(pkg.EndTime))} />}
          </div>
        ),
        picture: <ArchPicture src={picture} alt="" ratio="4/5" />,
      }}
    >
      <Stack gap={4}>
        {stale}
        <DateChoice
          label="Shoot date"
          name={nameOf(pkg)}
          days={day && dayCountOf(pkg) > 1 ? daysText(day, pkg) : undefined}
          product="package"
          earliest={today()}
          soldOut={BOOKING_MESSAGES.greenRooms}
          availability={availability}
          problem={problemAt('date')}
          onPick={() => {
            setProblem(undefined)
            setRoom(undefined)
          }}
        />
        {needsStay(answer) && day && (
          <LuxuryRoom
            packageType={String(pkg.PackageType ?? '')}
            day={day}
            chosen={chosenRoom}
            onChoose={setRoom}
            availability={roomAvailability}
          />
        )}
        {lastDay && !needsStay(answer) && <Included pkg={pkg} />}
        <CommonQuestions />
        {/* These are not among the dialog's actions, because three fixed buttons would cover a third of a phone. */}
        {held && !other && (
          <Stack gap={3}>
            <Button
              variant="secondary"
              width="full"
              busy={isProceeding && MESSAGES.wait}
              onClick={() => void proceed()}
            >
              Proceed to checkout
            </Button>
            <LinkButton href="/cart" variant="secondary" width="full">
              View cart
            </LinkButton>
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}

/** False once the visitor has closed the dialog. */
function useIsOpen() {
  const isOpen = useRef(true)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}

function Included({ pkg }: { pkg: Package }) {
  const lines = linesOf(pkg.PackageDetails)
  if (lines.length === 0) return null
  return (
    <section className={css.included} aria-labelledby="included">
      <Heading level={3} size="title-s" id="included">
        Included
      </Heading>
      <ul className={css.list}>
        {lines.map((line, at) => (
          <li key={`${at} ${line}`} className={css.item}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
