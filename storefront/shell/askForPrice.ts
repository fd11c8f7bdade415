import { MESSAGES } from '../text/messages.ts'

/** The action of a card whose price nobody can read: it is asked for, and cannot be bought. */
export function askForPrice(name: string) {
  const label = MESSAGES.askForPrice
  return { label, describedName: `${label}, ${name}`, href: '/contact-us' }
}
