import { expect, test } from 'vitest'
import { eventOf } from './bookingEvents.ts'

const line = { ProductName: 'Golden Hour', BookingDate: '12 Dec 2026', StartTime: '2:00 PM', EndTime: '20:00' }

test('a shoot is an event with hours and place', () => {
  expect(eventOf(line, 'order_1-7')).toMatchObject({
    uid: 'order_1-7@aperture-acres.example',
    title: 'Golden Hour',
    day: '2026-12-12',
    start: 840,
    end: 1200,
    place: 'Aperture Acres, Gate 4, Orchard Road, Acre Village 400 000',
  })
})

test('a stay without hours is an all-day event; without a readable day there is no event', () => {
  expect(eventOf({ ...line, StartTime: '', EndTime: '' }, 'x')).toMatchObject({ start: undefined, end: undefined })
  expect(eventOf({ ...line, BookingDate: 'soon' }, 'x')).toBeUndefined()
})
