import { expect, test } from 'vitest'
import { ratioBox } from './Picture.tsx'

test('reads every notation of a ratio', () => {
  expect(ratioBox('4/5')).toBe('0 0 4 5')
  expect(ratioBox('16 / 11.5')).toBe('0 0 16 11.5')
  expect(ratioBox('16:9')).toBe('0 0 16 9')
  expect(ratioBox('1.5')).toBe('0 0 1.5 1')
})

test('is undefined for anything else', () => {
  for (const odd of [undefined, '', 'wide', '4/0', '0/4', '4/5/6', '-1/2']) expect(ratioBox(odd)).toBeUndefined()
})
