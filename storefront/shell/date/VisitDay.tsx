import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { Banner, Spoken, TextButton } from '../../../design-system/index.ts'
import { cartAtom, shootDayOf } from '../../state/cart.ts'
import { keepDay, PLACE_KEY, visitDayAtom } from '../../state/visitDay.ts'
import { writeText } from '../../storage.ts'
import { dMy, today, weekday, type Day } from '../../text/dates.ts'
import { isAddOn } from '../currentLink.ts'
import { keepFocus } from '../focus.ts'
import { lazyWithPreload } from '../lazyWithPreload.ts'
import './VisitDay.css.ts'

const DayDialog = lazyWithPreload(async () => (await import('./DayDialog.tsx')).DayDialog)

const LINE = 'visit-day'

/** Pages that offer something for a day. The pages of packages have a field for it instead. */
const USING = /^\/(sets?|events?|luxury-cottage-stay|plan)(\/|$)/

export const showsDay = (path: string): boolean => isAddOn(path) || USING.test(path)

/**
 * Below the header: the chosen day, on pages that offer something for it. It is not shown beside a package in the cart,
 * because add-ons name that day themselves, and because the page would move down when the cart arrives.
 */
export function VisitDay({ path }: { path: string }) {
  const day = useAtomValue(visitDayAtom)
  const cart = useAtomValue(cartAtom)
  const [isOpen, setOpen] = useState<boolean>()
  // The line is rendered in the same frame, so the place that `head.js` has kept for it is no longer needed.
  useLayoutEffect(() => {
    document.documentElement.style.removeProperty('--day')
  }, [])
  const isFree = day !== undefined && day >= today() && !shootDayOf(cart)
  useEffect(() => {
    if (!isFree) writeText('session', PLACE_KEY, null)
    const keepPlace = (): void => {
      const line = document.getElementById(LINE)
      if (line) writeText('session', PLACE_KEY, `${line.offsetHeight}px`)
    }
    addEventListener('pagehide', keepPlace)
    return () => removeEventListener('pagehide', keepPlace)
  }, [isFree])
  if (!isFree || !showsDay(path)) return null
  const choose = (other: Day | undefined): void => {
    setOpen(false)
    keepDay(other)
    keepFocus()
  }
  return (
    <>
      <Banner
        id={LINE}
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
