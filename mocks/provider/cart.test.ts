import { describe, expect, it } from 'vitest'
import { addDays, dMy } from '../../storefront/text/dates.ts'
import { placesOf } from './capacity.ts'
import { saveLines, linesOf } from './carts.ts'
import { dayWith, FIXTURE, item, outcome, startProvider, type Body } from '../testing/provider.ts'
import { createMemoryStorage } from './storage.ts'

const GUEST = { UserId: '', sessionId: 'abcdefghijklmno' }
const SOON = dMy(dayWith(6, 7))

function linesIn(body: Body): Body[] {
  return (body['cart'] as { cart: Body[] }[]).flatMap((group) => group.cart)
}

describe('the cart', () => {
  it('may be empty without an error', async () => {
    const { ask } = startProvider()
    expect(await ask('GetUserCart', GUEST)).toEqual({
      response: { n: 1, Msg: '' },
      cart: [],
      GrantTotal: 0,
      DiscountAmount: 0,
      MinimumBookingAmount: 3000,
      gstmodel: { GSTPercent: 18, GSTAmount: 540 },
    })
  })

  it('adds up list prices and discounts', async () => {
    const { ask } = startProvider()
    await ask('AddToUserCart', item('outfit', 41, { Quantity: 2 }))
    await ask('AddToUserCart', item('package', 7, { BookingDate: SOON }))
    const body = await ask('GetUserCart', GUEST)
    expect(body).toMatchObject({ GrantTotal: 28000 + 2 * 2900, DiscountAmount: 3500 + 2 * 500 })
    expect(body['cart']).toEqual([
      {
        TypeId: 1,
        Amount: 24500,
        cart: [
          {
            CartitemId: 2,
            ProductId: 7,
            ProductName: 'Sunrise',
            ProductPrice: 28000,
            ProductSellingAmount: 24500,
            ProductCategory: 'Portraits',
            StartTime: '07:00',
            EndTime: '13:00',
            BookingDate: SOON,
            Quantity: 1,
            PackageId: 7,
            Amount: 24500,
          },
        ],
      },
      {
        TypeId: 4,
        Amount: 4800,
        cart: [expect.objectContaining({ ProductId: 41, BookingDate: SOON, PackageId: null })],
      },
    ])
  })

  it('refuses a second package', async () => {
    const { ask } = startProvider()
    await ask('AddToUserCart', item('package', 7, { BookingDate: SOON }))
    const refused = await ask('AddToUserCart', item('package', 8, { BookingDate: SOON }))
    expect(refused).toEqual({ n: 0, Msg: 'Package is already exist' })
  })

  it('holds up to twenty of an outfit, however they are added', async () => {
    const { ask } = startProvider()
    expect(outcome(await ask('AddToUserCart', item('outfit', 41, { Quantity: 20 }))).n).toBe(1)
    expect(await ask('AddToUserCart', item('outfit', 41))).toEqual({ n: 0, Msg: 'Maximum number of product is 20' })
    expect(linesIn(await ask('GetUserCart', GUEST))).toMatchObject([{ Quantity: 20 }])
  })

  it.each([0, 21, -1, 1.5, Number.NaN, '2; drop', null])('refuses a quantity of %s', async (Quantity) => {
    const { ask } = startProvider()
    const request = item('food', 51)
    const refused = outcome(await ask('AddToUserCart', { cart: [{ ...request.cart[0], Quantity }] }))
    expect(refused).toEqual({ n: 0, Msg: expect.stringMatching(/quantity|number of product/i) })
  })

  it('adds all items of a request or none', async () => {
    const { ask } = startProvider()
    const cart = [...item('outfit', 41).cart, ...item('outfit', 999).cart]
    expect(outcome(await ask('AddToUserCart', { cart })).n).toBe(0)
    expect(linesIn(await ask('GetUserCart', GUEST))).toEqual([])
  })

  it('refuses a stay on a day on which it is sold out', async () => {
    const { ask } = startProvider()
    const BookingDate = dMy(dayWith(0, 202, 'stay'))
    expect(outcome(await ask('AddToUserCart', item('stay', 202, { BookingDate }))).n).toBe(0)
  })

  it('refuses a professional without a fee', async () => {
    const { ask } = startProvider()
    expect(outcome(await ask('AddToUserCart', item('professional', 32)))).toEqual({
      n: 0,
      Msg: 'The fee of Ravi is on request. Please ask us first.',
    })
    expect(linesIn(await ask('GetUserCart', GUEST))).toEqual([])
  })
})

