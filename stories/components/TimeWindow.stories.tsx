import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TimeWindow, type TimeWindowProps } from '../../design-system/components/TimeWindow/TimeWindow.tsx'
import { guide } from '../guides/TimeWindow.ts'
import { Cell } from '../support/StateSheet.tsx'

const afternoon = { start: 14 * 60, end: 20 * 60, text: '2:00 pm – 8:00 pm' }
const states: Record<string, TimeWindowProps> = {
  'a line': { text: '2:00 pm – 8:00 pm' },
  'an arc': { look: 'arc', ...afternoon },
  'at night': { look: 'arc', start: 22 * 60, end: 23 * 60, text: '10:00 pm – 11:00 pm' },
  'two days': { look: 'arc', days: 2, text: 'Two days and the night between' },
  'no hours': { look: 'arc', text: 'Any hour of the day' },
  'longest text': {
    text: 'From the first light over the east gate until the lanterns are out again, and the day after if it rains',
  },
}

const meta = preview.meta({
  title: 'Catalogue/TimeWindow',
  id: 'components-timewindow',
  component: TimeWindow,
  args: { text: '2:00 pm – 8:00 pm' } as TimeWindowProps,
  parameters: { guide },
})

export const Default = meta.story({ args: { ...afternoon, look: 'arc' } })

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))', gap: 32 }}>
      {Object.entries(states).map(([name, props]) => (
        <Cell key={name} name={name}>
          <div style={{ width: '100%' }}>
            <TimeWindow {...props} />
          </div>
        </Cell>
      ))}
    </div>
  ),
})
export const RightToLeft = meta.story({
  tags: ['visual'],
  globals: { direction: 'rtl' },
  render: () => <TimeWindow text="From the first light over the east gate until the lanterns are out again" />,
})

export const SaysItInWords = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2:00 pm – 8:00 pm')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})
