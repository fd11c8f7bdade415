import type { Flow } from './flow.ts'

export const outfits: Flow = {
  name: 'outfits',
  path: '/outfits',
  async run(person) {
    // The count is not announced while the page loads.
    person.hearsNot('20 outfits')
    await person.press('Tab')
    await person.press('Return')
    await person.seek('Tab', /Minimum price horizontal slider/)
    await person.press('Up')
    await person.hears('₹650')
    await person.seek('Tab', /Monsoon Trail Gown.*spin button/)
    // Firefox announces both the value and the text.
    await person.seek('Up', /^2/, 1)
    await person.seek('Tab', /Add to cart, Monsoon Trail Gown push button/)
    await person.press('Return')
    await person.hears('Monsoon Trail Gown has been added to your cart.')
    await person.seek('Tab', /Add to cart, .* push button/)
    await person.press('Return')
    await person.hears('has been added to your cart.')
    // Chromium would repeat earlier messages in the same line.
    person.hearsNot('Monsoon Trail Gown')
  },
}
