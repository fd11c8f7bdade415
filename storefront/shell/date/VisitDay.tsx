import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { Banner, Spoken, TextButton, TextLink } from '../../../design-system/index.ts'
import { cartAtom, shootDayOf } from '../../state/cart.ts'
import { keepDay, visitDayAtom } from '../../state/visitDay.ts'
import { dMy, parseDMy, today, weekday, type Day } from '../../text/dates.ts'
import { isAddOn } from '../currentLink.ts'
import { focusHeading, isFocusLost } from '../focusHeading.ts'
import { lazyWithPreload } from '../lazyWithPreload.ts'

const DayDialog = lazyWithPreload(async () => (await import('./DayDialog.tsx')).DayDialog)

/** Pages that offer something for a day; the packages have a field for it. */
const USING = /^\/(sets?|events?|luxury-cottage-stay|plan)(\/|$)/

/** Below the header: the day of the shoot, on pages that offer something for it. */
export function VisitDay({ path }: { path: string }) {
  const chosen = useAtomValue(visitDayAtom)
  const cart = useAtomValue(cartAtom)
  // Add-ons are booked for it, whatever was chosen since.
  const booked = cart && parseDMy(shootDayOf(cart) ?? '')
  const day = booked ?? chosen
  const [isOpen, setOpen] = useState<boolean>()
  if (!day || day < today() || !(isAddOn(path) || USING.test(path))) return null
  const choose = (other: Day | undefined): void => {
    setOpen(false)
    keepDay(other)
    requestAnimationFrame(() => isFocusLost() && focusHeading())
  }
  return (
    <>
      <Banner
        tone="sun"
        label="Your day"
        // Not with the page, only once it may change.
        live={isOpen !== undefined}
        action={
          booked ? (
            <TextLink href="/cart">Change it in the cart</TextLink>
          ) : (
            <TextButton onClick={() => setOpen(true)}>Change</TextButton>
          )
        }
        {...(!booked && { onDismiss: () => choose(undefined), dismissLabel: 'Any day' })}
      >
        <Spoken>{`Your shoot: ${dMy(day)}, ${weekday(day)}`}</Spoken>
      </Banner>
      <Suspense>{isOpen && <DayDialog day={day} onChoose={choose} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
