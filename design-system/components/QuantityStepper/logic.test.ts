import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountOf, canStep, keyed, stepped } from './logic.ts'

const bounds = { min: 1, max: 20 }

test('only digits are an amount', () => {
  expect(amountOf('20')).toBe(20)
  expect(amountOf('007')).toBe(7)
  for (const odd of ['', ' ', '2.5', '-1', '1e3', 'two', '9999999999']) expect(amountOf(odd)).toBeUndefined()
})

describe('stepping', () => {
  test('steps up and down by one', () => {
    expect(stepped('3', 1, bounds)).toBe('4')
    expect(stepped('3', -1, bounds)).toBe('2')
  })

  test('stops at 1 and at 20', () => {
    expect(stepped('1', -1, bounds)).toBe('1')
    expect(stepped('20', 1, bounds)).toBe('20')
  })

  test('steps down from a typed 25 to the maximum', () => expect(stepped('25', -1, bounds)).toBe('20'))
  test('steps up from an empty field to the minimum', () => expect(stepped('', 1, bounds)).toBe('1'))

  test('always ends within the bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -30, max: 30 }), (value, by) => {
        const after = Number(stepped(value, by, bounds))
        expect(after).toBeGreaterThanOrEqual(1)
        expect(after).toBeLessThanOrEqual(20)
      }),
    )
  })
})

test('tells whether a step is possible', () => {
  expect([canStep('1', -1, bounds), canStep('1', 1, bounds)]).toEqual([false, true])
  expect([canStep('20', -1, bounds), canStep('20', 1, bounds)]).toEqual([true, false])
  expect([canStep('25', -1, bounds), canStep('25', 1, bounds)]).toEqual([true, false])
  expect([canStep('', -1, bounds), canStep('', 1, bounds)]).toEqual([false, true])
})

test.each([
  ['ArrowUp', '4'],
  ['ArrowDown', '2'],
  ['PageUp', '8'],
  ['PageDown', '1'],
  ['Home', '1'],
  ['End', '20'],
  ['ArrowLeft', undefined],
  ['5', undefined],
  ['Enter', undefined],
])('key %s changes 3 to %s', (key, after) => expect(keyed(key, '3', bounds)).toBe(after))