describe('proceeding to checkout', () => {
  it('requires a package', async () => {
    const { ask } = startProvider()
    await ask('AddToUserCart', item('outfit', 41))
    expect(await ask('ValidateUserCart', GUEST)).toEqual({
      ResponseList: [{ n: 0, Msg: 'Kindly add one shoot package in your cart before checkout.' }],
    })
  })

  it('requires a fee for each professional, also for one who had one', async () => {
    const storage = createMemoryStorage()
    const before = startProvider(storage)
    await before.ask('AddToUserCart', item('package', 7, { BookingDate: SOON }))
    await before.ask('AddToUserCart', item('professional', 31))
    const professionals = Object.fromEntries(
      Object.entries(FIXTURE.professionals).map(([slug, people]) => [
        slug,
        people.map((one) => ({ ...one, Fees: null })),
      ]),
    )
    const { ask } = startProvider(storage, { ...FIXTURE, professionals })
    expect(outcome(await ask('ValidateUserCart', GUEST))).toEqual({
      n: 0,
      Msg: 'The fee of Asha is on request. Please remove that line, and ask us for the price.',
    })
  })

  it('requires a Luxury Room for the same day when the package is sold out', async () => {
    const { ask } = startProvider()
    const day = dayWith(0, 7)
    await ask('AddToUserCart', item('package', 7, { BookingDate: dMy(day) }))
    expect(outcome(await ask('ValidateUserCart', GUEST))).toEqual({ n: 2, Msg: expect.stringContaining('Luxury Room') })
    const another = [1, 2, 3]
      .map((ahead) => addDays(day, ahead))
      .find((one) => placesOf({ kind: 'stay', id: '202', day: one }) > 0)
    expect(outcome(await ask('AddToUserCart', item('stay', 202, { BookingDate: dMy(another!) }))).n).toBe(1)
    expect(outcome(await ask('ValidateUserCart', GUEST)).n).toBe(2)
    await ask('AddToUserCart', item('stay', 202, { BookingDate: dMy(day) }))
    expect(outcome(await ask('ValidateUserCart', GUEST)).n).toBe(1)
  })

  it('says when the date has passed', async () => {
    const { ask, later } = startProvider()
    await ask('AddToUserCart', item('package', 7, { BookingDate: SOON }))
    later(30 * 86_400_000)
    expect(outcome(await ask('ValidateUserCart', GUEST))).toEqual({
      n: 0,
      Msg: 'The date of Sunrise has passed. Please change the date.',
    })
  })
})

describe("a guest's cart", () => {
  const sessionId = 'abcdefghijklmno'

  it('replaces the user’s package and adds up the other quantities', async () => {
    const { ask, register } = startProvider()
    const { UserId, as } = await register('9000000001')
    await ask('AddToUserCart', item('package', 8, { UserId, sessionId: '', BookingDate: SOON }), as)
    await ask('AddToUserCart', item('food', 51, { UserId, sessionId: '', Quantity: 15 }), as)
    await ask('AddToUserCart', item('package', 7, { BookingDate: SOON }))
    await ask('AddToUserCart', item('food', 51, { Quantity: 10 }))
    const lines = linesIn(await ask('GetUserCart', { UserId, sessionId }, as))
    expect(lines.map(({ ProductId, Quantity }) => [ProductId, Quantity])).toEqual([
      [7, 1],
      [51, 20],
    ])
    expect(linesIn(await ask('GetUserCart', GUEST))).toEqual([])
  })
})

describe("a guest's cart belongs to its cookie", () => {
  const VICTIM = 'abcdefghijklmno'
  const browser = (id: string) => ({ cookie: `SessionId=${id}` })
  const named = (sessionId: string) => ({ UserId: '', sessionId })
  const STRANGERS = [
    ['a browser with another cookie', browser('somebodyelse000')],
    ['a caller without a cookie', {}],
    ['a browser whose cookie is no session id', browser('a')],
  ] as const

  async function withCart() {
    const test = startProvider()
    await test.ask('AddToUserCart', item('outfit', 41), '', browser(VICTIM))
    const mine = async () => linesIn(await test.ask('GetUserCart', named(VICTIM), '', browser(VICTIM)))
    return { ...test, mine }
  }

  it.each(STRANGERS)('is not shown to %s that names its id', async (_who, stranger) => {
    const { ask, mine } = await withCart()
    expect(linesIn(await ask('GetUserCart', named(VICTIM), '', stranger))).toEqual([])
    await ask('AddToUserCart', item('food', 51), '', stranger)
    expect((await ask('RemoveItemFromUserCart', { ...named(VICTIM), Cartid: 1 }, '', stranger))['n']).toBe(0)
    expect(await mine()).toMatchObject([{ ProductId: 41 }])
  })

  it('is not merged for another user who names its id', async () => {
    const { ask, register, mine } = await withCart()
    const stranger = browser('somebodyelse000')
    const { UserId, as } = await register('9000000001', stranger.cookie)
    expect(linesIn(await ask('GetUserCart', { UserId, sessionId: VICTIM }, as, stranger))).toEqual([])
    expect(linesIn(await ask('GetUserCart', { UserId, sessionId: VICTIM }, as))).toEqual([])
    expect(await mine()).toHaveLength(1)
  })

  it('whatever id its own browser names', async () => {
    const { ask } = await withCart()
    expect(linesIn(await ask('GetUserCart', named('somebodyelse000'), '', browser(VICTIM)))).toHaveLength(1)
  })

  it.each(['a', '1', 'ABCDEFGHIJKLMNO', 'abcdefghijklmn', 'abcdefghijklmnop', '../abcdefghijkl'])(
    'is not created for an id such as %s',
    async (id) => {
      const { ask } = startProvider()
      for (const headers of [{}, browser(id)]) {
        const refused = outcome(await ask('AddToUserCart', item('outfit', 41, { sessionId: id }), '', headers))
        expect(refused).toEqual({ n: 0, Msg: 'The session id is missing. Please reload the page.' })
      }
    },
  )
})

it('holds sixty different items, and reports when it is full', () => {
  const { transaction } = createMemoryStorage()
  const line = { TypeId: 4, ProductId: '41', BookingDate: '', Quantity: 1 } as const
  const lines = (count: number) => Array.from({ length: count }, (_, CartitemId) => ({ CartitemId, ...line }))
  transaction((tables) => {
    saveLines(tables, 'user/1', lines(60))
    expect(() => saveLines(tables, 'user/1', lines(61))).toThrow('Your cart is full. Please remove something first.')
    expect(linesOf(tables, 'user/1')).toHaveLength(60)
  })
})
