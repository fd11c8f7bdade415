import { NOTICE } from '#brand/notice.ts'
import { TermsRoute } from '#brand/TermsRoute.tsx'
import { expect, test } from 'vitest'
import { extraPeople, includedPeople } from './people.ts'

test('reads how many people a package includes', () => {
  expect(includedPeople('12 set-ups\nUp to 3 people\nExtra people ₹1,000 each')).toBe(3)
  expect(includedPeople('One couple, up to 4 crew')).toBe(6)
  expect(includedPeople('One night in the cottage for 4 people')).toBeUndefined()
  expect(includedPeople('')).toBeUndefined()
})

test('says what the terms say of the others', () => {
  expect(extraPeople(3, 3)).toBe('')
  expect(extraPeople(1, 3)).toBe('')
  expect(extraPeople(9, undefined)).toBe('')
  expect(extraPeople(5, 3)).toBe('2 extra, ₹2,000 at the gate')
  expect(JSON.stringify(TermsRoute())).toContain(`Extra people cost INR ${NOTICE.extraPerson} each`)
})
