import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { EmailField, type EmailFieldProps } from '../../../design-system/components/EmailField/EmailField.tsx'
import { controlled } from '../../support/controlled.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const Controlled = controlled<EmailFieldProps>(EmailField)

const meta = preview.meta({
  title: 'Forms/EmailField',
  id: 'components-emailfield',
  component: EmailField,
  args: { label: 'Email Id', name: 'email', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
})

const states = {
  empty: { placeholder: 'name@example.in' },
  filled: { value: 'meera@example.in' },
  'with a hint': { hint: 'The receipt goes there.' },
  refused: { value: 'meera@', problem: 'Please enter a valid email' },
  'read only': { value: 'meera@example.in', readOnly: true },
  disabled: { value: 'meera@example.in', disabled: true },
  'longest words': {
    value: 'everybody.who.comes.along.on.the.day.of.the.shoot@a-very-long-name-of-a-studio.example.in',
  },
} satisfies Record<string, Partial<EmailFieldProps>>

export const Default = meta.story({ parameters: { parts: { ...states.refused, ...states['with a hint'] } } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<EmailFieldProps> of={Controlled} base={args} states={states} />,
})
export const AddressKeepsItsOrderFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('textbox'))
    await expect(style.unicodeBidi).toBe('plaintext')
    // The address keeps its order, but is aligned to the side where the page begins.
    await expect(style.textAlign).toBe('right')
  },
})

export const TypedWithoutSpacesOnAnEMailKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email Id' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('meera@example.in')
    await expect(args.onChange).toHaveBeenLastCalledWith('meera@example.in')
    await expect(field).toHaveAttribute('autocomplete', 'email')
  },
})
