/** A small catalogue, a fixed clock and a client for tests. */
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { addDays, today, type Day } from '../../storefront/text/dates.ts'
import type { PaymentStatus } from '../gateway/orders.ts'
import { isSignedBy, sign } from '../gateway/signature.ts'
import { isWebhookSignedBy, signedWebhook, type Webhook } from '../gateway/webhook.ts'
import { DEMONSTRATION, type Catalogue } from '../payloads/demonstration.ts'
import { placesOf, type Kind } from '../provider/capacity.ts'
import { createProvider } from '../provider/provider.ts'
import type { Reply } from '../provider/reply.ts'
import { createMemoryStorage, type Storage } from '../provider/storage.ts'
import type { RandomBytes } from '../provider/context.ts'

/** Monday, 5 January 2026, 10:00 at the studio. */
export const NOW = Date.parse('2026-01-05T10:00:00+05:30')

const person = { ProfessionalImageLink: '', InstagramLink: '', ProfessionalDescriptions: '', Experience: '5', Count: 1 }
const category = { Name: 'Photographers', SlugName: 'photographers', ImageLink: '/art/p.svg', ProfCatId: 2 }
const times = {
  CategoryName: 'Portraits',
  StartTime: '07:00',
  EndTime: '13:00',
  PackageDetails: 'Six hours',
  PackageType: '1',
}
const wedding = { EventCategoryName: 'Wedding', ImageLink: '' }
const room = { CottagePackageName: 'Luxury Room', CottagePackageDescription: '' }
const forWomen = { GenderType: 'F', OutfitCategoryId: 1 }
const forMen = { GenderType: 'M', OutfitCategoryId: 2 }
const outfit = { ImageLink: '', Sizes: 'S, M' }

/** Lists that no test counts come from the demonstration catalogue. */
export const FIXTURE: Catalogue = {
  ...DEMONSTRATION,
  banners: [{ ThumbnailLink: '/art/banner.svg' }],
  packageCategories: [{ SlugName: 'portraits', CategoryName: 'Portraits' }],
  packages: {
    portraits: [
      {
        ...times,
        PackageId: 7,
        PackageName: 'Sunrise',
        SellingPrice: 24500,
        PackagePrice: 28000,
        DiscountAmount: 3500,
      },
      {
        ...times,
        PackageId: 8,
        PackageName: 'Sunset',
        SellingPrice: 12000.5,
        PackagePrice: 12000.5,
        DiscountAmount: 0,
      },
    ],
  },
  outfitCategories: [
    { OutfitCategoryId: 1, OutfitCategoryName: 'Lehenga' },
    { OutfitCategoryId: 2, OutfitCategoryName: 'Sherwani' },
  ],
  outfits: [
    { ...outfit, OutfitID: 41, ProductName: 'Gulmohar', SellingPrice: 2400, Price: 2900, ...forWomen },
    { ...outfit, OutfitID: 42, ProductName: 'Banyan', SellingPrice: 1800, Price: 1800, ...forMen },
  ],
  propCategories: [{ SlugName: 'chairs', PropCategoryName: 'Chairs' }],
  props: [{ SlugName: 'chairs', PropCategoryName: 'Chairs', PropName: 'Swing', ThmbnailLink: '/art/swing.svg' }],
  sets: [{ SlugId: 'stepwell', SetName: 'Stepwell', ThumbnailImages: '/art/stepwell.svg' }],
  setDetails: {
    stepwell: { SetName: 'Stepwell', SetDescription: 'Stone', SetGalleryImages: [{ FileLink: '/art/1.svg' }] },
  },
  professionalCategories: [category],
  professionals: {
    photographers: [
      { ...person, ID: 31, Name: 'Asha', Fees: 14000, SlugName: 'asha' },
      { ...person, ID: 32, Name: 'Ravi', Fees: null, SlugName: 'ravi' },
    ],
  },
  galleries: { asha: [{ Filelink: '/art/asha-1.svg' }] },
  meals: [{ Id: 51, Title: 'Thali', PerHeadPrice: 450, MenuIncludes: 'Dal\nRice' }],
  events: [{ ...wedding, EventPrice: '', SlugId: 'wedding' }],
  eventDetails: {
    wedding: [{ ...wedding, EventCategoryLink: '', EventCategoryDescription: '', Type: 'Gallery' }],
  },
  faqs: [{ FAQId: 1, Question: 'Where?', Answer: 'Here.' }],
  blogs: Array.from({ length: 8 }, (_unused, at) => ({
    Slug: `post-${at + 1}`,
    Title: `Post ${at + 1}`,
    Description: '',
    ThumbnailLink: '',
    BlogContent: '&lt;p&gt;Hello&lt;/p&gt;',
  })),
  rooms: [{ ...room, Id: 202, Price: 4000, SellingPrice: 3500 }],
  recceCategories: [{ Id: 1, CategoryName: 'Pre Wedding', TimeInMinitues: 120, PerHeadPrice: 118 }],
}

