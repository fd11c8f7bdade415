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

  it('is valid for its own purpose only', async () => {
    const { ask, register } = startProvider()
    const { UserId, as } = await register(MobileNo)
    const code = codeIn(outcome(await ask('CheckMobileAndGenrateOtp', { MobileNo })).Msg)
    const change = { UserId, NewMobileNumber: '9000000009', Otp: code }
    expect(await ask('ChangeMobileNumber', change, as)).toEqual({ n: 0, Msg: 'Please request an OTP first.' })
  })
})
