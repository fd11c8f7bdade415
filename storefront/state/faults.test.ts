// @vitest-environment jsdom
/** What the visitor sees when a call fails or its answer is malformed, for each call (C-009, C-010). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { send, type SendOptions } from '../api/client.ts'
import { CALLS } from '../api/contract/calls.ts'
import type { Call } from '../api/contract/wire.ts'
import { goodAnswer, malformed, saying } from '../api/testing/examples.ts'
import { MESSAGES } from '../text/messages.ts'
import { alertAtom, clearLocal } from './alert.ts'
import { request, type Result } from './request.ts'
import { store } from './store.ts'
import { toastsAtom } from './toasts.ts'

const ALL: readonly Call[] = Object.values(CALLS)
const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)

let answer: () => Response | Promise<Response>

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer())
  // Every fault in this file logs a warning.
  vi.spyOn(console, 'warn').mockReturnValue()
  clearLocal()
  store.set(alertAtom, undefined)
  store.set(toastsAtom, [])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function outcomeOf(call: Call, made: typeof answer, options?: SendOptions): Promise<Result<unknown>> {
  answer = made
  return request(() => send(call, {}, options))
}

function failed(call: Call, detail: string): Result<unknown> {
  return {
    status: 'failed',
    msg: MESSAGES.somethingBad,
    detail: expect.stringContaining(`${call.name}: ${detail}`) as string,
    isToasted: true,
  }
}

const shownMessages = () => ({ alert: store.get(alertAtom), toasts: store.get(toastsAtom).map(({ text }) => text) })
const NOTHING = { alert: undefined, toasts: [] }
const TOAST = { alert: undefined, toasts: [MESSAGES.somethingBad] }

const STATUSES = [204, 301, 304, 400, 401, 403, 404, 409, 429, 500, 502, 503].map((status) => {
  const withBody = status !== 204 && status !== 304
  const respond = (call: Call) => (withBody ? json(goodAnswer(call), { status }) : new Response(null, { status }))
  return [`HTTP status ${status}`, respond, MESSAGES.sessionExpired] as const
})

const UNANSWERED = [
  ...STATUSES,
  ['offline', () => Promise.reject(new TypeError('Failed to fetch')), MESSAGES.serverDown],
  ['a time-out', () => Promise.reject(new DOMException('', 'TimeoutError')), MESSAGES.serverDown],
  [
    'an answer cut off',
    () => new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) })),
    MESSAGES.serverDown,
  ],
] as const

const NO_ANSWERS = [
  [
    'HTML',
    () =>
      new Response('<!doctype html><p>Please log in to the network.</p>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['JSON cut short', (call: Call) => new Response(JSON.stringify(goodAnswer(call)).slice(0, -2))],
  ['nothing at all', () => new Response('')],
  ['null', () => json(null)],
  ['a list', (call: Call) => json([goodAnswer(call)])],
  ['a number', () => json(1)],
] as const

describe.each(ALL.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it.each(UNANSWERED)('reports %s with its sentence, once', async (_fault, respond, sentence) => {
    localStorage.setItem('recceeLocalDetails', '{}')
    const about = sentence === MESSAGES.serverDown ? 'no answer' : 'HTTP status'
    expect(await outcomeOf(call, () => respond(call))).toEqual(failed(call, about))
    expect(shownMessages()).toEqual({ alert: sentence, toasts: [] })
    expect(Object.keys(localStorage)).toEqual(['SessionAlert'])
    // Of calls that fail together, only the first is reported.
    expect(await outcomeOf(call, () => respond(call))).toEqual(failed(call, about))
    expect(shownMessages()).toEqual({ alert: sentence, toasts: [] })
    // The flag is set now, so the next failure is toasted.
    store.set(alertAtom, undefined)
    expect(await outcomeOf(call, () => respond(call))).toEqual(failed(call, about))
    expect(shownMessages()).toEqual(TOAST)
  })

  it.each(NO_ANSWERS)('takes %s at 200 for no answer, and keeps the session', async (_fault, respond) => {
    expect(await outcomeOf(call, () => respond(call))).toEqual(failed(call, 'the answer does not fit at'))
    expect(shownMessages()).toEqual(TOAST)
    expect(localStorage).toHaveLength(0)
  })

  // Sending a code succeeds without fields, because its answer is not documented (C-103).
  it.skipIf(call.mayOmitN)('takes an object without its fields for no answer', async () => {
    expect(await outcomeOf(call, () => json({ error: 'maintenance' }))).toEqual(
      failed(call, 'the answer does not fit at'),
    )
  })

  it('reads JSON with another content type', async () => {
    const respond = () => json(goodAnswer(call), { headers: { 'Content-Type': 'text/html' } })
    expect(await outcomeOf(call, respond)).toMatchObject({ status: 'done', value: { n: 1 } })
  })

  it('drops an answer after an abort', async () => {
    const stop = new AbortController()
    const late = () => {
      stop.abort()
      return json(goodAnswer(call))
    }
    expect(await outcomeOf(call, late, { signal: stop.signal })).toEqual({ status: 'dropped' })
    expect(shownMessages()).toEqual(NOTHING)
  })

  it('gives each call its own answer, in any order', async () => {
    const waiting: ((response: Response) => void)[] = []
    answer = () => new Promise((resolve) => waiting.push(resolve))
    const asked = Promise.all([send(call, {}), send(call, {})])
    await vi.waitFor(() => expect(waiting).toHaveLength(2))
    for (const [at, Msg] of [
      [1, 'second'],
      [0, 'first'],
    ] as const)
      waiting[at]!(json({ ...goodAnswer(call), ...saying(call, { n: 1, Msg }) }))
    expect((await asked).map(({ Msg }) => Msg)).toEqual(['first', 'second'])
  })
})

it('names a price that cannot be read in the console, and says nothing to the visitor', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const call = CALLS.GetPackageDeatils
  const body = malformed(goodAnswer(call), ['packagelist', '0', 'SellingPrice'], () => undefined)
  expect(await outcomeOf(call, () => json(body))).toMatchObject({ status: 'done' })
  expect(warn).toHaveBeenCalledWith('drift', call.name, 'packagelist.0.SellingPrice', 'not known')
  expect(shownMessages()).toEqual(NOTHING)
})
