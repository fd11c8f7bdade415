import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'A message that stays in place until the condition it describes is over: an error above a form, a warning beside a price.',
  alsoCalled: ['inline message', 'notice', 'callout'],
  anatomy: [
    { part: 'Icon of the tone', find: 'svg' },
    { part: 'Title (optional)', find: 'p:first-child:not(:last-child)' },
    { part: 'Message', find: 'p:nth-child(2)' },
    { part: 'Action (optional)', find: 'div:has(> a), div:has(> button)' },
  ],
  use: [
    'For a message about this page or a part of it.',
    'With `live="assertive"` for an error that appears after a press, `polite` for other updates.',
  ],
  avoid: [
    'For a brief confirmation, use ToastRegion.',
    'For a message that blocks the task, use AlertDialog.',
    'For a single field, use its `problem`.',
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the action, if there is one. The alert itself takes focus only from a script, with `tabIndex={-1}`.',
    },
  ],
  accessibility: [
    '`live` makes it a `status` or an `alert`; without it the message is ordinary text and is not announced.',
    'Each tone has its own icon, so that none depends on colour alone.',
    'Mount it when the message appears: a message present from the start is not announced.',
  ],
  content: [
    'What happened, then what to do. Complete sentences with a full stop.',
    'Show the provider’s message unchanged.',
  ],
  dos: [
    { text: 'Combine several messages into one list.', example: 'combined' },
    'Place it beside what it is about.',
    'Keep the title to a few words, or omit it.',
  ],
  donts: [
    { text: 'Don’t stack several alerts.', example: 'stacked' },
    'Don’t use `danger` for a warning that needs no action.',
  ],
}
