import type { Flow } from './flow.ts'

/** Filters, a quantity, and what the cart says twice in a row. */
export const outfits: Flow = {
  name: 'outfits',
  path: '/outfits',
  async run(person) {
    await person.press('Tab')
    await person.press('Return')
    await person.seek('Tab', /Minimum price horizontal slider/)
    await person.press('Up')
    await person.hears('₹650')
    await person.seek('Tab', /Quantity, Monsoon Trail Gown/)
    await person.press('Up')
    await person.hears('2')
    await person.seek('Tab', /Add to cart, Monsoon Trail Gown push button/)
    await person.press('Return')
    await person.hears('Monsoon Trail Gown has been added to your cart.')
    await person.press('Return')
    await person.hears('Monsoon Trail Gown: 4 in your cart.')
    person.hearsNot('has been added')
  },
}
