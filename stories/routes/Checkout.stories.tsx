import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { getResize } from '../../.storybook/checks/resize.ts'
import { CheckoutRoute } from '../../storefront/routes/checkout/CheckoutRoute.tsx'
import { markServicesOffered } from '../../storefront/shell/proceedToCheckout.ts'
import { HEIGHT } from '../../storefront/shell/PayBar.css.ts'
import { loadPayments } from '../../storefront/state/payments.ts'
import { keepBilling } from '../../storefront/state/checkoutDraft.ts'
import { sessionAtom } from '../../storefront/state/session.ts'
import { store } from '../../storefront/state/store.ts'
import { addDays, dMy, today } from '../../storefront/text/dates.ts'
import { answering, breaking, recordingCalls, sent } from '../support/answers.ts'
import { answeringCart, cartGroup, fullCart, SHOOT } from '../support/cartAnswer.ts'
import { MEERA } from '../support/customer.ts'
import { messages } from '../support/messages.ts'
import { atWidths } from '../support/atWidths.ts'
import { withPayment } from '../support/paidOrder.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { shopAddress } from '../support/shopAddress.ts'
import { failing, saysToWait, waitingFor } from '../support/unanswered.ts'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'

const DAY = dMy(addDays(today(), 12))
const CART = fullCart(DAY)

const meta = preview.meta({
  title: 'Pages/Checkout',
  id: 'routes-checkout',
  component: RoutePage,
  args: { at: '/checkout', page: CheckoutRoute },
  beforeEach: async ({ msw }) => {
    store.set(sessionAtom, MEERA)
    msw.use(answeringCart(CART))
    const payments = await loadPayments()
    return payments.reset
  },
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Full name' })).toHaveValue('Meera Joshi')
    const summary = within(canvas.getByRole('region', { name: 'Booking summary' }))
    await expect(summary.getAllByText(/, 2 pieces$/)[0]).toBeVisible()
    await expect(summary.getByText(/2:00 pm – 8:00 pm/)).toBeVisible()
    const pay = canvas.getByRole('button', { name: 'Pay ₹3,540.00' })
    await expect(pay).toBeVisible()
    if (!window.matchMedia('(min-width: 992px)').matches) return
    // There is no second button, even if Pay is below the fold of a low window.
    document.body.style.paddingTop = '200vh'
    try {
      await waitFor(() => expect(pay.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight))
      await waitFor(() => expect(canvas.getByText('Payable now', { selector: 'p' })).toBeInTheDocument())
      await expect(canvas.queryByRole('button', { name: 'Review and pay' })).toBeNull()
    } finally {
      document.body.style.removeProperty('padding-top')
    }
  },
})

/** As with large text, or a font that arrives late. */
export const HeaderThatGrows = meta.story({
  decorators: [
    (Story) => (
      <>
        <header style={{ position: 'sticky', top: 0, height: 20 }} />
        <Story />
      </>
    ),
  ],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('group', { name: 'Payable now' })
    const measured = () => document.documentElement.style.getPropertyValue(HEIGHT)
    await waitFor(() => expect(measured()).not.toBe(''))
    await expect(bar).not.toHaveAttribute('data-in-place')
    canvas.getByRole('banner').style.height = '25vh'
    await waitFor(() => expect(bar).toHaveAttribute('data-in-place'))
  },
})

