import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'Somebody to hire for the day: face, trade, experience, fee.',
  anatomy: [
    'Portrait in the arch',
    'Name, a heading',
    'Link to a profile elsewhere',
    'Description',
    'Experience and fee',
    'Add to cart',
    'Link to the portfolio',
  ],
  use: ['For professionals, one or two beside each other.'],
  avoid: ['For a guest who said something: Quote.'],
  keyboard: [{ keys: 'Tab', does: 'Moves to the profile, to Add to cart and to the portfolio.' }],
  accessibility: [
    'The icon link is named with the person and the place: “Meera Kulkarni on Instagram”.',
    'The portfolio link can say whose it is through `describedName`, which begins with its words.',
  ],
  content: ['Experience with its unit: “12 years”.', 'No fee, no row: never a dash.'],
  dos: ['Give `portfolio` only where there is something in it.'],
  donts: ['Don’t repeat the name in the description.'],
}
