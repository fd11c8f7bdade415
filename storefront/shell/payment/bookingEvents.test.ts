import { expect, test } from 'vitest'
import { eventOf } from './bookingEvents.ts'
import { withFacts } from './orderOf.ts'

const line = { ProductName: 'Golden Hour', BookingDate: '12 Dec 2026', StartTime: '2:00 PM', EndTime: '20:00' }

test('a shoot is an event with hours and place', () => {
  expect(eventOf(line)).toMatchObject({
    uid: expect.stringMatching(/^[0-9a-f]+@aperture-acres\.example$/) as string,
    title: 'Shoot at Aperture Acres: Golden Hour',
    day: '2026-12-12',
    start: 840,
    end: 1200,
    place: 'Aperture Acres, Gate 4, Orchard Road, Acre Village 400 000',
  })
})

test('an entry has what is known of the booking, before what everybody should know', () => {
  const event = eventOf(line)!
  expect(withFacts([event], 'Booking #AA20406, order order_1', false, 'Balance at the farm ₹21,500')).toEqual([
    { ...event, text: `Booking #AA20406, order order_1\nBalance at the farm ₹21,500\n${event.text}` },
  ])
})

test('a stay without hours is an all-day event, for which no gate opens early; without a readable day there is no event', () => {
  expect(eventOf({ ...line, StartTime: '', EndTime: '' })).toMatchObject({
    start: undefined,
    end: undefined,
    text: '+91 00000 00000',
  })
  expect(eventOf({ ...line, BookingDate: 'soon' })).toBeUndefined()
})

test('the receipt and the booking make the same entry, and another day makes another', () => {
  const uid = eventOf(line)?.uid
  expect(eventOf({ ...line, StartTime: '14:00', EndTime: '8:00 pm' })?.uid).toBe(uid)
  expect(eventOf({ ...line, BookingDate: '13 Dec 2026' })?.uid).not.toBe(uid)
  expect(eventOf({ ...line, ProductName: 'Dawn to Dusk' })?.uid).not.toBe(uid)
})
