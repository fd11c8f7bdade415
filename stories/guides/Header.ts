import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'The bar on top of every page: navigation, account, cart, booking. Below 1200 px the links move into a full-screen menu.',
  anatomy: [
    'Logo',
    'Links and mega menus',
    'Account',
    'Cart with its count and mini cart',
    'Book now',
    'Menu button on narrow screens',
    'Full-screen menu',
  ],
  use: ['Once a page, after the SkipLink.'],
  avoid: ['For the pages of one section: LinkTabs.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the bar and into what is open.' },
    { keys: 'Enter, Space', does: 'Opens or closes a menu.' },
    { keys: 'Arrow Down', does: 'On a menu button: opens it and goes to its first entry.' },
    { keys: 'Arrow Up, Arrow Down', does: 'In a panel: move within the column and come round.' },
    { keys: 'Arrow Left, Arrow Right', does: 'In a panel: move between columns, mirrored right to left.' },
    { keys: 'Home, End', does: 'In a panel: the first or last entry of the column.' },
    { keys: 'Escape', does: 'Closes what is open; focus goes back to its button.' },
  ],
  accessibility: [
    'Disclosure navigation: buttons with `aria-expanded`, panels of ordinary links, no menu roles.',
    'A mouse that rests on a button opens the panel too; a press keeps it open.',
    'The full-screen menu is a native modal dialog; focus goes back to the menu button.',
    'At most one panel is open; focus that leaves closes it.',
  ],
  content: ['The cart’s label says the count: “Cart, 3 items”.', 'Two words at most in the bar.'],
  dos: ['Mark the current page, and the section a page stands in.', 'Keep a menu to three columns.'],
  donts: ['Don’t open anything on focus alone.', 'Don’t put a form into a panel.'],
}
