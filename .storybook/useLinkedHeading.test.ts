import { expect, it } from 'vitest'
import { headingOf } from './useLinkedHeading.ts'

it('a link names a heading in any script, and a malformed one is taken as it is', () => {
  expect(headingOf('#how-it-works')).toBe('how-it-works')
  expect(headingOf('#caf%C3%A9')).toBe('café')
  expect(headingOf('#%E0')).toBe('%E0')
  expect(headingOf('')).toBe('')
})
