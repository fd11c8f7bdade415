import { describe, expect, it } from 'vitest'
import { codeIn, outcome, startProvider } from '../testing/provider.ts'

describe('a one-time code', () => {
  const MobileNo = '9000000001'

  async function withCode() {
    const test = startProvider()
    await test.register(MobileNo)
    const code = codeIn(outcome(await test.ask('CheckMobileAndGenrateOtp', { MobileNo })).Msg)
    const wrong = code === '00000' ? '11111' : '00000'
    return { ...test, code, wrong, login: (otp: string) => test.ask('VerifyOptAndLogin', { MobileNo, otp }) }
  }

  it('logs in once', async () => {
    const { login, code } = await withCode()
    expect(await login(code)).toMatchObject({ response: { n: 1 }, UserDetails: { Mobile: MobileNo, Name: 'Asha Rao' } })
    expect(outcome(await login(code))).toEqual({ n: 0, Msg: 'Please request an OTP first.' })
  })

  it('is sent with the number masked', async () => {
    const { ask } = await withCode()
    const { Msg } = outcome(await ask('CheckMobileAndGenrateOtp', { MobileNo }))
    expect(Msg).toMatch(/^OTP sent to 90•••••001\. Sandbox code: \d{5}$/)
  })

  it('expires after five minutes', async () => {
    const { login, code, later } = await withCode()
    later(5 * 60_000)
    expect(outcome(await login(code))).toEqual({ n: 0, Msg: 'This OTP has expired. Please request a new one.' })
  })

  it('is valid for its own purpose only', async () => {
    const { ask, register } = startProvider()
    const { UserId, as } = await register(MobileNo)
    const code = codeIn(outcome(await ask('CheckMobileAndGenrateOtp', { MobileNo })).Msg)
    const change = { UserId, NewMobileNumber: '9000000009', Otp: code }
    expect(await ask('ChangeMobileNumber', change, as)).toEqual({ n: 0, Msg: 'Please request an OTP first.' })
  })

  it('is void after a logout', async () => {
    const { ask, reply, register } = startProvider()
    const { UserId, as } = await register(MobileNo)
    expect(outcome(await ask('Logout', { UserId }, as)).n).toBe(1)
    const response = { n: 0, Msg: 'Session expired..! Please login again' }
    expect(await reply('GetMyBookings', { UserId }, as)).toEqual({ status: 401, body: { response } })
    expect(outcome(await ask('GetMyBookings', { UserId }))).toEqual({ n: 0, Msg: 'Please login to continue.' })
  })
})
