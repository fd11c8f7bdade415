import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { DateField, type DateFieldProps } from '../../../design-system/components/DateField/DateField.tsx'
import { Calendar } from '../../../design-system/components/Calendar/Calendar.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'
import { useArg } from '../../support/useArg.ts'

function Controlled({ expanded: first, onExpandedChange, ...rest }: DateFieldProps) {
  const [expanded, setExpanded] = useArg(first)
  return (
    <DateField
      {...rest}
      expanded={expanded}
      onExpandedChange={(next) => {
        setExpanded(next)
        onExpandedChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Forms/DateField',
  id: 'components-datefield',
  component: DateField,
  parameters: {
    written: {
      children:
        '<Calendar label="Check-in date" value="2026-12-12" min="2026-12-03" onChange={() => {}} previousLabel="Previous month" nextLabel="Next month" />',
    },
  },
  args: {
    label: 'Check-in date',
    text: '',
    placeholder: 'Select date',
    expanded: false,
    onExpandedChange: fn(),
    children: (
      <Calendar
        label="Check-in date"
        value="2026-12-12"
        min="2026-12-03"
        onChange={() => {}}
        previousLabel="Previous month"
        nextLabel="Next month"
      />
    ),
  },
  render: (args) => <Controlled {...args} />,
})

const states = {
  'nothing picked': {},
  picked: { text: '12 Dec 2026' },
  expanded: { text: '12 Dec 2026', expanded: true },
  refused: { problem: 'Please select date' },
  'with a hint': { hint: 'From tomorrow on' },
} satisfies Record<string, Partial<DateFieldProps>>

export const Default = meta.story({ parameters: { parts: { ...states.refused, ...states['with a hint'] } } })

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<DateFieldProps> of={Controlled} base={args} states={states} cell={360} />,
})
export const DateKeepsItsOrderFromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole('combobox'))
    await expect(style.unicodeBidi).toBe('plaintext')
    // The date keeps its order, but is aligned to the side where the page begins.
    await expect(style.textAlign).toBe('right')
  },
})

export const TypingAndPastingDoNothing = meta.story({
  args: { text: '12 Dec 2026' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Check-in date' })
    field.focus()
    await userEvent.keyboard('31')
    await userEvent.paste('01 Jan 2030')
    await expect(field).toHaveValue('12 Dec 2026')
    await expect(args.onExpandedChange).not.toHaveBeenCalled()
  },
})

export const OpensByClickAndKeysAndEscapeReturns = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    for (const key of ['{ArrowDown}', '{Enter}', ' ']) {
      field.focus()
      await userEvent.keyboard(key)
      await expect(canvas.getByRole('dialog', { name: 'Check-in date' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('dialog')).toBeNull()
      await expect(field).toHaveFocus()
    }
    await userEvent.click(field)
    await expect(canvas.getByRole('dialog')).toBeVisible()
    await userEvent.click(field)
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
})
