import fc from 'fast-check'
import { expect, test } from 'vitest'
import { labelOf } from './Days.tsx'

test("marks the studio's today, not the device's", () => {
  expect(labelOf('Today, Saturday 21 November 2026 selected', false)).toBe('Saturday 21 November 2026 selected')
  expect(labelOf('Sunday 22 November 2026', true)).toBe('Today, Sunday 22 November 2026')
  expect(labelOf('Today, Sunday 22 November 2026', true)).toBe('Today, Sunday 22 November 2026')
})

test('says today at most once and keeps the other words', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z][a-z 0-9]{0,30}$/), fc.boolean(), fc.boolean(), (words, device, studio) => {
      expect(labelOf(device ? `Today, ${words}` : words, studio)).toBe(studio ? `Today, ${words}` : words)
    }),
  )
})
