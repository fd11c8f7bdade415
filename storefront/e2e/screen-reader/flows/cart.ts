import type { Flow } from './flow.ts'
import { addGoldenHour, openCart } from './steps.ts'

export const cart: Flow = {
  name: 'cart',
  path: '/pricing/pre-wedding-maternity',
  async run(person) {
    await addGoldenHour(person)
    await openCart(person)
    await person.seek('Tab', /Coupon code entry/)
    await person.type('NOPE')
    await person.press('Return')
    await person.hears('This coupon code is not valid.')
    await person.press('ctrl+a')
    await person.type('FIRSTLIGHT')
    await person.press('Return')
    await person.hears('Applied: you save ₹2,000.')
    person.hearsNot('not valid')
  },
}
