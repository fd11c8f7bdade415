import { Suspense, useState } from 'react'
import { Alert, CartGroup, CartLine, TextButton } from '../../../design-system/index.ts'
import type { Cart } from '../../api/cart.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { rupees } from '../../text/money.ts'
import { MESSAGES } from '../../text/messages.ts'
import { dayWindow } from '../pricing/packages.ts'
import { AddOns } from './AddOns.tsx'
import { ChangeDate, RemoveGroup } from './dialogs.ts'
import { detailsOf, pictureOf, shownGroups, titleOf, type Group, type Line } from './groups.ts'
import { useRemoval } from './useRemoval.ts'

/** The lines by kind (CART-01 to 03), and add-ons. */
export function CartGroups({ cart }: { cart: Cart }) {
  const { removing, problem, remove } = useRemoval()
  const [leaving, setLeaving] = useState<Group>()
  const [changing, setChanging] = useState<Line>()
  const isLeaving = ({ CartitemId }: Line): boolean => removing.includes(CartitemId)

  return (
    <>
      {shownGroups(cart).map((group) => (
        <CartGroup
          key={group.TypeId}
          title={titleOf(group)}
          amount={rupees(group.Amount)}
          {...(group.cart.length > 1 && {
            removeAll: {
              label: `Remove all ${titleOf(group).toLowerCase()}`,
              onPress: () => setLeaving(group),
              busy: group.cart.every(isLeaving) && MESSAGES.wait,
            },
          })}
        >
          {problem?.TypeId === group.TypeId && <Alert tone="danger">{problem.text}</Alert>}
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
                onPress: () => void remove(group.TypeId, [line]),
                busy: isLeaving(line) && MESSAGES.wait,
              }}
              action={
                isPackage(group) && (
                  <TextButton icon="calendar" onClick={() => setChanging(line)}>
                    Change date
                  </TextButton>
                )
              }
            />
          ))}
        </CartGroup>
      ))}
      <AddOns busy={Boolean(leaving ?? changing) || removing.length > 0} />
      <Suspense>
        {leaving && (
          <RemoveGroup
            group={leaving}
            onRemove={() => void remove(leaving.TypeId, leaving.cart)}
            onClose={() => setLeaving(undefined)}
          />
        )}
        {changing && <ChangeDate line={changing} onClose={() => setChanging(undefined)} />}
      </Suspense>
    </>
  )
}

function isPackage(group: Group): boolean {
  return group.TypeId === CART_TYPES.package.TypeId
}

/** The list price is struck through if it is higher (C-070). */
function linePrice({ Amount, ProductPrice, ProductSellingAmount, Quantity }: Line) {
  const selling = rupees(Amount)
  if (ProductPrice <= ProductSellingAmount) return { selling }
  return { selling, list: rupees((ProductPrice * Quantity) as typeof Amount), listLabel: 'List price' }
}
