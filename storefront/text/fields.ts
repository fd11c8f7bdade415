/** Checks of single fields. Separate from rules.ts, because the footer of every page has an e-mail field. */
import { MESSAGES } from './messages.ts'

/** Blank after trimming (D1.5). */
export function isEmpty(value: string): boolean {
  return value.trim() === ''
}

export function isEmail(value: string): boolean {
  return /^[^\s@"<>(),;:]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(value.trim())
}

export function emailProblem(value: string): string | undefined {
  if (isEmpty(value)) return MESSAGES.emailEmpty
  return isEmail(value) ? undefined : MESSAGES.emailInvalid
}
