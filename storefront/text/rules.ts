/**
 * Validation in the stated order. Each check returns the first sentence that applies, or undefined. The
 * sentences are the requirements VAL-01 to VAL-81.
 */
import { digitsOf } from '../../design-system/components/Field/digits.ts'
import { nextNumber } from '../../design-system/components/PhoneField/logic.ts'
import { settings } from '../settings.ts'
import { emailProblem, isEmpty } from './fields.ts'
import { FORM_MESSAGES } from './formMessages.ts'

export { digitsOf }

/** Leading digits of an Indian mobile number; only the studio tour checks them (C-107). */
const MOBILE_STARTS = '789'
export const MOBILE_LENGTH = 10

export function isMobile(value: string): boolean {
  return new RegExp(`^[${MOBILE_STARTS}]\\d{${MOBILE_LENGTH - 1}}$`).test(value)
}

/** A letter, then letters, apostrophes and spaces (C-108), of any script. */
export function isName(value: string): boolean {
  return /^\p{L}[\p{L}\p{M}'’ ]*$/u.test(value.trim())
}

/** Keeps digits: `+91 98765 43210` → `9876543210`. Drops a country code only before a whole number. */
export function mobileDigits(value: string): string {
  return nextNumber('', value, MOBILE_LENGTH)
}

/** Keeps at most as many digits as a code has: `12-345 6` → `12345`. */
export function otpDigits(value: string): string {
  return digitsOf(value).slice(0, settings().codeLength)
}

export function mobileProblem(value: string): string | undefined {
  if (isEmpty(value)) return FORM_MESSAGES.mobileEmpty
  return value.length < MOBILE_LENGTH ? FORM_MESSAGES.mobileShort : undefined
}

export function otpProblem(value: string): string | undefined {
  return value.length === settings().codeLength ? undefined : FORM_MESSAGES.otpInvalid
}

export interface BillingForm {
  fullName: string
  phone: string
  email: string
  gst: string
  notes: string
}

/** In order: name, phone, e-mail. Keys are the fields with a problem. */
export function billingProblems(form: BillingForm): Partial<Record<keyof BillingForm, string>> {
  const fullName = isEmpty(form.fullName) ? FORM_MESSAGES.fullNameEmpty : undefined
  const phone = mobileProblem(form.phone)
  const email = emailProblem(form.email)
  return { ...(fullName && { fullName }), ...(phone && { phone }), ...(email && { email }) }
}

export interface RegisterForm {
  name: string
  email: string
  mobile: string
}

/** In order: name, e-mail, mobile (C-105). */
export function registerProblems(form: RegisterForm): Partial<Record<keyof RegisterForm, string>> {
  const name = isEmpty(form.name) ? FORM_MESSAGES.nameEmpty : undefined
  const email = emailProblem(form.email)
  const mobile = mobileProblem(form.mobile)
  return { ...(name && { name }), ...(email && { email }), ...(mobile && { mobile }) }
}

export interface ContactForm {
  name: string
  email: string
  mobile: string
  message: string
}

/** In order: name, e-mail, mobile, message (VAL-13 to VAL-18). Keys are the fields with a problem. */
export function contactProblems(form: ContactForm): Partial<Record<keyof ContactForm, string>> {
  const message = isEmpty(form.message) ? FORM_MESSAGES.messageEmpty : undefined
  return { ...registerProblems(form), ...(message && { message }) }
}
