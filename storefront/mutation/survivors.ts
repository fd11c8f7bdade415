/** Changes that no test notices, and why: the result is the same. `npm run mutate` fails for any other. */
import type { Reasons } from './score.ts'

const NO_NAMES = 'Answers are JSON: a text, a number, null or a list has no n, Msg or extras to read.'
const FOR_TYPES = 'What follows is false for it too; only the types need the question.'
const NEVER = 'No value gets here: the type checker sees to it.'
const NOT_WANTED = 'What is returned instead has no kind, so that it is for the same as nothing.'
const BARE_ANYWAY = 'The next place in the order is the same.'
const BELOW_LEAST = 'Every coupon takes off less than its least total, as its test demands.'
const SAME_ORDER = 'Only the speed depends on it: both ways sort alike.'

export const SURVIVORS: Reasons = {
  'mocks/provider/coupon.ts': {
    'times === undefined → false': FOR_TYPES,
    'userId !== undefined → true': 'Without a user there are no bookings to count.',
    'amount < payable → true': BELOW_LEAST,
    'amount < payable → amount <= payable': BELOW_LEAST,
    '{ rupees: 1000 } → {}': 'It has expired: what it took off is not read.',
  },
  'mocks/provider/pricing.ts': {
    'payable < MINIMUM_BOOKING → payable <= MINIMUM_BOOKING': 'Where both are equal, either is the answer.',
  },
  'storefront/api/contract/wire.ts': {
    'value !== undefined → true': FOR_TYPES,
  },
  'storefront/api/envelope.ts': {
    "typeof value === 'object' && value !== null && !Array.isArray(value) → true": NO_NAMES,
    "typeof value === 'object' && value !== null && !Array.isArray(value) → typeof value === 'object' && value !== null || !Array.isArray(value)":
      NO_NAMES,
    "typeof value === 'object' && value !== null → true": NO_NAMES,
    "typeof value === 'object' && value !== null → typeof value === 'object' || value !== null": NO_NAMES,
    "typeof value === 'object' → true": NO_NAMES,
    'value !== null → true': NO_NAMES,
    "typeof number === 'number' → true": FOR_TYPES,
    "envelope === 'bare' → false": BARE_ANYWAY,
    '\'bare\' → ""': BARE_ANYWAY,
    'seconds !== undefined → true': FOR_TYPES,
  },
  'storefront/payment/anonymousEntry.ts': {
    'default: return entry satisfies never → default:': NEVER,
  },
  'storefront/payment/confirmation.ts': {
    'default: return state satisfies never → default:': NEVER,
    'default: return event satisfies never → default:': NEVER,
    '\'idle\' → ""': NOT_WANTED,
    '\'stopped\' → ""': NOT_WANTED,
    '\'authorised\' → ""': NOT_WANTED,
    '\'confirming\' → ""': NOT_WANTED,
    '\'confirmed\' → ""': NOT_WANTED,
    '\'refused\' → ""': NOT_WANTED,
    '\'duplicate\' → ""': NOT_WANTED,
    '\'unknown\' → ""': NOT_WANTED,
    "case 'unknown': return undefined → case 'unknown':": NOT_WANTED,
    "state.status === 'confirming' → true": 'No other state is waiting; only the types need the question.',
    "state.status === 'unknown' → true": 'No other state has a reason; only the types need the question.',
    'state.order.orderId === entry.orderId → true': 'Each of the steps that follow asks for the order again.',
    '\'due\' → ""': 'Only retry is told from the others.',
  },
  'storefront/payment/journalEntry.ts': {
    'default: return entry satisfies never → default:': NEVER,
    "first.state === 'authorised' → false": 'An authorised entry has no time of booking, which leads to the same.',
    '\'authorised\' → ""': 'An authorised entry has no time of booking and no number of days.',
    "entry.state !== 'authorised' → true": 'It has no number of days, and no age is more than that.',
  },
  'storefront/payment/machine.ts': {
    'default: return event satisfies never → default:': NEVER,
  },
  'storefront/payment/state.ts': {
    'default: return state satisfies never → default:': NEVER,
    "state.status === 'unknown' → true": 'No other state without a proof has an id; only the types need the question.',
  },
  'storefront/routes/outfits/filter.ts': {
    'text !== null → true': FOR_TYPES,
    '\'\' → "Stryker was here!"': 'That is no order and no gender either.',
    'least === null → false': 'In rupees null is 0, which is also the end of ours.',
    'low <= high → low < high': 'Two equal ends are the same either way round.',
  },
  'storefront/routes/outfits/sort.ts': {
    'other === null → true': 'Only a comparison below 0 puts the later outfit first.',
    '(one - other) * direction → (one - other) / direction': 'The direction is 1 or -1.',
    'count * 4 > outfits.length → true': SAME_ORDER,
    'count * 4 > outfits.length → false': SAME_ORDER,
    'count * 4 > outfits.length → count * 4 >= outfits.length': SAME_ORDER,
    'count * 4 > outfits.length → count * 4 <= outfits.length': SAME_ORDER,
    'count * 4 → count / 4': SAME_ORDER,
    'count - 1 → count + 1': SAME_ORDER,
    'last && compare(outfit, last) >= 0 → false': SAME_ORDER,
    'compare(outfit, last) >= 0 → compare(outfit, last) > 0': SAME_ORDER,
    '\'ours\' → ""': 'The name is in no address, and all code reads it from here.',
  },
  'storefront/routes/pricing/packages.ts': {
    'DiscountAmount === null → false': 'The comparison that follows takes null for 0, which is no discount either.',
  },
  'storefront/routes/recce/tour.ts': {
    'at !== undefined → true': FOR_TYPES,
  },
  'storefront/text/dates.ts': {
    '[] → ["Stryker was here"]': 'The first element is the whole match, which is not read.',
  },
  'storefront/text/rules.ts': {
    '\'\' → "Stryker was here!"': 'What was typed before is kept only if it has ten characters.',
  },
}
