/**
 * Client and provider compute the same totals, to the paisa, for random catalogues, carts, coupons and booking amounts.
 */
import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ApplyCoupon, GetUserCart } from '../../storefront/api/contract/cart.ts'
import { dMy } from '../../storefront/text/dates.ts'
import { readRupees, rupees, toRupees, ZERO, type Paise } from '../../storefront/text/money.ts'
import { totals } from '../../storefront/text/totals.ts'
import { COUPONS } from './coupon.ts'
import { dayWith, FIXTURE, item, outcome, startProvider, type Body } from '../testing/provider.ts'
import { createMemoryStorage } from './storage.ts'

const RUNS = 300
const SEED = 20_261_121
const SHOOT_DAY = dMy(dayWith(6, 7))
const STAY_DAY = dMy(dayWith(2, 202, 'stay'))

const price = fc
  .tuple(fc.integer({ min: 1, max: 6_000_000 }), fc.integer({ min: 0, max: 100 }))
  .map(([list, kept]) => ({ list: list / 100, selling: Math.ceil((list * kept) / 100) / 100 }))
const perHead = fc.integer({ min: 100, max: 200_000 }).map((paise) => paise / 100)

const cart = fc.record({
  shoot: price,
  outfit: price,
  stay: price,
  meal: perHead,
  outfits: fc.integer({ min: 0, max: 20 }),
  meals: fc.integer({ min: 0, max: 20 }),
  hasStay: fc.boolean(),
  hasProfessional: fc.boolean(),
  coupon: fc.option(fc.constantFrom('FIRSTLIGHT', 'GOLDENHOUR', 'BIGDAY', 'WELCOME'), { nil: undefined }),
  /** Thousandths of the total: a booking amount from zero to slightly above the total. */
  part: fc.oneof(fc.constantFrom(0, 1000), fc.integer({ min: 0, max: 1100 })),
})
type Wanted = typeof cart extends fc.Arbitrary<infer Value> ? Value : never

function catalogueFor({ shoot, outfit, stay, meal }: Wanted) {
  const [sunrise, ...packages] = FIXTURE.packages['portraits'] ?? []
  const [first, ...outfits] = FIXTURE.outfits
  const [room] = FIXTURE.rooms
  const [thali] = FIXTURE.meals
  if (!sunrise || !first || !room || !thali) throw new Error('The fixture has changed')
  return {
    ...FIXTURE,
    packages: { portraits: [{ ...sunrise, SellingPrice: shoot.selling, PackagePrice: shoot.list }, ...packages] },
    outfits: [{ ...first, SellingPrice: outfit.selling, Price: outfit.list }, ...outfits],
    rooms: [{ ...room, SellingPrice: stay.selling, Price: stay.list }],
    meals: [{ ...thali, PerHeadPrice: meal }],
  }
}

/** Serialises, then parses with the contract. */
function read<Fields extends v.ObjectEntries>({ fields }: { fields?: Fields }, body: Body) {
  return v.parse(v.object(fields ?? ({} as Fields)), JSON.parse(JSON.stringify(body)))
}

type Known<Of> = Of extends number | string
  ? Of
  : Of extends readonly (infer Item)[]
    ? Known<NonNullable<Item>>[]
    : { [Key in keyof Of]: Known<NonNullable<Of[Key]>> }

/** The embedded provider sends every amount, so none may be null. */
function known<Of>(answer: Of): Known<Of> {
  expect(JSON.stringify(answer)).not.toMatch(/"(?!PackageId)\w+":null/)
  return answer as Known<Of>
}

/** Reference implementation with integers. */
function reckon(
  lines: readonly (readonly [price: number, selling: number, quantity: number])[],
  coupon: Paise,
  booking: Paise,
  percent: number,
) {
  const paise = (amount: number): bigint => BigInt(amount.toFixed(2).replace('.', ''))
  const add = (at: 0 | 1): bigint => lines.reduce((total, line) => total + paise(line[at]) * BigInt(line[2]), 0n)
  const gst = (BigInt(booking) * BigInt(percent) * 2n + 100n) / 200n
  return {
    grandTotal: add(0),
    discount: add(0) - add(1),
    totalToPay: add(1) - BigInt(coupon),
    gst,
    payable: BigInt(booking) + gst,
  }
}

async function play(wanted: Wanted): Promise<void> {
  const { ask, register } = startProvider(createMemoryStorage(), catalogueFor(wanted))
  const { UserId, as } = await register('9000000001')
  const who = { UserId, sessionId: '' }
  const add = (...given: Parameters<typeof item>) =>
    ask('AddToUserCart', item(given[0], given[1], { ...who, ...given[2] }), as)
  await add('package', 7, { BookingDate: SHOOT_DAY })
  if (wanted.outfits > 0) await add('outfit', 41, { Quantity: wanted.outfits })
  if (wanted.meals > 0) await add('food', 51, { Quantity: wanted.meals })
  if (wanted.hasProfessional) await add('professional', 31)
  if (wanted.hasStay) await add('stay', 202, { BookingDate: STAY_DAY })

  const answer = known(read(GetUserCart, await ask('GetUserCart', who, as)))
  const applied = wanted.coupon && (await ask('ApplyCoupon', { ...who, CouponCode: wanted.coupon }, as))
  const isApplied = applied && outcome(applied).n === 1
  const coupon = isApplied ? read(ApplyCoupon, applied).couponmodel.Amount : ZERO
  const { totalToPay, minimum } = totals(answer, coupon)
  // The session stores it as text in rupees.
  const booking = readRupees(String(toRupees(Math.round((totalToPay * wanted.part) / 1000) as Paise))) ?? ZERO
  const shown = totals(answer, coupon, booking)

  const priced = answer.cart
    .flatMap((group) => group.cart)
    .map((line) => [toRupees(line.ProductPrice), toRupees(line.ProductSellingAmount), line.Quantity] as const)
  const { grandTotal, discount, gst, payable } = shown
  const exact = reckon(priced, coupon, booking, answer.gstmodel.GSTPercent)
  expect({ grandTotal, discount, totalToPay, gst, payable }).toEqual(
    Object.fromEntries(Object.entries(exact).map(([name, amount]) => [name, Number(amount)])),
  )

  const billing = { FullName: 'Asha Rao', Phone: '9000000001', Email: 'asha@example.com', GST: '', OrderNote: '' }
  const order = await ask(
    'CreateUserpayment',
    { UserId, Amount: toRupees(booking), CouponCode: isApplied ? wanted.coupon : '', ...billing },
    as,
  )
  const isAllowed = booking >= minimum && booking <= totalToPay && booking >= 100
  expect(outcome(order).n, `${rupees(booking)} of ${rupees(totalToPay)}: ${String(outcome(order).Msg)}`).toBe(
    isAllowed ? 1 : 0,
  )
  if (isAllowed) expect(readRupees((order['PaymentTransactionModel'] as Body)['PaidAmount'])).toBe(payable)
}

it(
  'agrees with the provider over every cart',
  () => fc.assert(fc.asyncProperty(cart, play), { numRuns: RUNS, seed: SEED }),
  60_000,
)

it('includes every valid coupon', () => {
  const tried = fc.sample(cart, { numRuns: RUNS, seed: SEED }).map(({ coupon }) => coupon)
  expect(tried).toEqual(expect.arrayContaining(COUPONS.filter(({ expired }) => !expired).map(({ code }) => code)))
})
