import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Container } from '../../../design-system/components/Layout/Layout.tsx'
import { Tabs, type TabsProps } from '../../../design-system/components/Tabs/Tabs.tsx'
import { Text } from '../../../design-system/components/Text/Text.tsx'
import { controlled } from '../../support/controlled.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const TABS = ['All', 'Vehicles', 'Furniture', 'Smoke & light'].map((text) => ({ value: text, text }))
const MANY = [
  'All',
  'Vehicles',
  'Furniture',
  'Smoke & light',
  'Swings',
  'Frames',
  'Umbrellas',
  'Instruments',
  'Boats',
  'Lanterns',
].map((text, at) => ({ value: text, text, count: 3 * at + 1 }))
const Controlled = controlled<TabsProps>((props: TabsProps) => (
  <Tabs {...props}>{props.children ?? <Text>What the tab “{props.value}” shows.</Text>}</Tabs>
))

const meta = preview.meta({
  title: 'Navigation/Tabs',
  id: 'components-tabs',
  component: Tabs,
  parameters: { written: { children: '<Text>What the tab “{value}” shows.</Text>' }, layout: 'fullscreen' },
  args: { label: 'Kinds of props', tabs: TABS, value: 'All', onChange: fn(), children: null },
  render: (args) => <Controlled {...args} />,
  // An overflowing row scrolls to the edges of the page's column.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
})

const states = {
  'the first': {},
  'another one': { value: 'Furniture' },
  'with counts, many': { tabs: MANY, value: 'Swings' },
  one: { tabs: TABS.slice(0, 1) },
  'longest words': {
    tabs: [
      { value: 'All', text: 'Everything that was ever carried to a set' },
      { value: 'b', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen' },
    ],
  },
} satisfies Record<string, Partial<TabsProps>>

export const Default = meta.story({ parameters: { parts: { children: 'Nine props' } } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<TabsProps> of={Controlled} base={args} states={states} cell={900} />,
})
export const LeftArrowIsTheNextFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Vehicles' })).toHaveFocus()
  },
})

export const OneStopWhereArrowsAndHomeChooseAPanel = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    const second = canvas.getByRole('tab', { name: 'Vehicles' })
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith('Vehicles')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Smoke & light' })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith('All')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'All' })).toHaveFocus()
  },
})
