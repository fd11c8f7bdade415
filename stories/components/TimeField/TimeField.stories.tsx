import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { TimeField, type TimeFieldProps } from '../../../design-system/components/TimeField/TimeField.tsx'
import { controlled } from '../../support/controlled.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const Controlled = controlled<TimeFieldProps>(TimeField)
const spoken = (time: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })
    .format(new Date(`2026-01-01T${time}Z`))
    .toLowerCase()
const end = { label: 'End Time', note: '(set for you)', minutes: 60, format: spoken }

const meta = preview.meta({
  title: 'Forms/TimeField',
  id: 'components-timefield',
  component: TimeField,
  args: { label: 'Start Time', name: 'start', value: '', min: '07:00', max: '21:00', onChange: fn() },
  render: (args) => <Controlled {...args} />,
})

const states = {
  empty: {},
  filled: { value: '17:00' },
  'with its end': { value: '17:00', end },
  'with its end, empty': { end },
  'with a hint': { hint: 'Any slot between 7 AM and 9 PM' },
  refused: { value: '06:59', problem: 'Please select a time between 7 AM and 9 PM' },
  'read only': { value: '17:00', readOnly: true },
  disabled: { value: '17:00', disabled: true },
  'longest words': {
    label: 'When the first of everybody who comes along stands before the gate',
    optional: '(optional)',
    value: '17:00',
    end: { ...end, label: 'When the last of them has left the orchard road' },
  },
} satisfies Record<string, Partial<TimeFieldProps>>

export const Default = meta.story({
  parameters: { off: states.disabled, parts: { ...states.refused, ...states['with a hint'], end } },
})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<TimeFieldProps> of={Controlled} base={args} states={states} />,
})

export const OffersOnlyHoursThatCanBeChosenAndItsEndFollows = meta.story({
  args: { end, problem: 'Please select a time between 7 AM and 9 PM' },
  play: async ({ args, canvas, userEvent }) => {
    const start = canvas.getByLabelText('Start Time')
    await expect(start).toHaveAttribute('min', '07:00')
    await expect(start).toHaveAttribute('max', '21:00')
    await expect(start).toBeInvalid()
    await expect(start).toHaveAccessibleDescription(/^Please select a time between 7\sAM and 9\sPM$/)
    await userEvent.tab()
    await expect(start).toHaveFocus()
    const until = canvas.getByRole('textbox', { name: /^End Time/ })
    await expect(until).toHaveValue('')
    await expect(until).toHaveAttribute('readonly')
    await fireEvent.change(start, { target: { value: '17:30' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('17:30')
    await expect(until).toHaveValue('6:30 pm')
  },
})