/** The first day from tomorrow with exactly this many places. */
export function dayWith(places: number, id: string | number, kind: Kind = 'package', from: Day = today(NOW)): Day {
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const day = addDays(from, ahead)
    if (placesOf({ kind, id: String(id), day }) === places) return day
  }
  throw new Error(`no day with ${places} places within 14 days`)
}

export function countingRandom(): RandomBytes {
  let state = 1
  return (bytes) =>
    Uint8Array.from({ length: bytes }, () => {
      state = (state * 48_271) % 2_147_483_647
      return state % 256
    })
}

const SECRET = 'secret of the test'

/** Accepts and signs any payment. */
export function testGateway() {
  const taken = new Map<
    string,
    { id: string; orderId: string; amount: number; currency: string; status: PaymentStatus }
  >()
  return {
    keyId: 'rzp_test_fixture',
    orders: [] as { amount: number; currency: string; receipt: string }[],
    createOrder(order: { amount: number; currency: string; receipt: string }) {
      this.orders.push(order)
      return Promise.resolve({ id: `order_${this.orders.length}` })
    },
    verify: (confirmation: { orderId: string; paymentId: string; signature: string }) =>
      isSignedBy(SECRET, confirmation),
    verifyWebhook: (webhook: Webhook) => isWebhookSignedBy(SECRET, webhook),
    payments: (orderId: string) =>
      Promise.resolve([...taken.values()].filter((payment) => payment.orderId === orderId)),
    tried: new Set<string>(),
    decline(orderId: string) {
      this.tried.add(orderId)
    },
    drop(orderId: string) {
      return Promise.resolve(!this.tried.has(orderId))
    },
    capture(orderId: string, paymentId: string) {
      return this.move(orderId, paymentId, { authorised: 'captured' })
    },
    refund(orderId: string, paymentId: string) {
      return this.move(orderId, paymentId, { authorised: 'voided', captured: 'refunded' })
    },
    move(orderId: string, paymentId: string, next: Partial<Record<PaymentStatus, PaymentStatus>>) {
      const payment = taken.get(paymentId)
      if (payment?.orderId !== orderId) throw new Error(`no payment ${paymentId}`)
      payment.status = next[payment.status] ?? payment.status
      return Promise.resolve()
    },
    /** Pays without a webhook or an event to the page. */
    take(orderId: string, paymentId: string) {
      this.tried.add(orderId)
      const amount = this.orders[Number(orderId.replace('order_', '')) - 1]?.amount ?? 0
      if (!taken.has(paymentId))
        taken.set(paymentId, { id: paymentId, orderId, amount, currency: 'INR', status: 'authorised' })
    },
    statusOf: (paymentId: string) => taken.get(paymentId)?.status,
    /** Pays. @returns what the page receives. */
    async triple(orderId: string, paymentId: string) {
      this.take(orderId, paymentId)
      const PaymentSignature = await sign(orderId, paymentId, SECRET)
      return { PaymentGatewayOrderId: orderId, PaymentGatewayPaymentId: paymentId, PaymentSignature }
    },
    /** A payment's webhook; `change` makes it wrong. */
    webhook(paymentId: string, change: { amount?: number; currency?: string } = {}): Promise<Webhook> {
      const payment = taken.get(paymentId)
      if (!payment) throw new Error(`no payment ${paymentId}`)
      return signedWebhook({ ...payment, ...change }, new Date(NOW), SECRET)
    },
  }
}

