import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Passing confirmations, newest on top. Their words stay readable for screen readers after they are gone.',
  anatomy: ['Region', 'Toast: sign, words, time left, dismiss'],
  use: ['For what changed elsewhere on the page: “Added to cart”.'],
  avoid: ['For what has to be read: Alert.', 'For what has to be answered: Dialog.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to a toast’s dismiss button; the clock stops while focus is in the stack.' },
    { keys: 'Enter, Space', does: 'Dismisses it.' },
  ],
  accessibility: [
    'Put it on the page once and empty: a live region speaks only of what is added later.',
    'Errors are alerts, the others statuses.',
    'With `announce: false` a toast is shown and kept, not spoken: for words that are read with the field that takes the focus.',
    'The clock stops for pointer, focus and a page nobody sees; afterwards a toast stays a second longer.',
    'Focus goes back to where it came from when the last one is dismissed.',
  ],
  content: ['One sentence. Say what happened, not “success”.'],
  dos: ['Keep 1300 ms for repeats of a change that is seen, more for news.'],
  donts: ['Don’t put links or buttons into the words.', 'Don’t say in a toast alone what cannot be found again.'],
}
