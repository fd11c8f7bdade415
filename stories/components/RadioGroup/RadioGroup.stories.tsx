import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { RadioGroup, type RadioGroupProps } from '../../../design-system/components/RadioGroup/RadioGroup.tsx'
import { controlled } from '../../support/controlled.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const OPTIONS = ['All', 'Women', 'Men', 'Kids'].map((text) => ({ value: text.toLowerCase(), text }))
const Controlled = controlled<RadioGroupProps>(RadioGroup)

const meta = preview.meta({
  title: 'Forms/RadioGroup',
  id: 'components-radiogroup',
  component: RadioGroup,
  args: { legend: 'Outfits for', value: 'all', options: OPTIONS, onChange: fn() },
  render: (args) => <Controlled {...args} />,
})

const states = {
  chosen: {},
  'nothing chosen': { value: '' },
  'in a panel, two columns': { legendLook: 'title', columns: 2 },
  'with hints': {
    legend: 'How to pay',
    value: 'part',
    options: [
      { value: 'full', text: 'All of it', hint: 'Nothing is left for the day.' },
      { value: 'part', text: 'A booking amount', hint: 'The rest at the studio.' },
    ],
  },
  refused: { value: '', problem: 'Please choose one', hint: 'You can change it later.' },
  'one of them disabled': {
    options: OPTIONS.map((option) => (option.value === 'kids' ? { ...option, disabled: true } : option)),
  },
  disabled: { options: OPTIONS.map((option) => ({ ...option, disabled: true })) },
  'longest words': {
    legend: 'Whom everything that hangs in the green room is for on the day of the shoot',
    optional: '(optional)',
    value: 'a',
    options: [
      { value: 'a', text: 'Everybody who comes along and the one who answers the telephone' },
      { value: 'b', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
    ],
  },
} satisfies Record<string, Partial<RadioGroupProps>>

export const Default = meta.story({
  parameters: {
    off: states.disabled,
    parts: { ...states['with hints'], problem: 'Please choose one', hint: 'Both are by card.' },
  },
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<RadioGroupProps> of={Controlled} base={args} states={states} />,
})

export const NamedByItsLegendOneStopAndArrows = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Outfits for' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Women' })).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('women')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(canvas.getByRole('radio', { name: 'Kids' })).toBeChecked()
  },
})
