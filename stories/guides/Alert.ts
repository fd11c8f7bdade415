import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'A message that stays where it belongs until what it speaks of is over: a refusal above a form, a warning beside a price.',
  anatomy: ['Sign of the tone', 'Title (optional)', 'Message', 'Action (optional)'],
  use: [
    'For a message about this page or this part of it.',
    'With `live="assertive"` for a refusal that appears after a press, `polite` for news.',
  ],
  avoid: [
    'For a passing confirmation: ToastRegion.',
    'For what stops everything: AlertDialog.',
    'For the problems of a whole form: ErrorSummary.',
    'For one field: its own `problem`.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the action, where there is one. The alert itself takes focus only from a script, with `tabIndex={-1}`.',
    },
  ],
  accessibility: [
    '`live` makes it a `status` or an `alert`; without it the message is ordinary text and is not announced.',
    'Each tone has a sign of its own, so that none is told by colour alone.',
    'Mount it when the message comes: what stood there from the start says nothing.',
  ],
  content: [
    'What happened, then what to do. Whole sentences with a full stop.',
    'Show the provider’s own sentence as it came.',
  ],
  dos: ['Put it beside what it is about.', 'Keep the title to a few words, or leave it out.'],
  donts: ['Don’t use `danger` for a warning nobody has to act on.', 'Don’t stack several alerts: make them one list.'],
}
