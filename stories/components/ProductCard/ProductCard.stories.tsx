import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  ProductCard,
  type ProductCardProps,
  ProductGrid,
} from '../../../design-system/patterns/ProductCard/ProductCard.tsx'
import { Select } from '../../../design-system/components/Select/Select.tsx'
import { add, ask } from '../../support/cardActions.ts'
import { controlledQuantity } from '../../support/controlledQuantity.tsx'
import { NOWHERE } from '../../support/pictures.ts'
import { Cell, StateSheet } from '../../support/StateSheet.tsx'

const words = { decreaseLabel: 'One less', increaseLabel: 'One more' }
const amount = (name: string, value = '1') => ({ ...words, label: `Quantity, ${name}`, value, onChange: () => {} })

const lehenga: ProductCardProps = {
  name: 'Gulmohar Lehenga',
  picture: { src: '/art/outfit/lehenga.svg', alt: '' },
  size: 'Size S, M, L',
  price: { selling: '₹2,400', list: '₹2,900', listLabel: 'List price' },
  quantity: amount('Gulmohar Lehenga'),
  action: add('Gulmohar Lehenga'),
}

const Controlled = controlledQuantity<ProductCardProps>(ProductCard)

/** As wide as its place in a grid, whatever its content. */
const Wide = (props: ProductCardProps) => (
  <div style={{ width: '100%', maxWidth: 305 }}>
    <Controlled {...props} />
  </div>
)

const meta = preview.meta({
  title: 'Cards and prices/ProductCard',
  id: 'components-productcard',
  component: ProductCard,
  args: {
    ...lehenga,
    quantity: { ...amount('Gulmohar Lehenga'), onChange: fn() },
    action: add('Gulmohar Lehenga', fn()),
  },
  render: (args) => <Wide {...args} />,
})

const states = {
  'at rest': {},
  busy: { action: { ...add('Gulmohar Lehenga'), busy: 'Please Wait...' } },
  'sold out': { action: { ...add('Gulmohar Lehenga'), disabledReason: 'Sold out on 12 Dec 2026' } },
  'in the cart': {
    action: {
      ...add(''),
      label: 'In your cart',
      describedName: undefined,
      disabledReason: 'Product is already in cart',
    },
  },
  'two in the cart': { note: '2 in your cart' },
  'a size to choose': {
    options: (
      <Select label="Your size" value="" placeholder="Any" options={[{ value: 'M', text: 'M' }]} onChange={fn()} />
    ),
  },
  'price on request': {
    price: { selling: 'Price on request' },
    quantity: undefined,
    action: ask('Gulmohar Lehenga'),
  },
  'no list price': { price: { selling: '₹3,200' } },
  'no size': { size: undefined },
  refused: { quantity: amount('Gulmohar Lehenga', '25') },
  'no amount to choose': { quantity: undefined },
  'picture is gone': { picture: { src: NOWHERE, alt: '' } },
  'longest texts': {
    name: 'Donaudampfschifffahrtsgesellschaft Bridal Lehenga with Dupatta & Hand-stitched Gota Work',
    size: 'Size XS, S, M, L, XL, XXL, and to measure within ten days of the shoot',
    price: { selling: '₹12,34,56,789', list: '₹23,45,67,890', listLabel: 'List price' },
    action: { ...add(''), label: 'Add to cart for everybody', describedName: undefined },
  },
} satisfies Record<string, Partial<ProductCardProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<ProductCardProps> of={Wide} base={args} states={states} cell={280} />,
})

const shop: readonly [string, string, string, string?][] = [
  ['Gulmohar Lehenga', 'lehenga', '₹2,400', '₹2,900'],
  ['Monsoon Trail Gown', 'trail-gown', '₹3,200'],
  ['Ivory Sherwani', 'sherwani', '₹2,800', '₹3,400'],
  ['Nightfall Paithani', 'saree', '₹1,950'],
  ['Evergreen Dinner Suit', 'suit', '₹2,650'],
]
export const InAGrid = meta.story({
  tags: ['visual'],
  render: () => (
    <ProductGrid>
      {shop.map(([name, art, selling, list]) => (
        <Controlled
          key={name}
          name={name}
          picture={{ src: `/art/outfit/${art}.svg`, alt: '' }}
          size="Free size"
          price={{ selling, list, listLabel: 'List price' }}
          quantity={amount(name)}
          action={add(name)}
        />
      ))}
    </ProductGrid>
  ),
})

export const Narrow = meta.story({
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 150px))', gap: 14 }}>
      <Cell name="on a phone">
        <Controlled {...args} />
      </Cell>
      <Cell name="refused">
        <Controlled {...args} quantity={amount('Gulmohar Lehenga', '25')} />
      </Cell>
    </div>
  ),
})

export const AddedByKeyboardWithItsNumber = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: 'Quantity, Gulmohar Lehenga' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(args.quantity?.onChange).toHaveBeenLastCalledWith('3')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Add to cart, Gulmohar Lehenga' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.action.onPress).toHaveBeenCalledTimes(1)
  },
})

/** The stepper is above the button in a narrow card, beside it in a wide one. */
export const StacksByItsOwnWidth = meta.story({
  render: (args) => (
    <>
      <div style={{ width: 150 }}>
        <Controlled {...args} />
      </div>
      <div style={{ width: 300 }}>
        <Controlled {...args} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const tops = (role: string, name: string) =>
      canvas.getAllByRole(role, { name }).map((element) => element.getBoundingClientRect())
    const [phone, wide] = tops('group', 'Quantity, Gulmohar Lehenga')
    const [below, beside] = tops('button', 'Add to cart, Gulmohar Lehenga')
    await expect(below?.top).toBeGreaterThan(phone?.bottom ?? Infinity)
    await expect(beside?.left).toBeGreaterThan(wide?.right ?? Infinity)
  },
})
