import { useAtomValue } from 'jotai'
import { useState, type ReactNode } from 'react'
import { Alert, ArchPicture, Button, DayArc, Dialog, LinkButton, Price, Stack } from '../../../design-system/index.ts'
import { addToCart } from '../../api/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { writeKey } from '../../api/identity.ts'
import { isBookable, isFull, refusalOf } from '../../shell/date/availability.ts'
import { DateChoice } from '../../shell/date/DateChoice.tsx'
import { packageDays, useAvailability } from '../../shell/date/useAvailability.ts'
import { go } from '../../shell/navigation.ts'
import { proceedToCheckout, requireLogin } from '../../shell/proceedToCheckout.ts'
import { request } from '../../state/request.ts'
import { cartAtom, reloadCart } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'
import { dMy, today, type Day } from '../../text/dates.ts'
import { MESSAGES } from '../../text/messages.ts'
import { dayWindow, nameOf, priceOf, type Package } from './packages.ts'

interface BookingDialogProps {
  shoot: Package
  picture: string
  /** A notice that the price may be old. */
  stale: ReactNode
  onClose: () => void
}

/** Date, availability, Add to cart (PRICE-16 to 29, ADD-01 to 17). */
export function BookingDialog({ shoot, picture, stale, onClose }: BookingDialogProps) {
  const [day, setDay] = useState<Day>()
  const [problem, setProblem] = useState<{ at: 'date' | 'form'; text: string }>()
  const [busy, setBusy] = useState<'add' | 'proceed'>()
  const cart = useAtomValue(cartAtom)
  const availability = useAvailability(packageDays(shoot.PackageId))
  const { answer } = availability
  const hours = dayWindow(shoot)
  const held = cart?.cart.some((group) => group.TypeId === CART_TYPES.package.TypeId && group.cart.length > 0) ?? false

  const refuse = (at: 'date' | 'form', text: string): void => {
    setProblem({ at, text })
    toast('error', text)
  }

  const add = async (): Promise<void> => {
    if (!day) return refuse('date', MESSAGES.dateEmpty)
    if (held) return refuse('form', MESSAGES.packageExists)
    const refusal = refusalOf('package', answer)
    if (refusal !== undefined) return refuse('form', refusal)
    if (!isBookable('package', answer)) return
    setBusy('add')
    setProblem(undefined)
    const outcome = await request(() => addToCart([{ type: 'package', productId: shoot.PackageId, date: dMy(day) }]))
    if (outcome.status !== 'done') {
      setBusy(undefined)
      if (outcome.status !== 'dropped') setProblem({ at: 'form', text: outcome.msg })
      return
    }
    toast('success', outcome.value.Msg)
    writeKey('PackageType', String(shoot.PackageType ?? ''))
    await reloadCart(true)
    onClose()
    if (isFull(answer)) go('/luxury-cottage-stay')
  }

  const proceed = async (): Promise<void> => {
    if (!requireLogin(location.pathname)) return onClose()
    setBusy('proceed')
    const objection = await proceedToCheckout()
    setBusy(undefined)
    if (objection) setProblem({ at: 'form', text: objection })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={nameOf(shoot)}
      description="Booking details"
      closeLabel="Close"
      size="large"
      slate="sun"
      panel={{
        content: (
          <>
            {hours && <DayArc {...hours} />}
            <Price {...priceOf(shoot)} size="large" />
          </>
        ),
        picture: <ArchPicture src={picture} alt="" ratio="4/5" />,
      }}
    >
      <Stack gap={4}>
        {stale}
        <DateChoice
          label="Check-in date"
          product="package"
          day={day}
          earliest={today()}
          soldOut={MESSAGES.greenRooms}
          availability={availability}
          problem={problem?.at === 'date' ? problem.text : undefined}
          onPick={(picked) => {
            setDay(picked)
            setProblem(undefined)
            availability.pick(picked)
          }}
        />
        {problem?.at === 'form' && <Alert tone="danger">{problem.text}</Alert>}
        <Button
          width="full"
          busy={(busy === 'add' || answer?.status === 'checking') && MESSAGES.wait}
          onClick={() => void add()}
        >
          Add to cart
        </Button>
        {held && (
          <>
            <Button
              variant="secondary"
              width="full"
              busy={busy === 'proceed' && MESSAGES.wait}
              onClick={() => void proceed()}
            >
              Proceed to checkout
            </Button>
            <LinkButton href="/cart" variant="secondary" width="full">
              View cart
            </LinkButton>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
