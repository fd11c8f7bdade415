import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { Banner, Spoken, TextButton } from '../../../design-system/index.ts'
import { cartAtom, shootDayOf } from '../../state/cart.ts'
import { keepDay, visitDayAtom } from '../../state/visitDay.ts'
import { dMy, today, weekday, type Day } from '../../text/dates.ts'
import { isAddOn } from '../currentLink.ts'
import { focusHeading, isFocusLost } from '../focusHeading.ts'
import { lazyWithPreload } from '../lazyWithPreload.ts'

const DayDialog = lazyWithPreload(async () => (await import('./DayDialog.tsx')).DayDialog)

/** Pages that offer something for a day. The pages of packages have a field for it instead. */
const USING = /^\/(sets?|events?|luxury-cottage-stay|plan)(\/|$)/

/**
 * Below the header: the chosen day, on pages that offer something for it. Not beside a package in the cart: add-ons name
 * its day themselves, and a page that has been served would move down when the cart arrives.
 */
export function VisitDay({ path }: { path: string }) {
  const day = useAtomValue(visitDayAtom)
  const cart = useAtomValue(cartAtom)
  const [isOpen, setOpen] = useState<boolean>()
  if (!day || day < today() || (cart && shootDayOf(cart)) || !(isAddOn(path) || USING.test(path))) return null
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
        // A line that comes with the page is not announced; a change of it is.
        live={isOpen !== undefined}
        action={<TextButton onClick={() => setOpen(true)}>Change</TextButton>}
        onDismiss={() => choose(undefined)}
        dismissLabel="Any day"
      >
        <Spoken>{`Your shoot: ${dMy(day)}, ${weekday(day)}`}</Spoken>
      </Banner>
      <Suspense>{isOpen && <DayDialog day={day} onChoose={choose} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
