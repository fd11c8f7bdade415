import { MESSAGES } from '../../../text/messages.ts'
import { failureOf, insteadOf, NOTHING, placeOf } from '../effect.ts'
import type { Exchange } from '../exchange.ts'
import { asked, NOT_ANSWERED, type Finding, type Row, type Run } from './row.ts'

const SLOW_MS = 3000
const MEDIAN_MS = 800
const LARGE_BYTES = 500_000

function statusFinding({ name, title, status, headers }: Exchange): Finding {
  const isRedirect = status >= 300 && status < 400
  const says = isRedirect
    ? `is sent elsewhere (HTTP status ${status}, ${headers.get('location') ?? 'without a place'}), which turns a POST into a GET`
    : `is answered with HTTP status ${status} and should be answered with 200${status === 403 ? ': is the API key right?' : ''}`
  const shows = status === 401 ? `The shop would log the visitor out: “${MESSAGES.sessionExpired}”.` : failureOf(name)
  return { call: title, says, shows }
}

function silentFinding({ name, title, silence, cause }: Exchange, { connection }: Run): Finding {
  const says =
    silence === 'timeout'
      ? `did not answer within ${connection.timeout / 1000} s`
      : `closed the connection without an answer, or could not be reached${cause ? ` (${cause})` : ''}`
  return { call: title, says, shows: insteadOf(MESSAGES.serverDown, name) }
}

function formOf(text: string): string {
  if (text.trim() === '') return 'is empty'
  if (/^\s*</.test(text)) return 'is a page of HTML'
  if (/^\s*\[/.test(text)) return 'is a list'
  return /^\s*\{/.test(text) ? 'is JSON that breaks off or is not valid' : 'is no JSON'
}

const unread = ({ title, name, text }: Exchange): Finding => ({
  call: title,
  says: `its answer ${formOf(text)}`,
  shows: failureOf(name),
})

function mistyped({ title, headers }: Exchange): Finding[] {
  const type = headers.get('content-type') ?? 'missing'
  if (/^application\/(?:[\w.]+\+)?json\b/.test(type)) return []
  return [
    {
      call: title,
      says: `its Content-Type is ${type} and should be application/json`,
      shows: NOTHING,
      tolerated: true,
    },
  ]
}

function median(found: readonly Exchange[]): number {
  const sorted = found.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export const ANSWER_ROWS: readonly Row[] = [
  {
    id: 'reached',
    title: 'Every call is answered in time',
    why: 'The shop waits 20 seconds for a call, and then says that the server is down.',
    find: (run) => run.exchanges.filter(({ silence }) => silence).map((one) => silentFinding(one, run)),
  },
  {
    id: 'status',
    title: 'The HTTP status is 200, for refusals too',
    why: 'A sentence in an answer with another status is not read: the visitor gets a general one.',
    find: ({ exchanges }) => {
      const refusing = new Set(['GetMyBookings', 'GetFAQ'])
      const strange = exchanges.filter(({ status }) => status !== 0 && status !== 200 && status !== 429)
      return strange
        .filter(
          ({ name, purpose, status }) => !(purpose === 'bad' && refusing.has(name) && [401, 403].includes(status)),
        )
        .map(statusFinding)
    },
  },
  {
    id: 'json',
    title: 'Every answer is one JSON object',
    why: 'Pages of a proxy, arrays and JSON that breaks off cannot be read. Caches and other clients go by Content-Type.',
    find: ({ exchanges }) =>
      exchanges.filter(({ status }) => status === 200).flatMap((one) => (one.body ? mistyped(one) : [unread(one)])),
  },
  {
    id: 'together',
    title: 'A page’s calls may come at once',
    why: 'A page asks for five things at the same time. Who limits calls per second has to allow that.',
    find: ({ exchanges }) =>
      exchanges
        .filter(({ status }) => status === 429)
        .map(({ title, name }) => ({
          call: title,
          says: 'is refused with HTTP status 429 (too many requests), though a page asks for no more',
          shows: failureOf(name),
        })),
  },
  {
    id: 'speed',
    title: `No call takes ${SLOW_MS / 1000} s, and half of them less than ${MEDIAN_MS / 1000} s`,
    why: 'What is not there in a second is a page of grey boxes.',
    find: (run) => {
      const answered = asked(run, 'good').filter(({ status }) => status === 200)
      const slow = answered.filter(({ milliseconds }) => milliseconds > SLOW_MS)
      const middle = median(answered)
      const each = slow.map(({ title, name, milliseconds }) => ({
        call: title,
        says: `took ${(milliseconds / 1000).toFixed(1)} s`,
        shows: `The shop would show grey boxes for so long in place of ${placeOf(name)}.`,
      }))
      if (middle <= MEDIAN_MS) return each
      const says = `half of them took longer than ${(middle / 1000).toFixed(1)} s`
      return [...each, { call: 'All calls', says, shows: 'Every page would show grey boxes for so long.' }]
    },
  },
  {
    id: 'size',
    title: `No answer is larger than ${LARGE_BYTES / 1000} kB`,
    why: 'Visitors on a phone pay for it, and wait. Pictures are linked, never sent in an answer.',
    find: (run) =>
      asked(run, 'good')
        .filter(({ bytes }) => bytes > LARGE_BYTES)
        .map(({ title, name, bytes }) => ({
          call: title,
          says: `its answer has ${Math.round(bytes / 1000)} kB`,
          shows: `On a slow phone the shop would show grey boxes for ${Math.ceil(bytes / 50_000)} s in place of ${placeOf(name)}.`,
        })),
  },
  {
    id: 'private',
    title: 'What belongs to one visitor is not kept by caches',
    why: 'A cache between shop and provider would give one visitor’s cart or bookings to the next.',
    writes: true,
    find: ({ exchanges }) => {
      const personal = exchanges.filter((one) => one.personal && one.purpose === 'good' && one.status === 200)
      if (personal.length === 0) return NOT_ANSWERED
      return personal
        .filter(({ headers }) => /\bpublic\b|\bs-maxage=[1-9]/.test(headers.get('cache-control') ?? ''))
        .map(({ title, headers }) => ({
          call: title,
          says: `may be kept by shared caches (Cache-Control: ${headers.get('cache-control')})`,
          shows: 'Behind a cache a visitor would see somebody else’s data.',
        }))
    },
  },
]
