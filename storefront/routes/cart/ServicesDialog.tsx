import { PICTURES } from '#brand/pictures.ts'
import { useAtomValue } from 'jotai'
import { ArchPicture, Button, Dialog, Link, LinkButton } from '../../../design-system/index.ts'
import { cartAtom, packageIn } from '../../state/cart.ts'
import { firstPricingAtom } from '../../state/packages.ts'
import * as css from './ServicesDialog.css.ts'

const { stay, professionals, outfits, food } = PICTURES.services
const SERVICES = [
  ...(stay ? [{ href: '/luxury-cottage-stay', text: 'Luxury cottage stay', src: stay }] : []),
  { href: '/hire-professionals', text: 'Professionals', src: professionals },
  { href: '/outfits', text: 'Outfits', src: outfits },
  { href: '/food-and-beverages', text: 'Food and beverages', src: food },
]

interface ServicesDialogProps {
  /** The cart's checkout button, if there is one. */
  proceed: HTMLButtonElement | null
  onClose: () => void
}

/** Visitors who want nothing more need not press twice for the checkout (CART-16 to 19). */
export function ServicesDialog({ proceed, onClose }: ServicesDialogProps) {
  const cart = useAtomValue(cartAtom)
  const pricing = useAtomValue(firstPricingAtom)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Anything else for the day?"
      description="Add it now and it will be ready on location."
      closeLabel="Close"
      size="large"
      actions={
        <div className={css.end}>
          <Button variant="secondary" onClick={onClose}>
            No, thanks
          </Button>
          {proceed && (
            <Button
              onClick={() => {
                onClose()
                proceed.click()
              }}
            >
              Go to checkout
            </Button>
          )}
          {cart && !packageIn(cart) && <LinkButton href={pricing ?? '/'}>Choose a package</LinkButton>}
        </div>
      }
    >
      <ul className={css.list}>
        {SERVICES.map(({ href, text, src }) => (
          <li key={href}>
            <Link href={href} className={css.service}>
              <ArchPicture src={src} alt="" ratio="3/4" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
