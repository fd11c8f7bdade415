import { NOTICE } from '#brand/notice.ts'
import { TermsRoute } from '#brand/TermsRoute.tsx'
import { afterEach, expect, test } from 'vitest'
import { clearStorage, writeText } from '../../storage.ts'
import { fromRupees } from '../../text/money.ts'
import { detailsOf } from './groups.ts'
import { extraPeople, includedPeople, sentWithNotes } from './orderNote.ts'

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

const line = (ProductId: number, ProductName: string) => ({
  CartitemId: ProductId,
  ProductId,
  ProductName,
  ProductPrice: null,
  ProductSellingAmount: fromRupees(2400),
  ProductCategory: 'Lehenga',
  StartTime: '',
  EndTime: '',
  BookingDate: '',
  Quantity: 1,
  PackageId: null,
  Amount: fromRupees(2400),
})
const outfits = { TypeId: 4, Amount: fromRupees(4800), cart: [line(1, 'Gulmohar Lehenga'), line(2, 'Silk')] }

afterEach(() => clearStorage('session'))

test('a wished size is in the cart and in the note of the order, while the outfit is', () => {
  expect(sentWithNotes({ cart: [outfits] })).toBe('')
  writeText('session', 'Size 1', 'M')
  writeText('session', 'Size 3', 'L')
  expect(sentWithNotes({ cart: [outfits] })).toBe('Sizes: Gulmohar Lehenga M.')
  expect(sentWithNotes({ cart: [] })).toBe('')
  expect(detailsOf(outfits, line(1, 'Gulmohar Lehenga'))).toEqual(['Lehenga', 'Size M', '1 piece'])
})

test('so is how many people come', () => {
  const shoot = { TypeId: 1, Amount: fromRupees(24_500), cart: [line(142, 'Golden Hour')] }
  writeText('session', 'Size 1', 'M')
  writeText('session', 'People 142', '5 people (2 extra, ₹2,000 at the gate)')
  expect(sentWithNotes({ cart: [shoot, outfits] })).toBe(
    '5 people (2 extra, ₹2,000 at the gate). Sizes: Gulmohar Lehenga M.',
  )
})
