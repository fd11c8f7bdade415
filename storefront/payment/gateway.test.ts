// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaymentTransaction } from '../api/contract/payment.ts'
import { fromRupees } from '../text/money.ts'
import { razorpayGateway, ScriptProblem } from './gateway.ts'
import { checkoutOptions } from './checkoutOptions.ts'
import type { RazorpayOptions } from './razorpay.ts'

const TRANSACTION: PaymentTransaction = {
  PaymentKey: 'rzp_test_sandbox',
  PaidAmount: fromRupees(3540),
  Currency: 'INR',
  CompanyName: 'Aperture Acres',
  PaymentId: 41,
  Logo: '/art/brand/mark.svg',
  PaymentGatewayOrderId: 'order_1',
  Name: 'Asha Rao',
  MobileNo: '9876543210',
  EmailId: 'asha@example.com',
  ColorCode: '#012e24',
}
const on = { paid: () => {}, dismissed: () => {} }
const options = (change: Partial<PaymentTransaction> = {}) =>
  checkoutOptions({ ...TRANSACTION, ...change }, fromRupees(3540), 'https://shop.test/checkout', on)

describe('the options', () => {
  test(
    'have the eleven fields, whole paise, and a dialog that Escape does not close',
    { tags: ['@CONST-23', '@PAY-05', '@PAY-07', '@PAY-15', '@PAY-16'] },
    () => {
      expect(options()).toEqual({
        key: 'rzp_test_sandbox',
        amount: 354_000,
        currency: 'INR',
        name: 'Aperture Acres',
        image: 'https://shop.test/art/brand/mark.svg',
        order_id: 'order_1',
        prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '+919876543210' },
        notes: { PaymentId: '41' },
        theme: { color: '#012e24' },
        modal: { escape: false, backdropclose: false, confirm_close: true, ondismiss: on.dismissed },
        handler: on.paid,
      })
    },
  )

  test('pass on the provider’s currency as the gateway writes it', { tags: ['@CONST-23', '@PAY-07'] }, () => {
    expect(options({ Currency: 'USD' }).currency).toBe('USD')
    expect(options({ Currency: ' inr ' }).currency).toBe('INR')
  })

  test.each([
    ['#0a3', { color: '#0a3' }],
    ['green', undefined],
    ['#012e24;background:url(//x)', undefined],
    ['', undefined],
  ])('take the colour %j as %j', (ColorCode, theme) => expect(options({ ColorCode }).theme).toEqual(theme))

  test.each([
    ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    ['http://cdn.test/a.png', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['', undefined],
  ])('take the logo %j as %j', (Logo, image) => expect(options({ Logo }).image).toBe(image))

  test.each([
    ['+91 98765 43210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['12', ''],
    ['', ''],
  ])('take the number %j as %j', (MobileNo, contact) => expect(options({ MobileNo }).prefill.contact).toBe(contact))

  test('have no reference where there is none', () => expect(options({ PaymentId: null }).notes).toEqual({}))
})

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src^="/gateway/checkout.js"]')]

class FakeRazorpay {
  static made: RazorpayOptions[] = []
  static calls: string[] = []
  static fail: (response: { error: { reason: string } }) => void = () => {}
  constructor(made: RazorpayOptions) {
    FakeRazorpay.made.push(made)
  }
  open() {
    FakeRazorpay.calls.push('open')
  }
  close() {
    FakeRazorpay.calls.push('close')
  }
  on(event: string, listener: typeof FakeRazorpay.fail) {
    FakeRazorpay.calls.push(event)
    FakeRazorpay.fail = listener
  }
}

function arrive() {
  Object.assign(window, { Razorpay: FakeRazorpay })
  scripts().at(-1)?.dispatchEvent(new Event('load'))
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeRazorpay.made = []
  FakeRazorpay.calls = []
})
afterEach(() => {
  vi.useRealTimers()
  delete window.Razorpay
  for (const script of scripts()) script.remove()
})

describe('the script', () => {
  test('is loaded once for all callers', async () => {
    const gateway = razorpayGateway('/gateway/checkout.js')
    const both = [gateway.load(), gateway.load()]
    expect(scripts()).toHaveLength(1)
    arrive()
    await Promise.all(both)
    await gateway.load()
    expect(scripts()).toHaveLength(1)
  })

  test('that a filter blocks rejects as blocked, and can be loaded again', async () => {
    const gateway = razorpayGateway('/gateway/checkout.js')
    const first = gateway.load()
    scripts()[0]?.dispatchEvent(new Event('error'))
    await expect(first).rejects.toEqual(new ScriptProblem('blocked'))
    expect(scripts()).toHaveLength(0)
    const second = gateway.load()
    arrive()
    await second
  })

  test('that arrives empty counts as blocked', async () => {
    const loading = razorpayGateway('/gateway/checkout.js').load()
    scripts()[0]?.dispatchEvent(new Event('load'))
    await expect(loading).rejects.toMatchObject({ reason: 'blocked' })
  })

  test('has 15 seconds, and is requested under another address after a hang', async () => {
    const gateway = razorpayGateway('/gateway/checkout.js')
    const outcome = gateway.load().catch((error: unknown) => error)
    vi.advanceTimersByTime(14_999)
    expect(scripts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(await outcome).toMatchObject({ reason: 'slow' })
    const second = gateway.load()
    expect(scripts()[0]?.getAttribute('src')).toBe('/gateway/checkout.js?again=1')
    arrive()
    await second
  })
})

describe('the dialog', () => {
  test('reports failures, and can be closed', () => {
    Object.assign(window, { Razorpay: FakeRazorpay })
    const failures: string[] = []
    const close = razorpayGateway('/x.js').open(TRANSACTION, fromRupees(3540), {
      ...on,
      failed: ({ reason }) => failures.push(reason),
    })
    FakeRazorpay.fail({ error: { reason: 'payment_declined' } })
    close()
    expect(FakeRazorpay.calls).toEqual(['payment.failed', 'open', 'close'])
    expect(failures).toEqual(['payment_declined'])
    expect(FakeRazorpay.made[0]).toMatchObject({ amount: 354_000, order_id: 'order_1' })
  })

  test('throws when the script is not there', () => {
    const open = () => razorpayGateway('/x.js').open(TRANSACTION, fromRupees(3540), { ...on, failed: () => {} })
    expect(open).toThrow(ScriptProblem)
  })
})
