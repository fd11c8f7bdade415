import { expect, fn, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Alert } from '../../../design-system/components/Alert/Alert.tsx'
import { AmountField } from '../../../design-system/components/AmountField/AmountField.tsx'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { CartSummary, type CartSummaryProps } from '../../../design-system/patterns/CartSummary/CartSummary.tsx'
import { CouponField } from '../../../design-system/components/CouponField/CouponField.tsx'
import { LinkButton } from '../../../design-system/components/LinkButton/LinkButton.tsx'
import { NOWHERE } from '../../support/pictures.ts'
import { Screen } from '../../support/Screen.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const TOTAL = 57_400
const DISCOUNT = 4500
const COUPON = 2000
const rupees = (amount: number) => `${amount < 0 ? '− ' : ''}₹${Math.abs(amount).toLocaleString('en-IN')}`

const field = (toPay: number, problem?: string, value = '10000') => (
  <AmountField
    label="Booking amount, pay this today"
    value={value}
    onChange={() => {}}
    hint={`Minimum ₹3,000. Pay more now if you like, up to ${rupees(toPay)}.`}
    problem={problem}
  />
)
const coupon = (
  <CouponField
    applied={{
      code: 'FIRSTLIGHT',
      text: 'Applied: you save ₹2,000',
      removeLabel: 'Remove coupon FIRSTLIGHT',
      onRemove: fn(),
    }}
  />
)
const couponEntry = (value = '', problem?: string) => (
  <CouponField
    label="Coupon"
    placeholder="Coupon code"
    value={value}
    onChange={fn()}
    onApply={fn()}
    applyLabel="Apply"
    problem={problem}
  />
)

/** @param coupon its discount. */
function amounts(coupon: number): Pick<CartSummaryProps, 'rows' | 'amountField' | 'after'> {
  const toPay = TOTAL - DISCOUNT - coupon
  return {
    rows: [
      { label: 'Total', value: rupees(TOTAL) },
      { label: 'Discount', value: rupees(-DISCOUNT), tone: 'less' },
      ...(coupon ? [{ label: 'Coupon FIRSTLIGHT', value: rupees(-coupon), tone: 'less' } as const] : []),
      { label: 'Total to pay', value: rupees(toPay), tone: 'total' },
    ],
    amountField: field(toPay),
    after: [{ label: 'Balance at the farm', value: rupees(toPay - 10_000) }],
  }
}

const cart: CartSummaryProps = {
  title: 'Booking summary',
  ...amounts(COUPON),
  coupon,
  dueRows: [
    { label: 'Booking amount', value: '₹10,000' },
    { label: 'GST 18%, on booking amount only', value: '₹1,800' },
  ],
  payable: { label: 'Payable now', value: '₹11,800' },
  action: (
    <LinkButton href="/checkout" size="large" width="full">
      Proceed to checkout
    </LinkButton>
  ),
  note: 'Paid through a secure card payment provider, in INR.',
}

const picture = (path: string) => ({ src: `/art/${path}.svg`, alt: '' })
const checkout: Partial<CartSummaryProps> = {
  coupon: undefined,
  amountField: undefined,
  lines: [
    {
      name: 'Golden Hour',
      detail: '12 Dec 2026, 2:00 pm – 8:00 pm',
      amount: '₹24,500',
      picture: picture('scene/sunflower-field.3x4'),
    },
    { name: 'Meera Kulkarni', detail: 'Make-up artist', amount: '₹8,500' },
    { name: 'Outfits', detail: '3 pieces', amount: '₹8,000', picture: picture('outfit/anarkali') },
    { name: 'Food and beverages', detail: '12 people', amount: '₹5,400' },
    { name: 'In The Woods cottage', detail: '1 cottage', amount: '₹6,500' },
  ],
  rows: [
    { label: 'Total', value: rupees(TOTAL - DISCOUNT) },
    { label: 'Coupon FIRSTLIGHT', value: rupees(-COUPON), tone: 'less' },
    { label: 'Total to pay', value: rupees(TOTAL - DISCOUNT - COUPON), tone: 'total' },
  ],
  action: (
    <Button size="large" width="full">
      Pay ₹11,800
    </Button>
  ),
  note: undefined,
}

