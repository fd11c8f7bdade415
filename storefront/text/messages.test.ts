import { expect, it } from 'vitest'
import { withFullStop } from './messages.ts'

it.each([
  ['Package is already exist', 'Package is already exist.'],
  ['The studio is closed.', 'The studio is closed.'],
  ['Sold out!', 'Sold out!'],
  ['', ''],
])('ends %o as a sentence', (words, sentence) => expect(withFullStop(words)).toBe(sentence))
