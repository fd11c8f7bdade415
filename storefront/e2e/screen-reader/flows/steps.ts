import { DAY_WORDS } from '../../../text/dayMessages.ts'
import type { Person } from '../person.ts'

/** Starts on the page of packages. */
export async function addGoldenHour(person: Person): Promise<void> {
  await person.press('Tab')
  await person.press('Return')
  await person.seek('b', /Add package Golden Hour push button/)
  await person.press('Return')
  await person.hears('Golden Hour')
  await person.seek('Tab', new RegExp(`, (?:${Object.values(DAY_WORDS).join('|')})`))
  await person.seek('Right', /, Available/)
  await person.press('Return')
  await person.seek('Tab', /Add to cart push button/)
  await person.press('Return')
  await person.hears('Golden Hour has been added to your cart.')
}

export async function openCart(person: Person): Promise<void> {
  await person.goTo('/cart')
  await person.hears(/^Anything else for the day\?/, 20_000)
  await person.press('Escape')
}

export async function logIn(person: Person): Promise<void> {
  await person.type('9876543210')
  await person.press('Return')
  await person.hears('OTP sent to')
  const code = person.recall(/(?<=Sandbox code: )\d{5}/)
  await person.type(code)
  await person.press('Return')
}

/** Starts in the gateway's field for the card number. */
export async function pay(person: Person, card: string): Promise<void> {
  await person.type(card)
  await person.press('Tab')
  await person.type('1240')
  await person.press('Tab')
  await person.type('123')
  await person.press('Return')
}
