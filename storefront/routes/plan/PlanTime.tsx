import { useAtomValue } from 'jotai'
import { Alert, Text } from '../../../design-system/index.ts'
import { CART_TYPES } from '../../api/contract/codes.ts'
import { cartAtom } from '../../state/cart.ts'
import type { Plan } from '../../state/plan.ts'
import { WithPackage } from '../cart/WithPackage.tsx'
import { planned } from './time.ts'

/** Compares the planned sets with the time of the package in the cart. It warns, and blocks nothing. */
export function PlanTime({ plan }: { plan: Plan }) {
  const cart = useAtomValue(cartAtom)
  const line = cart?.cart.find(({ TypeId }) => TypeId === CART_TYPES.package.TypeId)?.cart[0]
  if (!line) return null
  return (
    <WithPackage line={line}>
      {(pkg) => {
        const time = pkg && planned(plan.filter(({ kind }) => kind === 'Sets').length, pkg)
        if (!time) return null
        return time.isAbove ? (
          <Alert tone="warning">{`${time.text}: more than ${line.ProductName} includes. The team will help you choose.`}</Alert>
        ) : (
          <Text>{`${line.ProductName}: ${time.text}`}</Text>
        )
      }}
    </WithPackage>
  )
}
