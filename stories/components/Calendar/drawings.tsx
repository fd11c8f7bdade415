import { Calendar } from '../../../design-system/components/Calendar/Calendar.tsx'
import { Alert, type CalendarProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Pile } from '../../support/sketch.tsx'
import { Default } from './Calendar.stories.tsx'

const month = (value: string, marks: CalendarProps['marks']) => (
  <Pile width={360}>
    <Calendar {...propsOf<CalendarProps>(Default)} value={value} marks={marks} />
  </Pile>
)

export const drawings: Drawings = {
  examples: {
    marked: () =>
      month('2026-12-18', { '2026-12-11': 'fast', '2026-12-12': 'sold', '2026-12-13': 'sold', '2026-12-19': 'fast' }),
    unmarked: () => (
      <Pile width={360}>
        {month('2026-12-12', {})}
        <Alert tone="danger">12 Dec 2026 is sold out.</Alert>
      </Pile>
    ),
  },
}
