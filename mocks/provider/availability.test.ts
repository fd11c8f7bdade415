import { describe, expect, it } from 'vitest'
import { dMy } from '../../storefront/text/dates.ts'
import { dayWith, item, NOW, outcome, startProvider } from '../testing/provider.ts'
import { FREE } from '../testing/shopper.ts'

it('a package is over for today from the minute in which it begins: not free, and not added', async () => {
  const test = startProvider()
  const day = dMy(FREE)
  const answers = async () => [
    outcome(await test.ask('GetAvailabilityForPackage', { PackageDate: day, PackageId: 7 })),
    outcome(await test.ask('AddToUserCart', item('package', 7, { BookingDate: day }))),
  ]
  test.later(Date.parse(`${FREE}T06:59:59.999+05:30`) - NOW)
  expect(await answers()).toMatchObject([{ n: 1 }, { n: 1 }])
  test.later(1)
  const over = { n: 0, Msg: 'Over for today: Sunrise begins at 7:00 am. Please select another date.' }
  expect(await answers()).toEqual([over, over])
})

describe('a question about', () => {
  const DAY = dMy(dayWith(2, 202, 'stay'))
  const SOLD = dMy(dayWith(0, 202, 'stay'))
  const stay = { CottageDate: DAY, NoOfCottage: 1, StayId: 202, ActionBy: '', sessionId: '' }

  it('a stay is answered by its places, in words where none is left', async () => {
    const { ask } = startProvider()
    const free = { n: 1, Status: 'Available', Msg: 'Available' }
    expect(await ask('GetAvailabilityForCottage', stay)).toMatchObject(free)
    expect(await ask('GetAvailabilityForCottage', { ...stay, CottageDate: SOLD })).toMatchObject({
      n: 3,
      Status: 'Sold out',
      Msg: `Luxury Room is sold out on ${SOLD}.`,
    })
  })

  it.each([
    ['GetAvailabilityForPackage', { PackageId: 99, PackageDate: DAY }, 'This package does not exist.'],
    ['GetAvailabilityForPackage', { PackageId: 202, PackageDate: DAY }, 'This package does not exist.'],
    ['GetAvailabilityForCottage', { ...stay, StayId: 7 }, 'This stay does not exist.'],
    ['GetAvailabilityForCottage', { ...stay, NoOfCottage: 2 }, 'One cottage can be booked at a time.'],
    ['GetAvailabilityForCottage', { ...stay, CottageDate: '' }, 'Please select date'],
    [
      'GetAvailabilityForProfessional',
      { UserId: '', sessionId: 'abcdefghijklmno', ProfessionalId: 7 },
      'This professional does not exist.',
    ],
  ] as const)('what cannot be is refused: %s %j', async (call, request, Msg) => {
    expect(outcome(await startProvider().ask(call, request))).toEqual({ n: 0, Msg })
  })

  it('a professional is answered for the day of the package in the cart, else for no day', async () => {
    const test = startProvider()
    const day = dayWith(6, 7)
    const request = { UserId: '', sessionId: 'abcdefghijklmno', ProfessionalId: 31 }
    const free = { n: 1, Msg: 'Asha is available.' }
    expect(outcome(await test.ask('GetAvailabilityForProfessional', request))).toEqual(free)
    await test.ask('AddToUserCart', item('package', 7, { BookingDate: dMy(day) }))
    expect(outcome(await test.ask('GetAvailabilityForProfessional', request))).toEqual(free)
  })
})
