import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import {
  CheckboxGroup,
  type CheckboxGroupProps,
} from '../../../design-system/components/CheckboxGroup/CheckboxGroup.tsx'
import { controlled } from '../../support/controlled.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const OPTIONS = [
  { value: 'lehenga', text: 'Lehenga', count: 14 },
  { value: 'gowns', text: 'Gowns', count: 22 },
  { value: 'sarees', text: 'Sarees', count: 18 },
  { value: 'suits', text: 'Suits', count: 9 },
]

const Controlled = controlled<CheckboxGroupProps>(CheckboxGroup)

const meta = preview.meta({
  title: 'Forms/CheckboxGroup',
  id: 'components-checkboxgroup',
  component: CheckboxGroup,
  parameters: { written: { countLabel: '(count) => `${count} outfits`' } },
  args: {
    legend: 'Category',
    value: ['lehenga', 'sarees'],
    options: OPTIONS,
    countLabel: (count: number) => `${count} outfits`,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
})

const states = {
  'some chosen': {},
  'none chosen': { value: [] },
  'all chosen, in a panel': { legendLook: 'title', value: OPTIONS.map(({ value }) => value) },
  'without counts, two columns': { columns: 2, options: OPTIONS.map(({ value, text }) => ({ value, text })) },
  refused: { value: [], problem: 'Please choose at least one', hint: 'As many as you like.' },
  'one of them disabled': {
    options: OPTIONS.map((option) => (option.value === 'suits' ? { ...option, count: 0, disabled: true } : option)),
  },
  'nothing to choose from': { options: [] },
  'longest words': {
    legend: 'Everything that hangs in the green room',
    optional: '(optional)',
    options: [
      { value: 'lehenga', text: 'Lehenga, kurta and sherwani for everybody who comes along', count: 12345 },
      { value: 'b', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützen', count: 1 },
    ],
  },
} satisfies Record<string, Partial<CheckboxGroupProps>>

export const Default = meta.story({
  parameters: { off: { options: OPTIONS.map((option) => ({ ...option, disabled: true })) }, parts: states.refused },
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<CheckboxGroupProps> of={Controlled} base={args} states={states} />,
})

export const NamedByItsLegendAndCheckedBySpaceOrPress = meta.story({
  // Veils are no longer offered, and a change drops them.
  args: { value: ['lehenga', 'sarees', 'veils'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Category' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    const gowns = canvas.getByRole('checkbox', { name: 'Gowns' })
    await expect(gowns).toHaveFocus()
    await expect(gowns).toHaveAccessibleDescription('22 outfits')
    await userEvent.keyboard(' ')
    await expect(gowns).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(['lehenga', 'gowns', 'sarees'])
    await userEvent.click(canvas.getByText('Lehenga'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['gowns', 'sarees'])
    await userEvent.click(canvas.getByText('18'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['gowns'])
    await userEvent.click(gowns)
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
})
