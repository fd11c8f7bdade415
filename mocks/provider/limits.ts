/**
 * Limits on sending and guessing codes. A browser that has logged in with a number is known to it and has its own
 * counts, so no stranger can keep it waiting. All other browsers count by network. They also share a limit per number,
 * so that guessing takes years, and a limit on wrong codes in the whole shop, because an attacker might try one code at
 * each of many numbers.
 *
 * The first code entered for each code sent is always checked, unless the whole shop is under attack, so strangers
 * cannot invalidate a code that somebody has in hand. `limits.test.ts` measures how long somebody can be locked out,
 * and how long guessing takes. The table in stories/docs/Operating.mdx has the reasons.
 */
import { dMy, today } from '../../storefront/text/dates.ts'
import { clockAt } from '../../storefront/text/times.ts'
import { browsersOf, userByMobile } from './users.ts'
import { siteOf } from './caller.ts'
import { Refusal } from './reply.ts'
import type { CallContext } from './context.ts'

const MINUTE = 60_000

export interface Limit {
  readonly most: number
  /** Milliseconds. */
  readonly within: number
}

export const LIMITS = {
  /** Per known browser, or other network, at one number or e-mail address. */
  receiver: { most: 5, within: 15 * MINUTE },
  day: { most: 20, within: 24 * 60 * MINUTE },
  network: { most: 10, within: 24 * 60 * MINUTE },
  /** All unknown browsers together at one number or e-mail address. */
  others: { most: 30, within: 24 * 60 * MINUTE },
  /** One network at all numbers. */
  address: { most: 30, within: 60 * MINUTE },
  /** An IPv6 /48, because one customer can own its 65,536 networks. */
  site: { most: 90, within: 60 * MINUTE },
  /** Wrong codes of all unknown browsers over all registered numbers. */
  shop: { most: 120, within: 60 * MINUTE },
} as const satisfies Record<string, Limit>

/** Wrong codes that all strangers together can try at one number. The first one for each code sent is always checked. */
export const GUESSES_A_DAY = 2 * LIMITS.others.most - LIMITS.others.most / LIMITS.receiver.most

export type LimitedAct = 'send' | 'guess'

const SENTENCES: Readonly<Record<LimitedAct, string>> = {
  send: 'Too many codes were asked for.',
  guess: 'Too many wrong codes were entered.',
}

/** Times, oldest first. The row is outdated after `until`. */
interface Count {
  readonly at: readonly number[]
  readonly until: number
}

export interface Counter {
  readonly key: string
  readonly limit: Limit
}

const UNDER_ATTACK =
  'So many wrong one-time codes were entered in an hour that new browsers cannot log in. Somebody seems to be guessing.'

const TABLE = 'counts'
type Clocked = Pick<CallContext, 'tables' | 'now'>

function ofNetwork(act: LimitedAct, { caller }: CallContext): Counter[] {
  const site = siteOf(caller.network)
  return [
    { key: `${act}/address/${caller.network}`, limit: LIMITS.address },
    ...(site === undefined ? [] : [{ key: `${act}/site/${site}`, limit: LIMITS.site }]),
  ]
}

/** Large mail providers deliver `me+shop@example.com` and `m.e@example.com` to one mailbox. */
function mailboxOf(receiver: string): string {
  const [name = '', domain] = receiver.split('@')
  return domain === undefined ? receiver : `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${domain}`
}

interface Counters {
  /** The caller's. */
  readonly own: readonly Counter[]
  /** All unknown browsers at this receiver. */
  readonly others: readonly Counter[]
  /** All unknown browsers in the shop. */
  readonly shop: readonly Counter[]
}

