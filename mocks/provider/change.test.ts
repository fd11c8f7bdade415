import { beforeEach, describe, expect, it } from 'vitest'
import { codeIn, outcome, startProvider, type Body, type LoggedIn, type TestProvider } from '../testing/provider.ts'

const OLD = '9000000001'
const NEW = '9000000009'
const COOKIE = 'SessionId=abcdefghijklmno'

let test: TestProvider
let user: LoggedIn

beforeEach(async () => {
  test = startProvider()
  user = await test.register(OLD, COOKIE)
})

const send = async (
  call: 'SendOtpForNonRegisterUserWeb' | 'CheckMobileAndGenrateOtp',
  MobileNo: string,
  cookie = COOKIE,
) => codeIn(outcome(await test.ask(call, { MobileNo }, user.as, { cookie })).Msg)
const change = (request: Body) =>
  test.ask('ChangeMobileNumber', { UserId: user.UserId, NewMobileNumber: NEW, ...request }, user.as, { cookie: COOKIE })
const other = (code: string) => (code === '00000' ? '11111' : '00000')
const isRegistered = async (MobileNo: string) =>
  outcome(await test.ask('CheckMobileAndGenrateOtp', { MobileNo }, '', { cookie: COOKIE })).n === 1

describe('a change of mobile number', () => {
  it('needs codes from the present number and from the new one', async () => {
    const Otp = await send('SendOtpForNonRegisterUserWeb', NEW)
    const wanted = { n: 0, Msg: 'Please enter the OTP sent to your present number as well.', Needs: 'OldOtp' }
    expect(await change({ Otp })).toEqual(wanted)
    expect(await isRegistered(NEW)).toBe(false)
    const OldOtp = await send('CheckMobileAndGenrateOtp', OLD)
    expect((await change({ Otp, OldOtp }))['n']).toBe(1)
    expect(await isRegistered(OLD)).toBe(false)
    expect(await isRegistered(NEW)).toBe(true)
  })

  it('is refused with either code wrong, and says which', async () => {
    const Otp = await send('SendOtpForNonRegisterUserWeb', NEW)
    const OldOtp = await send('CheckMobileAndGenrateOtp', OLD)
    const no = 'This OTP is not correct. Please check it and try again.'
    expect(await change({ Otp: other(Otp) })).toEqual({ n: 0, Msg: no })
    expect(await change({ Otp: other(Otp), OldOtp })).toEqual({ n: 0, Msg: `New number: ${no}`, Needs: 'Otp' })
    expect(await change({ Otp, OldOtp: other(OldOtp) })).toEqual({ n: 0, Msg: `Present number: ${no}` })
    expect((await change({ Otp, OldOtp }))['n']).toBe(1)
  })

  it('does not allow guessing the present number’s code', async () => {
    const Otp = await send('SendOtpForNonRegisterUserWeb', NEW)
    const OldOtp = await send('CheckMobileAndGenrateOtp', OLD)
    for (let guesses = 0; guesses < 4; guesses += 1) await change({ Otp, OldOtp: other(OldOtp) })
    expect(await change({ Otp, OldOtp: other(OldOtp) })).toMatchObject({ n: 0, RetryAfter: 900 })
    expect(await change({ Otp, OldOtp })).toMatchObject({
      n: 0,
      Msg: expect.stringContaining('Too many wrong codes were entered.'),
    })
  })

  it('accepts no code that somebody else asked for', async () => {
    const Otp = await send('SendOtpForNonRegisterUserWeb', NEW)
    const OldOtp = await send('CheckMobileAndGenrateOtp', OLD, 'SessionId=somebodyelse000')
    expect((await change({ Otp, OldOtp }))['Msg']).toBe('Present number: Please request an OTP first.')
  })

  it('uses up neither code when the number was registered meanwhile', async () => {
    const Otp = await send('SendOtpForNonRegisterUserWeb', NEW)
    const OldOtp = await send('CheckMobileAndGenrateOtp', OLD)
    await test.register(NEW)
    expect((await change({ Otp, OldOtp }))['Msg']).toBe('This mobile number is already registered.')
    expect(outcome(await test.ask('VerifyOptAndLogin', { MobileNo: OLD, otp: OldOtp }, '', { cookie: COOKIE })).n).toBe(
      1,
    )
  })

  it('ends the user’s other sessions', async () => {
    const elsewhere = await test.logIn(OLD, 'SessionId=otherdevice0000')
    const somebody = await test.register('9000000002')
    const request = {
      Otp: await send('SendOtpForNonRegisterUserWeb', NEW),
      OldOtp: await send('CheckMobileAndGenrateOtp', OLD),
    }
    expect((await change(request))['Msg']).toBe(
      'Your mobile number has been changed. You are logged out everywhere else.',
    )
    const status = async ({ UserId, as }: LoggedIn) => (await test.reply('GetMyBookings', { UserId }, as)).status
    expect(await Promise.all([user, elsewhere, somebody].map(status))).toEqual([200, 401, 200])
  })
})
