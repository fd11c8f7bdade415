/** Each reader returns a usable value or refuses the call with a plain sentence. */
import { readRupees, type Paise } from '../../storefront/text/money.ts'
import { refuse } from './reply.ts'
import { FORM_MESSAGES } from '../../storefront/text/formMessages.ts'
import { MESSAGES } from '../../storefront/text/messages.ts'
import { isEmail } from '../../storefront/text/fields.ts'

export type Fields = Readonly<Record<string, unknown>>

const MAX_LINE_LENGTH = 200
export const MAX_NOTE_LENGTH = 2000

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function own(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}

/** Trimmed; empty if missing or null. Numbers become their digits. */
export function optionalText(fields: Fields, name: string, maxLength = MAX_LINE_LENGTH): string {
  const value = own(fields, name)
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string' && !(typeof value === 'number' && Number.isFinite(value))) {
    return refuse(`${name} has to be a text.`)
  }
  const text = String(value).trim()
  return text.length > maxLength ? refuse(`${name} is too long: ${maxLength} characters at most.`) : text
}

/** `sentence` is the refusal if it is missing. */
export function requiredText(
  fields: Fields,
  name: string,
  sentence = `${name} is missing.`,
  maxLength = MAX_LINE_LENGTH,
): string {
  return optionalText(fields, name, maxLength) || refuse(sentence)
}

/** Accepts a number or its digits, from `least` to `most`. */
export function wholeNumber(fields: Fields, name: string, least: number, most: number, sentence?: string): number {
  const text = optionalText(fields, name)
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (value >= least && value <= most) return value
  return refuse(sentence ?? `${name} has to be a whole number from ${least} to ${most}.`)
}

/** Rupees, zero or more, become paise. */
export function amountOf(fields: Fields, name: string): Paise {
  const value = readRupees(own(fields, name))
  return value === undefined || value < 0 ? refuse(`${name} has to be an amount in rupees.`) : value
}

/** One to `most` objects. */
export function listOf(fields: Fields, name: string, most: number): Fields[] {
  const value = own(fields, name)
  if (!Array.isArray(value) || value.length === 0) return refuse(`${name} has to be a list with at least one item.`)
  if (value.length > most) return refuse(`${name} holds too many items: ${most} at most.`)
  const items: unknown[] = value
  return items.every(isFields) ? items : refuse(`${name} has to be a list of items.`)
}

export function mobileOf(mobile: string): string {
  if (mobile === '') return refuse(FORM_MESSAGES.mobileEmpty)
  return /^\d{10}$/.test(mobile) ? mobile : refuse(FORM_MESSAGES.mobileShort)
}

interface EmailSentences {
  readonly empty: string
  readonly invalid: string
}

const SENTENCES: EmailSentences = { empty: MESSAGES.emailEmpty, invalid: MESSAGES.emailInvalid }

/** Keeps the spelling. */
export function emailOf(request: Fields, name: string, { empty, invalid } = SENTENCES): string {
  const email = requiredText(request, name, empty)
  return isEmail(email) ? email : refuse(invalid)
}
