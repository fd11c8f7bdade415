/** Ways that several flows take. */
import { DAY_WORDS } from '../../../text/dayMessages.ts'
import type { Person } from '../person.ts'

/** From the page of packages: opens the dialog of one, and picks the first free day of the grid. */
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

/** Opens the cart, and closes the dialog that offers more. */
export async function openCart(person: Person): Promise<void> {
  await person.goTo('/cart')
  await person.hears(/^Anything else for the day\?/, 20_000)
  await person.press('Escape')
}

/** From the field of the mobile number, with the demonstration customer's. */
export async function logIn(person: Person): Promise<void> {
  await person.type('9876543210')
  await person.press('Return')
  await person.hears('OTP sent to')
  const code = person.recall(/(?<=Sandbox code: )\d{5}/)
  await person.type(code)
  await person.press('Return')
}

/** From the card number of the gateway. */
export async function pay(person: Person, card: string): Promise<void> {
  await person.type(card)
  await person.press('Tab')
  await person.type('1240')
  await person.press('Tab')
  await person.type('123')
  await person.press('Return')
}
