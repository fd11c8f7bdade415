import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { DayArc, type DayArcProps } from '../../../design-system/patterns/DayArc/DayArc.tsx'
import { StateSheet } from '../../support/StateSheet.tsx'

const hours = (start: number, end: number) => ({ start: start * 60, end: end * 60 })

const GOLDEN = { start: 17 * 60 + 31, end: 18 * 60 + 2, text: 'Sunset 6:02 pm, golden from 5:31 pm' }

const meta = preview.meta({
  title: 'Cards and prices/DayArc',
  id: 'components-dayarc',
  component: DayArc,
  args: { ...hours(14, 20), text: '2:00 pm – 8:00 pm' },
})

const states = {
  morning: { ...hours(7, 12), text: '7:00 am – 12:00 pm' },
  afternoon: { ...hours(14, 20), text: '2:00 pm – 8:00 pm' },
  'from dawn to dusk': { ...hours(6, 21), text: '6:00 am – 9:00 pm' },
  'a quarter of an hour': { ...hours(12, 12.25), text: '12:00 pm – 12:15 pm' },
  'past midnight': { ...hours(18, 2), text: '6:00 pm – 2:00 am' },
  'in the night': { ...hours(22, 23), text: '10:00 pm – 11:00 pm' },
  'hours not known': { start: undefined, end: undefined, text: 'Hours as agreed' },
  'two days': { days: 2, text: 'Two days and the night between' },
  'golden light': { golden: GOLDEN },
  'golden light outside the hours': { ...hours(7, 12), text: '7:00 am – 12:00 pm', golden: GOLDEN },
  'longest text': {
    ...hours(7, 20),
    text: 'From the first light over the east gate until the lanterns of the old tree are out again',
  },
} satisfies Record<string, Partial<DayArcProps>>

export const Default = meta.story({})

export const States = meta.story({
  tags: ['visual'],
  render: (args) => <StateSheet<DayArcProps> of={DayArc} base={args} states={states} wide />,
})

export const SaysTheHoursInWords = meta.story({
  args: { golden: GOLDEN },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('2:00 pm – 8:00 pm')).toBeVisible()
    await expect(canvas.getByText('Sunset 6:02 pm, golden from 5:31 pm')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})
