import { expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

test('is equal for the same cart, whatever the order of its keys', () => {
  expect(fingerprint({ a: 1, b: [{ c: 'x', d: undefined }] })).toBe(fingerprint({ b: [{ c: 'x' }], a: 1 }))
})

test.each([
  [{ quantity: 1 }, { quantity: 2 }],
  [{ quantity: 1 }, { quantity: '1' }],
  [
    [1, 2],
    [2, 1],
  ],
  [['ab'], ['a', 'b']],
  [null, {}],
])('differs for %j and %j', (one, other) => {
  expect(fingerprint(one)).not.toBe(fingerprint(other))
})

test('reveals nothing of a form', () => {
  expect(fingerprint({ phone: '9876543210' })).toMatch(/^[\da-f]{1,14}$/)
})
