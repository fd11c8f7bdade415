import type { Guide } from '../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A wait, then a button that sends the code again.',
  anatomy: ['Ring with the seconds', 'Words', 'Then: a text button'],
  use: [
    'Under an OtpInput.',
    'Without `onResend`, as a wait alone: after too many codes, above the form’s own button.',
  ],
  avoid: ['For other waits: Progress.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button once it is there.' },
    { keys: 'Enter, Space', does: 'Sends again; does nothing while busy.' },
  ],
  accessibility: [
    'Only the end of the wait is announced, politely; the seconds are not.',
    'When the wait starts anew, focus stays in its place instead of falling to the page.',
    'Goes by the clock: a tab that slept is right at once.',
  ],
  content: [
    '“Resend in 0:08”, then “Resend”.',
    'A wait alone: “You can try again in 14:59”, then “You can try again now.”',
  ],
  dos: ['Give `since`, so that the ring is right after a reload.'],
  donts: ['Don’t start the wait anew when the sending failed.'],
}
