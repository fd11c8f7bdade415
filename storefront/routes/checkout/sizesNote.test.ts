import { afterEach, expect, test } from 'vitest'
import { clearStorage, writeText } from '../../storage.ts'
import { detailsOf } from '../cart/groups.ts'
import { fromRupees } from '../../text/money.ts'
import { sizesNote } from './sizesNote.ts'

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
  expect(sizesNote({ cart: [outfits] })).toBe('')
  writeText('session', 'Size 1', 'M')
  writeText('session', 'Size 3', 'L')
  expect(sizesNote({ cart: [outfits] })).toBe('Sizes: Gulmohar Lehenga M.')
  expect(sizesNote({ cart: [] })).toBe('')
  expect(detailsOf(outfits, line(1, 'Gulmohar Lehenga'))).toEqual(['Lehenga', 'Size M', '1 piece'])
})
