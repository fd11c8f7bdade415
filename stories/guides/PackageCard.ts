import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'One package, with a button that adds it to the cart. PackageGrid aligns the rows of adjacent cards.',
  anatomy: ['Slate', 'Name and arch picture', 'Day arc', 'Price and note', 'Add button', 'Features, scrolling'],
  use: ['In a PackageGrid.'],
  avoid: ['For an outfit or a prop, use ProductCard.', 'For a customer’s next booking, use CallSheet.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, then to the features if they scroll.' },
    { keys: 'Enter, Space', does: 'Adds the package; does nothing while busy.' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'Scroll the features while they have focus.' },
  ],
  accessibility: [
    'An article named by its title. The title also describes the button, unless `describedName` gives the button a complete name.',
    'The list of features is a named group and takes focus only if it overflows.',
    'A list price is announced by its label.',
  ],
  content: ['One line per feature, no full stop.', 'Name the list after the package: “Included in Golden Hour”.'],
  dos: ['Feature at most one card of a row.', 'Omit `window` if the package has no hours: its row stays reserved.'],
  donts: ['Don’t put the price in the name.', 'Don’t mix cards with and without pictures in a row.'],
  covers: ['PackageCard', 'PackageGrid'],
}
