/** The provider's answer to `GetUserCart` for a cart without lines. */
export const EMPTY_CART = {
  response: { n: 1, Msg: '' },
  cart: [],
  GrantTotal: 0,
  DiscountAmount: 0,
  MinimumBookingAmount: 0,
  gstmodel: { GSTPercent: 18, GSTAmount: 0 },
}
