import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'Performs an action on this page. Stays in place while the action runs, and gives the reason when it is disabled.',
  alsoCalled: ['submit', 'primary action', 'CTA'],
  anatomy: [
    { part: 'Label', find: 'button:first-child' },
    { part: 'While busy: a busy label in place of the label', find: 'button[data-busy]' },
    {
      part: 'While disabled: a reason below the label, announced after the name',
      find: 'button[aria-disabled]:not([data-busy])',
    },
  ],
  use: [
    'To add, apply, send or confirm: anything that makes a change.',
    'One primary button per view; others are secondary.',
  ],
  avoid: [
    'To navigate, use LinkButton or TextLink.',
    'For an icon alone, use IconButton.',
    'For a minor action inside a sentence or a row, use TextButton.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, even if it is busy or disabled.' },
    { keys: 'Enter, Space', does: 'Activates it; does nothing while it is busy or disabled.' },
  ],
  accessibility: [
    'A native `button`. Busy and disabled use `aria-disabled`, so focus is never lost.',
    'The reason of a disabled button is its description: shown below its label, announced after the name.',
    'At least 48 px high.',
  ],
  content: [
    'A verb and its object: “Add to cart”, “Apply coupon”.',
    'Sentence case, no full stop. “Please Wait...” while busy.',
  ],
  dos: [
    { text: 'Keep the label short enough for one line at 320 px; it wraps if necessary.', example: 'shortLabel' },
    { text: 'Word the reason as what to do next: “Choose a date first”.', example: 'reasonGiven' },
    { text: 'Make one button of a group primary.', example: 'onePrimary' },
  ],
  donts: [
    { text: 'Don’t write a sentence.', example: 'longLabel' },
    { text: 'Don’t hide a button that is not yet available.', example: 'hidden' },
    { text: 'Don’t put two primary buttons side by side.', example: 'twoPrimaries' },
  ],
}
