/**
 * Limits on sending and guessing codes. In 15 minutes a number (or e-mail address) has five sends and five wrong
 * guesses, and in an hour a network has thirty of both. In a day a number has twenty of both for each browser it has
 * logged in with, and twenty for all others together: guessing takes years, and in their own browser nobody waits
 * longer than 15 minutes because of strangers.
 */
import { clockAt, dMy, today } from '../../storefront/text/dates.ts'
import { browsersOf } from './browsers.ts'
import { Refusal } from './reply.ts'
import { userByMobile } from './users.ts'
import type { CallContext } from './context.ts'

const MINUTE = 60_000

interface Limit {
  readonly most: number
  /** Milliseconds. */
  readonly within: number
}

export const LIMITS = {
  receiver: { most: 5, within: 15 * MINUTE },
  day: { most: 20, within: 24 * 60 * MINUTE },
  address: { most: 30, within: 60 * MINUTE },
} as const satisfies Record<string, Limit>

export type LimitedAct = 'send' | 'guess'

const SENTENCES: Readonly<Record<LimitedAct, string>> = {
  send: 'Too many codes were asked for.',
  guess: 'Too many wrong codes were entered.',
}

/** Times, oldest first; outdated after `until`. */
interface Count {
  readonly at: readonly number[]
  readonly until: number
}

interface Counter {
  readonly key: string
  readonly limit: Limit
}

const TABLE = 'counts'

function ofAddress(act: LimitedAct, { caller }: CallContext): Counter {
  return { key: `${act}/address/${caller.network}`, limit: LIMITS.address }
}

function countersOf(act: LimitedAct, receiver: string, context: CallContext): Counter[] {
  const { tables, caller } = context
  const owner = userByMobile(tables, receiver)
  const isKnown = owner !== undefined && browsersOf(owner.Id, tables).includes(caller.sessionCookie)
  return [
    { key: `${act}/receiver/${receiver}`, limit: LIMITS.receiver },
    { key: `${act}/day/${receiver}/${isKnown ? caller.sessionCookie : 'others'}`, limit: LIMITS.day },
    ofAddress(act, context),
  ]
}

function recent({ key, limit }: Counter, { tables, now }: CallContext): readonly number[] {
  return (tables.get<Count>(TABLE, key)?.at ?? []).filter((at) => at + limit.within > now)
}

/** When the next one is allowed; `now` or earlier for at once. */
function freeAt(counter: Counter, context: CallContext): number {
  const { most, within } = counter.limit
  const at = recent(counter, context).at(-most)
  return at === undefined ? context.now : at + within
}

function countOn(counter: Counter, context: CallContext): void {
  const at = [...recent(counter, context), context.now].slice(-counter.limit.most)
  context.tables.set(TABLE, counter.key, { at, until: context.now + counter.limit.within } satisfies Count)
}

export function count(act: LimitedAct, receiver: string, context: CallContext): void {
  for (const counter of countersOf(act, receiver, context)) countOn(counter, context)
}

/** An answer that reveals whether a number is registered counts as a send. */
export function countLookup(context: CallContext): void {
  countOn(ofAddress('send', context), context)
}

/** The refusal and its end; undefined when allowed. */
export function tooManyRequests(
  act: LimitedAct,
  receiver: string,
  context: CallContext,
): { sentence: string; RetryAfter: number } | undefined {
  const until = Math.max(...countersOf(act, receiver, context).map((counter) => freeAt(counter, context)))
  if (until <= context.now) return undefined
  // Rounded up to minutes.
  const minute = Math.ceil(until / MINUTE) * MINUTE
  const day = today(minute) === context.today ? '' : `${dMy(today(minute))}, `
  return {
    sentence: `${SENTENCES[act]} Please try again after ${day}${clockAt(minute)} IST.`,
    RetryAfter: Math.ceil((until - context.now) / 1000),
  }
}

export function refuseTooMany(act: LimitedAct, receiver: string, context: CallContext): void {
  const found = tooManyRequests(act, receiver, context)
  if (found) throw new Refusal(found.sentence, { RetryAfter: found.RetryAfter })
}
