/** The word list of the page *Voice*; `voiceWords.test.ts` checks the shop's own sentences. */

/** The specification states these, so they stay although new sentences avoid them. */
export const KEPT = ['Kindly', 'Oops', '!!', 'Something Went Wrong']

export const WORDS: readonly { use: string; not: readonly string[]; why: string }[] = [
  { use: 'cart', not: ['basket', 'shopping bag'], why: 'What will be booked together.' },
  { use: 'booking', not: ['reservation'], why: 'What is paid for and confirmed; before that it is in the cart.' },
  { use: 'package', not: ['bundle'], why: 'Hours, sets and help for one price.' },
  {
    use: 'booking amount',
    not: ['deposit', 'down payment'],
    why: 'What is paid today. The rest is the balance, paid on the day.',
  },
  { use: 'set-up', not: ['scenery', 'backlot'], why: 'One place that is dressed for pictures.' },
  { use: 'green room', not: ['dressing room', 'vanity room'], why: 'Where one gets ready.' },
  { use: 'helping hands', not: ['labourer', 'manpower'], why: 'People who carry, hold and fetch.' },
  { use: 'log in, login', not: ['sign in', 'sign-in', 'log on'], why: 'The verb has two words, the noun one.' },
  { use: 'mobile number', not: ['cell phone', 'cellphone'], why: 'The one-time code is sent there.' },
  { use: 'sold out', not: ['fully booked', 'not vacant'], why: 'The word on the badge and in the calendar.' },
  { use: 'choose, press', not: ['click here', 'tap here'], why: 'True for mouse, finger and keyboard.' },
  { use: 'people', not: ['persons', 'pax', 'headcount'], why: 'As one says it.' },
]

export const SPELLINGS: readonly { use: string; not: string }[] = [
  { use: 'colour, favourite', not: 'color, favorite' },
  { use: 'cancelled, travelling', not: 'canceled, traveling' },
  { use: 'centre, theatre', not: 'center, theater' },
  { use: 'enquiry', not: 'inquiry' },
  { use: 'organise, recognise', not: 'organize, recognize' },
  { use: 'make-up, check-in', not: 'makeup, checkin' },
  { use: 'changed to an earlier day', not: 'preponed' },
  { use: 'Reply today.', not: 'Do the needful and revert at the earliest.' },
]

/** American spellings, as whole words. */
export const AMERICAN = /\b(?:favorites?|canceled|traveling|center|theater|inquiry|organize[sd]?|recognize[sd]?)\b/i
