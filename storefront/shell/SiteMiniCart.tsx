import { useAtomValue } from 'jotai'
import { MiniCart } from '../../design-system/index.ts'
import type { Cart } from '../api/contract/cart.ts'
import { CART_TYPES } from '../api/contract/codes.ts'
import { cartAtom, cartLoadAtom, couponAtom, isCartEmpty, type Coupon } from '../state/cart.ts'
import { MESSAGES } from '../text/messages.ts'
import { BOOKING_MESSAGES } from '../text/bookingMessages.ts'
import { inr, minus, paiseOf, sum, ZERO, type Paise } from '../text/money.ts'
import { usePictures } from './usePictures.ts'

type Line = Cart['cart'][number]['cart'][number]

const { package: shoot, stay } = CART_TYPES

const WITHOUT_CART = { waiting: MESSAGES.wait, failed: MESSAGES.somethingBad, settled: MESSAGES.cartEmpty }

/** Without the provider's sentence, which differs between answers about the same cart. */
const pricedOf = (cart: Cart | undefined) => JSON.stringify([cart?.cart, cart?.GrantTotal])

export function SiteMiniCart({ onClose }: { onClose: () => void }) {
  const cart = useAtomValue(cartAtom)
  const load = useAtomValue(cartLoadAtom)
  const applied = useAtomValue(couponAtom)
  const coupon = pricedOf(applied?.cart) === pricedOf(cart) ? applied : undefined
  const pictureOf = usePictures((cart?.cart ?? []).map(({ TypeId, cart: lines }) => ({ TypeId, lines })))
  const close = { label: 'Close', onPress: onClose }
  if (!cart || isCartEmpty(cart))
    return (
      <MiniCart title="Your cart" lines={[]} empty={cart ? MESSAGES.cartEmpty : WITHOUT_CART[load]} close={close} />
    )
  return (
    <MiniCart
      title="Your cart"
      lines={linesOf(cart, pictureOf)}
      {...sumsOf(cart, coupon)}
      action={{ href: '/cart', text: 'View cart' }}
      close={close}
    />
  )
}

/** Shoots, add-on services and the stay, each with its price and, if higher, its list price. */
function linesOf({ cart }: Cart, pictureOf: ReturnType<typeof usePictures>) {
  const those = (is: (TypeId: number) => boolean) => {
    const groups = cart.filter(({ TypeId }) => is(TypeId))
    const lines = groups.flatMap((group) => group.cart.map((line) => ({ TypeId: group.TypeId, line })))
    // Null if one amount is unknown.
    const amount = groups.some(({ Amount }) => Amount === null) ? null : sum(groups.map(({ Amount }) => Amount ?? ZERO))
    return { lines, amount }
  }
  const summed = (label: string, word: string, { lines, amount }: ReturnType<typeof those>) => {
    const [first] = lines
    if (!first || amount === ZERO) return []
    const names = lines.map(({ TypeId, line }) => namedWithCount(TypeId, line)).join(', ')
    return [
      {
        label,
        detail: `${lines.length} ${word}${lines.length === 1 ? '' : 's'}: ${names}`,
        picture: pictureOf(first.TypeId, first.line),
        ...priceOf(
          amount,
          lines.map(({ line }) => line),
        ),
      },
    ]
  }
  return [
    ...those((TypeId) => TypeId === shoot.TypeId).lines.map(({ TypeId, line }) => ({
      label: nameOf(line),
      detail: line.BookingDate,
      picture: pictureOf(TypeId, line),
      ...priceOf(line.ProductSellingAmount, [line]),
    })),
    ...summed(
      'Add on services',
      'service',
      those((TypeId) => TypeId > stay.TypeId),
    ),
    ...summed(
      'Stay',
      'stay',
      those((TypeId) => TypeId === stay.TypeId),
    ),
  ]
}

const nameOf = ({ ProductName }: Line): string => ProductName.trim() || 'Item'

/** Like `COUNTED` of the cart page, which is not imported: its chunk's address would be in every page's scripts. */
const COUNTED: Readonly<Record<number, string>> = {
  [CART_TYPES.outfit.TypeId]: 'pieces',
  [CART_TYPES.food.TypeId]: 'people',
}

/** With the count where the price is for several: `Farm Thali (12 people × INR 450.00)`. */
function namedWithCount(TypeId: number, line: Line): string {
  const { Quantity, ProductSellingAmount: each } = line
  const many = COUNTED[TypeId]
  if (!many || Quantity === null || Quantity < 2) return nameOf(line)
  return `${nameOf(line)} (${Quantity} ${many}${each === null ? '' : ` × ${inr(each, 'exact')}`})`
}

/** The list price appears only if all lines have one. All amounts have paise, as the subtotal has (C-032). */
function priceOf(amount: Paise | null, lines: readonly Line[]) {
  if (amount === null) return { amount: BOOKING_MESSAGES.unread }
  const list = lines.reduce((total, { ProductPrice, Quantity }) => total + (ProductPrice ?? NaN) * (Quantity ?? NaN), 0)
  return {
    amount: inr(amount, 'exact'),
    ...(list > amount && { list: inr(paiseOf(list), 'exact'), listLabel: 'List price' }),
  }
}

/** The subtotal adds up list prices; deductions lead from it to the total. */
function sumsOf({ GrantTotal, DiscountAmount }: Cart, coupon: Coupon | undefined) {
  if (GrantTotal === null) return {}
  const subtotal = { label: 'Subtotal', value: inr(GrantTotal, 'exact') }
  const less = [
    { label: 'Discount', amount: DiscountAmount ?? ZERO },
    { label: `Coupon ${coupon?.code ?? ''}`, amount: coupon?.amount ?? ZERO },
  ].filter(({ amount }) => amount > ZERO)
  if (less.length === 0 || DiscountAmount === null) return { subtotal }
  const off = sum(less.map(({ amount }) => amount))
  return {
    subtotal,
    less: less.map(({ label, amount }) => ({ label, value: inr(minus(ZERO, amount), 'exact') })),
    total: { label: 'Total', value: inr(paiseOf(Math.max(0, minus(GrantTotal, off))), 'exact') },
  }
}
