/** A separate file, because the footer of every page has an e-mail field. */
import { isEmpty } from './isEmpty.ts'
import { MESSAGES } from './messages.ts'

export function isEmail(value: string): boolean {
  return /^[^\s@"<>(),;:]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(value.trim())
}

export function emailProblem(value: string): string | undefined {
  if (isEmpty(value)) return MESSAGES.emailEmpty
  return isEmail(value) ? undefined : MESSAGES.emailInvalid
}
