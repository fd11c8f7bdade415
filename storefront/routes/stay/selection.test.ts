import { describe, expect, it } from 'vitest'
import type { Availability } from '../../../design-system/index.ts'
import type { Answer } from '../../shell/date/availability.ts'
import { additionsOf, join, without, type Selection } from './selection.ts'

const WOODS = { stayId: 201, name: 'In The Woods cottage' }
const ROOM = { stayId: 'r-202', name: 'Luxury Room' }
const DAY = '2026-01-05'
const known = (availability: Availability): Answer => ({ status: 'known', availability, text: availability, msg: '' })
const ONE: Selection = [{ ...WOODS, day: DAY }]

describe('joining the list', () => {
  it.each(['available', 'fast'] as const)('takes a stay whose day is %s', (availability) => {
    expect(join([], WOODS, DAY, known(availability))).toEqual({ status: 'joined', selection: ONE })
  })

  it.each([
    ['sold out', known('sold')],
    ['refused by the provider', { status: 'blocked', msg: 'This date has passed.' }],
    ['still being checked', { status: 'checking' }],
    ['unknown', undefined],
  ] as const)('refuses a day that is %s', (_why, answer) => {
    expect(join([], WOODS, DAY, answer)).toEqual({
      status: 'refused',
      at: 'form',
      text: 'You can only add available cottages in cart.',
    })
  })

  it('asks for a date first', () => {
    expect(join(ONE, WOODS, undefined, undefined)).toEqual({
      status: 'refused',
      at: 'date',
      text: 'Please select date',
    })
  })

  it('refuses the same stay again, even on another day or with its id as text', () => {
    const again = { status: 'refused', at: 'form', text: 'This stay is already added.' }
    expect(join(ONE, WOODS, '2026-01-06', known('available'))).toEqual(again)
    expect(join(ONE, { ...WOODS, stayId: '201' }, DAY, known('available'))).toEqual(again)
  })

  it('keeps the order of choice, and does not change the given list', () => {
    const verdict = join(ONE, ROOM, '2026-01-06', known('fast'))
    expect(verdict).toEqual({ status: 'joined', selection: [...ONE, { ...ROOM, day: '2026-01-06' }] })
    expect(ONE).toHaveLength(1)
  })
})

it('removes one stay and leaves the others', () => {
  expect(without([...ONE, { ...ROOM, day: DAY }], 201)).toEqual([{ ...ROOM, day: DAY }])
})

it('sends each stay as type 2 with its date', () => {
  expect(additionsOf([...ONE, { ...ROOM, day: '2026-09-30' }])).toEqual([
    { type: 'stay', productId: 201, date: '05 Jan 2026' },
    { type: 'stay', productId: 'r-202', date: '30 Sep 2026' },
  ])
})
