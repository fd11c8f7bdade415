import { describe, expect, it } from 'vitest'
import { addDays, dMy, today } from '../../storefront/text/dates.ts'
import { NOW, startProvider } from './fixture.ts'

describe('availability', () => {
  it('has each of the three within any seven days', async () => {
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
})
