import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { FilterPanel, type FilterPanelProps } from '../../../design-system/patterns/FilterPanel/FilterPanel.tsx'
import { PriceRangeSlider } from '../../../design-system/components/PriceRangeSlider/PriceRangeSlider.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'
import { useControlled } from '../../support/controlled.tsx'

const AUDIENCE = ['All', 'Women', 'Men', 'Kids'].map((text) => ({ value: text.toLowerCase(), text }))
const CATEGORIES = [
  { value: 'lehenga', text: 'Lehenga', count: 14 },
  { value: 'gowns', text: 'Gowns', count: 22 },
  { value: 'sarees', text: 'Sarees', count: 18 },
  { value: 'sherwani', text: 'Sherwani & kurta', count: 16 },
  { value: 'suits', text: 'Suits', count: 9 },
  { value: 'maternity', text: 'Maternity', count: 11 },
]

function Price({ buttons = false }: { buttons?: boolean }) {
  const [value, setValue] = useState<[number, number]>([600, 3600])
  return (
    <PriceRangeSlider
      legend="Price"
      min={0}
      max={5000}
      value={value}
      onChange={setValue}
      onApply={() => {}}
      onReset={() => setValue([0, 5000])}
      format={(rupees) => `₹${rupees.toLocaleString('en-IN')}`}
      minimumLabel="Lowest price"
      maximumLabel="Highest price"
      {...(buttons ? { applyLabel: 'Apply', resetLabel: 'Reset' } : undefined)}
    />
  )
}

const Controlled = ({ audience, categories, ...rest }: FilterPanelProps) => (
  <FilterPanel {...rest} audience={useControlled(audience)} categories={useControlled(categories)} />
)

const written = {
  countLabel: '(count) => `${count} outfits`',
  price: `<PriceRangeSlider
  legend="Price"
  min={0}
  max={5000}
  value={[600, 3600]}
  onChange={() => {}}
  onApply={() => {}}
  onReset={() => {}}
  format={(rupees) => \`₹\${rupees}\`}
  minimumLabel="Lowest price"
  maximumLabel="Highest price"
  applyLabel="Apply"
  resetLabel="Reset"
/>`,
}

const meta = preview.meta({
  title: 'Forms/FilterPanel',
  id: 'components-filterpanel',
  component: FilterPanel,
  parameters: { written },
  args: {
    label: 'Filters',
    audience: { legend: 'Outfits for', value: 'all', options: AUDIENCE, onChange: fn() },
    categories: {
      legend: 'Category',
      value: ['lehenga', 'gowns', 'sherwani'],
      options: CATEGORIES,
      countLabel: (count: number) => `${count} outfits`,
      onChange: fn(),
    },
    price: <Price buttons />,
  },
  render: (args) => <Controlled {...args} />,
})

const states = {
  whole: {},
  'in a sheet': { look: 'sheet', price: <Price /> },
  'one group': { label: 'Categories', audience: undefined, price: undefined },
  'nothing to choose from': {
    label: 'Empty filters',
    categories: { legend: 'Category', value: [], options: [], onChange: () => {} },
    price: undefined,
  },
} satisfies Record<string, Partial<FilterPanelProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<FilterPanelProps> of={Controlled} base={args} states={states} cell={280} />,
})

export const GroupsAreReachedInReadingOrder = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('complementary', { name: 'Filters' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.audience?.onChange).toHaveBeenLastCalledWith('women')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.categories?.onChange).toHaveBeenLastCalledWith(['gowns', 'sherwani'])
    for (const _ of CATEGORIES) await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Lowest price' })).toHaveFocus()
  },
})
