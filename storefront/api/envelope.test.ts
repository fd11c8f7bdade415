import { describe, expect, it } from 'vitest'
import type { Call } from './contract/wire.ts'
import { provesItself, readEnvelope, readExtras } from './envelope.ts'

const FINE = { n: 1, Msg: 'Fine' }

describe('n and Msg', () => {
  it.each([
    ['response', { response: FINE }],
    ['Response', { Response: FINE }],
    ['ResponseList', { ResponseList: [FINE] }],
    ['top', FINE],
    ['bare', { response: FINE }],
  ] as const)('are read where %s has them', (envelope, body) => {
    expect(readEnvelope(body, envelope)).toEqual({ n: 1, msg: 'Fine' })
  })

  it.each([{ response: FINE }, { Response: FINE }, { ResponseList: [FINE] }, FINE])(
    'are found elsewhere: %j',
    (body) => {
      for (const envelope of ['response', 'Response', 'ResponseList', 'top', 'bare'] as const)
        expect(readEnvelope(body, envelope), envelope).toEqual({ n: 1, msg: 'Fine' })
    },
  )

  it('are read at the documented place first', () => {
    const body = { response: { n: 1 }, Response: { n: 2 }, ResponseList: [{ n: 3 }], n: 4 }
    const found = (envelope: Parameters<typeof readEnvelope>[1]) => readEnvelope(body, envelope).n
    expect([found('response'), found('Response'), found('ResponseList'), found('top'), found('bare')]).toEqual([
      1, 2, 3, 4, 1,
    ])
  })

  it.each([
    ['1', 1],
    [' 2 ', 2],
    [true, 1],
    ['', undefined],
    [' ', undefined],
    ['yes', undefined],
    [false, 0],
    [null, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [[1], undefined],
  ])('take %j for %j', (n, read) => expect(readEnvelope({ n }, 'top').n).toBe(read))

  it.each([null, undefined, 'down', 7, [FINE], { response: [FINE] }, { response: null }, { ResponseList: FINE }])(
    'are missing in %j',
    (body) => expect(readEnvelope(body, 'response')).toEqual({ n: undefined, msg: '' }),
  )

  it('take the top Msg where the envelope has none, and no Msg that is not a text', () => {
    expect(readEnvelope({ response: { n: 0 }, Msg: 'Closed' }, 'response').msg).toBe('Closed')
    expect(readEnvelope({ response: { n: 0, Msg: 'Full' }, Msg: 'Closed' }, 'response').msg).toBe('Full')
    expect(readEnvelope({ response: { n: 0, Msg: 7 } }, 'response').msg).toBe('')
  })
})

describe('an answer without n', () => {
  const call = (change: Partial<Call>) =>
    ({ accepts: [1], fields: { cart: () => undefined, total: () => undefined }, ...change }) as unknown as Call

  it('is proved by any expected field, unless n may have several values or the call says otherwise', () => {
    expect(provesItself(call({}), { total: 1 })).toBe(true)
    expect(provesItself(call({}), { other: 1 })).toBe(false)
    expect(provesItself(call({ accepts: [1, 2] }), { total: 1 })).toBe(false)
    expect(provesItself(call({ mayOmitN: true }), {})).toBe(true)
  })
})

describe('the extras of a refusal', () => {
  it.each([
    [60, 60],
    ['60', 60],
    [86_400, 86_400],
  ])('wait %j', (RetryAfter, retryAfter) => expect(readExtras({ RetryAfter })).toEqual({ retryAfter }))

  it.each([0, -1, 86_401, 1e9, 'soon', '', null, {}])('do not wait %j', (RetryAfter) => {
    expect(readExtras({ RetryAfter })).toEqual({})
  })

  it('name the field that is needed', () => {
    expect(readExtras({ Needs: 'OldOtp' })).toEqual({ needs: 'OldOtp' })
    expect(readExtras({ Needs: '' })).toEqual({})
    expect(readExtras({ Needs: 7 })).toEqual({})
    expect(readExtras(null)).toEqual({})
  })
})
