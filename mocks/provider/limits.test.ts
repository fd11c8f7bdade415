/** How long guessing a code would take, and what strangers can do to a number that is not theirs. */
import { describe, expect, it } from 'vitest'
import { OTP_LENGTH } from '../../storefront/text/rules.ts'
import { ADDRESS_HEADER, networkOf } from './caller.ts'
import { codeIn, outcome, startProvider, type Body, type TestProvider } from '../testing/provider.ts'
import { LIMITS } from './limits.ts'

const MobileNo = '9000000001'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const NOT_CORRECT = 'This OTP is not correct. Please check it and try again.'
const FIRST = 'Please request an OTP first.'

/** A new browser, by default at an address of its own. */
function browser(number: number, address = `203.0.113.${number}`): Record<string, string> {
  return { cookie: `SessionId=browser${String(number).padStart(8, '0')}`, [ADDRESS_HEADER]: address }
}

const OWNER = browser(1)
const STRANGER = browser(2)

interface Told {
  n: unknown
  Msg: unknown
  RetryAfter: unknown
}

const told = (body: Body): Told => ({ ...outcome(body), RetryAfter: body['RetryAfter'] })

function calls(test: TestProvider) {
  const send = async (from: Record<string, string>, mobile = MobileNo) =>
    told(await test.ask('CheckMobileAndGenrateOtp', { MobileNo: mobile }, '', from))
  const guess = async (from: Record<string, string>, otp: string) =>
    told(await test.ask('VerifyOptAndLogin', { MobileNo, otp }, '', from))
  /** Five guesses by somebody who has asked for a code. */
  const guessFive = async (from: Record<string, string>): Promise<Told> => {
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
  // The code for registering was sent to that number, too.
  test.later(LIMITS.receiver.within)
  return calls(test)
}

describe('a code belongs to the browser that asked for it', () => {
  it('is not replaced by a stranger’s request for the same number', async () => {
    const { send, guess } = await withOwner()
    const mine = codeIn((await send(OWNER)).Msg)
    const theirs = codeIn((await send(STRANGER)).Msg)
    expect(theirs).not.toBe(mine)
    expect((await guess(OWNER, mine)).n).toBe(1)
  })

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

describe('wrong codes are counted by number', () => {
  it('over all codes: five in a quarter of an hour, with the time of the next try', async () => {
    const { send, guess, guessFive, later } = await withOwner()
    expect(await guessFive(STRANGER)).toEqual({
      n: 0,
      Msg: 'This OTP is not correct. Too many wrong codes were entered. Please try again after 10:30 am IST.',
      RetryAfter: 900,
    })
    const refused = { n: 0, Msg: 'Too many wrong codes were entered. Please try again after 10:30 am IST.' }
    // No code is sent that could not be entered.
    expect(await send(STRANGER)).toEqual({ ...refused, RetryAfter: 900 })
    expect(await send(browser(3))).toEqual({ ...refused, RetryAfter: 900 })
    later(15 * MINUTE - 1)
    expect(await send(OWNER)).toEqual({ ...refused, RetryAfter: 1 })
    later(1)
    const code = codeIn((await send(OWNER)).Msg)
    expect((await guess(OWNER, code)).n).toBe(1)
  })

  it('over many browsers at many addresses', async () => {
    const { send, guess } = await withOwner()
    const wrong: string[] = []
    for (const at of [2, 3, 4, 5, 6]) wrong.push(other(codeIn((await send(browser(at))).Msg)))
    for (const [at, code] of wrong.entries()) expect((await guess(browser(at + 2), code)).Msg).toContain('not correct')
    for (const [at, code] of wrong.entries())
      expect((await guess(browser(at + 2), code)).Msg).toContain('Too many wrong codes')
  })

  it('also eight at once: five are checked', async () => {
    const { send, guess } = await withOwner()
    const wrong = other(codeIn((await send(STRANGER)).Msg))
    const answers = await Promise.all(Array.from({ length: 8 }, () => guess(STRANGER, wrong)))
    expect(answers.filter(({ Msg }) => String(Msg).startsWith('This OTP is not correct.'))).toHaveLength(5)
    expect(answers.filter(({ Msg }) => String(Msg).startsWith('Too many'))).toHaveLength(3)
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

describe('codes that are sent are counted', () => {
  it('by number: five in a quarter of an hour, and the last one still logs in', async () => {
    const { send, guess } = await withOwner()
    for (const at of [2, 3, 4, 5]) await send(browser(at))
    const code = codeIn((await send(OWNER)).Msg)
    expect(await send(OWNER)).toEqual({
      n: 0,
      Msg: 'Too many codes were asked for. Please try again after 10:30 am IST.',
      RetryAfter: 900,
    })
    expect((await guess(OWNER, code)).n).toBe(1)
  })

  it('by address: thirty in an hour, to any number', async () => {
    const test = startProvider()
    const send = async (at: number) =>
      told(
        await test.ask(
          'SendOtpForNonRegisterUserWeb',
          { MobileNo: String(9_100_000_000 + at) },
          '',
          browser(at, '203.0.113.7'),
        ),
      )
    for (let at = 0; at < 30; at += 1) expect((await send(at)).n).toBe(1)
    expect(await send(30)).toEqual({
      n: 0,
      Msg: 'Too many codes were asked for. Please try again after 11:00 am IST.',
      RetryAfter: 3600,
    })
    const elsewhere = await test.ask(
      'SendOtpForNonRegisterUserWeb',
      { MobileNo: '9100000030' },
      '',
      browser(30, '203.0.113.8'),
    )
    expect(outcome(elsewhere).n).toBe(1)
  })

  it('to e-mail addresses as well, in any case', async () => {
    const { ask } = startProvider()
    const send = async (EmailId: string) =>
      told(await ask('SendOtpToEmailIdForNonRegisterUserWeb', { EmailId }, '', OWNER))
    for (const EmailId of ['a@example.com', 'A@example.com', 'a@Example.com', 'a@example.com', 'A@EXAMPLE.COM'])
      expect((await send(EmailId)).n).toBe(1)
    expect(await send('a@example.com')).toMatchObject({ n: 0, RetryAfter: 900 })
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

describe('strangers at a number', () => {
  /** Over a day, whenever guesses are free again. */
  async function guessedAllDay() {
    const test = await withOwner()
    for (let round = 0; round < 4; round += 1) {
      await test.guessFive(browser(10 + round))
      test.later(LIMITS.receiver.within)
    }
    return test
  }

  it('keep its owner waiting for a quarter of an hour at most', async () => {
    const { send, guess } = await guessedAllDay()
    const code = codeIn((await send(OWNER)).Msg)
    expect((await guess(OWNER, code)).n).toBe(1)
  })

  it('keep the owner waiting no longer where the browser has a new id since the login, and since the logout', async () => {
    const test = await withOwner()
    const { UserId, as } = await test.logIn(MobileNo, OWNER['cookie'])
    const [then, later] = [browser(3), browser(4)]
    await test.ask('GetUserCart', { UserId }, as, then)
    await test.ask('Logout', { UserId }, as, later)
    test.later(LIMITS.receiver.within)
    for (const [round, stranger] of [OWNER, then, browser(12), browser(13)].entries()) {
      expect((await test.guessFive(stranger)).n, `round ${round}`).toBe(0)
      test.later(LIMITS.receiver.within)
    }
    // An id that the browser had before, which somebody else may know, is a stranger's.
    expect((await test.send(OWNER)).Msg).toContain('Too many wrong codes')
    expect((await test.send(later)).n).toBe(1)
  })

  it('have twenty guesses a day together, and are told how long to wait', async () => {
    const { send, later } = await guessedAllDay()
    const refused = await send(browser(20))
    expect(refused.Msg).toBe('Too many wrong codes were entered. Please try again after 06 Jan 2026, 10:15 am IST.')
    later(DAY)
    expect((await send(browser(20))).n).toBe(1)
  })

  const guessesOfADay = Math.min(
    LIMITS.day.most * (DAY / LIMITS.day.within),
    LIMITS.receiver.most * (DAY / LIMITS.receiver.within),
  )
  const years = 10 ** OTP_LENGTH / guessesOfADay / 365
  it(`need ${years.toFixed(1)} years of guessing day and night, on average`, () => {
    expect(guessesOfADay).toBe(20)
    expect(years).toBeGreaterThan(10)
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
