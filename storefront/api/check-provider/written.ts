/** What the writing part is given, and what it leaves. */
import type { Exchange } from './exchange.ts'

export interface Written {
  /** Sentences about what was written, and what of it is left. */
  readonly wrote: string[]
  /** Why not all was tried. */
  readonly gaps: string[]
  /** In the order of the calls; absent when not reached. */
  added?: Exchange
  moved?: Exchange
  withMeal?: Exchange
  withoutMeal?: Exchange
  coupon?: Exchange
  codeSent?: Exchange
  wrongCode?: Exchange
  login?: Exchange
  /** The form of the codes that were entered, with 9 for each digit: never the codes. */
  readonly codes: string[]
  merged?: Exchange
  bookings?: Exchange
  payment?: Exchange
  forged?: Exchange
  left?: Exchange
  afterLogout?: Exchange
  tour?: Exchange
  forgedTour?: Exchange
  /** Accounts made or changed by a wrong code; all have to be refused. */
  readonly byWrongCode: Exchange[]
  /** With an address that is none. */
  readonly badForms: Exchange[]
  readonly forms: Exchange[]
  registered?: Exchange
  emailChanged?: Exchange
}

export interface Writer {
  readonly mobile: string
  /** Without an account. */
  readonly newMobile?: string | undefined
  readonly newEmail?: string | undefined
  /** Asks a person for the code. `said` is the provider's sentence, `to` is where the code went. An empty answer skips the step. */
  readonly askCode: (said: string, to: string) => Promise<string>
}

/** Zeros, as many as a code has digits. */
export interface CodeWriter extends Writer {
  readonly wrongCode: string
}

/** Who is logged in. */
export interface Customer {
  readonly authToken: string
  readonly UserId: string
  readonly name: string
  readonly email: string
  readonly mobile: string
}

/** The form of a code, with 9 for each digit: codes are not kept. */
export const formOf = (code: string): string => code.replaceAll(/\d/g, '9')

/** No gateway signs so. */
export const FORGED = { PaymentGatewayPaymentId: 'pay_forgedByTheCheck', PaymentSignature: '0'.repeat(64) }
