/**
 * One-time codes: five digits, good for five minutes and five tries, one code per purpose and receiver
 * (asking again replaces it). The sandbox tells the code in its message; a real provider sends it.
 */
import { MESSAGES } from '../../storefront/text/messages.ts'
import { OTP_LENGTH } from '../../storefront/text/rules.ts'
import { randomDigits, type World } from './world.ts'

/** `login` for a registered number, `claim` for a number or e-mail address somebody wants to call theirs. */
export type Purpose = 'login' | 'claim'

export const OTP_LIFE = 5 * 60_000
export const OTP_TRIES = 5

interface Code {
  readonly code: string
  readonly until: number
  readonly wrong: number
}

/** `9876543210` → `98•••••210`, `meera@example.com` → `m••••@example.com`. */
export function masked(receiver: string): string {
  const [name = '', domain] = receiver.split('@')
  if (domain !== undefined) return `${name.slice(0, 1)}${'•'.repeat(Math.max(name.length - 1, 1))}@${domain}`
  return `${name.slice(0, 2)}${'•'.repeat(Math.max(name.length - 5, 1))}${name.slice(-3)}`
}

/** Makes a code and answers with the sentence that tells it. */
export function sendCode(purpose: Purpose, receiver: string, { tables, random, now }: World): string {
  const code = randomDigits(random, OTP_LENGTH)
  tables.set('codes', `${purpose}/${receiver}`, { code, until: now + OTP_LIFE, wrong: 0 } satisfies Code)
  return `OTP sent to ${masked(receiver)}. Sandbox code: ${code}`
}

export type Verdict = { readonly is: 'right' } | { readonly is: 'wrong'; readonly sentence: string }

/**
 * Checks a code. A right one is used up; a wrong one counts, so the caller must not undo the transaction:
 * it answers the sentence instead of refusing with it.
 */
export function checkCode(purpose: Purpose, receiver: string, given: string, { tables, now }: World): Verdict {
  if (!/^\d{5}$/.test(given)) return { is: 'wrong', sentence: MESSAGES.otpInvalid }
  const key = `${purpose}/${receiver}`
  const row = tables.get<Code>('codes', key)
  if (!row) return { is: 'wrong', sentence: 'Please request an OTP first.' }
  if (row.until <= now) return { is: 'wrong', sentence: 'This OTP has expired. Please request a new one.' }
  if (row.wrong >= OTP_TRIES) {
    return { is: 'wrong', sentence: 'Too many wrong attempts. Please request a new OTP.' }
  }
  if (row.code !== given) {
    tables.set('codes', key, { ...row, wrong: row.wrong + 1 })
    return { is: 'wrong', sentence: 'This OTP is not correct. Please check it and try again.' }
  }
  tables.remove('codes', key)
  return { is: 'right' }
}
