import type { Guide } from '../../support/guide.ts'

export const guide: Guide = {
  status: 'ready',
  covers: ['Spoken'],
  purpose: 'Text for screen readers only, and amounts, dates and times that are seen short and heard in full.',
  alsoCalled: ['screen reader only', 'sr-only'],
  anatomy: ['Text'],
  use: [
    'For meaning that is only visual: “List price” before a struck-through price.',
    '`Spoken` around an amount that may reach a lakh, a short month, a full hour or a masked number: ₹1,04,500 is heard as one number, 22 Dec as “22 December”, 7:00 am as “7 am”, 98•••••210 as “a number ending in 210”. Components whose props are prices, dates and hours have it inside.',
  ],
  avoid: [
    'For text that benefits everyone: show it.',
    'For a control’s name, use its `label`; with a date in it, `spoken(…)`.',
    'No `Spoken` where the words are said as they are written: ₹24,500, 22 December, 2:30 pm.',
  ],
  keyboard: [],
  accessibility: ['Stays in the reading order and in accessible names; takes no space.'],
  content: ['As short as the visual cue it replaces.'],
  dos: ['Prefer visible text.'],
  donts: ['Don’t put anything focusable in it.'],
}
