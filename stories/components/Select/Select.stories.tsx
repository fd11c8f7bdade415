import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Select, type SelectProps } from '../../../design-system/components/Select/Select.tsx'
import { controlled } from '../../support/controlled.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const OPTIONS = [
  { value: '30', text: 'Portfolio, 30 minutes' },
  { value: '60', text: 'Pre Wedding, 60 minutes' },
  { value: '90', text: 'Web Series, 90 minutes', disabled: true },
]
const Controlled = controlled<SelectProps>(Select)

const meta = preview.meta({
  title: 'Forms/Select',
  id: 'components-select',
  component: Select,
  args: {
    label: 'Category',
    name: 'category',
    value: '',
    placeholder: 'Choose a category',
    options: OPTIONS,
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
})

const states = {
  'nothing chosen': {},
  chosen: { value: '60' },
  'without a placeholder': { value: '30', placeholder: undefined },
  optional: { optional: '(optional)' },
  'with a hint': { value: '60', hint: '₹118 per head' },
  refused: { problem: 'Please select a category' },
  disabled: { value: '60', disabled: true },
  'nothing to choose from': { options: [], placeholder: 'No categories today' },
  many: { value: '7', options: Array.from({ length: 40 }, (_, at) => ({ value: String(at), text: `Set ${at + 1}` })) },
  'longest words': {
    label: 'The category of the shoot as it stands on the call sheet and on the bill',
    value: '1',
    options: [{ value: '1', text: 'Donaudampfschifffahrtsgesellschaft with everybody who comes along, 60 minutes' }],
    problem: 'Please select a category that has enough time for everything on the list',
  },
} satisfies Record<string, Partial<SelectProps>>

export const Default = meta.story({
  parameters: { off: states.disabled, parts: { ...states.refused, hint: '₹118 per head' } },
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<SelectProps> of={Controlled} base={args} states={states} />,
})

export const ReachedByTabAndChosenFromTheSystemsOwnList = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Category' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field).toHaveDisplayValue('Choose a category')
    await userEvent.selectOptions(field, '60')
    await expect(args.onChange).toHaveBeenLastCalledWith('60')
    await expect(field).toHaveDisplayValue('Pre Wedding, 60 minutes')
  },
})
export const PlaceholderCantBeGoneBackTo = meta.story({
  args: { required: true, value: '30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Choose a category' })).toBeDisabled()
    await expect(canvas.getByRole('combobox')).toBeRequired()
  },
})
