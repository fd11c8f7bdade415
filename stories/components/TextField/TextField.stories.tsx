import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Stack } from '../../../design-system/components/Layout/Layout.tsx'
import { TextArea, TextField, type TextFieldProps } from '../../../design-system/components/TextField/TextField.tsx'
import { Cell, StateSheet } from '../../support/StateSheet.tsx'
import { controlled } from '../../support/controlled.tsx'

const Controlled = controlled<TextFieldProps>(TextField)

const meta = preview.meta({
  title: 'Forms/TextField',
  id: 'components-textfield',
  component: TextField,
  args: { label: 'Full name', name: 'name', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
})

const states = {
  empty: { placeholder: 'As on your identity card' },
  filled: { value: 'Meera Nair' },
  optional: { optional: '(optional)' },
  'with a hint': { hint: 'We print it on the call sheet.' },
  refused: { problem: 'Please enter your full name' },
  'refused with a hint': { value: '', problem: 'Please enter your full name', hint: 'We print it on the call sheet.' },
  'read only': { label: 'End time', value: '6:00 pm', readOnly: true },
  disabled: { label: 'City', value: 'Jaipur', disabled: true },
  'with a prefix': { label: 'Booking amount', prefix: '₹', value: '11800', inputMode: 'numeric' },
  'longest words': {
    label: 'The name of everybody who comes along and of the one who answers the telephone on the day of the shoot',
    problem: 'Booking amount should not exceed total payable amount and has to be at least the minimum booking amount',
  },
} satisfies Record<string, Partial<TextFieldProps>>

export const Default = meta.story({
  parameters: {
    off: states.disabled,
    parts: {
      ...states['with a prefix'],
      ...states.optional,
      value: '5',
      problem: 'Please enter at least ₹3,000',
      hint: 'Whole rupees',
    },
  },
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<TextFieldProps> of={Controlled} base={args} states={states} />,
})

export const Areas = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap={6}>
      <Cell name="several lines">
        <TextArea
          label="Message"
          name="message"
          value={'Two of us,\nand a dog.'}
          onChange={() => {}}
          optional="(optional)"
        />
      </Cell>
      <Cell name="refused">
        <TextArea
          label="Your message"
          name="other"
          value=""
          onChange={() => {}}
          problem="Please enter your message"
          rows={3}
        />
      </Cell>
    </Stack>
  ),
})

export const TypedAndHeard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
    await userEvent.keyboard('Mira')
    await expect(args.onChange).toHaveBeenLastCalledWith('Mira')
  },
})
