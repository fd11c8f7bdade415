import { DAY_WORDS } from '../../../storefront/text/dayMessages.ts'
import { useState } from 'react'
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test'
import { framed } from '../../../.storybook/framed.ts'
import preview from '../../../.storybook/preview.tsx'
import { Calendar, type CalendarProps } from '../../../design-system/components/Calendar/Calendar.tsx'
import { DateField } from '../../../design-system/components/DateField/DateField.tsx'
import { Dialog } from '../../../design-system/components/Dialog/Dialog.tsx'
import { AVAILABILITIES, type Availability } from '../../../design-system/tokens/theme.ts'
import { controlled } from '../../support/controlled.tsx'

const marks: Record<string, Availability> = Object.fromEntries(
  Array.from({ length: 31 }, (_, at) => {
    const day = at + 1
    // Gives each other availability a day.
    const other = AVAILABILITIES.slice(3)[day - 8]
    const mark = [5, 12, 19, 24, 26].includes(day) ? 'fast' : [6, 20, 25, 31].includes(day) ? 'sold' : 'available'
    return [`2026-12-${String(day).padStart(2, '0')}`, other ?? mark]
  }),
)

const Controlled = controlled<CalendarProps>((props) => (
  <div style={{ maxWidth: 500 }}>
    <Calendar {...props} />
  </div>
))

const meta = preview.meta({
  title: 'Forms/Calendar',
  id: 'components-calendar',
  component: Calendar,
  parameters: {
    written: { marks: `{ '2026-12-19': 'fast', '2026-12-20': 'sold' }`, value: `'2026-12-12'` },
  },
  args: {
    label: 'Check-in date',
    value: '2026-12-12',
    min: '2026-12-03',
    onChange: fn(),
    onMonthChange: fn(),
    marks,
    markLabels: DAY_WORDS,
    previousLabel: 'Previous month',
    nextLabel: 'Next month',
  },
  render: (args) => <Controlled {...args} />,
})

export const Default = meta.story({ tags: ['visual'], parameters: { off: { value: '2026-12-28', min: '2026-12-28' } } })
/** Days without a mark can already be chosen, because answers come one by one. */
export const MarksOnTheirWay = meta.story({
  tags: ['visual'],
  args: { marks: Object.fromEntries(Object.entries(marks).slice(0, 9)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /\b5 December 2026, Fast filling/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /\b19 December 2026$/ })).not.toHaveAttribute('aria-disabled')
  },
})
export const Today = meta.story({
  tags: ['visual'],
  args: { value: undefined, min: undefined, marks: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Today, / })).toHaveAttribute('data-today', 'true')
  },
})
export const AtTheNarrowest = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <div style={{ width: 'min(288px, 100%)' }}>
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button', { name: /12 December 2026/ }).getBoundingClientRect()
    await expect(Math.round(height)).toBeGreaterThanOrEqual(44)
    await expect(Math.round(width)).toBeGreaterThanOrEqual(38)
  },
})

export const MondayFirstMarksReadWithTheDayAndPastDaysRefused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const weekdays = [...canvas.getByRole('grid').querySelectorAll('th')].map((day) => day.textContent)
    await expect(weekdays[0]).toBe('Mon')
    await expect(weekdays).toHaveLength(7)
    await expect(canvas.getByRole('button', { name: /^Saturday,? 19 December 2026, Fast filling$/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /25 December 2026, Sold out/ })).toBeVisible()
    const past = canvas.getByRole('button', { name: /^Wednesday,? 2 December 2026, Available/ })
    await expect(past).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(past)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  },
})

export const PickedByArrowKeysPagesAndEnter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const picked = canvas.getByRole('button', { name: /12 December 2026/ })
    picked.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown}')
    await expect(canvas.getByRole('button', { name: /20 December 2026/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-20')
    await userEvent.keyboard('{PageDown}')
    await waitFor(() => expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-01-01', '2027-01-31'))
  },
})

/** React would take the promise for a cleanup, and fail when the month is turned. */
export const SaysWhichMonthIsShownAndLoadsItsMarks = meta.story({
  args: { onMonthChange: fn(async () => {}) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onMonthChange).toHaveBeenCalledWith('2026-12-01', '2026-12-31')
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-01-01', '2027-01-31')
    await expect(canvas.getByRole('application', { name: 'Check-in date, January 2027' })).toBeVisible()
  },
})

