import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'One package, to be put in the cart. PackageGrid aligns the rows of neighbours.',
  anatomy: ['Slate', 'Name and arch picture', 'Day arc', 'Price and note', 'Add', 'Features, scrolling'],
  use: ['In a PackageGrid.'],
  avoid: ['For an outfit or a prop: ProductCard.', 'For what comes next for somebody who booked: CallSheet.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, then to the features while they scroll.' },
    { keys: 'Enter, Space', does: 'Adds it; does nothing while busy.' },
    { keys: 'Arrow keys, Page Up, Page Down', does: 'Scroll the features while they have focus.' },
  ],
  accessibility: [
    'An article named by its title, which also describes the button, unless `describedName` names it whole.',
    'The list of features is a named group and takes focus only while there is more than it shows.',
    'A list price is announced by its label.',
  ],
  content: ['One line a feature, no full stop.', 'Name the list by the package: “Included in Golden Hour”.'],
  dos: [
    'Feature one card of a row at most.',
    'Leave `window` out where the package has no hours: the row keeps its place.',
  ],
  donts: ['Don’t put the price into the name.', 'Don’t mix cards with and without pictures in a row.'],
  covers: ['PackageCard', 'PackageGrid'],
}
