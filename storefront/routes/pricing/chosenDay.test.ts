import { expect, it } from 'vitest'
import { withDay } from '../../state/packages.ts'
import { chosenDay } from './chosenDay.ts'

const TODAY = '2026-11-23'

it('reads the day that it wrote', () => {
  const [, query] = withDay('/pricing/pre-wedding-maternity', '2026-12-07').split('?')
  expect(chosenDay(query ?? '', TODAY)).toEqual({ day: '2026-12-07' })
  expect(withDay('/pricing/pre-wedding-maternity', undefined)).toBe('/pricing/pre-wedding-maternity')
})

it('takes today, and no day before it', () => {
  expect(chosenDay('?date=2026-11-23', TODAY)).toEqual({ day: TODAY })
  expect(chosenDay('?date=2026-11-22', TODAY)).toEqual({
    problem: '22 November 2026 has passed. Choose another day.',
  })
})

it.each(['', '?date=', '?other=2026-12-07'])('knows no day from %o, and finds nothing wrong', (search) => {
  expect(chosenDay(search, TODAY)).toEqual({})
})

it.each(['2026-02-31', '2026-13-01', '07-12-2026', 'tomorrow', '2026-12-07T10:00', '<script>'])(
  'says that %s is no day',
  (text) => {
    expect(chosenDay(`?date=${encodeURIComponent(text)}`, TODAY)).toEqual({
      problem: 'The date in this address is not a real day. Choose one from the calendar.',
    })
  },
)