/** Such as the day of a cart that was kept from last month. */
export const OpensTheFirstPossibleMonthForAPastDay = meta.story({
  args: { value: undefined, near: '2026-11-21' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('application', { name: 'Check-in date, December 2026' })).toBeVisible()
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12-01', '2026-12-31')
  },
})

/** Runs from December, where the calendar begins, to May: four, five and six weeks. */
export const NothingMovesFromMonthToMonth = meta.story({
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next month' })
    const places = () =>
      [next, canvas.getByRole('application')].map((part) => JSON.stringify(part.getBoundingClientRect()))
    const before = places()
    for (let month = 0; month < 5; month += 1) {
      await userEvent.click(next)
      await expect(places()).toEqual(before)
    }
    await expect(canvas.getByRole('application', { name: 'Check-in date, May 2027' })).toBeVisible()
  },
})

export const SecondOfTwoQuickTapsChoosesNoDay = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const { mock } = spyOn(Element.prototype, 'animate')
    const stopAt = (milliseconds: number) => {
      for (const { value } of mock.results) {
        const animation = value as Animation
        animation.pause()
        animation.currentTime = milliseconds
      }
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    const day = await canvas.findByRole('button', { name: /\b13 January 2027/ })
    const { x, y, width, height } = day.getBoundingClientRect()
    const pressed = () => document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[role=button]')
    stopAt(399)
    await expect(pressed()).not.toBe(day)
    // The cover affects pointers only.
    day.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2027-01-13')
    stopAt(400)
    await expect(pressed()).toBe(day)
  },
})

export const DaysOfTheNextMonthLeadThere = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Monday,? 30 November 2026$/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Sunday,? 3 January 2027$/ }))
    await expect(args.onChange).toHaveBeenCalledWith('2027-01-03')
    await expect(await canvas.findByRole('application', { name: 'Check-in date, January 2027' })).toBeVisible()
    const chosen = () => canvas.getByRole('gridcell', { selected: true })
    await expect(chosen()).toHaveTextContent(/^3$/)
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Sunday,? 3 January 2027 selected/ })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }))
    await expect(await canvas.findByRole('application', { name: 'Check-in date, December 2026' })).toBeVisible()
    await expect(chosen()).toHaveTextContent(/^3$/)
  },
})

function Booking({ onChange, ...rest }: CalendarProps) {
  const [open, setOpen] = useState(true)
  const [expanded, setExpanded] = useState(false)
  const [day, setDay] = useState<string>()
  return (
    <main>
      <h1>Pricing</h1>
      <Dialog open={open} onClose={() => setOpen(false)} title="Golden Hour" closeLabel="Close">
        <DateField
          label="Check-in date"
          text={day ?? ''}
          placeholder="Select date"
          expanded={expanded}
          onExpandedChange={setExpanded}
        >
          <Calendar
            {...rest}
            value={day}
            autoFocus
            onChange={(next) => {
              setDay(next)
              setExpanded(false)
              onChange(next)
            }}
          />
        </DateField>
      </Dialog>
    </main>
  )
}

export const PickedInADialogAndEscapeClosesTheCalendarAlone = meta.story({
  args: { value: undefined },
  parameters: { docs: framed() },
  render: (args) => <Booking {...args} />,
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole('combobox', { name: 'Check-in date' })
    field.focus()
    await userEvent.keyboard('typed{ArrowDown}')
    await expect(field).toHaveValue('')
    await screen.findByRole('grid')
    await waitFor(() => expect(screen.getByRole('button', { name: /\b3 December 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('2026-12-04')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('2026-12-04')
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('grid')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
    // The dialog may still be fading in.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Golden Hour' })).toBeVisible())
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
