/** How long guessing a code takes, and how strangers can affect somebody else's number. */
import { describe, expect, it } from 'vitest'
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { CALL_MEANINGS } from '../../storefront/api/contract/meanings.ts'
import { ADDRESS_HEADER, networkOf } from './caller.ts'
import { OTP_LENGTH } from './otp.ts'
import { codeIn, outcome, startProvider, type Body, type TestProvider } from '../testing/provider.ts'
import { GUESSES_A_DAY, LIMITS } from './limits.ts'

const MobileNo = '9000000001'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOT_CORRECT = 'This OTP is not correct. Please check it and try again.'
const FIRST = 'Please request an OTP first.'

function browser(number: number, address = `203.0.113.${number}`): Record<string, string> {
  return { cookie: `SessionId=browser${String(number).padStart(8, '0')}`, [ADDRESS_HEADER]: address }
}

const OWNER = browser(1)
const STRANGER = browser(2)

interface CallResult {
  n: unknown
  Msg: unknown
  RetryAfter: unknown
}

const resultOf = (body: Body): CallResult => ({ ...outcome(body), RetryAfter: body['RetryAfter'] })

function calls(test: TestProvider) {
  const send = async (from: Record<string, string>, mobile = MobileNo) =>
    resultOf(await test.ask('CheckMobileAndGenrateOtp', { MobileNo: mobile }, '', from))
  const guess = async (from: Record<string, string>, otp: string) =>
    resultOf(await test.ask('VerifyOptAndLogin', { MobileNo, otp }, '', from))
  const guessFive = async (from: Record<string, string>): Promise<CallResult> => {
    const wrong = other(codeIn((await send(from)).Msg))
    for (let guesses = 0; guesses < 4; guesses += 1) await guess(from, wrong)
    return guess(from, wrong)
  }
  return { ...test, send, guess, guessFive }
}

const other = (code: string): string => (code === '00000' ? '11111' : '00000')

async function withOwner() {
  const test = startProvider()
  await test.register(MobileNo, OWNER['cookie'])
  // The code for registering went to that number, too.
  test.later(LIMITS.receiver.within)
  return calls(test)
}

describe('a code belongs to the browser that asked for it', () => {
  it('is invalid in another browser', async () => {
    const { send, guess } = await withOwner()
    const mine = codeIn((await send(OWNER)).Msg)
    expect(await guess(STRANGER, mine)).toMatchObject({ n: 0, Msg: FIRST })
    await send(STRANGER)
    expect(await guess(STRANGER, mine)).toMatchObject({ n: 0, Msg: NOT_CORRECT })
  })

  it('cannot be guessed by somebody who asked for none, and such guesses do not count', async () => {
    const { send, guess } = await withOwner()
    const mine = codeIn((await send(OWNER)).Msg)
    for (let guesses = 0; guesses < 50; guesses += 1) expect((await guess(STRANGER, other(mine))).Msg).toBe(FIRST)
    expect((await guess(OWNER, mine)).n).toBe(1)
  })

  it('is bound to the network where a browser has no cookies', async () => {
    const { send, guess } = await withOwner()
    const here = { [ADDRESS_HEADER]: '203.0.113.9' }
    const code = codeIn((await send(here)).Msg)
    expect((await guess({ [ADDRESS_HEADER]: '203.0.113.10' }, code)).Msg).toBe(FIRST)
    expect((await guess(here, code)).n).toBe(1)
  })
})

