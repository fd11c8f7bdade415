import { describe, expect, it } from 'vitest'
import { addDays, dMy, today } from '../../storefront/text/dates.ts'
import { NOW, outcome, startProvider } from '../testing/provider.ts'

describe('availability', () => {
  it('has each of the three states within any seven days', async () => {
    const test = startProvider()
    for (const start of [0, 3, 10]) {
      const found = new Set<unknown>()
      for (let ahead = start; ahead < start + 7; ahead += 1) {
        const PackageDate = dMy(addDays(today(NOW), ahead))
        found.add((await test.ask('GetAvailabilityForPackage', { PackageDate, PackageId: '8' }))['n'])
      }
      expect(found).toEqual(new Set([1, 2, 3]))
    }
  })

  it('is known from today to two years ahead, and not beyond', async () => {
    const test = startProvider()
    const on = async (ahead: number) => {
      const PackageDate = dMy(addDays(today(NOW), ahead))
      return outcome(await test.ask('GetAvailabilityForPackage', { PackageDate, PackageId: 7 }))
    }
    for (const ahead of [0, 730]) expect([1, 2, 3]).toContain((await on(ahead)).n)
    expect(await on(-1)).toEqual({ n: 0, Msg: 'This date has passed. Please select today or a later date.' })
    expect(await on(731)).toEqual({ n: 0, Msg: expect.stringContaining('Bookings are open until') })
  })
})
