import { describe, expect, it } from 'vitest'
import { cancelText, rescheduleText, stayTerms, termsOf } from './cancellation.ts'

const at = (time: string) => Date.parse(`${time}+05:30`)
const SHOOT = { ShootDate: '04 Dec 2026', BookingDate: '19 Nov 2026' }
const SEVEN = 7 * 60

describe('rescheduling needs 72 hours', () => {
  it('ends three days before the shoot, at the hour it starts', () => {
    expect(termsOf(SHOOT, SEVEN, at('2026-12-01T06:59:59'))).toMatchObject({
      mayReschedule: true,
      text: 'Can be rescheduled until 01 Dec 2026, 7:00 am, 72 hours before it starts. The cancellation window has closed.',
    })
    expect(termsOf(SHOOT, SEVEN, at('2026-12-01T07:00:00'))).toEqual({
      mayReschedule: false,
      mayCancel: false,
      cancelling: 'within 6 hours of the order',
      text: 'Starts within 72 hours: it can no longer be rescheduled or cancelled.',
    })
  })

  it('ends with the day if the hour is unknown', () => {
    expect(termsOf(SHOOT, undefined, at('2026-12-01T23:59:59'))).toMatchObject({
      mayReschedule: true,
      text: expect.stringContaining('until 01 Dec 2026, 72 hours'),
    })
    expect(termsOf(SHOOT, undefined, at('2026-12-02T00:00:00')).mayReschedule).toBe(false)
  })

  it('uses the studio’s time zone, across months and years', () => {
    const early = { ShootDate: '02 Jan 2027', BookingDate: '19 Nov 2026' }
    expect(termsOf(early, undefined, Date.parse('2026-12-30T18:29:59Z')).text).toContain('until 30 Dec 2026')
    expect(termsOf(early, undefined, Date.parse('2026-12-30T18:30:00Z')).mayReschedule).toBe(false)
  })

  it('states the rule if the date is unreadable', () => {
    expect(termsOf({ ...SHOOT, ShootDate: 'soon' }, undefined, at('2026-12-01T00:00:00'))).toEqual({
      mayReschedule: true,
      mayCancel: true,
      cancelling: 'within 6 hours of the order',
      text: "Rescheduling needs 72 hours' notice, and cancelling is possible within 6 hours of the order.",
    })
  })
})

describe('cancelling within 6 hours of the order', () => {
  it('ends six hours after the day of the order', () => {
    expect(termsOf(SHOOT, undefined, at('2026-11-20T05:59:59'))).toMatchObject({
      mayCancel: true,
      text: expect.stringContaining('Can be cancelled within 6 hours of the order.'),
    })
    expect(termsOf(SHOOT, undefined, at('2026-11-20T06:00:00')).mayCancel).toBe(false)
  })

  it('says until when by the clock where the hour of the order is known', () => {
    const ordered = { ...SHOOT, orderedAt: at('2026-11-19T12:01:00') }
    expect(termsOf(ordered, SEVEN, at('2026-11-19T12:05:00'))).toMatchObject({
      mayCancel: true,
      cancelling: 'until 6:01 pm today',
      text: expect.stringContaining('Can be cancelled until 6:01 pm today.'),
    })
    expect(termsOf(ordered, SEVEN, at('2026-11-19T18:01:00'))).toMatchObject({
      mayCancel: false,
      text: expect.stringContaining('The cancellation window has closed.'),
    })
    const late = { ...SHOOT, orderedAt: at('2026-11-19T20:30:00') }
    expect(termsOf(late, SEVEN, at('2026-11-20T00:10:00')).cancelling).toBe('until 2:30 am today')
    expect(termsOf(late, SEVEN, at('2026-11-19T21:00:00')).cancelling).toBe('until 2:30 am tomorrow')
    // The device's clock is slow.
    expect(termsOf(late, SEVEN, at('2026-11-17T10:00:00')).cancelling).toBe('until 2:30 am on 20 Nov 2026')
  })

  it('is over if the day of the order is unreadable', () => {
    const terms = termsOf({ ...SHOOT, BookingDate: '' }, undefined, at('2026-11-19T10:00:00'))
    expect(terms).toMatchObject({ mayReschedule: true, mayCancel: false })
    expect(terms.text).toContain('The cancellation window has closed.')
  })

  it('is not possible within 72 hours of the start', () => {
    expect(
      termsOf({ ShootDate: '21 Nov 2026', BookingDate: '19 Nov 2026' }, SEVEN, at('2026-11-19T10:00:00')).mayCancel,
    ).toBe(false)
  })
})

describe('a stay', () => {
  it('needs 48 hours before check-in', () => {
    expect(stayTerms('04 Dec 2026', SHOOT, at('2026-12-02T13:59:59'))).toBe(
      "The stay can be rescheduled until 02 Dec 2026, 2:00 pm: with 48 hours' notice, and within 30 days of the booking.",
    )
    expect(stayTerms('04 Dec 2026', SHOOT, at('2026-12-02T14:00:00'))).toContain('no longer')
  })

  it('is rescheduled within 30 days of the booking', () => {
    expect(stayTerms('04 Feb 2027', SHOOT, at('2026-12-19T23:59:59'))).toContain('until 19 Dec 2026:')
    expect(stayTerms('04 Feb 2027', SHOOT, at('2026-12-20T00:00:00'))).toBe(
      "The stay can no longer be rescheduled: that needs 48 hours' notice, and within 30 days of the booking.",
    )
  })

  it('is rescheduled until the hour of check-in where both end on one day', () => {
    expect(stayTerms('21 Dec 2026', SHOOT, at('2026-12-19T13:59:59'))).toContain('until 19 Dec 2026, 2:00 pm:')
    expect(stayTerms('21 Dec 2026', SHOOT, at('2026-12-19T14:00:00'))).toContain('no longer')
  })

  it.each([
    ['of check-in', 'soon', SHOOT],
    ['of the order', '04 Dec 2026', { BookingDate: '' }],
  ])('states the rule if the day %s is unreadable', (_which, checkIn, booking) => {
    expect(stayTerms(checkIn, booking, at('2026-12-01T00:00:00'))).toBe(
      "The stay can be rescheduled with 48 hours' notice, and within 30 days of the booking.",
    )
  })
})

it('names the booking in the message', () => {
  const booking = { OrderId: 'AA20403', BookingType: 'Bloggers & Influencers', ShootDate: '04 Dec 2026' }
  expect(rescheduleText(booking, '2026-12-09')).toBe(
    'Please reschedule booking #AA20403 (Bloggers & Influencers, 04 Dec 2026) to 09 Dec 2026.',
  )
  expect(rescheduleText(booking, '2026-12-09', ['2026-12-03', '2026-12-09'])).toMatch(
    /\nFree when this was sent: 03 Dec 2026, 09 Dec 2026\.$/,
  )
  expect(cancelText(booking)).toBe('Please cancel booking #AA20403 (Bloggers & Influencers, 04 Dec 2026).')
})
