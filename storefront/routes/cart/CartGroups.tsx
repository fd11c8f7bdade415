import { Suspense, useState } from 'react'
import { CartGroup, CartLine, TextButton } from '../../../design-system/index.ts'
import { removeFromCart, type Cart } from '../../api/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { later } from '../../shell/later.ts'
import { ask } from '../../state/ask.ts'
import { reloadCart } from '../../state/cart.ts'
import { toast } from '../../state/toasts.ts'
import { rupees } from '../../text/money.ts'
import { MESSAGES } from '../../text/messages.ts'
import { dayWindow } from '../pricing/packages.ts'
import { detailsOf, pictureOf, shownGroups, titleOf, type Group, type Line } from './groups.ts'

const ChangeDate = later(async () => (await import('./ChangeDate.tsx')).ChangeDate)

/** The lines, by kind. Removing asks the provider, then reads the cart again (FCART-01 to 07). */
export function CartGroups({ cart }: { cart: Cart }) {
  const [removing, setRemoving] = useState<string>()
  const [changing, setChanging] = useState<Line>()

  const remove = async (lines: readonly Line[]): Promise<void> => {
    for (const line of lines) {
      setRemoving(String(line.CartitemId))
      const outcome = await ask(() => removeFromCart(line.CartitemId))
      if (outcome.is !== 'done') break
      toast('success', outcome.value.Msg)
      await reloadCart(true)
    }
    setRemoving(undefined)
  }

  return (
    <>
      {shownGroups(cart).map((group) => (
        <CartGroup
          key={group.TypeId}
          title={titleOf(group)}
          amount={rupees(group.Amount)}
          {...(group.cart.length > 1 && {
            removeAll: { label: `Remove all ${titleOf(group).toLowerCase()}`, onPress: () => void remove(group.cart) },
          })}
        >
          {group.cart.map((line) => (
            <CartLine
              key={String(line.CartitemId)}
              name={line.ProductName}
              picture={pictureOf(group)}
              details={detailsOf(group, line)}
              window={dayWindow(line)}
              date={line.BookingDate}
              price={linePrice(line)}
              remove={{
                label: `Remove ${line.ProductName}`,
                onPress: () => void remove([line]),
                busy: removing === String(line.CartitemId) && MESSAGES.wait,
              }}
              action={isPackage(group) && <TextButton icon="calendar" onClick={() => setChanging(line)}>Change date</TextButton>}
            />
          ))}
        </CartGroup>
      ))}
      <Suspense>{changing && <ChangeDate line={changing} onClose={() => setChanging(undefined)} />}</Suspense>
    </>
  )
}

function isPackage(group: Group): boolean {
  return group.TypeId === CART_TYPES.package.TypeId
}

/** What the line costs; the list price struck through where it was higher (C-070). */
function linePrice({ Amount, ProductPrice, ProductSellingAmount, Quantity }: Line) {
  const selling = rupees(Amount)
  if (ProductPrice <= ProductSellingAmount) return { selling }
  return { selling, list: rupees((ProductPrice * Quantity) as typeof Amount), listLabel: 'List price' }
}