export const CouponThatCannotBeChecked = meta.story({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem('txtCouponCode', 'FIRSTLIGHT')
    msw.use(breaking('ApplyCoupon'))
  },
  play: async ({ canvas, msw, userEvent }) => {
    const without = 'Coupon FIRSTLIGHT could not be checked just now, so the price is without it.'
    await expect(await canvas.findByText(without)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay ₹3,540.00' })).toBeVisible()
    msw.use(answering('ApplyCoupon', { response: { n: 1, Msg: '' }, couponmodel: { Amount: 900 } }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Order notes/ }), 'A swing')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText(without)).toBeNull())
    await expect(canvas.getByText('Coupon FIRSTLIGHT')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Order notes/ })).toHaveValue('A swing')

    // Whatever the cart is now, the coupon counts for it.
    const summary = within(canvas.getByRole('region', { name: 'Booking summary' }))
    await expect(summary.getByText(/₹900/)).toBeVisible()
    msw.use(
      answeringCart(CART.slice(0, 1), { GrantTotal: 24_500 }),
      answering('ApplyCoupon', { response: { n: 1, Msg: '' }, couponmodel: { Amount: 400 } }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Pay ₹3,540.00' }))
    await expect(await canvas.findByText(/Your cart has changed in the meantime/)).toBeVisible()
    await expect(summary.getByText(/₹400/)).toBeVisible()
    await expect(summary.queryByText(/₹900/)).toBeNull()
  },
})

/** It was confirmed while another page was open, so it says nothing about this cart. */
export const EarlierPaymentHasEnded = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(answering('CreateOrder', { response: { n: 1, Msg: '' } }))
    const forget = await withPayment({ isRefused: true })
    const payments = await loadPayments()
    const [refused] = await payments.known()
    await payments.askAgain(refused?.orderId ?? '')
    await waitFor(() => expect(payments.getState().status).toBe('confirmed'))
    return forget
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Order notes/ }), 'A swing')
    await expect(canvas.getByRole('button', { name: 'Pay ₹3,540.00' })).toBeVisible()
    await expect(shopAddress()).toBe('/checkout')
  },
})

/** It was accepted in the cart. The toast alone would pass unnoticed above a price without the coupon. */
export const CouponThatIsRefused = CouponThatCannotBeChecked.extend({
  beforeEach: ({ msw }) => {
    sessionStorage.setItem('txtCouponCode', 'FIRSTLIGHT')
    // This amount is more than the total, so it is ignored.
    sessionStorage.setItem('minBookingAmount', '60000')
    msw.use(answering('ApplyCoupon', { response: { n: 0, Msg: 'FIRSTLIGHT has expired.' } }))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay ₹3,540.00' })
    await waitFor(() => expect(messages()).toContain('FIRSTLIGHT has expired.'))
    await expect(within(canvas.getByRole('main')).getByText('FIRSTLIGHT has expired.')).toBeVisible()
  },
})

/** The cart comes from an earlier version and says why it cannot be paid. */
export const PersonWithoutAFeeLeadsBack = meta.story({
  beforeEach: ({ msw }) => {
    // Otherwise the offered services would open a second after the cart has loaded.
    markServicesOffered()
    const person = { ProductName: 'Anaya Deshmukh', ProductSellingAmount: 0, BookingDate: DAY }
    msw.use(answeringCart([CART[0], cartGroup(3, person)]))
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'The fee of Anaya Deshmukh is on request. Ask for it, or remove Anaya Deshmukh to pay for the rest.',
      ),
    ).toBeVisible()
    const person = within(canvas.getByRole('article', { name: 'Anaya Deshmukh' }))
    await expect(person.getByText('Price on request')).toBeVisible()
    await expect(canvas.queryByText(/^₹0/)).toBeNull()
    await expect(person.getByRole('link', { name: 'Ask for the price, Anaya Deshmukh' })).toHaveAttribute(
      'href',
      `/contact-us?about=Anaya+Deshmukh&day=${DAY.replaceAll(' ', '+')}`,
    )
    await expect(canvas.queryByRole('button', { name: /^Pay|^Proceed to checkout$/ })).toBeNull()
    const summary = within(canvas.getByRole('region', { name: 'Booking summary' }))
    await expect(summary.getByRole('button', { name: 'Remove Anaya Deshmukh' })).toBeVisible()
  },
})

