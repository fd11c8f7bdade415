import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdOf, leftAfter, remember, TOAST_EXTENDED, TOAST_TIMEOUT } from './logic.ts'

test('pointer and focus take precedence over a hidden page', () => {
  expect(holdOf(true, true)).toBe('attention')
  expect(holdOf(false, true)).toBe('hidden')
  expect(holdOf(false, false)).toBe('none')
})

test('keeps the last five messages, each once', () => {
  const message = (id: number) => ({ id: String(id) })
  const first = remember([], [message(1), message(2)])
  expect(first.map(({ id }) => id)).toEqual(['1', '2'])
  expect(remember(first, [message(2)])).toBe(first)
  const many = remember(first, [3, 4, 5, 6].map(message))
  expect(many.map(({ id }) => id)).toEqual(['2', '3', '4', '5', '6'])
})

test('keeps each message once, newest last, within the limit, and is stable', () => {
  const messages = fc.uniqueArray(
    fc.nat(30).map((id) => ({ id: String(id) })),
    { selector: ({ id }) => id, maxLength: 8 },
  )
  fc.assert(
    fc.property(fc.array(messages, { maxLength: 6 }), fc.integer({ min: 1, max: 5 }), (answers, most) => {
      let kept: readonly { id: string }[] = []
      for (const now of answers) {
        const known = kept
        kept = remember(kept, now, most)
        const ids = kept.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        expect(kept.length).toBeLessThanOrEqual(Math.max(most + now.length, known.length))
        // Otherwise a page with many toasts would re-render forever.
        expect(remember(kept, now, most)).toBe(kept)
        const last = now.at(-1)
        if (last && !known.some(({ id }) => id === last.id)) expect(ids.at(-1)).toBe(last.id)
      }
    }),
  )
})

test("neither attention nor a hidden page shortens a toast's time", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.nat(TOAST_TIMEOUT), (attended, hidden, left) => {
      const time = leftAfter(holdOf(attended, hidden), left, TOAST_EXTENDED)
      expect(time).toBe(attended ? TOAST_EXTENDED : left)
    }),
  )
})
