import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'new',
  purpose: 'A professional to hire for the day: portrait, trade, experience, fee.',
  alsoCalled: ['profile', 'avatar', 'contact card'],
  anatomy: [
    { part: 'Portrait in the arch', find: 'article > div:first-child' },
    { part: 'Name, a heading', find: 'h2' },
    { part: 'Link to an external profile', find: 'div:has(> h2) + div' },
    { part: 'Description', find: 'article p' },
    { part: 'Experience and fee', find: 'dl' },
    { part: 'Add to cart', find: 'article > div:last-child button' },
    { part: 'Link to the portfolio', find: 'article > div:last-child > a' },
  ],
  use: ['For professionals, one or two side by side.'],
  avoid: ['For a guest’s testimonial, use Quote.'],
  keyboard: [{ keys: 'Tab', does: 'Moves to the profile, to Add to cart and to the portfolio.' }],
  accessibility: [
    'Why a person cannot be added (`disabledReason`) is announced with the button.',
    'The icon link’s name includes the person and the site: “Meera Kulkarni on Instagram”.',
    'The portfolio link can include the person’s name through `describedName`, which begins with the visible text.',
  ],
  content: ['Experience with its unit: “12 years”.', 'Without a fee, omit the row: never show a dash.'],
  dos: [
    'Without a fee to show, say “Price on request” and give the action an `href`: never show zero.',
    { text: 'Leave the fee out if there is none.', example: 'noFee' },
    'Set `portfolio` only if it has content.',
  ],
  donts: [{ text: 'Don’t show a dash in its place.', example: 'dash' }, 'Don’t repeat the name in the description.'],
}
