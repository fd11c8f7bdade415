import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Price, PRICE_SIZES, type PriceProps } from '../../../design-system/components/Price/Price.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Cards and prices/Price',
  id: 'components-price',
  component: Price,
  args: { selling: '₹24,500', list: '₹28,000', listLabel: 'List price', save: 'Save ₹3,500' },
})

const states: Record<string, Partial<PriceProps>> = {
  ...Object.fromEntries(PRICE_SIZES.map((size) => [size, { size }])),
  'no list price': { list: undefined, save: undefined },
  'nothing to save': { save: undefined },
  'with a note': { note: '₹3,540 books it' },
  'longest amounts': { size: 'large', selling: '₹12,34,56,789', list: '₹23,45,67,890', save: 'Save ₹11,11,11,101' },
}

export const Default = meta.story({ parameters: { parts: states['with a note'] } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<PriceProps> of={Price} base={args} states={states} />,
})

export const ReadsTheStruckPriceAsListPrice = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₹24,500 List price ₹28,000 Save ₹3,500')
  },
})
