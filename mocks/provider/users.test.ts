import { expect, it } from 'vitest'
import { outcome, startProvider } from './fixture.ts'

const DAY = 86_400_000

it('keeps a login for thirty days', async () => {
  const test = startProvider()
  const { UserId, as } = await test.register('9000000001')
  test.later(30 * DAY - 1)
  expect(await test.ask('GetMyBookings', { UserId }, as)).toEqual({ bookingmodellist: [] })
  test.later(1)
  expect(outcome(await test.ask('GetMyBookings', { UserId }, as))).toEqual({ n: 0, Msg: 'Please login to continue.' })
})

it('ends the login that logs out, and no other of the same user', async () => {
  const test = startProvider()
  const { UserId, as } = await test.register('9000000001')
  const { Msg } = outcome(await test.ask('CheckMobileAndGenrateOtp', { MobileNo: '9000000001' }))
  const otp = String(Msg).slice(-5)
  const second = await test.ask('VerifyOptAndLogin', { MobileNo: '9000000001', otp })
  expect(outcome(await test.ask('Logout', { UserId }, as)).n).toBe(1)
  expect(outcome(await test.ask('GetMyBookings', { UserId }, as)).n).toBe(0)
  const other = `${String(second['Token'])}-${UserId}`
  expect(await test.ask('GetMyBookings', { UserId }, other)).toEqual({ bookingmodellist: [] })
})
