import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { CartGroup, type CartGroupProps } from '../../../design-system/patterns/CartGroup/CartGroup.tsx'
import { CartLine, type CartLineProps } from '../../../design-system/patterns/CartLine/CartLine.tsx'
import { TextButton } from '../../../design-system/components/TextLink/TextLink.tsx'
import { NOWHERE } from '../../support/pictures.ts'
import { StateSheet } from '../../support/StateSheet.tsx'

const onRemove = fn()
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
const line = (name: string, more: Partial<CartLineProps> = {}): CartLineProps => ({
  name,
  details: ['Make-up artist, 12 years', 'Quantity 1'],
  price: { selling: '₹8,500' },
  remove: { label: `Remove ${name}`, onPress: onRemove },
  ...more,
})
const shoot = line('Golden Hour', {
  picture: { src: '/art/scene/sunflower-field.3x4.svg', alt: '' },
  details: ['Pre Wedding & Maternity'],
  window: { start: 14 * 60, end: 20 * 60, text: '2:00 pm – 8:00 pm' },
  date: '12 Dec 2026',
  action: (
    <TextButton icon="calendar" onClick={() => {}}>
      Change date
    </TextButton>
  ),
  price: { selling: '₹24,500', list: '₹28,000', listLabel: 'List price' },
})
const outfit = (name: string, file: string, each: number, quantity: number) =>
  line(name, {
    picture: { src: `/art/outfit/${file}.svg`, alt: '' },
    details: [`Size M. ${rupees(each)} each.`, `Quantity ${quantity}`],
    price: { selling: rupees(each * quantity) },
  })

const meta = preview.meta({
  title: 'Cart and booking/CartGroup',
  id: 'components-cartgroup',
  component: CartGroup,
  args: { title: 'Shoot package', children: <CartLine {...shoot} /> },
})

const states = {
  'a shoot with everything': {},
  'several lines, removable at once': {
    title: 'Outfits',
    amount: '₹8,000',
    removeAll: { label: 'Remove all', onPress: () => {} },
    children: [
      <CartLine key="1" {...outfit('Gulmohar Lehenga', 'anarkali', 2400, 2)} />,
      <CartLine key="2" {...outfit('Monsoon Trail Gown', 'gown-mint', 3200, 1)} />,
    ],
  },
  'no picture': { title: 'Professionals', children: <CartLine {...line('Meera Kulkarni')} /> },
  'being removed': {
    title: 'Stay',
    removeAll: { label: 'Remove all', onPress: () => {}, busy: 'Please Wait...' },
    children: (
      <CartLine
        {...line('In The Woods cottage', {
          details: ['12 Dec 2026', '1 cottage'],
          price: { selling: '₹6,500' },
          remove: { label: 'Remove In The Woods cottage', onPress: () => {}, busy: true },
        })}
      />
    ),
  },
  'picture is gone': {
    title: 'Props',
    children: (
      <CartLine
        {...line('Vintage car', {
          details: ['30 minutes'],
          price: { selling: '₹1,500' },
          picture: { src: NOWHERE, alt: '' },
        })}
      />
    ),
  },
  'longest texts': {
    title: 'Everything that is eaten and drunk on the day of the shoot and on the morning after',
    amount: '₹12,34,56,789',
    children: (
      <CartLine
        {...shoot}
        name="Donaudampfschifffahrtsgesellschaft & Bharatanatyam Family Portrait Morning"
        details={[
          'https://example.in/a/very/long/address/without/a/place/to/break/at/all',
          'One cottage can accommodate only 4 individuals. Check-in 2 pm, check-out 12 noon.',
        ]}
        price={{ selling: '₹12,34,56,789', list: '₹23,45,67,890', listLabel: 'List price' }}
      />
    ),
  },
} satisfies Record<string, Partial<CartGroupProps>>

export const Default = meta.story({ parameters: { parts: states['several lines, removable at once'] } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<CartGroupProps> of={Wide} base={args} states={states} cell={700} />,
})

function Wide(props: CartGroupProps) {
  return (
    <div style={{ width: '100%', maxWidth: 820 }}>
      <CartGroup {...props} />
    </div>
  )
}

export const RemovesByKeyboardWithTheNameOnTheButton = meta.story({
  args: states['several lines, removable at once'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove all' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove Gulmohar Lehenga' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onRemove).toHaveBeenCalledOnce()
  },
})
