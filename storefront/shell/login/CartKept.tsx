import { useAtomValue } from 'jotai'
import { Spoken, Text } from '../../../design-system/index.ts'
import { cartAtom } from '../../state/cart.ts'

/** Says why to log in, and that the cart is kept: names its package, else its first line. */
export function CartKept() {
  const lines = [...(useAtomValue(cartAtom)?.cart ?? [])].sort((one, other) => one.TypeId - other.TypeId)
  const [first, ...more] = lines.flatMap(({ cart }) => cart)
  if (!first) return null
  const kept = [first.ProductName.trim() || 'Item', first.BookingDate, more.length > 0 && `and ${more.length} more`]
  return (
    <Text>
      <strong>Your cart is kept:</strong> <Spoken>{`${kept.filter(Boolean).join(', ')}.`}</Spoken>
    </Text>
  )
}
