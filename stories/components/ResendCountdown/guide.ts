import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  purpose: 'A countdown, then a button that sends the code again.',
  alsoCalled: ['timer', 'one-time code'],
  anatomy: [
    { part: 'Ring with the seconds', find: 'svg' },
    { part: 'Text', find: 'svg + span' },
    'Then: a text button',
  ],
  use: [
    'Below an OtpInput.',
    'Without `onResend`, as a countdown alone: after too many codes, above the form’s own button.',
  ],
  avoid: ['For other waiting times, use Skeleton, or `busy` of the button.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button once it is shown.' },
    { keys: 'Enter, Space', does: 'Sends the code again; does nothing while busy.' },
  ],
  accessibility: [
    'Only the end of the countdown is announced, politely; the seconds are not.',
    'When the countdown restarts, focus keeps its place instead of moving to the body.',
    'Follows the clock, so it is correct as soon as a suspended tab resumes.',
  ],
  content: [
    '“Resend in 0:08”, then “Resend”.',
    'Without `onResend`: “You can try again in 14:59”, then “You can try again now.”',
  ],
  dos: [
    { text: 'Count down to the moment when a code can be sent again.', example: 'countsDown' },
    'Set `since`, so that the ring is correct after a reload.',
  ],
  donts: [
    { text: 'Don’t show a disabled button that gives no time.', example: 'noTime' },
    'Don’t restart the countdown if sending failed.',
  ],
}