describe('wrong codes are counted by guesser', () => {
  it('over all codes: five in a quarter of an hour, with the time of the next try', async () => {
    const { send, guess, guessFive, later } = await withOwner()
    expect(await guessFive(STRANGER)).toEqual({
      n: 0,
      Msg: 'This OTP is not correct. Too many wrong codes were entered. Please try again after 10:30 am IST.',
      RetryAfter: 900,
    })
    const refused = { n: 0, Msg: 'Too many wrong codes were entered. Please try again after 10:30 am IST.' }
    // No code is sent if it could not be entered, even from another browser in that network.
    expect(await send(STRANGER)).toEqual({ ...refused, RetryAfter: 900 })
    expect(await send(browser(3, STRANGER[ADDRESS_HEADER]))).toEqual({ ...refused, RetryAfter: 900 })
    later(15 * MINUTE - 1)
    expect(await send(STRANGER)).toEqual({ ...refused, RetryAfter: 1 })
    later(1)
    const code = codeIn((await send(STRANGER)).Msg)
    expect((await guess(STRANGER, code)).n).toBe(1)
  })

  it('unless malformed or for an expired code', async () => {
    const { send, guess, later } = await withOwner()
    const code = codeIn((await send(OWNER)).Msg)
    for (let guesses = 0; guesses < 9; guesses += 1) await guess(OWNER, '1234')
    expect((await guess(OWNER, other(code))).Msg).toBe(NOT_CORRECT)
    later(5 * MINUTE)
    for (let guesses = 0; guesses < 9; guesses += 1) expect((await guess(OWNER, other(code))).Msg).toContain('expired')
    expect((await guess(OWNER, codeIn((await send(OWNER)).Msg))).n).toBe(1)
  })
})

describe('every call that takes a code counts wrong ones', () => {
  const NEW = '9000000009'
  const EmailId = 'new@example.com'
  const ATTEMPTS: Partial<Record<CallName, readonly [CallName, Body, Body, field?: string]>> = {
    VerifyOptAndLogin: ['CheckMobileAndGenrateOtp', { MobileNo }, { MobileNo }, 'otp'],
    VerifyOtpAndRegister: [
      'SendOtpForNonRegisterUserWeb',
      { MobileNo: NEW },
      { Name: 'Asha Rao', Mobile: NEW, EmailId },
    ],
    ChangeEmailId: ['SendOtpToEmailIdForNonRegisterUserWeb', { EmailId }, { NewEmailId: EmailId }],
    ChangeMobileNumber: ['SendOtpForNonRegisterUserWeb', { MobileNo: NEW }, { NewMobileNumber: NEW }],
  }

  it.each(
    (Object.keys(CALL_MEANINGS) as CallName[]).filter(
      (name) => 'Otp' in CALL_MEANINGS[name].sends.entries || 'otp' in CALL_MEANINGS[name].sends.entries,
    ),
  )('%s', async (name) => {
    const test = startProvider()
    const { UserId, as } = await test.register(MobileNo, OWNER['cookie'])
    const [send, request, fields, field = 'Otp'] = ATTEMPTS[name]!
    const code = codeIn(outcome(await test.ask(send, request, '', OWNER)).Msg)
    const attempt = (otp: string) => test.ask(name, { UserId, ...fields, [field]: otp }, as, OWNER)
    for (let tries = 1; tries < LIMITS.receiver.most; tries += 1)
      expect(resultOf(await attempt(other(code)))).toMatchObject({ n: 0, Msg: NOT_CORRECT })
    expect(resultOf(await attempt(other(code)))).toMatchObject({ n: 0, RetryAfter: 900 })
    expect(resultOf(await attempt(code))).toMatchObject({ n: 0, RetryAfter: 900 })
  })
})

describe('codes that are sent are counted', () => {
  it('by number and network: five in a quarter of an hour, and the last one still logs in', async () => {
    const { send, guess } = await withOwner()
    const here = (at: number) => browser(at, '203.0.113.2')
    for (const at of [2, 3, 4, 5]) await send(here(at))
    const code = codeIn((await send(here(6))).Msg)
    expect(await send(here(6))).toEqual({
      n: 0,
      Msg: 'Too many codes were asked for. Please try again after 10:30 am IST.',
      RetryAfter: 900,
    })
    expect((await guess(here(6), code)).n).toBe(1)
  })
})

