import { MESSAGES } from '../text/messages.ts'

/**
 * The action of a card whose price nobody can read: it is asked for, and cannot be bought. The contact form then names it.
 * @param day of the shoot, `05 Jan 2026`.
 */
export function askForPrice(name: string, day?: string) {
  const label = MESSAGES.askForPrice
  const about = new URLSearchParams({ about: name, ...(day && { day }) })
  return { label, describedName: `${label}, ${name}`, href: `/contact-us?${about.toString()}` }
}
