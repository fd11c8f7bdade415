import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'A task or a choice that has to be finished or left before the page goes on; a sheet at the foot of a phone.',
  anatomy: [
    'Scrim',
    'Slate',
    'Title, or a sunlit panel that carries it',
    'Description (optional)',
    'Close',
    'Content',
    'Aside with a picture (optional)',
  ],
  use: [
    'Dialog: for a short task that needs the page behind it.',
    'AlertDialog: for something that has to be taken note of.',
  ],
  avoid: ['For a message: Alert or a toast.', 'For a long form: a page of its own.', 'Never open one from another.'],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Move within the dialog and come round.' },
    {
      keys: 'Escape',
      does: 'Closes it; what is open inside it, a calendar, closes first. In an AlertDialog it does what the button does.',
    },
    { keys: 'Enter, Space', does: 'Press the focused control.' },
  ],
  accessibility: [
    '`dialog` or `alertdialog`, modal, named by its title; the rest of the page is hidden from screen readers.',
    'Focus starts on the dialog (on the button in an AlertDialog) and goes back to the opener, or to the page’s h1 where that is gone.',
    'The scrim closes a Dialog, never an AlertDialog.',
  ],
  content: [
    'The title says the task: “Log in”, not “Welcome”.',
    'The button of an AlertDialog repeats what follows: “Back to the cart”, or “OK” where nothing does.',
  ],
  dos: ['Give `returnFocus` where the opener goes away.', 'Keep it `small` for one question.'],
  donts: ['Don’t open one unasked.', 'Don’t ask twice for what can be undone.'],
  covers: ['Dialog', 'AlertDialog'],
}
