import { type BookedLine, BookingDetails, type BookingDetailsProps } from '../../../design-system/index.ts'
import { propsOf } from '../../support/defaultStory.tsx'
import type { Drawings } from '../../support/guide.ts'
import { Small } from '../../support/sketch.tsx'
import { Default } from './BookingDetails.stories.tsx'

const outfit: BookedLine = { name: 'Gulmohar Lehenga', detail: 'Size M', selling: '₹4,500' }

const details = (lines: readonly BookedLine[]) => (
  <Small width={560} zoom={0.75}>
    <BookingDetails
      person={[{ label: 'Full name', value: 'Meera Joshi' }]}
      sections={[{ title: 'Outfits', amount: '₹13,500', lines }]}
      listLabel="What you booked"
    />
  </Small>
)

export const drawings: Drawings = {
  anatomy: () => (
    <Small width={900} zoom={0.5}>
      <BookingDetails {...propsOf<BookingDetailsProps>(Default)} />
    </Small>
  ),
  examples: {
    counted: () => details([{ ...outfit, quantity: '3', selling: '₹13,500' }]),
    repeated: () => details([outfit, outfit, outfit]),
  },
}
