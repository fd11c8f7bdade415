import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { OtpInput, type OtpInputProps } from '../../../design-system/components/OtpInput/OtpInput.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'
import { controlled } from '../../support/controlled.tsx'

const Controlled = controlled<OtpInputProps>(OtpInput)

const meta = preview.meta({
  title: 'Forms/OtpInput',
  id: 'components-otpinput',
  component: OtpInput,
  args: { label: '5-digit code sent to this number', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
})

const states = {
  empty: {},
  'one digit': { value: '4' },
  'three digits': { value: '419' },
  full: { value: '41970' },
  'a leading zero': { value: '00412' },
  refused: { value: '419', problem: 'Please enter valid OTP' },
  'refused while empty': { problem: 'Please enter valid OTP' },
  'with a hint': { hint: 'The code holds for 10 minutes.' },
  checking: { value: '41970', busy: true, hint: 'Please Wait...' },
  accepted: { value: '41970', readOnly: true, hint: 'Your number is confirmed.' },
  expired: { value: '41970', problem: 'OTP has expired. Have a new one sent.' },
  locked: { value: '419', readOnly: true, problem: 'Too many attempts. Try again in 15 minutes.' },
  'longest label': {
    label: 'One-time code that was sent to priyadarshini.venkataraghavan@photography-collective.example',
  },
  'four digits long': { label: '4-digit code sent to this number', length: 4, value: '12' },
} satisfies Record<string, Partial<OtpInputProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<OtpInputProps> of={Controlled} base={args} states={states} cell={300} />,
})

const field = (canvas: { getByRole: (role: string, by: { name: RegExp }) => HTMLElement }) =>
  canvas.getByRole('textbox', { name: /5-digit code/ })

export const CheckingKeepsFocusAndChangesNothing = meta.story({
  args: { value: '41970', busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(field(canvas)).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(field(canvas).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  },
})

export const PasteTakesTheDigitsAndLettersEraseNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(field(canvas))
    await userEvent.paste('Your code is 41970. Do not tell anybody.')
    await expect(field(canvas)).toHaveValue('41970')
    await userEvent.paste('hello')
    await expect(field(canvas)).toHaveValue('41970')
    await userEvent.paste('12-345')
    await expect(field(canvas)).toHaveValue('12345')
  },
})

export const CaretIsDrawnWhereItIs = meta.story({
  args: { value: '419' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(field(canvas))
    const current = () =>
      [...canvasElement.querySelectorAll('[aria-hidden] > span')].findIndex(
        (cell) => 'current' in (cell as HTMLElement).dataset,
      )
    await expect(current()).toBe(3)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(current()).toBe(1)
    await userEvent.keyboard('8')
    await expect(field(canvas)).toHaveValue('4819')
  },
})

export const FilledByTheBrowserAtOnce = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas }) => {
    // Autofill enters the whole code in one event, without focus.
    await fireEvent.input(field(canvas), { target: { value: '41970' } })
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    await expect(field(canvas)).toHaveValue('41970')
  },
})

export const ReadOnlyTakesNoCode = meta.story({
  args: { value: '419', readOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(field(canvas))
    await userEvent.keyboard('7')
    await userEvent.paste('12345')
    await expect(field(canvas)).toHaveValue('419')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const OneRealFieldForAutofill = meta.story({
  args: { name: 'otp', problem: 'Please enter valid OTP' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
    const input = field(canvas)
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Please enter valid OTP')
    await userEvent.type(input, '41970{Enter}')
    // Enter submits the form; the input has no submit of its own.
    await expect(args.onChange).toHaveBeenCalledTimes(5)
    await userEvent.type(input, ' x8{Backspace}2')
    await expect(input).toHaveValue('41972')
  },
})
