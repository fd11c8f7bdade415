import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'Temporary confirmations, newest on top. Their text stays available to screen readers after they disappear.',
  alsoCalled: ['snackbar', 'notification', 'flash message'],
  anatomy: [
    { part: 'Region', find: 'ul' },
    { part: 'Toast: icon, text, time left, dismiss button', find: 'li' },
  ],
  use: ['For a change elsewhere on the page: “Added to cart”.'],
  avoid: ['For what must be read, use Alert.', 'For what needs a response, use Dialog.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to a toast’s dismiss button; the timers pause while focus is in the stack.' },
    { keys: 'Enter, Space', does: 'Dismisses it.' },
  ],
  accessibility: [
    'Render it once, empty: a live region announces only content added later.',
    'Errors are alerts, all others statuses.',
    'With `announce: false` a toast is shown and kept but not announced: for text that is announced with the field that takes focus.',
    'The timers pause on hover, on focus and while the page is hidden; a toast stays one more second after hover or focus ends.',
    'When the last toast is dismissed, focus returns to where it was before.',
  ],
  content: ['One sentence.'],
  dos: [
    { text: 'Say what happened.', example: 'whatHappened' },
    'Choose `timeout` for the longest text: it is the same for all toasts.',
  ],
  donts: [
    { text: 'Don’t say only “Success!”.', example: 'success' },
    'Don’t put links or buttons in the text.',
    'Don’t make a toast the only place for information users may need again.',
  ],
}
