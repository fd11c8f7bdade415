import { CouponField } from '../../../design-system/index.ts'
import type { Drawings } from '../../support/guide.ts'
import { nothing, Pile } from '../../support/sketch.tsx'

const coupon = (value: string) => (
  <Pile width={360}>
    <CouponField
      label="Coupon code"
      value={value}
      applyLabel="Apply"
      problem="This coupon has expired."
      onApply={nothing}
      onChange={nothing}
    />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    rejectedKept: () => coupon('MONSOON25'),
    cleared: () => coupon(''),
  },
}
