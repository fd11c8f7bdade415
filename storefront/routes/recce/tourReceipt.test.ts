import { expect, test } from 'vitest'
import { EMPTY_TOUR } from '../../state/tourDraft.ts'
import { paiseOf } from '../../text/money.ts'
import { tourReceipt } from './tourReceipt.ts'

test('a tour’s receipt shows time, people and GST', () => {
  const form = { ...EMPTY_TOUR, fullName: 'Asha Rao', people: '4', date: '2026-12-12' as const, startTime: '10:00' }
  const category = { Id: 3, CategoryName: 'Music Video', TimeInMinitues: 150, PerHeadPrice: paiseOf(23_600) }
  const receipt = tourReceipt(form, category)
  expect(receipt).toMatchObject({
    lines: [{ name: 'Studio tour, Music Video', detail: '12 Dec 2026, 10:00 AM - 12:30 PM, 4 people', amount: '₹944' }],
    rows: [
      { label: 'GST 18%, in the price', value: '₹144' },
      { label: 'Paid', value: '₹944' },
    ],
    events: [{ title: 'Studio tour at Aperture Acres', day: '2026-12-12', start: 600, end: 750 }],
  })
  expect(JSON.stringify(receipt)).not.toContain('Asha')
})
