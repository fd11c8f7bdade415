import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CouponField, type CouponFieldProps } from '../../../design-system/components/CouponField/CouponField.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const entry = {
  label: 'Coupon',
  placeholder: 'Coupon code',
  value: '',
  onChange: fn(),
  onApply: fn(),
  applyLabel: 'Apply',
}
const applied = {
  code: 'FIRSTLIGHT',
  text: 'Applied: you save ₹2,000',
  removeLabel: 'Remove coupon FIRSTLIGHT',
  onRemove: () => {},
}

const meta = preview.meta({
  title: 'Forms/CouponField',
  id: 'components-couponfield',
  component: CouponField,
})

const states = {
  empty: entry,
  typed: { ...entry, value: 'FIRSTLIGHT' },
  busy: { ...entry, value: 'FIRSTLIGHT', busy: 'Please Wait...' },
  refused: { ...entry, value: 'LASTLIGHT', problem: 'This coupon has expired' },
  applied: { applied },
  'being removed': { applied: { ...applied, busy: true } },
  'longest texts': {
    applied: {
      ...applied,
      code: 'DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT2026',
      text: 'Applied to the package and to everything that comes with it, you save ₹12,34,56,789',
    },
  },
} satisfies Record<string, CouponFieldProps>

export const Default = meta.story({
  parameters: { parts: [states.refused, states.applied] },
  args: { ...entry, value: 'FIRSTLIGHT' },
})

export const States = meta.story({
  tags: ['visual'],
  args: entry,
  render: () => <StateSheet<object> of={CouponField as never} states={states} cell={320} wide />,
})

const onApply = fn()

function Swapping() {
  const [code, setCode] = useState('')
  const [taken, setTaken] = useState(false)
  const apply = () => {
    onApply(code)
    setTaken(true)
  }
  const props: CouponFieldProps = taken
    ? { applied: { ...applied, onRemove: () => setTaken(false) } }
    : { ...entry, value: code, onChange: setCode, onApply: apply }
  return <CouponField {...props} />
}

export const AppliedByEnterAndFocusStaysNear = meta.story({
  args: entry,
  render: () => <Swapping />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Coupon' }), 'FIRSTLIGHT{Enter}')
    await expect(onApply).toHaveBeenCalledOnce()
    await expect(onApply).toHaveBeenCalledWith('FIRSTLIGHT')
    await expect(canvas.getByText('Applied: you save ₹2,000')).toBeVisible()
    const remove = canvas.getByRole('button', { name: 'Remove coupon FIRSTLIGHT' })
    await expect(remove).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Coupon' })).toHaveFocus()
  },
})
