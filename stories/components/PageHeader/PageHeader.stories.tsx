import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { DateField } from '../../../design-system/components/DateField/DateField.tsx'
import { StatList } from '../../../design-system/components/StatList/StatList.tsx'
import { PageHeader, type PageHeaderProps } from '../../../design-system/components/PageHeader/PageHeader.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const crumbs = (label: string) => ({
  label,
  items: [{ href: '#home', text: 'Home' }, { text: 'Book Now' }, { text: 'Pre Wedding & Maternity' }],
})

const meta = preview.meta({
  title: 'Layout/PageHeader',
  id: 'components-pageheader',
  component: PageHeader,
  args: { title: 'Pre Wedding & Maternity', crumbs: crumbs('You are here') },
})

const states = {
  'title alone': { crumbs: undefined },
  'with the way here': { crumbs: crumbs('Way to one') },
  'with a lead': {
    crumbs: crumbs('Way to two'),
    lead: 'Pick the part of the day you want. Every package includes the sets, a green room and helping hands.',
  },
  'with something beside it': {
    crumbs: crumbs('Way to three'),
    title: 'Welcome, Meera',
    aside: (
      <StatList
        size="small"
        items={[
          { value: 'meera@example.in', text: 'Email' },
          { value: '98765 43210', text: 'Mobile' },
        ]}
      />
    ),
  },
  small: {
    size: 'small',
    crumbs: crumbs('Way to small'),
    lead: 'Choose the light: the morning, the golden hour, a whole day or two.',
    aside: (
      <DateField label="When is your shoot?" text="" placeholder="Any day" expanded={false} onExpandedChange={() => {}}>
        {null}
      </DateField>
    ),
  },
  'longest texts': {
    title: 'Donaudampfschifffahrtsgesellschaft & Bharatanatyam Family Portrait Morning',
    crumbs: {
      label: 'Way to four',
      items: [
        'Home',
        'Everything there is to book',
        'Donaudampfschifffahrtsgesellschaft',
        'Bharatanatyam Family Portrait Morning',
      ].map((text) => ({ href: '#', text })),
    },
  },
} satisfies Record<string, Partial<PageHeaderProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<PageHeaderProps> of={PageHeader} base={args} states={states} cell={900} />,
})

export const HasTheOneTitleAndSaysWhereOneIs = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible()
    await expect(canvas.getByText('Pre Wedding & Maternity', { selector: '[aria-current="page"]' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pre Wedding & Maternity' })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
})
