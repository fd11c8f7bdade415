import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'The bar at the top of every page: navigation, account, search, cart, booking. Below 1200 px the links move into a full-screen menu.',
  alsoCalled: ['navbar', 'app bar', 'top bar'],
  anatomy: [
    { part: 'Logo', find: 'header > div > a' },
    { part: 'Links and mega menus', find: 'nav' },
    { part: 'Account', find: 'div:has(> button[aria-label]) + div, nav + div > div:first-child' },
    { part: 'Search', find: 'button[aria-label="Search"]' },
    { part: 'Plan with its count', find: 'button[aria-label^="Your plan"]' },
    { part: 'Cart with its count and mini cart', find: 'button[aria-label^="Cart"]' },
    { part: 'Book now', find: 'nav + div > div:nth-child(5)' },
    'Menu button on narrow screens',
    'Full-screen menu',
  ],
  use: ['Once per page, after the SkipLink.'],
  avoid: ['For the pages of one section, use LinkTabs.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the bar and into an open panel.' },
    { keys: 'Enter, Space', does: 'Opens or closes a menu.' },
    { keys: 'Arrow Down', does: 'On a menu button: opens it and moves to its first entry.' },
    { keys: 'Arrow Up, Arrow Down', does: 'In a panel: move within the column, wrapping at the ends.' },
    { keys: 'Arrow Left, Arrow Right', does: 'In a panel: move between columns; mirrored in right-to-left text.' },
    { keys: 'Home, End', does: 'In a panel: move to the first or last entry of the column.' },
    { keys: 'Escape', does: 'Closes the open panel or menu and returns focus to its button.' },
  ],
  accessibility: [
    'Disclosure navigation: buttons with `aria-expanded`, panels of ordinary links, no menu roles.',
    'Hovering over a button also opens its panel; pressing the button keeps it open.',
    'The full-screen menu is a native modal dialog; focus returns to the menu button.',
    'Its menus are opened by keyboard without scripts too.',
    'At most one panel is open; it closes when focus leaves it.',
  ],
  content: ['The cart’s label includes the count: “Cart, 3 items”.'],
  dos: [
    { text: 'Use at most two words per item in the bar.', example: 'shortItems' },
    'Mark the current page, and the section it belongs to.',
    'Limit a menu to three columns.',
  ],
  donts: [
    { text: 'Don’t write phrases in the bar.', example: 'phrases' },
    'Don’t open anything on focus alone.',
    'Don’t put a form in a panel.',
  ],
}