export type Body = Record<string, unknown>
type Headed = Record<string, string>

/** `n` and `Msg` in any envelope. */
export function outcome(body: Body): { n: unknown; Msg: unknown } {
  const list = body['ResponseList'] as Body[] | undefined
  const at = (body['response'] ?? body['Response'] ?? list?.[0] ?? body) as Body
  return { n: at['n'], Msg: at['Msg'] }
}

export interface LoggedIn {
  readonly UserId: string
  /** The authToken. */
  readonly as: string
}

function loggedIn(body: Body): LoggedIn {
  const { Id } = body['UserDetails'] as { Id: string }
  return { UserId: Id, as: `${String(body['Token'])}-${Id}` }
}

export type TestProvider = ReturnType<typeof startProvider>

export function startProvider(
  storage: Storage = createMemoryStorage(),
  data: Catalogue = FIXTURE,
  gateway = testGateway(),
) {
  let now = NOW
  const faults: unknown[] = []
  const alarms: string[] = []
  const onFault = (fault: unknown) => (typeof fault === 'string' ? alarms.push(fault) : faults.push(fault))
  const provider = createProvider({ storage, data, gateway, now: () => now, random: countingRandom(), onFault })

  /** Makes one call; `as` is the authToken. */
  async function reply(name: CallName, request: unknown = {}, as = '', more: Headed = {}): Promise<Reply> {
    const headers = new Headers({ 'x-api-key': 'demo-key', ...(as && { authToken: as }), ...more })
    const answer = await provider.answer(name, request, headers)
    if (faults.length > 0) throw faults[0]
    return answer
  }

  /** Like `reply`. Throws unless the status is 200. */
  async function ask(...call: Parameters<typeof reply>): Promise<Body> {
    const { status, body } = await reply(...call)
    if (status !== 200) throw new Error(`status ${status}`)
    return body
  }

  async function register(mobile: string, cookie = ''): Promise<LoggedIn> {
    const browser: Headed = cookie ? { cookie } : {}
    const sent = outcome(await ask('SendOtpForNonRegisterUserWeb', { MobileNo: mobile }, '', browser))
    const Otp = codeIn(sent.Msg)
    const form = { Name: 'Asha Rao', Mobile: mobile, EmailId: 'asha@example.com', Otp }
    return loggedIn(await ask('VerifyOtpAndRegister', form, '', browser))
  }

  async function logIn(mobile: string, cookie = ''): Promise<LoggedIn> {
    const browser: Headed = cookie ? { cookie } : {}
    const sent = outcome(await ask('CheckMobileAndGenrateOtp', { MobileNo: mobile }, '', browser))
    return loggedIn(await ask('VerifyOptAndLogin', { MobileNo: mobile, otp: codeIn(sent.Msg) }, '', browser))
  }

  const later = (milliseconds: number): void => void (now += milliseconds)

  /** `alarms` is what the provider told its operator. */
  return { provider, gateway, alarms, later, ask, reply, register, logIn }
}

/** The sandbox shows the code in its message. */
export function codeIn(Msg: unknown): string {
  return /Sandbox code: (\d{5})$/.exec(String(Msg))?.[1] ?? ''
}

export function item(
  type: 'package' | 'stay' | 'professional' | 'outfit' | 'food',
  ProductId: string | number,
  { UserId = '', sessionId = 'abcdefghijklmno', BookingDate = '', Quantity = 1 } = {},
) {
  const types = {
    package: { TypeId: 1, TypeName: 'ShootPackages' },
    stay: { TypeId: 2, TypeName: 'LuxuryStay' },
    professional: { TypeId: 3, TypeName: 'HireProfessional' },
    outfit: { TypeId: 4, TypeName: 'BeautifulOutfits' },
    food: { TypeId: 5, TypeName: 'FoodAndBeverages' },
  } as const
  return { cart: [{ UserId, sessionId, ...types[type], ProductId, BookingDate, Quantity, ActionBy: UserId }] }
}
