/** Answers of `GetUserCart`, for stories that show a cart of their own. */
import type { RequestHandler } from 'msw'
import { answering } from './answers.ts'

interface Item {
  ProductName: string
  ProductSellingAmount: number
  /** The list price. @default the selling amount */
  ProductPrice?: number | string
  ProductCategory?: string
  Quantity?: number
  BookingDate?: string
  StartTime?: string
  EndTime?: string
  CartitemId?: number
}

let ids = 0
export function cartGroup(TypeId: number, ...items: Item[]) {
  const cart = items.map((item) => {
    ids += 1
    const { ProductSellingAmount, Quantity = 1 } = item
    return {
      CartitemId: ids,
      // No product has this id, so the picture is found by name.
      ProductId: `story ${ids}`,
      PackageId: null,
      ProductCategory: '',
      ProductPrice: ProductSellingAmount,
      BookingDate: '12 Dec 2026',
      ...item,
      Quantity,
      Amount: ProductSellingAmount * Quantity,
    }
  })
  return { TypeId, Amount: cart.reduce((total, { Amount }) => total + Amount, 0), cart }
}

export const SHOOT = {
  ProductName: 'Golden Hour',
  ProductCategory: 'Pre Wedding & Maternity',
  ProductPrice: 28_000,
  ProductSellingAmount: 24_500,
  StartTime: '2:00 PM',
  EndTime: '8:00 PM',
}

/** A line of every kind, and a second outfit. */
export const fullCart = (BookingDate = '12 Dec 2026') => [
  cartGroup(1, { ...SHOOT, BookingDate }),
  cartGroup(3, {
    ProductName: 'Meera Kulkarni',
    ProductCategory: 'Make-up artists',
    ProductSellingAmount: 8500,
    BookingDate,
  }),
  cartGroup(
    4,
    {
      ProductName: 'Gulmohar Lehenga',
      ProductCategory: 'Lehenga',
      ProductPrice: 2900,
      ProductSellingAmount: 2400,
      Quantity: 2,
      BookingDate,
    },
    { ProductName: 'Monsoon Trail Gown', ProductCategory: 'Gowns', ProductSellingAmount: 3200, BookingDate },
  ),
  cartGroup(5, {
    ProductName: 'Farm Thali',
    ProductCategory: 'Food and beverages',
    ProductSellingAmount: 450,
    Quantity: 12,
    BookingDate,
  }),
  cartGroup(2, {
    ProductName: 'In The Woods cottage',
    ProductCategory: 'Luxury cottage stay',
    ProductPrice: 7500,
    ProductSellingAmount: 6500,
    BookingDate,
  }),
]

/** The amounts of the full cart. */
const FIGURES = {
  GrantTotal: 58_400,
  DiscountAmount: 5500,
  MinimumBookingAmount: 3000,
  gstmodel: { GSTPercent: 18, GSTAmount: 540 },
}

export const answeringCart = (cart: readonly unknown[], figures: Partial<typeof FIGURES> = {}): RequestHandler =>
  answering('GetUserCart', { response: { n: 1, Msg: '' }, cart, ...FIGURES, ...figures })
