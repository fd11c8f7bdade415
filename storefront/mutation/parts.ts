/** By part, the rules that money and bookings depend on and the tests that must notice a change. */
export interface Part {
  readonly files: readonly string[]
  readonly tests: readonly string[]
}

export const PARTS: Readonly<Record<string, Part>> = {
  money: {
    files: ['storefront/text/{money,totals}.ts', 'storefront/payment/amount.ts'],
    tests: ['storefront/text/money.test.ts', 'storefront/payment/amount.test.ts'],
  },
  pricing: {
    files: ['mocks/provider/pricing.ts'],
    tests: ['mocks/provider/pricing.test.ts'],
  },
  coupons: {
    files: ['mocks/provider/coupon.ts'],
    tests: ['mocks/provider/coupon.test.ts'],
  },
  capacity: {
    files: ['mocks/provider/capacity.ts'],
    tests: ['mocks/provider/capacity.test.ts'],
  },
  contract: {
    files: ['storefront/api/contract/wire.ts', 'storefront/api/envelope.ts'],
    tests: ['storefront/api/contract/wire.test.ts', 'storefront/api/envelope.test.ts'],
  },
  dates: {
    files: ['storefront/text/{dates,times}.ts'],
    tests: ['storefront/text/{dates,times}.test.ts'],
  },
  filters: {
    files: [
      'storefront/routes/outfits/{filter,sort}.ts',
      'storefront/routes/props/props.ts',
      'storefront/routes/faqs/questions.ts',
      'storefront/routes/pricing/packages.ts',
    ],
    tests: [
      'storefront/routes/outfits/*.test.ts',
      'storefront/routes/props/props.test.ts',
      'storefront/routes/faqs/questions.test.ts',
      'storefront/routes/pricing/packages.test.ts',
    ],
  },
  rules: {
    files: [
      'storefront/text/{rules,quantity}.ts',
      'storefront/routes/bookings/cancellation.ts',
      'storefront/routes/stay/selection.ts',
      'storefront/routes/recce/tour.ts',
      'storefront/shell/date/availability.ts',
    ],
    tests: [
      'storefront/text/{rules,quantity}.test.ts',
      'storefront/routes/bookings/cancellation.test.ts',
      'storefront/routes/stay/selection.test.ts',
      'storefront/routes/recce/tour.test.ts',
      'storefront/shell/date/availability.test.ts',
    ],
  },
  payment: {
    files: [
      'storefront/payment/{machine,confirmation,state,journalEntry,anonymousEntry,parseEntry,gatewayResponse}.ts',
    ],
    tests: ['storefront/payment/{machine,journalEntry}.test.ts'],
  },
}
