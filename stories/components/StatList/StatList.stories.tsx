import preview from '../../../.storybook/preview.tsx'
import { StatList, STAT_LIST_SIZES, type StatListProps } from '../../../design-system/components/StatList/StatList.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const meta = preview.meta({
  title: 'Text/StatList',
  id: 'components-statlist',
  component: StatList,
  args: {
    items: [
      { value: '30 min', text: 'per set at a stretch, and entry 30 minutes early' },
      { value: '72 hours', text: 'notice to reschedule' },
      { value: '50%', text: 'extra for a second couple' },
      { value: '₹1,000', text: 'for each extra person' },
    ],
  },
})

const states: Record<string, Partial<StatListProps>> = {
  ...Object.fromEntries(STAT_LIST_SIZES.map((size) => [size, { size }])),
  'one fact': { items: [{ value: '3', text: 'acres' }] },
  'longest texts': {
    size: 'small',
    items: [
      {
        value: 'a.very.long.address.without.any.place.to.break@donaudampfschifffahrtsgesellschaft.example',
        text: 'Email',
      },
    ],
  },
}

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<StatListProps> of={StatList} base={args} states={states} cell={900} wide />,
})
