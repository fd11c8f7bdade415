import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose:
    'A modal for a task or choice to complete or dismiss before returning to the page; a bottom sheet on phones.',
  alsoCalled: ['modal', 'popup', 'confirm'],
  anatomy: [
    { part: 'Scrim', find: 'div:has(> [role="dialog"])' },
    { part: 'Slate', find: '[role="dialog"] > div:first-child' },
    { part: 'Title, or a sunlit panel with the title', find: '[role="dialog"] h2' },
    { part: 'Description (optional)', find: 'div:has(> h2) + p' },
    { part: 'Close button', find: 'h2 + button' },
    { part: 'Content', find: 'div:has(> h2) ~ div' },
    { part: 'Aside with a picture (optional)', find: 'div:has(> span > img)' },
  ],
  use: [
    'Dialog: for a short task that needs the context of the page.',
    'AlertDialog: for a message that must be acknowledged.',
  ],
  avoid: ['For a message, use Alert or a toast.', 'For a long form, use a page.', 'Never open one from another.'],
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Move within the dialog and wrap at the ends.' },
    {
      keys: 'Escape',
      does: 'Closes it; something open inside it, such as a calendar, closes first. In an AlertDialog it does what the button does.',
    },
    { keys: 'Enter, Space', does: 'Activate the focused control.' },
  ],
  accessibility: [
    'It stays above an on-screen keyboard, and scrolls there.',
    '`dialog` or `alertdialog`, modal, named by its title; the rest of the page is hidden from screen readers.',
    'Focus starts on the dialog (in an AlertDialog, on the button) and returns to the opener, or to the page’s h1 if the opener is gone.',
    'Clicking the scrim closes a Dialog, never an AlertDialog.',
  ],
  content: [
    'The title names the task: “Log in”, not “Welcome”.',
    'The button of an AlertDialog names what happens next: “Back to the cart”, or “OK” if nothing does.',
  ],
  dos: [
    { text: 'Name the task in the title.', example: 'namesTask' },
    'Set `returnFocus` if the opener will be gone.',
    'Use `small` for a single question.',
  ],
  donts: [
    { text: 'Don’t greet people in the title.', example: 'greets' },
    'Don’t open one without a user action.',
    'Don’t ask for confirmation of what can be undone.',
  ],
  covers: ['AlertDialog'],
}
