import { BookingTable, type BookingTableProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../../support/sketch.tsx'
import { Default } from './BookingTable.stories.tsx'

const story = propsOf<BookingTableProps>(Default)
const rows = story.rows.slice(0, 2)

const table = (props: Partial<BookingTableProps> = {}, zoom = 0.55) => (
  <Small width={760} zoom={zoom}>
    <BookingTable {...story} rows={rows} {...props} />
  </Small>
)

export const drawings: Drawings = {
  anatomy: () => table({}, 0.68),
  examples: {
    whatToDo: () => table({ rows: [], empty: 'No upcoming bookings. Choose a package to book your first day.' }),
    onlyNone: () => table({ rows: [], empty: 'No bookings' }),
    columnsFilled: () => table(),
    columnEmpty: () => table({ rows: rows.map((one) => ({ ...one, date: '–', type: '–' })) }),
  },
}
