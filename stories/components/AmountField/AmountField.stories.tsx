import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AmountField, type AmountFieldProps } from '../../../design-system/components/AmountField/AmountField.tsx'
import { controlled } from '../../support/controlled.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const Controlled = controlled<AmountFieldProps>(AmountField)

const meta = preview.meta({
  title: 'Forms/AmountField',
  id: 'components-amountfield',
  component: AmountField,
  args: {
    label: 'Booking amount, pay this today',
    value: '10000',
    onChange: fn(),
    onCommit: fn(),
    maxLength: 7,
    hint: 'Minimum ₹3,000, up to ₹50,900.',
  },
  render: (args) => <Controlled {...args} />,
})

const states = {
  filled: {},
  empty: { value: '' },
  refused: { value: '299', problem: 'Minimum booking amount is ₹3,000' },
  'as many digits as fit': { value: '1234567' },
  'longest texts': {
    label: 'The amount you pay today so that the date is held for you and for everybody who comes along',
    hint: 'Minimum ₹3,000. Pay more now if you like, up to ₹50,900; what remains is settled at the farm.',
  },
} satisfies Record<string, Partial<AmountFieldProps>>

export const Default = meta.story({ parameters: { parts: states.refused } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<AmountFieldProps> of={Controlled} base={args} states={states} cell={300} wide />,
})

export const TakesDigitsOnlyAndCountsByEnterAndOnLeaving = meta.story({
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Booking amount, pay this today' })
    await userEvent.click(field)
    await userEvent.paste('₹1,00,000.50')
    await expect(field).toHaveValue('100000')
    await userEvent.clear(field)
    await userEvent.type(field, '5a0-00{Enter}')
    await expect(field).toHaveValue('5000')
    await expect(args.onCommit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(args.onCommit).toHaveBeenCalledTimes(2)
  },
})

/** With the digits of paise, a hundred times the booking amount would be paid. */
export const LeavesOutPaiseUntilTheAmountIsReplaced = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, '1500.50')
    await expect(field).toHaveValue('1500')
    await userEvent.type(field, '{Backspace}5')
    await expect(field).toHaveValue('1505')
    await userEvent.clear(field)
    await userEvent.type(field, '1500.')
    field.select()
    await userEvent.paste('2000')
    await userEvent.keyboard('0')
    await expect(field).toHaveValue('20000')
    await userEvent.clear(field)
    await userEvent.type(field, '5.')
    field.select()
    await userEvent.keyboard('7')
    await expect(field).toHaveValue('7')
    field.select()
    await userEvent.keyboard('.50')
    await expect(field).toHaveValue('')
    await userEvent.keyboard('{Backspace}7')
    await expect(field).toHaveValue('7')
  },
})
