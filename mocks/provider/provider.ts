/**
 * The embedded v1 provider: all calls, stateful, without HTTP. It trusts no client: it computes amounts, identifies
 * users by token, and answers every request.
 */
import { CALLS, type CallName } from '../../storefront/api/contract/calls.ts'
import * as account from './account.ts'
import { isFields, type Fields } from './fields.ts'
import * as availability from './availability.ts'
import { GetMyBookings, GetMyBookingsDetails } from './bookings.ts'
import * as browsing from './browsing.ts'
import { callerOf, type Caller, type ReadHeaders } from './caller.ts'
import { AddToUserCart, GetUserCart, RemoveItemFromUserCart, ValidateUserCart } from './cart.ts'
import type { Catalogue } from '../payloads/demonstration.ts'
import { FORGERY_COOKIE, ownCookieOf } from '../../storefront/server/cookies.ts'
import { ApplyCoupon } from './coupon.ts'
import * as forms from './forms.ts'
import type { Webhook } from '../gateway/webhook.ts'
import {
  type GatewayPort,
  type Transact,
  createContext,
  type Handler,
  type Pause,
  type RandomBytes,
} from './context.ts'
import * as payment from './payment.ts'
import {
  Refusal,
  refusalOf,
  refusalWithStatus,
  refuse,
  replyTo,
  SessionExpired,
  type Answer,
  type Reply,
} from './reply.ts'
import { sweep } from './settlement.ts'
import { BUSY_TIMEOUT_MS, retryWhileBusy, type Storage } from './storage.ts'
import { keepAlive } from './users.ts'
import { receiveWebhook } from './webhook.ts'

export const API_KEY_HEADER = 'x-api-key'
export const API_KEY = 'demo-key'
/** Every POST repeats the page's cookie in this header (C-020). */
const FORGERY_HEADER = 'X-XSRF-TOKEN'

const FAULT = 'Something went wrong on our side. Please try again.'

type PaymentCall = 'CreateUserpayment' | 'CreateOrder' | 'CreateRecceUserpayment' | 'CreateRecceUserOrder'

const PAYMENTS = {
  CreateUserpayment: payment.CreateUserpayment,
  CreateOrder: payment.CreateOrder,
  CreateRecceUserpayment: payment.CreateRecceUserpayment,
  CreateRecceUserOrder: payment.CreateRecceUserOrder,
} satisfies { [Name in PaymentCall]: payment.PaymentWork<Answer<Name>> }

const HANDLERS: { readonly [Name in Exclude<CallName, PaymentCall>]: Handler<Name> } = {
  ...browsing,
  ...availability,
  ...account,
  ...forms,
  AddToUserCart,
  GetUserCart,
  RemoveItemFromUserCart,
  ValidateUserCart,
  ApplyCoupon,
  GetMyBookings,
  GetMyBookingsDetails,
}

export interface ApiKey {
  readonly header: string
  readonly value: string
}

export interface Provider {
  /**
   * `request` is the query of a GET or the JSON of a POST, unchecked. Never rejects: a refusal is `Msg` with `n` 0 in
   * the call's envelope, an unknown name a 404.
   */
  answer(name: string, request: unknown, headers: ReadHeaders): Promise<Reply>
  /** Never rejects. 503 makes the gateway send the webhook again. */
  receive(webhook: Webhook): Promise<Reply>
  /** Completes payments whose answer or webhook was lost. Call it at startup and regularly. Never rejects. */
  sweep(): Promise<void>
}

export interface ProviderParts {
  readonly storage: Storage
  readonly data: Catalogue
  readonly gateway: GatewayPort
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly random: RandomBytes
  readonly apiKey?: ApiKey
  /** Runs between two calls, to yield the event loop. */
  readonly pause?: Pause
  /** Receives the provider's own faults; clients get no details. */
  readonly onFault?: (fault: unknown) => void
}

export function isCallName(name: string): name is CallName {
  return Object.hasOwn(CALLS, name)
}