describe('registered numbers', () => {
  it.each(['CheckMobileAndGenrateOtp', 'SendOtpForNonRegisterUserWeb'] as const)(
    'are revealed thirty times an hour to one address (%s)',
    async (call) => {
      const test = startProvider()
      const registered = call === 'SendOtpForNonRegisterUserWeb'
      if (registered) await test.register(MobileNo)
      const question = async (at: number) =>
        outcome(
          await test.ask(
            call,
            { MobileNo: registered ? MobileNo : String(9_200_000_000 + at) },
            '',
            browser(at, '203.0.113.7'),
          ),
        ).Msg
      for (let at = 0; at < 30; at += 1) expect(await question(at)).toContain('registered')
      expect(await question(30)).toContain('Too many codes were asked for.')
    },
  )

  it('are not revealed by registering without a code', async () => {
    const { ask } = await withOwner()
    const form = { Name: 'Asha Rao', Mobile: MobileNo, EmailId: 'asha@example.com', Otp: '12345' }
    expect(outcome(await ask('VerifyOtpAndRegister', form, '', STRANGER)).Msg).toBe(FIRST)
    expect(outcome(await ask('VerifyOtpAndRegister', { ...form, Mobile: '9000000009' }, '', STRANGER)).Msg).toBe(FIRST)
  })
})

const nomad = (number: number) => browser(number, `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}`)

describe('strangers at a number', () => {
  async function attack({ send, guess }: Awaited<ReturnType<typeof withOwner>>, first: number): Promise<number> {
    let checked = 0
    for (let at = first; ; at += 1) {
      const sent = await send(nomad(at))
      if (sent.n !== 1) return checked
      const wrong = other(codeIn(sent.Msg))
      while ((await guess(nomad(at), wrong)).Msg?.toString().startsWith('This OTP is not correct.')) checked += 1
    }
  }

  it('keep nobody waiting in a browser that has logged in before', async () => {
    const test = await withOwner()
    for (let hour = 0; hour < 24; hour += 2) {
      await attack(test, 1000 * (hour + 1))
      const code = codeIn((await test.send(OWNER)).Msg)
      expect((await test.guess(OWNER, code)).n, `hour ${hour}`).toBe(1)
      test.later(120 * MINUTE)
    }
  })

  it('keep nobody waiting with all that one network can do', async () => {
    const { send, guess, later } = await withOwner()
    for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
      for (let at = 0; at < 6; at += 1) {
        const code = codeIn((await send(browser(10 + at, STRANGER[ADDRESS_HEADER]))).Msg)
        if (code !== '') await guess(browser(10 + at, STRANGER[ADDRESS_HEADER]), other(code))
      }
      later(15 * MINUTE)
    }
    const elsewhere = nomad(7)
    expect((await guess(elsewhere, codeIn((await send(elsewhere)).Msg))).n).toBe(1)
  })

  it('with many networks keep new browsers out for as long as they go on, and for a day at most after that', async () => {
    const test = await withOwner()
    await attack(test, 1000)
    const refused = await test.send(nomad(7))
    expect(refused).toEqual({
      n: 0,
      // The limit's day began when the owner registered, fifteen minutes ago.
      Msg: 'Too many codes were asked for. Please try again after 06 Jan 2026, 10:00 am IST.',
      RetryAfter: (DAY - LIMITS.receiver.within) / 1000,
    })
    test.later(DAY)
    expect((await test.guess(nomad(7), codeIn((await test.send(nomad(7))).Msg))).n).toBe(1)
  })

  it('do not spoil a code that somebody has in hand', async () => {
    const test = await withOwner()
    const code = codeIn((await test.send(nomad(7))).Msg)
    await attack(test, 1000)
    expect((await test.guess(nomad(7), code)).n).toBe(1)
  })

  it('know no browser by an id that it had before its login or logout', async () => {
    const test = await withOwner()
    const { UserId, as } = await test.logIn(MobileNo, OWNER['cookie'])
    const [then, later] = [browser(3), browser(4)]
    await test.ask('GetUserCart', { UserId }, as, then)
    await test.ask('Logout', { UserId }, as, later)
    test.later(LIMITS.receiver.within)
    await attack(test, 1000)
    for (const stranger of [OWNER, then]) expect((await test.send(stranger)).n).toBe(0)
    expect((await test.send(later)).n).toBe(1)
  })

  it('need more than five years of guessing day and night, on average', async () => {
    const test = await withOwner()
    const days = 3
    let checked = 0
    for (let hour = 0; hour < days * 24; hour += 1) {
      checked += await attack(test, 1000 * (hour + 1))
      test.later(60 * MINUTE)
    }
    const years = 10 ** OTP_LENGTH / (checked / days) / 365
    expect(Math.ceil(checked / days)).toBe(GUESSES_A_DAY)
    expect(years).toBeGreaterThan(5)
  })
})

