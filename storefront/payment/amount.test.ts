import { expect, test } from 'vitest'
import { fromRupees } from '../text/money.ts'
import { amountToCharge } from './amount.ts'

test.each([
  [3540, 3540, 354_000],
  [599.8, 599.8, 59_980],
  // These amounts are already in paise on the wire.
  [354_000, 3540, 354_000],
  [59_980, 599.8, 59_980],
  [3540.01, 3540, undefined],
  [35.4, 3540, undefined],
  [0, 3540, undefined],
])('₹%d ordered for ₹%d shown charges %j paise', (asked, shown, charged) => {
  expect(amountToCharge(fromRupees(asked), fromRupees(shown))).toBe(charged)
})
