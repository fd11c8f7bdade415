import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'Does something on this page. Says what it does, stays in place while it does it, and says why when it can’t.',
  anatomy: [
    'Label',
    'While busy: the busy words in place of the label',
    'While disabled: a reason, read after the name',
  ],
  use: [
    'To add, apply, send, confirm: whatever changes something.',
    'One primary button a view; others are secondary.',
  ],
  avoid: [
    'To go somewhere: LinkButton or TextLink.',
    'For an icon alone: IconButton.',
    'For a light action inside a sentence or a row: TextButton.',
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button, also while it is busy or disabled.' },
    { keys: 'Enter, Space', does: 'Presses it; does nothing while busy or disabled.' },
  ],
  accessibility: [
    'A native `button`. Busy and disabled are said by `aria-disabled`, so focus is never lost.',
    'The reason of a disabled button is its description: read after the name, shown as a tooltip.',
    'At least 48 px high.',
  ],
  content: [
    'A verb and its object: “Add to cart”, “Apply coupon”.',
    'Sentence case, no full stop. “Please Wait...” while busy.',
  ],
  dos: [
    'Keep the label short enough for one line at 320 px; it wraps when it must.',
    'Give the reason as what to do next: “Choose a date first”.',
  ],
  donts: ['Don’t hide a button that can’t be pressed yet.', 'Don’t put two primary buttons side by side.'],
}
