import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { call, count, parse, id, lenient, list, maybeMoney, money, price, single, text } from './wire.ts'

const read = (schema: v.GenericSchema, value: unknown) => {
  const { error, drifts: found, output } = parse(v.object({ part: schema }), { part: value })
  const drifts = found.map(({ path }) => path)
  return error === undefined ? { is: output.part, drifts } : { error }
}
const item = v.object({ Id: id, Name: text })
const [ONE, TWO] = [
  { Id: 1, Name: 'One' },
  { Id: 2, Name: 'Two' },
]

describe('a part of an answer', () => {
  it.each([
    ['text', 'Barn', 'Barn', text],
    ['text', 7, '7', text],
    ['text', null, '', text],
    ['an id', 7, 7, id],
    ['an id', '007', '007', id],
    ['an id', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, id],
    ['an id', '9007199254740993', '9007199254740993', id],
    ['money', '1,200.50', 120_050, money],
    ['money', 0, 0, money],
    ['a price', 24_500, 2_450_000, price],
    ['money that may be missing', 450, 45_000, maybeMoney],
    ['money that may be missing', null, null, maybeMoney],
    ['money that may be missing', '', null, maybeMoney],
    ['money that may be missing', ' ', null, maybeMoney],
    ['money that may be missing', undefined, null, maybeMoney],
    ['a count', 18, 18, count],
    ['a count', '1,200,300', 1_200_300, count],
    ['a count', 0, 0, count],
  ] as const)('is %s: %j', (_kind, sent, is, schema) => expect(read(schema, sent)).toEqual({ is, drifts: [] }))

  it.each([
    ['text', {}, text],
    ['text', undefined, text],
    ['an id', '', id],
    ['an id', null, id],
    ['an id', 2 ** 53, id],
    ['an id', -1e21, id],
    ['money', 'Call us', money],
    ['money', -1, money],
    ['money', null, money],
    ['a count', 'two', count],
    ['a count', ' ', count],
    ['a count', -1, count],
    ['a count', '1.200,00', count],
    ['a count', 'Infinity', count],
  ] as const)('does not fit as %s: %j', (_kind, sent, schema) => expect(read(schema, sent)).toEqual({ error: 'part' }))

  it.each([
    ['a price', 'Call us', null, price],
    ['a price', -1, null, price],
    ['a price', undefined, null, price],
    ['money that may be missing', 'Call us', undefined, maybeMoney],
    ['money that may be missing', -1, undefined, maybeMoney],
    ['a lenient text', {}, 'none', lenient(text, 'none')],
    ['a lenient id', undefined, 'none', lenient(id, 'none')],
  ] as const)('is not known, and reported, as %s: %j', (_kind, sent, is, schema) => {
    expect(read(schema, sent)).toMatchObject({ is })
  })

  it('is reported by its path', () => {
    expect(read(price, 'Call us')).toEqual({ is: null, drifts: ['part'] })
    expect(parse(item, 7)).toMatchObject({ error: 'the whole answer', drifts: [{ path: 'the whole answer' }] })
    expect(parse(v.object({ items: list(item) }), { items: [ONE, { Id: '', Name: 'Two' }] })).toMatchObject({
      error: undefined,
      drifts: [{ path: 'items.1.Id' }],
      output: { items: [ONE] },
    })
  })

  it('that does not fit is named, beside one that is only not known', () => {
    const { error, drifts } = parse(v.object({ price, id }), { price: 'Call us', id: '' })
    expect([error, drifts.map(({ path }) => path)]).toEqual(['id', ['price', 'id']])
  })
})

describe('a list', () => {
  it.each([null, undefined])('may be %j', (sent) => {
    expect(read(list(item), sent)).toMatchObject({ is: [] })
  })

  it('leaves out items that do not fit', () => {
    expect(read(list(item), [ONE, null, TWO, { Id: 3 }])).toEqual({ is: [ONE, TWO], drifts: ['part.1', 'part.3.Name'] })
    expect(read(list(item), [])).toEqual({ is: [], drifts: [] })
  })

  it('keeps an item of which only the price is not known', () => {
    const offer = v.object({ Id: id, Price: price })
    expect(read(list(offer), [{ Id: 1, Price: 'Call us' }])).toEqual({
      is: [{ Id: 1, Price: null }],
      drifts: ['part.0.Price'],
    })
  })

  it('says of each drift what it costs: an item, or only a price', () => {
    const offer = v.object({ Id: id, Price: price })
    const { drifts } = parse(v.object({ part: list(offer) }), {
      part: [
        { Id: 1, Price: 'Call us' },
        { Id: '', Price: 1 },
      ],
    })
    expect(drifts).toEqual([
      { path: 'part.0.Price', effect: 'not known' },
      { path: 'part.1.Id', effect: 'left out' },
    ])
  })

  it('does not fit if no item does', () => {
    expect(read(list(item), [null])).toEqual({ error: 'part.0' })
    expect(read(list(item), { 0: ONE })).toEqual({ error: 'part' })
  })

  it('keeps what an item is if nothing is known of it, where nothing may be left out', () => {
    const line = v.object({ Name: lenient(id, 'Item'), Amount: price })
    const unread = { Name: 'Item', Amount: null }
    const kept = read(list(line, true), [{ Name: 'Barn', Amount: 5 }, 'sold', null])
    expect(kept).toMatchObject({ is: [{ Name: 'Barn', Amount: 500 }, unread, unread] })
    expect(read(list(line, true), ['sold'])).toMatchObject({ is: [unread] })
  })
})

it('takes a single object, or a list of exactly one', () => {
  expect(read(single(item), ONE)).toMatchObject({ is: ONE })
  expect(read(single(item), [ONE])).toMatchObject({ is: ONE })
  expect(read(single(item), [ONE, TWO])).toHaveProperty('error')
  expect(read(single(item), [])).toHaveProperty('error')
})

it('declares a call that accepts 1 and answers with nothing, unless told otherwise', () => {
  const definition = { method: 'GET', envelope: 'top' } as const
  expect(call('GetSets', definition)).toEqual({ name: 'GetSets', ...definition, accepts: [1], fields: {} })
  expect(call('GetSets', { ...definition, accepts: [2], fields: { Id: id } })).toMatchObject({
    accepts: [2],
    fields: { Id: id },
  })
})
