import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { PhoneField, type PhoneFieldProps } from '../../../design-system/components/PhoneField/PhoneField.tsx'
import { controlled } from '../../support/controlled.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const Controlled = controlled<PhoneFieldProps>(PhoneField)

const meta = preview.meta({
  title: 'Forms/PhoneField',
  id: 'components-phonefield',
  component: PhoneField,
  args: { label: 'Mobile number', name: 'mobile', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
})

const states = {
  empty: { placeholder: '10 digits' },
  filled: { value: '9876543210' },
  'with a hint': { hint: '10 digits, without +91' },
  refused: { value: '12', problem: 'Please enter a valid mobile number' },
  optional: { optional: '(optional)' },
  'read only': { value: '9876543210', readOnly: true },
  disabled: { value: '9876543210', disabled: true },
} satisfies Record<string, Partial<PhoneFieldProps>>

export const Default = meta.story({ parameters: { parts: { ...states.refused, ...states['with a hint'] } } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<PhoneFieldProps> of={Controlled} base={args} states={states} />,
})

export const PastedOrTypedWithItsCode = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Mobile number' })
    await userEvent.click(field)
    await userEvent.paste('+91 98765 43210')
    await expect(args.onChange).toHaveBeenLastCalledWith('9876543210')
    await expect(field).toHaveValue('9876543210')
    await userEvent.clear(field)
    for (const typed of ['+91 98765 43210', '+ 91 9876543210', '0091 98765 43210']) {
      await userEvent.type(field, typed)
      await expect(field).toHaveValue('9876543210')
      await userEvent.clear(field)
    }
    await userEvent.type(field, '+919198765432')
    await expect(field).toHaveValue('9198765432')
  },
})
export const TakesDigitsAloneAndOffersTheOwnNumber = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('98a7-6 5432x101')
    await expect(field).toHaveValue('9876543210')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toHaveAttribute('autocomplete', 'tel')
  },
})
