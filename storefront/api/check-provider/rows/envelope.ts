import { MESSAGES } from '../../../text/messages.ts'
import { failureOf, insteadOf, NOTHING } from '../effect.ts'
import { provesItself } from '../../envelope.ts'
import { isAccepted, type Body, type Exchange } from '../exchange.ts'
import { asked, callOf, type Finding, type Row } from './row.ts'

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** The envelope's place in the contract. `bare` calls refuse in `response`. */
function placeIn({ name, body }: Exchange): { place: string; found: Body | undefined } {
  const { envelope } = callOf(name)
  if (envelope === 'top') return { place: 'n', found: body }
  const field = envelope === 'bare' ? 'response' : envelope
  const value = body?.[field]
  const inner: unknown = Array.isArray(value) ? value[0] : value
  return {
    place: field === 'ResponseList' ? 'ResponseList[0].n' : `${field}.n`,
    found: isObject(inner) ? inner : undefined,
  }
}

function misplaced(one: Exchange): Finding[] {
  const { name, title, n, purpose } = one
  const { place, found } = placeIn(one)
  const call = callOf(name)
  if (found?.['n'] !== undefined || (call.envelope === 'bare' && (purpose === 'good' || n === undefined))) return []
  const about = { call: title, path: place }
  if (n !== undefined)
    return [{ ...about, says: 'n is in another place of the answer', shows: NOTHING, tolerated: true }]
  const says = 'there is no n in the answer'
  return provesItself(call, one.body ?? {})
    ? [{ ...about, says, shows: NOTHING, tolerated: true }]
    : [{ ...about, says, shows: failureOf(name) }]
}

function notANumber(one: Exchange): Finding[] {
  const { name, title, n } = one
  const { place, found } = placeIn(one)
  const value = found?.['n']
  if (value === undefined || typeof value === 'number') return []
  const says = `n is ${JSON.stringify(value)} and should be a number`
  return n === undefined
    ? [{ call: title, path: place, says, shows: failureOf(name) }]
    : [{ call: title, path: place, says, shows: NOTHING, tolerated: true }]
}

function refusedThough({ name, title, n, msg }: Exchange): Finding {
  const { accepts } = callOf(name)
  const wanted = accepts.length === 1 ? '1' : `one of ${accepts.join(', ')}`
  return {
    call: title,
    says: `a right request is refused: n is ${n}, and should be ${wanted}${msg ? `; Msg is “${msg}”` : ''}`,
    shows: insteadOf(msg || MESSAGES.somethingBad, name),
  }
}

export const ENVELOPE_ROWS: readonly Row[] = [
  {
    id: 'place-of-n',
    title: 'n is where the contract has it',
    why: 'The table of calls says where: in response, in Response, in ResponseList or at the top. Capitals count.',
    find: ({ exchanges }) => exchanges.filter(({ status, body }) => status === 200 && body).flatMap(misplaced),
  },
  {
    id: 'value-of-n',
    title: 'n is a number',
    why: '1 is success. "1" and true are read as 1, false as 0, and words are not read.',
    find: ({ exchanges }) => exchanges.filter(({ status, body }) => status === 200 && body).flatMap(notANumber),
  },
  {
    id: 'accepted',
    title: 'Right requests are accepted',
    why: 'What is asked here is what the shop asks, with ids and slugs from the provider’s own lists.',
    find: (run) =>
      asked(run, 'good')
        .filter((one) => one.status === 200 && one.body && one.n !== undefined && !isAccepted(one))
        .map(refusedThough),
  },
]
