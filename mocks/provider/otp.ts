/**
 * One-time codes are valid for five minutes, and only in the browser that requested them, so that others can neither
 * replace nor guess them. The sandbox shows the code in its message.
 */
import { FORM_MESSAGES } from '../../storefront/text/formMessages.ts'
import { count, refuseToCheck, refuseToSend, noMoreGuesses } from './limits.ts'
import type { Extras } from './reply.ts'
import { randomDigits, type CallContext } from './context.ts'

/** `login` for a registered number, `claim` for a number or e-mail address to be registered. */
export type Purpose = 'login' | 'claim'

export const OTP_LENGTH = 5
const OTP_LIFETIME_MS = 5 * 60_000

interface Code {
  readonly code: string
  readonly until: number
  readonly isTried?: boolean
}

/** Without a cookie, the network identifies the browser. */
function keyOf(purpose: Purpose, receiver: string, { caller }: CallContext): string {
  return `${purpose}/${receiver}/${caller.sessionCookie || caller.network}`
}

/** `9876543210` → `98•••••210`, `meera@example.com` → `m••••@example.com`. */
export function maskReceiver(receiver: string): string {
  const [name = '', domain] = receiver.split('@')
  if (domain !== undefined) return `${name.slice(0, 1)}${'•'.repeat(Math.max(name.length - 1, 1))}@${domain}`
  return `${name.slice(0, 2)}${'•'.repeat(Math.max(name.length - 5, 1))}${name.slice(-3)}`
}

/** Replaces only this browser's earlier code. @returns the sentence with the code. */
export function sendCode(purpose: Purpose, receiver: string, context: CallContext): string {
  refuseToSend(receiver, context)
  count('send', receiver, context)
  const code = randomDigits(context.random, OTP_LENGTH)
  context.tables.set('codes', keyOf(purpose, receiver, context), {
    code,
    until: context.now + OTP_LIFETIME_MS,
  } satisfies Code)
  return `OTP sent to ${maskReceiver(receiver)}. Sandbox code: ${code}`
}

export type Verdict =
  | { readonly status: 'right' }
  | { readonly status: 'wrong'; readonly sentence: string; readonly extras?: Extras }

/**
 * Callers must not throw for a wrong code, or its count would be rolled back. Without a requested code nothing counts.
 */
export function checkCode(purpose: Purpose, receiver: string, given: string, context: CallContext): Verdict {
  if (!/^\d{5}$/.test(given)) return { status: 'wrong', sentence: FORM_MESSAGES.otpInvalid }
  const key = keyOf(purpose, receiver, context)
  const row = context.tables.get<Code>('codes', key)
  if (!row) return { status: 'wrong', sentence: 'Please request an OTP first.' }
  if (row.until <= context.now) return { status: 'wrong', sentence: 'This OTP has expired. Please request a new one.' }
  refuseToCheck(receiver, !row.isTried, context)
  if (row.code === given) return { status: 'right' }
  context.tables.set('codes', key, { ...row, isTried: true } satisfies Code)
  count('guess', receiver, context)
  const blocked = noMoreGuesses(receiver, context)
  if (!blocked) return { status: 'wrong', sentence: 'This OTP is not correct. Please check it and try again.' }
  const { sentence, RetryAfter } = blocked
  return { status: 'wrong', sentence: `This OTP is not correct. ${sentence}`, extras: { RetryAfter } }
}

export function spendCode(purpose: Purpose, receiver: string, context: CallContext): void {
  context.tables.remove('codes', keyOf(purpose, receiver, context))
}