const isPaymentCall = (name: CallName): name is PaymentCall => Object.hasOwn(PAYMENTS, name)

export function createProvider(parts: ProviderParts): Provider {
  const { storage, data, gateway, now, random, pause, onFault } = parts
  const apiKey = parts.apiKey ?? { header: API_KEY_HEADER, value: API_KEY }
  /** Serialises all calls, because payment calls ask the gateway between two transactions. */
  let turn: Promise<unknown> = Promise.resolve()
  /** Each network's last call. Its next one waits for that, so one busy network cannot block the others. */
  const latest = new Map<string, Promise<unknown>>()

  function guard(name: CallName, headers: ReadHeaders): void {
    if (headers.get(apiKey.header) !== apiKey.value) refuse('The API key is missing or not correct.')
    const cookie = ownCookieOf(headers.get('cookie'), FORGERY_COOKIE)
    if (CALLS[name].method !== 'GET' && cookie && headers.get(FORGERY_HEADER) !== cookie) {
      refuse('This request did not come from our own page. Please reload the page.')
    }
  }

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(work)
    turn = pause ? mine.then(pause) : mine
    return mine
  }

  function inTurnOf<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    const mine = (latest.get(network) ?? Promise.resolve()).then(() => inTurn(work))
    latest.set(network, mine)
    void mine.then(() => latest.get(network) === mine && latest.delete(network))
    return mine
  }

  /** Starts with the request, so that calls waiting for a locked database give up together, not one after another. */
  const busyUntil = () => performance.now() + BUSY_TIMEOUT_MS

  const alarm = (sentence: string): void => onFault?.(sentence)
  const transactFor =
    (caller: Caller): Transact =>
    (work) =>
      storage.transaction((tables) => work(createContext({ tables, data, now: now(), random, caller, alarm })))
  const transact = transactFor(callerOf({ get: () => null }))

  async function answered(name: CallName, request: unknown, headers: ReadHeaders): Promise<Reply> {
    guard(name, headers)
    const fields: Fields = isFields(request) ? request : refuse('The request has to be a JSON object.')
    const caller = callerOf(headers)
    const transact = transactFor(caller)
    // A separate transaction, because a refused call is rolled back.
    if (caller.authToken) transact(keepAlive)
    if (isPaymentCall(name)) return replyTo(name, await PAYMENTS[name](fields, transact, gateway))
    const handler: Handler<typeof name> = HANDLERS[name]
    return replyTo(
      name,
      transact((context) => handler(fields, context)),
    )
  }

  async function settled(name: CallName, request: unknown, headers: ReadHeaders, until: number): Promise<Reply> {
    try {
      return await retryWhileBusy(() => answered(name, request, headers), until)
    } catch (problem) {
      if (problem instanceof SessionExpired) return { ...refusalOf(name, problem.message), status: 401 }
      if (problem instanceof Refusal) return refusalOf(name, problem.message, problem.extras)
      onFault?.(problem)
      const refusal = refusalOf(name, FAULT)
      // The client would take a refusal as final, but retries a 503.
      return isPaymentCall(name) ? { ...refusal, status: 503 } : refusal
    }
  }

  return {
    answer(name, request, headers) {
      if (!isCallName(name)) return Promise.resolve(refusalWithStatus(404, 'There is no such call.'))
      const until = busyUntil()
      return inTurnOf(callerOf(headers).network, () => settled(name, request, headers, until))
    },
    receive(webhook) {
      const until = busyUntil()
      return inTurn(() =>
        retryWhileBusy(() => receiveWebhook(webhook, transact, gateway), until).catch((problem: unknown) => {
          onFault?.(problem)
          return refusalWithStatus(503, FAULT)
        }),
      )
    },
    sweep() {
      const until = busyUntil()
      return inTurn(() =>
        retryWhileBusy(() => sweep(transact, gateway), until).catch((problem: unknown) => onFault?.(problem)),
      )
    },
  }
}
