import { AmountField } from '../../../design-system/components/AmountField/AmountField.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { CartSummary, type CartSummaryProps } from '../../../design-system/patterns/CartSummary/CartSummary.tsx'
import { CouponField } from '../../../design-system/components/CouponField/CouponField.tsx'
import type { Drawings } from '../../support/guide.ts'
import { EVENING } from '../../support/pictures.ts'

const nothing = (): void => {}
const summary: CartSummaryProps = {
  title: 'Booking summary',
  rows: [
    { label: 'Total', value: '₹52,900' },
    { label: 'Coupon FIRSTLIGHT', value: '− ₹2,000', tone: 'less' },
    { label: 'Total to pay', value: '₹50,900', tone: 'total' },
  ],
  dueRows: [
    { label: 'Booking amount', value: '₹10,000' },
    { label: 'GST 18%, on booking amount only', value: '₹1,800' },
  ],
  payable: { label: 'Payable now', value: '₹11,800' },
  after: [{ label: 'Balance at the farm', value: '₹40,900' }],
  action: <Button width="full">Proceed to checkout</Button>,
}
const whole: Partial<CartSummaryProps> = {
  lines: [
    {
      name: 'Golden Hour',
      detail: '12 Dec 2026',
      amount: '₹24,500',
      picture: { src: EVENING, alt: '' },
    },
  ],
  coupon: <CouponField label="Coupon" value="" applyLabel="Apply" onChange={nothing} onApply={nothing} />,
  amountField: <AmountField label="Booking amount" value="10000" onChange={nothing} />,
  note: 'Paid through a secure card payment provider, in INR.',
}

const draw = (props: Partial<CartSummaryProps> = {}, width = 360) => (
  <div style={{ width, maxWidth: '100%' }}>
    <CartSummary {...summary} {...props} />
  </div>
)

export const drawings: Drawings = {
  anatomy: () => draw(whole),
  examples: {
    oldFigures: () => draw({ busy: true }),
    emptied: () =>
      draw({
        rows: [{ label: 'Total to pay', value: '…', tone: 'total' }],
        dueRows: [],
        payable: { label: 'Payable now', value: '…' },
        after: [],
      }),
    onePrimary: () => draw(),
    twoPrimaries: () =>
      draw({
        action: (
          <div style={{ display: 'grid', gap: 8 }}>
            <Button width="full">Proceed to checkout</Button>
            <Button width="full">Continue shopping</Button>
          </div>
        ),
      }),
  },
}
