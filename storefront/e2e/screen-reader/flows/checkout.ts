import type { Flow } from './flow.ts'
import { addGoldenHour, logIn, openCart, pay } from './steps.ts'

export const checkout: Flow = {
  name: 'checkout',
  path: '/pricing/pre-wedding-maternity',
  async run(person) {
    await addGoldenHour(person)
    await openCart(person)
    await person.seek('b', /Proceed to checkout push button/)
    await person.press('Return')
    await person.hears('Kindly Login before proceeding')
    await person.seek('Tab', /Mobile number entry/)
    await logIn(person)
    await person.hears('Login successful.')
    await person.seek('b', /Proceed to checkout push button/)
    await person.press('Return')
    await person.hears('Who is booking?')
    await person.seek('b', /Pay ₹3,540.00 push button/)
    await person.press('Return')
    await person.seek('Tab', /Card number entry/)
    await pay(person, '4100280000001007')
    await person.hears('Thank you! Your booking is confirmed.', 20_000)
    // Chromium announces live regions again when the gateway's dialog closes.
    person.hearsNot('Login successful.')
    person.hearsNot('Kindly Login')
  },
}
