import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'One package, with a button that adds it to the cart. PackageGrid aligns the rows of adjacent cards.',
  alsoCalled: ['price card', 'product tile', 'offer card'],
  anatomy: [
    { part: 'Slate', find: 'article > div:empty' },
    { part: 'Name and arch picture', find: 'div:has(> div > h3)' },
    { part: 'Day arc', find: 'div:has(> svg[viewBox="0 0 240 50"])' },
    { part: 'Price and note', find: 'div:has(> p > s)' },
    { part: 'Add button', find: 'button' },
    { part: 'Features, scrolling', find: '[role="group"]' },
  ],
  use: ['To sell a package by its hours, its price and what it includes.', 'In a PackageGrid, also for a single card.'],
  avoid: ['For an outfit or a prop, use ProductCard.', 'For a customer’s next booking, use CallSheet.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, then to the features if they scroll.' },
    { keys: 'Enter, Space', does: 'Adds the package; does nothing while busy, or while a reason is given.' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'Scroll the features while they have focus.' },
  ],
  accessibility: [
    'An article named by its title. The title also describes the button or link, unless `describedName` gives it a complete name.',
    'The list of features is a named group and takes focus only if it overflows.',
    'A list price is announced by its label.',
    'What `day` says is not announced by the card: say it once for all cards of the page.',
    'Why it cannot be added (`disabledReason`), or why adding was refused (`problem`), is announced with the button.',
  ],
  content: ['One line per feature, no full stop.', 'Name the list after the package: “Included in Golden Hour”.'],
  dos: [
    'Without a price to show, say “Price on request” and give the action an `href`: never show zero.',
    { text: 'Feature at most one card of a row.', example: 'oneFeatured' },
    { text: 'Omit `window` if the package has no hours: its row stays reserved.', example: 'hoursReserved' },
  ],
  donts: [
    { text: 'Don’t put the price in the name.', example: 'priceInName' },
    { text: 'Don’t mix cards with and without pictures in a row.', example: 'picturesMixed' },
  ],
  covers: ['PackageGrid'],
}
