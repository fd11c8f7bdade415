import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Says that something was added to the cart, and leads there.',
  alsoCalled: ['added to basket', 'confirmation', 'view basket'],
  anatomy: [{ part: 'Sentence, and what comes next', find: 'a > span' }],
  use: [
    'As `added` in the action of a PackageCard, ProductCard, MealCard or PersonCard.',
    'In the place of any other button that adds to the cart.',
  ],
  avoid: ['For what could not be added, use an Alert or the `problem` of a card.', 'For other news, use a toast.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link.' },
    { keys: 'Enter', does: 'Opens the cart.' },
  ],
  accessibility: [
    'One link, whose name is the whole sentence.',
    'The pressed button keeps focus. Where it is gone, move focus to the link.',
    'It announces nothing itself: tell it by a toast.',
  ],
  content: ['“In your cart for 7 Dec.” Leave out the day where there is none.', 'Then two words: “View cart”.'],
  dos: [{ text: 'Put it where the button was, at the same height.', example: 'inPlace' }],
  donts: [{ text: 'Don’t add a line below the card: its neighbours move.', example: 'below' }],
}
