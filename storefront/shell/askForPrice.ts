import { MESSAGES } from '../text/messages.ts'

/**
 * The action of a card without a readable price: it opens the contact form, which then names the item.
 * @param day of the shoot, `05 Jan 2026`.
 */
export function askForPrice(name: string, day?: string) {
  const label = MESSAGES.askForPrice
  const about = new URLSearchParams({ about: name, ...(day && { day }) })
  return { label, describedName: `${label}, ${name}`, href: `/contact-us?${about.toString()}` }
}