function countersOf(act: LimitedAct, receiver: string, context: CallContext): Counters {
  const { tables, caller } = context
  const owner = userByMobile(tables, receiver)
  const mailbox = mailboxOf(receiver)
  const at = (who: string) => `${act}/receiver/${mailbox}/${who}`
  const within = (who: string, limit: Limit): Counter[] => [
    { key: at(who), limit: LIMITS.receiver },
    { key: `${at(who)}/day`, limit },
  ]
  if (owner !== undefined && browsersOf(owner.Id, tables).includes(caller.sessionCookie))
    return { own: within(caller.sessionCookie, LIMITS.day), others: [], shop: [] }
  return {
    own: [...within(caller.network, LIMITS.network), ...ofNetwork(act, context)],
    others: [{ key: at('others'), limit: LIMITS.others }],
    // Only codes of an account are worth guessing.
    shop: act === 'guess' && owner !== undefined ? [SHOP] : [],
  }
}

const SHOP: Counter = { key: 'guess/shop', limit: LIMITS.shop }

function recent({ key, limit }: Counter, { tables, now }: Clocked): readonly number[] {
  return (tables.get<Count>(TABLE, key)?.at ?? []).filter((at) => at + limit.within > now)
}

/** @returns when the next one is allowed, which may be in the past. */
export function freeAt(counter: Counter, context: Clocked): number {
  const { most, within } = counter.limit
  const at = recent(counter, context).at(-most)
  return at === undefined ? context.now : at + within
}

export function countOn(counter: Counter, context: Clocked): void {
  const at = [...recent(counter, context), context.now].slice(-counter.limit.most)
  context.tables.set(TABLE, counter.key, { at, until: context.now + counter.limit.within } satisfies Count)
}

export function count(act: LimitedAct, receiver: string, context: CallContext): void {
  const { own, others, shop } = countersOf(act, receiver, context)
  for (const counter of [...own, ...others, ...shop]) countOn(counter, context)
  if (shop.length > 0 && freeAt(SHOP, context) > context.now) context.alarm?.(UNDER_ATTACK)
}

/** The answer reveals whether a number is registered, so it counts like sending a code. */
export function countLookup(context: CallContext): void {
  for (const counter of ofNetwork('send', context)) countOn(counter, context)
}

/** @returns the refusal and its end; undefined if allowed. */
function refusalBy(
  act: LimitedAct,
  counters: readonly Counter[],
  context: CallContext,
): { sentence: string; RetryAfter: number } | undefined {
  const until = Math.max(context.now, ...counters.map((counter) => freeAt(counter, context)))
  if (until === context.now) return undefined
  const minute = Math.ceil(until / MINUTE) * MINUTE
  const day = today(minute) === context.today ? '' : `${dMy(today(minute))}, `
  return {
    sentence: `${SENTENCES[act]} Please try again after ${day}${clockAt(minute)} IST.`,
    RetryAfter: Math.ceil((until - context.now) / 1000),
  }
}

function refuseBy(act: LimitedAct, counters: readonly Counter[], context: CallContext): void {
  const found = refusalBy(act, counters, context)
  if (found) throw new Refusal(found.sentence, { RetryAfter: found.RetryAfter })
}

export function refuseToSend(receiver: string, context: CallContext): void {
  const sends = countersOf('send', receiver, context)
  const guesses = countersOf('guess', receiver, context)
  refuseBy('send', [...sends.own, ...sends.others], context)
  refuseBy('guess', [...guesses.own, ...guesses.shop], context)
}

/** @param isFirst whether it is the first guess at this code. */
function guessCounters(receiver: string, isFirst: boolean, context: CallContext): readonly Counter[] {
  const { own, others, shop } = countersOf('guess', receiver, context)
  return isFirst ? shop : [...own, ...others, ...shop]
}

export function refuseToCheck(receiver: string, isFirst: boolean, context: CallContext): void {
  refuseBy('guess', guessCounters(receiver, isFirst, context), context)
}

/** Why no further guess is allowed for now; undefined if one is. */
export function noMoreGuesses(receiver: string, context: CallContext) {
  return refusalBy('guess', guessCounters(receiver, false, context), context)
}