const meta = preview.meta({
  title: 'Cart and booking/CartSummary',
  id: 'components-cartsummary',
  component: CartSummary,
  args: cart,
  render: (args) => <Narrow {...args} />,
})

/** As wide as the cart's side column. */
function Narrow(props: CartSummaryProps) {
  return (
    <div style={{ width: '100%', maxWidth: 420 }}>
      <CartSummary {...props} />
    </div>
  )
}

/** Each state but whole ones shows only what it is about. */
const brief: Partial<CartSummaryProps> = {
  rows: amounts(COUPON).rows.slice(-1),
  coupon: undefined,
  amountField: undefined,
  dueRows: [],
  after: [],
  note: undefined,
}

const states = {
  'a coupon applies': cart,
  'coupon to be entered': { rows: amounts(0).rows.slice(-1), coupon: couponEntry() },
  'coupon refused': {
    rows: amounts(0).rows.slice(-1),
    coupon: couponEntry('LASTLIGHT', 'This coupon has expired'),
  },
  'a price changed': {
    note: <Alert tone="warning">Golden Hour was ₹23,000 when you added it. It is ₹24,500 now.</Alert>,
  },
  'amounts could not be fetched': {
    rows: [{ label: 'Total', value: '–' }],
    payable: { label: 'Payable now', value: '–' },
    action: <Button variant="secondary">Try again</Button>,
    note: <Alert tone="danger">The amounts could not be fetched.</Alert>,
  },
  'action busy': {
    action: (
      <Button size="large" width="full" busy="Please Wait...">
        Pay ₹11,800
      </Button>
    ),
  },
  'action barred': {
    action: (
      <Button size="large" width="full" disabledReason="Accept the terms first">
        Pay ₹11,800
      </Button>
    ),
  },
  'amount refused': {
    amountField: field(TOTAL - DISCOUNT - COUPON, 'Minimum booking amount is ₹3,000', '299'),
  },
  'working it out again': { busy: true },
  checkout: { ...cart, ...checkout, title: 'Summary: checkout' },
  'longest texts': {
    title: 'Booking summary of everything that was agreed upon by telephone',
    lines: [
      {
        name: 'Donaudampfschifffahrtsgesellschaft & Bharatanatyam Family Portrait Morning',
        detail: 'https://example.in/a/very/long/address/without/a/place/to/break',
        amount: '₹12,34,56,789',
        picture: { src: NOWHERE, alt: '' },
      },
    ],
    rows: [{ label: 'Coupon DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT2026', value: '− ₹12,34,56,789', tone: 'less' }],
    payable: { label: 'Payable now by the card of the person who signs', value: '₹12,34,56,789' },
  },
} satisfies Record<string, Partial<CartSummaryProps>>

/** Landmarks of one page need unique names. */
const named = Object.fromEntries(
  Object.entries<Partial<CartSummaryProps>>(states).map(([name, state]) => [
    name,
    { title: `Summary: ${name}`, ...state },
  ]),
)

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<CartSummaryProps> of={Narrow} base={{ ...args, ...brief }} states={named} cell={360} />,
  play: async ({ canvas }) => {
    const busy = canvas.getByRole('region', { name: 'Summary: working it out again' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
  },
})

/** Beside a long cart. On a low screen it is not sticky, so that its end can be reached. */
export const OnALowScreen = meta.story({
  tags: ['visual'],
  render: (args) => (
    <Screen title="A low screen" width={1200} height={480}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 420px', gap: 24, alignItems: 'start', padding: 24 }}>
        <div style={{ blockSize: 1600, border: '1px dashed' }} />
        <CartSummary {...args} />
      </div>
    </Screen>
  ),
  play: async ({ canvas }) => {
    const { contentWindow, contentDocument } = canvas.getByTitle<HTMLIFrameElement>('A low screen')
    const action = await within(contentDocument!.body).findByRole('link', { name: 'Proceed to checkout' })
    contentWindow!.scrollTo({ top: 400, behavior: 'instant' })
    await expect(contentWindow!.scrollY).toBe(400)
    const { top, bottom } = action.getBoundingClientRect()
    await expect(top).toBeGreaterThan(0)
    await expect(bottom).toBeLessThan(480)
  },
})