/** Amount and next step are visible without scrolling, and do not cover the field that has focus. */
export const NextStepOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('group', { name: 'Payable now' })
    await expect(bar).toHaveTextContent('₹3,540')
    const next = within(bar).getByRole('button', { name: 'Review and pay' })
    await expect(window.scrollY).toBe(0)
    await expect(next.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    const { innerWidth, innerHeight } = window
    await getResize()?.(innerWidth, 480)
    canvas.getByRole('textbox', { name: /^GST number/ }).focus()
    await userEvent.tab()
    const notes = canvas.getByRole('textbox', { name: /^Order notes/ })
    await expect(notes).toHaveFocus()
    await expect(notes.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top)
    await getResize()?.(innerWidth, innerHeight)
    await userEvent.click(next)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay ₹3,540.00' })).toHaveFocus())
    // The summary's own button is visible now.
    await waitFor(() => expect(bar).not.toBeInTheDocument())
    const name = canvas.getByRole('textbox', { name: 'Full name' })
    await userEvent.clear(name)
    await userEvent.click(await canvas.findByRole('button', { name: 'Review and pay' }))
    await expect(name).toHaveFocus()
  },
})

export const Invalid = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Full name' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' at home')
    await userEvent.type(canvas.getByRole('textbox', { name: /^GST number/ }), '22ABC')
    await userEvent.click(canvas.getByRole('button', { name: 'Pay ₹3,540.00' }))
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveAccessibleDescription(
      'Please enter your full name',
    )
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
    await expect(canvas.getByText('Please enter proper email address')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^GST number/ })).toHaveAccessibleDescription(
      'A GST number has 15 letters and digits, such as 27AAPFU0939F1ZV',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'M')
    await expect(canvas.queryByText('Please enter your full name')).toBeNull()
    await expect(canvas.getByText('Please enter proper email address')).toBeVisible()
  },
})

/** rules.test.ts checks the sentences and their order. */
export const BillingIsCheckedInOrder = meta.story({
  parameters: { requirements: ['@CHK-01 to 06', '@PAY-02', '@CONST-25', '@VAL-32 to 40'] },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(answering('CreateUserpayment', { response: { n: 0, Msg: 'The payment could not be started.' } }))
    recordingCalls('CreateUserpayment')({ msw })
    const pay = await canvas.findByRole('button', { name: 'Pay ₹3,540.00' })
    const field = (name: string) => canvas.getByRole('textbox', { name: new RegExp(`^${name}`) })
    await expect(field('Full name')).toHaveValue(MEERA.name)
    await expect(field('Phone')).toHaveValue(MEERA.mobile)
    await expect(field('Email')).toHaveValue(MEERA.email)
    for (const name of ['Full name', 'Phone', 'Email']) await userEvent.clear(field(name))
    const refused = async (name: string, sentence: string) => {
      await userEvent.click(pay)
      await expect(messages()).toContain(sentence)
      await expect(field(name)).toHaveFocus()
      await expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence))
    }
    await refused('Full name', 'Please enter your full name')
    await userEvent.type(field('Full name'), 'Asha Rao')
    await refused('Phone', 'Please enter your mobile no.')
    await userEvent.type(field('Phone'), '98x76 5a-4321')
    await refused('Phone', 'Mobile number must be 10 digits')
    await userEvent.type(field('Phone'), '07')
    await expect(field('Phone')).toHaveValue('9876543210')
    await refused('Email', 'Please enter your email address')
    await userEvent.type(field('Email'), 'abc')
    await refused('Email', 'Please enter proper email address')
    await expect(sent).toEqual([])

    await userEvent.type(field('Email'), '@example.com')
    await expect(field('GST number')).toHaveValue('')
    await expect(field('Order notes')).toHaveValue('')
    await userEvent.click(pay)
    await waitFor(() => expect(sent).toHaveLength(1))
    await expect(sent[0]).toMatchObject({
      FullName: 'Asha Rao',
      Phone: '9876543210',
      Email: 'abc@example.com',
      GST: '',
      OrderNote: '',
    })
  },
})

