import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { MiniCart, type MiniCartProps } from '../../../design-system/patterns/MiniCart/MiniCart.tsx'
import { EVENING, NOWHERE } from '../../support/pictures.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

const onClose = fn()
const shoot = {
  label: 'Golden Hour',
  detail: '12 Dec 2026',
  amount: 'INR 24,500.00',
  list: 'INR 28,000.00',
  listLabel: 'List price',
  picture: { src: EVENING, alt: '' },
}

const meta = preview.meta({
  title: 'Navigation/MiniCart',
  id: 'components-minicart',
  component: MiniCart,
  args: {
    title: 'Your cart',
    lines: [
      shoot,
      { label: 'Add-on services', detail: '5 services', amount: 'INR 21,900.00' },
      { label: 'Stay', amount: 'INR 6,500.00' },
    ],
    subtotal: { label: 'Subtotal', value: 'INR 56,400.00' },
    less: [{ label: 'Discount', value: '−INR 3,500.00' }],
    total: { label: 'Total', value: 'INR 52,900.00' },
    action: { href: '#cart', text: 'View cart' },
    close: { label: 'Close cart', onPress: onClose },
  } as MiniCartProps,
})

const alone = {
  subtotal: { label: 'Subtotal', value: 'INR 28,000.00' },
  total: { label: 'Total', value: 'INR 24,500.00' },
}
const states = {
  many: {},
  one: { ...alone, lines: [shoot] },
  empty: { lines: [], empty: 'Oops! Your cart is empty!', subtotal: undefined, action: undefined },
  'a picture is gone': { ...alone, lines: [{ ...shoot, picture: { src: NOWHERE, alt: '' } }] },
  'longest texts': {
    lines: [
      {
        ...shoot,
        label: 'Donaudampfschifffahrtsgesellschaft & Bharatanatyam Family Portrait Morning',
        amount: 'INR 12,34,53,289',
        list: 'INR 12,34,56,789',
      },
    ],
    subtotal: { label: 'Subtotal', value: 'INR 12,34,56,789' },
    total: { label: 'Total', value: 'INR 12,34,53,289' },
  },
} satisfies Record<string, Partial<MiniCartProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<MiniCartProps> of={MiniCart} base={args} states={states} cell={340} />,
})

export const ClosedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close cart' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onClose).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'View cart' })).toHaveFocus()
  },
})
