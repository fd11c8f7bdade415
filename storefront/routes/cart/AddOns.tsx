import { useAtomValue } from 'jotai'
import { Suspense, useEffect, useState } from 'react'
import { Button, Heading, Text } from '../../../design-system/index.ts'
import { loginDialogAtom } from '../../shell/login/loginDialogAtom.ts'
import { markServicesOffered, wasOffered } from '../../shell/proceedToCheckout.ts'
import { alertAtom } from '../../state/alert.ts'
import * as css from './AddOns.css.ts'
import { fetchDialogs, ServicesDialog } from './dialogs.ts'

const OFFER_AFTER = 1000

/** A dialog is open, a field has focus, or a button is busy. */
function isOccupied(): boolean {
  const typing = document.activeElement?.matches('input, textarea, select') === true
  return typing || document.querySelector('[role="dialog"], [role="alertdialog"], main [data-busy]') !== null
}

interface AddOnsProps {
  busy: boolean
  /** The checkout button, if there is one. */
  proceed: HTMLButtonElement | null
}

/** Offers add-ons once a visit, a second after the cart has loaded, and on request (CART-14, CART-15). */
export function AddOns({ busy, proceed }: AddOnsProps) {
  const [open, setOpen] = useState(false)
  const isLoginOpen = useAtomValue(loginDialogAtom) !== undefined
  const alert = useAtomValue(alertAtom)
  // A dialog that is expected may still be loading.
  const expected = busy || isLoginOpen || alert !== undefined

  useEffect(() => {
    // A visitor who logs in is about to pay, so nothing is offered any more.
    if (isLoginOpen) markServicesOffered()
    if (expected) return undefined
    let isHere = false
    fetchDialogs().then(
      () => (isHere = true),
      () => undefined,
    )
    const timer = setInterval(() => {
      if (wasOffered()) return clearInterval(timer)
      if (!isHere || isOccupied()) return
      markServicesOffered()
      setOpen(true)
    }, OFFER_AFTER)
    return () => clearInterval(timer)
  }, [expected, isLoginOpen])

  return (
    <section aria-labelledby="add-ons" className={css.band} data-surface="sun">
      <div>
        <Heading level={2} size="title-m" id="add-ons">
          Anything missing?
        </Heading>
        <Text size="small" tone="muted">
          Stay, professionals, outfits, food.
        </Text>
      </div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Add extras
      </Button>
      <Suspense>{open && <ServicesDialog proceed={proceed} onClose={() => setOpen(false)} />}</Suspense>
    </section>
  )
}
