/** The shop's own sentences follow the page *Voice*. Sentences that the specification states are exempt. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BOOKING_MESSAGES } from '../../storefront/text/bookingMessages.ts'
import { FORM_MESSAGES } from '../../storefront/text/formMessages.ts'
import { MESSAGES } from '../../storefront/text/messages.ts'
import { PAYMENT_MESSAGES } from '../../storefront/text/paymentMessages.ts'
import { TOUR_MESSAGES } from '../../storefront/text/tourMessages.ts'
import { textsOf } from './textsOf.ts'
import { AMERICAN, KEPT, WORDS } from './voiceWords.ts'

const ROOT = join(import.meta.dirname, '../..')
const stated = [MESSAGES, BOOKING_MESSAGES, FORM_MESSAGES, PAYMENT_MESSAGES, TOUR_MESSAGES].flatMap((each): string[] =>
  Object.values(each),
)

const sentences = globSync('storefront/{routes,shell,text,state,payment}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((path) => !/\.(?:test|spec|css)\./.test(path))
  .flatMap((path) => textsOf(join(ROOT, path)).map((text) => ({ path, text })))
  .filter(({ text }) => text.includes(' ') && !stated.some((sentence) => sentence === text))

it('reads the sentences of the shop', () => {
  const texts = sentences.map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(400)
  expect(texts).toContain('Proceed to checkout')
})

describe('the shop says', () => {
  it.each(WORDS.flatMap(({ use, not }) => not.map((word) => ({ use, word }))))('$use, not $word', ({ word }) => {
    const found = new RegExp(`\\b${word}s?\\b`, 'i')
    expect(sentences.filter(({ text }) => found.test(text))).toEqual([])
  })

  it('nothing in American spelling', () => expect(sentences.filter(({ text }) => AMERICAN.test(text))).toEqual([]))

  it.each(KEPT)('“%s” only where the specification states it', (words) => {
    expect(stated.some((sentence) => sentence.includes(words))).toBe(true)
    expect(sentences.filter(({ text }) => text.includes(words))).toEqual([])
  })
})