export const CartChangedElsewhere = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@PAY-22', '@ERR-22'] },
  play: async ({ canvas, msw, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay ₹3,540.00' })
    msw.use(
      answeringCart(CART.slice(0, 1), { GrantTotal: 24_500 }),
      answering('CreateUserpayment', { response: { n: 0, Msg: 'The payment could not be started.' } }),
    )
    recordingCalls('CreateUserpayment')({ msw })
    await userEvent.click(pay)
    await expect(await canvas.findByText(/Your cart has changed in the meantime/)).toBeVisible()
    await expect(canvas.queryByText(/, 2 pieces$/)).toBeNull()
    await expect(sent).toEqual([])
    // The page now shows the provider's current cart.
    await userEvent.click(pay)
    await expect(await canvas.findByText('The payment could not be started.')).toBeVisible()
    await expect(sent).toHaveLength(1)
    await expect(pay).not.toHaveAttribute('aria-disabled')
  },
})

/** A provider may merge a guest's cart while it creates the order, with the same booking amount. */
export const CartChangedByTheOrder = meta.story({
  name: 'A cart that the order changed is shown again',
  play: async ({ canvas, msw, userEvent }) => {
    const pay = await canvas.findByRole('button', { name: 'Pay ₹3,540.00' })
    const order = {
      PaymentKey: 'rzp_test_other',
      PaidAmount: 3540,
      Currency: 'INR',
      CompanyName: 'Another shop',
      PaymentGatewayOrderId: 'order_1',
    }
    const shoot = { ...SHOOT, ProductName: 'Over Two Days', ProductSellingAmount: 104_500, BookingDate: DAY }
    const merged = answeringCart([cartGroup(1, shoot)], { GrantTotal: 104_500 })
    msw.use(
      http.post('*/v1/CreateUserpayment', () => {
        msw.use(merged)
        return HttpResponse.json({ response: { n: 1, Msg: '' }, PaymentTransactionModel: order })
      }),
    )
    await userEvent.click(pay)
    await expect(await canvas.findByText(/Your cart has changed in the meantime/)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect((await canvas.findAllByText('Over Two Days'))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay ₹3,540.00' })).not.toHaveAttribute('aria-disabled')
  },
})

const [FIRST, ...OTHERS] = CART
const UNREADABLE = answeringCart([{ ...FIRST, cart: [{ ...FIRST?.cart[0], Amount: null }] }, ...OTHERS])

export const CartCannotBeRead = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(UNREADABLE),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We cannot read part of your cart\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetUserCart'),
  play: saysToWait,
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetUserCart'),
  play: async ({ canvas, msw, userEvent }) => {
    for (const [answer, words] of [
      [UNREADABLE, /^We cannot read part of your cart\./],
      [breaking('GetUserCart'), 'Something bad happened; please try again later.'],
    ] as const) {
      const retry = await canvas.findByRole('button', { name: 'Retry' })
      msw.use(answer)
      await userEvent.click(retry)
      await expect(await canvas.findByText(words)).toBeVisible()
    }
    const title = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveFocus())
    // Pictures show no focus.
    title.blur()
  },
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    keepBilling(MEERA.id, 'fullName', `${LONG_WORD} `.repeat(4))
    keepBilling(MEERA.id, 'notes', 'Two looks, one dog. '.repeat(40))
    const shoot = {
      ...SHOOT,
      ProductName: `${LONG_WORD} at dusk, with lamps`,
      ProductSellingAmount: 9_999_999,
      BookingDate: DAY,
    }
    msw.use(answeringCart([cartGroup(1, shoot)], { GrantTotal: 9_999_999, MinimumBookingAmount: 9_999_999 }))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`${LONG_WORD} at dusk, with lamps`)).toBeVisible()
    // Two fields in a row leave no third column empty.
    const right = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect().right
    await atWidths([640, 800, 960, 1024, 1280, 1440, 1920], (width) =>
      expect(right('Email'), `${width} px`).toBeCloseTo(right('Full name'), 0),
    )
  },
})
