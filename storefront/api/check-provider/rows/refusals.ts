import type { CallName } from '../../contract/calls.ts'
import { DAY_MEANINGS } from '../../contract/meanings.ts'
import { MESSAGES } from '../../../text/messages.ts'
import { insteadOf, placeOf } from '../effect.ts'
import { isAccepted, type Exchange } from '../exchange.ts'
import { isFree, NO_SUCH } from '../visit.ts'
import { asked, hasBody, NOT_ANSWERED, type Finding, type Row } from './row.ts'

/** Technical terms that no visitor should read. */
const TECHNICAL =
  /exception|stack ?trace|\bat [\w.]+\(|\bSQL\b|syntax error|\bnull\b|\bundefined\b|object reference|<\/?\w+>|[{}]|0x[0-9a-f]{4}/i

function wordless(one: Exchange): Finding[] {
  if (!hasBody(one) || isAccepted(one)) return []
  if (one.msg.trim() === '') {
    const shows = `The shop would say only “${MESSAGES.somethingBad}”, and the visitor would not know why.`
    return [{ call: one.title, path: 'Msg', says: 'is refused without a sentence', shows }]
  }
  if (!TECHNICAL.test(one.msg)) return []
  const said = one.msg.slice(0, 80)
  return [
    { call: one.title, path: 'Msg', says: 'has technical words', shows: `The shop would show visitors “${said}”.` },
  ]
}

const DETAILS: readonly CallName[] = [
  'GetPackageDeatils',
  'GetEventsDetails',
  'GetProfessionalDetails',
  'GetSetViewDetails',
  'GetBlogWithSlug',
]

/** Successful answers to requests for things that do not exist. */
function answersAnything(one: Exchange): Finding[] {
  if (!isAccepted(one) || !one.title.includes(NO_SUCH)) return []
  const isFull = Object.entries(one.body ?? {}).some(([field, value]) => {
    if (['response', 'Response', 'professionalcategory'].includes(field)) return false
    return Array.isArray(value) ? value.length > 0 : typeof value === 'object' && value !== null
  })
  if (!isFull) return []
  const shows = `A mistyped or old link would show ${placeOf(one.name)} of something else, at any price it may have.`
  return [{ call: one.title, says: 'is answered with something, though there is no such thing', shows }]
}

const LEAK = 'Anybody who changes a number in a request would read the bookings of others.'

function badTokens(found: readonly Exchange[]): Finding[] {
  const [wrong, none] = found
  const says = 'is answered'
  const leaks = [
    wrong && isAccepted(wrong)
      ? [{ call: wrong.title, says: `${says} with a token that nobody has`, shows: LEAK }]
      : [],
    none && isAccepted(none) ? [{ call: none.title, says: `${says} without a token`, shows: LEAK }] : [],
  ].flat()
  if (leaks.length > 0 || !wrong || wrong.status === 401 || !hasBody(wrong)) return leaks
  const shows = `After the session has ended, the shop would show “${wrong.msg || MESSAGES.somethingBad}” instead of asking to log in again.`
  return [{ call: wrong.title, says: 'an unknown token is not answered with HTTP status 401', shows }]
}

export const DAY_ROWS: readonly Row[] = [
  {
    id: 'days',
    title: 'A day to come has an availability',
    why: `Dates are sent as 05 Jan 2026. n is ${DAY_MEANINGS}; Status is its word.`,
    find: (run) => {
      const found = asked(run, 'good', 'GetAvailabilityForPackage').filter(hasBody)
      if (found.length === 0) return NOT_ANSWERED
      return found.flatMap((one) => {
        const about = { call: one.title, shows: insteadOf(one.msg || MESSAGES.somethingBad, one.name) }
        if (!isAccepted(one)) return [{ ...about, says: `n is ${one.n ?? 'missing'} for a day in a month` }]
        return typeof one.body?.['Status'] === 'string' && one.body['Status'] !== ''
          ? []
          : [
              {
                ...about,
                path: 'Status',
                says: 'has no word',
                shows: 'The shop would say it in its own words.',
                tolerated: true,
              },
            ]
      })
    },
  },
  {
    id: 'stays',
    title: 'Rooms and professionals have an availability, too',
    why: 'A room is asked for its day, a professional for the day of the cart: n is 1 where both can be booked.',
    find: (run) => {
      const rooms = run.exchanges.filter(({ name }) => name === 'GetAvailabilityForCottage').filter(hasBody)
      const people = asked(run, 'open', 'GetAvailabilityForProfessional').filter(hasBody)
      if (rooms.length + people.length === 0) return NOT_ANSWERED
      const unsaid = [...rooms, ...people].filter(({ n }) => n === undefined)
      const past = rooms.filter((one) => one.purpose === 'bad' && isAccepted(one) && isFree(one.n))
      return [
        ...unsaid.map(({ title, name }) => ({
          call: title,
          path: 'n',
          says: 'there is no n in the answer',
          shows: insteadOf(MESSAGES.somethingBad, name),
        })),
        ...past.map(({ title }) => ({
          call: title,
          says: 'a day that is past is answered as if it could be booked',
          shows: 'A visitor whose clock is wrong could book a night that cannot be.',
        })),
      ]
    },
  },
  {
    id: 'no-days',
    title: 'Days that are past, impossible or missing are refused',
    why: 'The shop does not offer them, but its clock may be wrong.',
    find: (run) =>
      asked(run, 'bad', 'GetAvailabilityForPackage')
        .filter((one) => isAccepted(one) && isFree(one.n))
        .map(({ title }) => ({
          call: title,
          says: 'is answered as if it could be booked',
          shows: 'A visitor whose clock is wrong could book a day that cannot be.',
        })),
  },
]

export const REFUSAL_ROWS: readonly Row[] = [
  {
    id: 'unknown',
    title: 'What does not exist is refused, or empty',
    why: 'Old links and mistyped addresses come every day; so do coupons of somebody’s imagination.',
    find: (run) => [
      ...DETAILS.flatMap((name) => asked(run, 'bad', name)).flatMap(answersAnything),
      ...asked(run, 'bad', 'ApplyCoupon')
        .filter(isAccepted)
        .map(({ title }) => ({
          call: title,
          says: 'a coupon that does not exist is accepted',
          shows: 'The shop would tell everybody that any coupon is applied.',
        })),
    ],
  },
  {
    id: 'words',
    title: 'Refusals are said in a sentence for visitors',
    why: 'The shop shows Msg as it is.',
    find: (run) => {
      const refused = run.exchanges.filter((one) => hasBody(one) && !isAccepted(one))
      return refused.length === 0 ? NOT_ANSWERED : refused.flatMap(wordless)
    },
  },
  {
    id: 'token',
    title: 'Bookings need the visitor’s own token; an unknown one is 401',
    why: 'At 401 the shop asks to log in again.',
    find: (run) => badTokens(asked(run, 'bad', 'GetMyBookings').slice(0, 2)),
  },
]
