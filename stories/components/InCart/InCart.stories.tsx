import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { InCart, IN_CART_SIZES, type InCartProps } from '../../../design-system/patterns/InCart/InCart.tsx'
import { ProductCard, ProductGrid } from '../../../design-system/patterns/ProductCard/ProductCard.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Cart and booking/InCart',
  id: 'components-incart',
  component: InCart,
  args: { children: 'In your cart for 7 Dec.', href: '#cart', lead: 'View cart' },
})

const Framed = (args: InCartProps) => (
  <div style={{ display: 'flex' }}>
    <InCart {...args} />
  </div>
)

const states: Record<string, Partial<InCartProps>> = {
  ...Object.fromEntries(IN_CART_SIZES.map((size) => [size, { size }])),
  'without a day': { children: 'In your cart.' },
  'longest words': { children: '12 people of Banana Leaf Lunch are in your cart for 28 September.' },
}

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<InCartProps> of={Framed} base={args} states={states} />,
})

function Cards() {
  const [added, setAdded] = useState<readonly string[]>([])
  return (
    <ProductGrid>
      {['Gulmohar Lehenga', 'Monsoon Trail Gown'].map((name) => (
        <ProductCard
          key={name}
          name={name}
          picture={{ src: '/art/outfit/lehenga.svg', alt: '' }}
          price={{ selling: '₹2,400' }}
          quantity={{
            label: `Quantity, ${name}`,
            value: '1',
            max: 20,
            decreaseLabel: 'One less',
            increaseLabel: 'One more',
            onChange: () => undefined,
          }}
          action={{
            label: 'Add to cart',
            describedName: `Add to cart, ${name}`,
            ...(added.includes(name)
              ? {
                  added: (
                    <InCart href="#cart" lead="View cart">
                      In your cart for 7 Dec.
                    </InCart>
                  ),
                }
              : { onPress: () => setAdded([...added, name]) }),
          }}
        />
      ))}
    </ProductGrid>
  )
}

/** No card changes its size. */
export const InTheCardThatWasPressed = meta.story({
  tags: ['visual'],
  render: () => <Cards />,
  play: async ({ canvas, userEvent }) => {
    const sizes = () => canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().height)
    const before = sizes()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart, Gulmohar Lehenga' }))
    await expect(canvas.getByRole('link', { name: 'In your cart for 7 December. View cart' })).toBeVisible()
    await expect(sizes()).toEqual(before)
  },
})
