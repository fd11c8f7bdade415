import type { Exchange } from './exchange.ts'

export interface Written {
  readonly wrote: string[]
  readonly gaps: string[]
  /** In call order; missing if not reached. */
  added?: Exchange
  moved?: Exchange
  withMeal?: Exchange
  withoutMeal?: Exchange
  /** Entered codes with 9 for each digit, because codes must not be stored. */
  readonly codes: string[]
  merged?: Exchange
  payment?: Exchange
  forged?: Exchange
  afterLogout?: Exchange
  tour?: Exchange
  forgedTour?: Exchange
  /** Logins, registrations and changes that were tried with a wrong code; all must be refused. */
  readonly byWrongCode: Exchange[]
  readonly forms: Exchange[]
  registered?: Exchange
  emailChanged?: Exchange
}

export interface Writer {
  readonly mobile: string
  /** Has no account yet. */
  readonly newMobile?: string | undefined
  readonly newEmail?: string | undefined
  /**
   * Asks a person for the code. `said` is the provider's sentence, `to` the receiver. An empty answer skips the step.
   */
  readonly askCode: (said: string, to: string) => Promise<string>
}

/** A code of zeros. */
export interface CodeWriter extends Writer {
  readonly wrongCode: string
}

export interface Customer {
  readonly authToken: string
  readonly UserId: string
  readonly name: string
  readonly email: string
  readonly mobile: string
}

/** Replaces each digit by 9, because codes must not be stored. */
export const formOf = (code: string): string => code.replaceAll(/\d/g, '9')

/** No gateway would sign this. */
export const FORGED = { PaymentGatewayPaymentId: 'pay_forgedByTheCheck', PaymentSignature: '0'.repeat(64) }
