import { useAtomValue } from 'jotai'
import { MiniCart } from '../../design-system/index.ts'
import type { Cart } from '../api/cart.ts'
import { CART_TYPES } from '../api/contract/codes.ts'
import { cartAtom, cartLoadAtom, isCartEmpty } from '../state/cart.ts'
import { MESSAGES } from '../text/messages.ts'
import { inr, sum, ZERO, type Paise } from '../text/money.ts'

const { package: shoot, stay } = CART_TYPES

const WITHOUT_CART = { waiting: MESSAGES.wait, failed: MESSAGES.somethingBad, settled: MESSAGES.cartEmpty }

/** The header's cart preview (SHELL-031 to 038). */
export function SiteMiniCart({ onClose }: { onClose: () => void }) {
  const cart = useAtomValue(cartAtom)
  const load = useAtomValue(cartLoadAtom)
  const close = { label: 'Close', onPress: onClose }
  if (!cart || isCartEmpty(cart))
    return (
      <MiniCart title="Your cart" lines={[]} empty={cart ? MESSAGES.cartEmpty : WITHOUT_CART[load]} close={close} />
    )
  return (
    <MiniCart
      title="Your cart"
      lines={linesOf(cart)}
      subtotal={cart.GrantTotal === null ? undefined : { label: 'Subtotal', value: inr(cart.GrantTotal, 'exact') }}
      action={{ href: '/cart', text: 'View cart' }}
      close={close}
    />
  )
}

interface MiniLine {
  label: string
  detail?: string
  amount: string
}

function linesOf({ cart }: Cart): MiniLine[] {
  const packages = cart.filter((group) => group.TypeId === shoot.TypeId)
  const stays = cart.filter((group) => group.TypeId === stay.TypeId)
  const services = cart.filter((group) => group.TypeId > stay.TypeId)
  const count = (groups: Cart['cart']) => groups.reduce((total, group) => total + group.cart.length, 0)
  // Null if one of them is not known.
  const amount = (groups: Cart['cart']) =>
    groups.some(({ Amount }) => Amount === null) ? null : sum(groups.map(({ Amount }) => Amount ?? ZERO))
  const lines = packages.flatMap((group) =>
    group.cart.map((item) => ({
      label: item.ProductName || 'Item',
      detail: item.BookingDate,
      amount: shown(item.ProductSellingAmount),
    })),
  )
  const servicesAmount = amount(services)
  if (servicesAmount !== ZERO)
    lines.push({ label: 'Add on services', detail: counted(count(services), 'service'), amount: shown(servicesAmount) })
  const staysAmount = amount(stays)
  if (staysAmount !== ZERO)
    lines.push({ label: 'Stay', detail: counted(count(stays), 'stay'), amount: shown(staysAmount) })
  return lines
}

function shown(amount: Paise | null): string {
  return amount === null ? MESSAGES.unread : inr(amount)
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