describe('strangers at many numbers', () => {
  it('have 120 wrong codes an hour in the whole shop, and whoever runs it hears of them', async () => {
    const test = calls(startProvider())
    const [most, numbers] = [LIMITS.shop.most, LIMITS.shop.most + 1]
    const mobileOf = (at: number) => String(9_300_000_000 + at)
    const cookieOf = (at: number) => `SessionId=owner${String(at).padStart(10, '0')}`
    for (let at = 0; at < numbers; at += 1) {
      await test.register(mobileOf(at), cookieOf(at))
      test.later(LIMITS.address.within)
    }
    const guessAt = async (at: number) => {
      const sent = await test.send(nomad(5000 + at), mobileOf(at))
      if (sent.n !== 1) return sent
      const otp = other(codeIn(sent.Msg))
      return resultOf(await test.ask('VerifyOptAndLogin', { MobileNo: mobileOf(at), otp }, '', nomad(5000 + at)))
    }
    for (let at = 0; at < most; at += 1) expect((await guessAt(at)).Msg, String(at)).toContain('not correct')
    expect(await guessAt(most)).toMatchObject({ n: 0, Msg: expect.stringMatching(/^Too many wrong codes/) })
    expect(test.alarms).toEqual([expect.stringContaining('new browsers cannot log in')])
    // Browsers that have logged in before are not affected, and registration still works.
    expect((await test.send({ cookie: cookieOf(1) }, mobileOf(1))).n).toBe(1)
    await test.register('9400000000')
    test.later(LIMITS.shop.within)
    expect((await guessAt(most)).Msg).toContain('not correct')
  })
})

describe('a mailbox', () => {
  it('is counted as one, however it is spelt', async () => {
    const { ask } = startProvider()
    const send = async (EmailId: string) =>
      resultOf(await ask('SendOtpToEmailIdForNonRegisterUserWeb', { EmailId }, '', OWNER))
    for (const EmailId of [
      'm.e@example.com',
      'me+1@example.com',
      'me+2@example.com',
      'm.e+3@example.com',
      'ME@Example.COM',
    ])
      expect((await send(EmailId)).n).toBe(1)
    expect(await send('m.e.+4@example.com')).toMatchObject({ n: 0, RetryAfter: 900 })
    expect((await send('me@example.org')).n).toBe(1)
  })
})

describe('an IPv6 site of 65,536 networks', () => {
  it(`asks for ${LIMITS.site.most} codes an hour`, async () => {
    const { ask } = startProvider()
    const send = async (at: number, site = '2001:db8:1') =>
      resultOf(
        await ask(
          'SendOtpForNonRegisterUserWeb',
          { MobileNo: String(9_100_000_000 + at) },
          '',
          browser(at, `${site}:${at.toString(16)}::1`),
        ),
      )
    for (let at = 0; at < LIMITS.site.most; at += 1) expect((await send(at)).n).toBe(1)
    expect(await send(200)).toMatchObject({ n: 0, RetryAfter: 3600 })
    expect((await send(200, '2001:db8:2')).n).toBe(1)
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
