import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { spoken } from '../../design-system/index.ts'
import { hiddenFocus } from '../../.storybook/checks/focus.ts'
import { getResize } from '../../.storybook/checks/resize.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import type { Addition } from '../../storefront/api/addToCart.ts'
import { BAD_ITEMS } from '../../storefront/api/testing/badItems.ts'
import { CartRoute } from '../../storefront/routes/cart/CartRoute.tsx'
import { fetchDialogs } from '../../storefront/routes/cart/dialogs.ts'
import { forgetOffered, markServicesOffered } from '../../storefront/shell/proceedToCheckout.ts'
import { loadPackageCategories } from '../../storefront/state/packages.ts'
import { addDays, dMy } from '../../storefront/text/dates.ts'
import {
  answering,
  answeringOnce,
  breaking,
  called,
  forgetCalls,
  holding,
  recordingCalls,
  sent,
  type Mocking,
} from '../support/answers.ts'
import { answeringCart, cartGroup, fullCart, SHOOT } from '../support/cartAnswer.ts'
import type { Canvas } from '../support/context.ts'
import { asCustomer } from '../support/customer.ts'
import { openCalendar, pickDay, pickNextMonth } from '../support/dialogs.ts'
import { fillCart } from '../support/fillCart.ts'
import { freeDay } from '../support/freeDay.ts'
import { openLazily } from '../support/openLazily.ts'
import { messages } from '../support/messages.ts'
import { HEIGHT } from '../../storefront/shell/PayBar.css.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { shopAddress } from '../support/shopAddress.ts'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const LONG = 'Thiruvananthapuramstyle Kasavu Mundum Neriyathum with the temple border, both pieces'

const FULL = fullCart()

/** For `beforeEach`. */
const showing =
  (...cart: Parameters<typeof answeringCart>) =>
  ({ msw }: Mocking): void =>
    msw.use(answeringCart(...cart))

const offer = () => screen.findByRole('dialog', { name: 'Anything else for the day?' })

const meta = preview.meta({
  title: 'Pages/Cart',
  id: 'routes-cart',
  component: RoutePage,
  args: { at: '/cart', page: CartRoute },
  beforeEach: async () => {
    // Otherwise the offered services would open a second after the cart has loaded.
    markServicesOffered()
    // A chunk that userEvent.click is the first to import never renders.
    await Promise.all([fetchDialogs(), import('../../design-system/components/Calendar/Calendar.tsx')])
  },
})

const kindOf = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }))
const summary = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Booking summary' }))
/** The row of the summary that begins with this word. */
const figure = (canvas: Canvas, term: string) =>
  summary(canvas)
    .getAllByRole('term')
    .find(({ textContent }) => textContent.startsWith(term))?.nextElementSibling

export const Ready = meta.story({
  parameters: { requirements: ['@CART-01 to 06', '@CART-08', '@FCART-21', '@CONST-18', '@C-070 to 071'] },
  beforeEach: showing(FULL),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
    for (const [title, amount, ...lines] of [
      [
        'Shoot package',
        '₹24,500',
        ['Golden Hour', 'Pre Wedding & Maternity', '2:00 pm – 8:00 pm', '₹24,500', '₹28,000'],
      ],
      ['Professionals', '₹8,500', ['Meera Kulkarni', 'Make-up artists', '₹8,500']],
      [
        'Outfits',
        '₹8,000',
        ['Gulmohar Lehenga', 'Lehenga', '2 pieces × ₹2,400', '₹4,800', '₹5,800'],
        ['Monsoon Trail Gown', 'Gowns', '₹3,200'],
      ],
      ['Food and beverages', '₹5,400', ['Farm Thali', '12 people × ₹450', '₹5,400']],
      ['Stay', '₹6,500', ['In The Woods cottage', 'Luxury cottage stay', '₹6,500', '₹7,500']],
    ] as const) {
      const kind = kindOf(canvas, title)
      await expect(kind.getAllByText(amount)[0]).toBeVisible()
      await expect(kind.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
        lines.map(([name]) => name),
      )
      for (const [name, ...words] of lines)
        for (const word of [...words, '12 Dec 2026'])
          await expect(kind.getByRole('article', { name })).toHaveTextContent(word)
    }
    // Only a higher list price is struck through.
    await expect(document.querySelectorAll('article s')).toHaveLength(3)
    await expect(
      summary(canvas)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Total',
      'Discount',
      'Total to pay',
      'Booking amount',
      'GST 18%, on booking amount only',
      'Payable now',
      'Balance at the farm',
    ])
    await expect(figure(canvas, 'Total')).toHaveTextContent('₹58,400.00')
    await expect(figure(canvas, 'Discount')).toHaveTextContent('−₹5,500.00')
    await expect(canvas.getByText('₹52,900.00')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Booking amount/ })).toHaveValue('3000')
    await expect(figure(canvas, 'Payable now')).toHaveTextContent('₹3,540.00')
  },
})

/**
 * People beyond the package pay at the gate what the terms say, so what is paid now stays the same. Nothing is said about
 * sending the number before it is in the order note.
 */
export const MorePeopleThanIncluded = meta.story({
  parameters: { requirements: ['@CART-02'] },
  beforeEach: showing([cartGroup(1, SHOOT)]),
  play: async ({ canvas, userEvent }) => {
    const people = within(await canvas.findByRole('region', { name: 'Shoot package' }))
    const status = people.getByRole('status')
    await expect(status).toHaveTextContent(/^$/)
    await userEvent.click(people.getByRole('button', { name: 'One person more' }))
    await expect(status).toHaveTextContent('Sent with your notes.')
    await userEvent.clear(people.getByRole('spinbutton'))
    await expect(status).toHaveTextContent(/^$/)

    await loadPackageCategories()
    await expect(await people.findByText('8 included in the package.')).toBeVisible()
    await expect(people.getByRole('spinbutton')).toHaveFocus()
    await expect(people.getByRole('spinbutton')).toHaveValue('')
    await userEvent.keyboard('8')
    const before = figure(canvas, 'Payable now')?.textContent
    for (const extra of [1, 2]) {
      await userEvent.click(people.getByRole('button', { name: 'One person more' }))
      await expect(people.getByRole('status')).toHaveTextContent(`${extra} extra, ₹${extra},000 at the gate`)
    }
    await expect(people.getByRole('spinbutton', { name: 'How many come?' })).toHaveValue('10')
    await expect(figure(canvas, 'Payable now')).toHaveTextContent(String(before))
    await userEvent.clear(people.getByRole('spinbutton'))
    await expect(people.getByText('Say how many come')).toBeVisible()
  },
})

export const AnswersBeforeAShootOfSeveralDays = meta.story({
  parameters: { requirements: ['@CART-02'] },
  beforeEach: showing([cartGroup(1, { ...SHOOT, ProductName: 'Over Two Days', StartTime: '', EndTime: '' })]),
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('article', { name: 'Over Two Days' })
    await expect(line).toHaveTextContent('12 and 13 Dec 2026')
    await expect(line).toHaveTextContent('Two full days')
    await openLazily(canvas.findByText('Cancelling, rain, and how many may come'))
    for (const question of ['Can I cancel?', 'What if it rains?', 'How many people may come along?'])
      await expect(await canvas.findByText(question)).toBeVisible()
  },
})

/** Limits and percentage are the provider's; the tax is computed, not read. */
export const AmountsOfAnotherProvider = meta.story({
  parameters: { requirements: ['@CART-09 to 12', '@CONST-19 to 22', '@CONST-53'] },
  beforeEach: showing(FULL, {
    GrantTotal: 58_400.35,
    MinimumBookingAmount: 4001,
    gstmodel: { GSTPercent: 12, GSTAmount: 77 },
  }),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: /^Booking amount/ })
    await expect(amount).toHaveValue('4001')
    const shows = async (figures: Record<string, string>) => {
      for (const [term, value] of Object.entries(figures)) await expect(figure(canvas, term)).toHaveTextContent(value)
    }
    await shows({
      'Total to pay': '₹52,900.35',
      'GST 12%': '₹480.12',
      'Payable now': '₹4,481.12',
      Balance: '₹48,899.35',
    })
    await userEvent.clear(amount)
    await userEvent.type(amount, '10000')
    await shows({ 'GST 12%': '₹1,200.00', 'Payable now': '₹11,200.00', Balance: '₹42,900.35' })
  },
})

const FREE = freeDay('package', 142)
const SHOOT_142: Addition = { type: 'package', productId: 142, date: dMy(FREE) }
const LEHENGA: Addition = { type: 'outfit', productId: 401, quantity: 2 }
const MORE_OUTFITS = [402, 403].map((productId): Addition => ({ type: 'outfit', productId }))
const THALI: Addition = { type: 'food', productId: 501, quantity: 6 }

/** For `beforeEach`. */
const recordingCart = recordingCalls('RemoveItemFromUserCart', 'GetUserCart', 'AddToUserCart', 'ValidateUserCart')

/**
 * A line disappears only after the provider agrees, with its message. Undo takes its place and restores it as it was. Each
 * line has its own picture. A cart that cannot be read is not called empty.
 */
export const RemovedLineComesBack = meta.story({
  parameters: { requirements: ['@FCART-01 to 05', '@FCART-18', '@CART-02', '@ERR-02', '@ERR-12', '@API-27', '@C-088'] },
  beforeEach: () => fillCart(SHOOT_142, THALI, LEHENGA, ...MORE_OUTFITS),
  play: async ({ canvas, msw, userEvent }) => {
    const bin = await canvas.findByRole('button', { name: 'Remove Monsoon Trail Gown' })
    const pictures = () => Array.from(document.querySelectorAll<HTMLImageElement>('article img'), ({ src }) => src)
    await waitFor(() => expect(pictures()).toHaveLength(5))
    await expect(new Set(pictures()).size).toBe(5)
    recordingCart({ msw })
    msw.use(answeringOnce('RemoveItemFromUserCart', { n: 0, Msg: 'The cart is being counted.' }))
    await userEvent.click(bin)
    await expect(await kindOf(canvas, 'Outfits').findByText('The cart is being counted.')).toBeVisible()
    await expect(messages()).toEqual(['The cart is being counted.'])
    await waitFor(() => expect(bin).not.toHaveAttribute('aria-disabled'))
    await expect(called).toEqual(['RemoveItemFromUserCart'])

    await userEvent.click(bin)
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Monsoon Trail Gown' })).toBeNull())
    await expect(messages()).toContain('The item has been removed from your cart.')
    await expect(called).toEqual(['RemoveItemFromUserCart', 'RemoveItemFromUserCart', 'GetUserCart'])
    await expect(sent[1]).toEqual({
      UserId: '',
      sessionId: expect.stringMatching(/^\w{15}$/),
      Cartid: expect.stringMatching(/^\d+$/),
    })
    await expect(figure(canvas, 'Total to pay')).toHaveTextContent('₹34,800.00')
    const box = (role: string, name: string) => canvas.getByRole(role, { name }).getBoundingClientRect()
    // The undo row is between the other lines of its group.
    await canvas.findByRole('button', { name: 'Undo', description: 'Removed Monsoon Trail Gown.' })
    await expect(box('button', 'Undo').top).toBeGreaterThanOrEqual(box('article', 'Gulmohar Lehenga').bottom)
    await expect(box('button', 'Undo').bottom).toBeLessThanOrEqual(box('article', 'Ivory Sherwani').top)

    const before = canvas.getByRole('article', { name: 'Farm Thali' }).textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Farm Thali' }))
    const undo = await canvas.findByRole('button', { name: 'Undo', description: 'Removed Farm Thali.' })
    await waitFor(() => expect(undo).toHaveFocus())
    // Without other lines of its group, it is between the neighbours of the group.
    await expect(box('button', 'Undo').top).toBeGreaterThanOrEqual(box('article', 'Ivory Sherwani').bottom)
    await expect(box('button', 'Undo').bottom).toBeLessThanOrEqual(box('region', 'Anything missing?').top)
    await userEvent.click(undo)
    await expect((await canvas.findByRole('article', { name: 'Farm Thali' })).textContent).toBe(before)
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull()
    msw.use(answering('GetUserCart', { response: { n: 0, Msg: 'Please try again.' } }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Farm Thali' }))
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByText('Oops! Your cart is empty!')).toBeNull()
  },
})

/** Lines are removed one by one; the second is refused at first. */
export const GroupRemoved = meta.story({
  parameters: { requirements: ['@FCART-06 to 07'] },
  beforeEach: () => fillCart(SHOOT_142, LEHENGA, ...MORE_OUTFITS),
  play: async ({ canvas, msw, userEvent }) => {
    const all = await canvas.findByRole('button', { name: 'Remove all outfits' })
    const sure = async () => {
      await userEvent.click(all)
      return within(await screen.findByRole('dialog', { name: 'Remove all outfits?' }))
    }
    let removals = 0
    msw.use(
      http.get('*/v1/RemoveItemFromUserCart', () => {
        removals += 1
        return removals === 2 ? HttpResponse.json({ n: 0, Msg: 'The gown is being ironed.' }) : undefined
      }),
    )
    recordingCart({ msw })
    const first = await sure()
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Gulmohar Lehenga, Monsoon Trail Gown, Ivory Sherwani',
    )
    await userEvent.click(first.getByRole('button', { name: 'Keep them' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(all).toHaveFocus()
    await expect(called).toEqual([])

    await userEvent.click((await sure()).getByRole('button', { name: 'Remove all outfits' }))
    await expect(
      await canvas.findByText('The gown is being ironed. Still in your cart: Monsoon Trail Gown, Ivory Sherwani.'),
    ).toBeVisible()
    await expect(kindOf(canvas, 'Outfits').getAllByRole('article')).toHaveLength(2)
    await expect(called).toEqual(['RemoveItemFromUserCart', 'GetUserCart', 'RemoveItemFromUserCart'])

    forgetCalls()
    await userEvent.click((await sure()).getByRole('button', { name: 'Remove all outfits' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Outfits' })).toBeNull())
    const oneByOne = ['RemoveItemFromUserCart', 'GetUserCart']
    await expect(called).toEqual([...oneByOne, ...oneByOne])
    await expect(canvas.getByRole('article', { name: 'Golden Hour' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your cart' })).toHaveFocus()
  },
})

/** The bar says it, visible without pressing or scrolling. */
export const PackageNeeded = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { requirements: ['@CART-15', '@VALC-03', '@VAL-28'] },
  beforeEach: async (context) => {
    showing(FULL.slice(2))(context)
    await loadPackageCategories()
  },
  play: async ({ canvas, userEvent }) => {
    const choose = await canvas.findByRole('link', { name: 'Choose a package' })
    await expect(choose).toHaveAttribute('href', '/pricing/bloggers--influencers')
    await expect(canvas.queryByRole('button', { name: 'Proceed to checkout' })).toBeNull()
    const reason = canvas.getByText('Kindly add one shoot package in your cart before checkout.')
    await expect(window.scrollY).toBe(0)
    const { innerWidth, innerHeight } = window
    // In a lower window the bar would not be at the foot.
    for (const height of [innerHeight, 664]) {
      await getResize()?.(innerWidth, height)
      for (const part of [choose, reason]) {
        const { top, bottom } = part.getBoundingClientRect()
        await expect(top).toBeGreaterThan(0)
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
      }
    }
    await getResize()?.(innerWidth, innerHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Add extras' }))
    await expect(within(await offer()).getByRole('link', { name: 'Choose a package' })).toHaveAttribute(
      'href',
      '/pricing/bloggers--influencers',
    )
  },
})

/**
 * The next step is visible without scrolling, and its bar covers nothing that has focus. With large text it is whole too, on
 * a quarter of the window.
 */
export const NextStepWithLargeText = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: showing(FULL),
  play: async ({ canvas }) => {
    const proceed = await canvas.findByRole('button', { name: 'Proceed to checkout' })
    const bar = proceed.parentElement!
    await expect(window.scrollY).toBe(0)
    await expect(proceed.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(bar).toHaveTextContent('Payable now ₹3,540')
    await expect(hiddenFocus(document.body)).toEqual([])
    const amount = within(bar).getByText('₹3,540.00', { selector: 'strong *, strong' })
    const { innerWidth, innerHeight } = window
    const root = document.documentElement
    const whole = () => {
      const { left, right, height } = amount.getBoundingClientRect()
      const isOneLine = height < 2 * Number.parseFloat(getComputedStyle(amount).fontSize)
      const isOverPage = getComputedStyle(bar).position === 'fixed'
      const cover = isOverPage ? bar.getBoundingClientRect().height / window.innerHeight : 0
      return {
        isOneLine,
        isInside: left >= 0 && right <= window.innerWidth && proceed.scrollWidth <= proceed.clientWidth + 1,
        isSmall: cover <= 1 / 4,
      }
    }
    try {
      for (const [width, height] of getResize()
        ? [
            [320, 568],
            [390, 844],
            [768, 1024],
          ]
        : [[innerWidth, innerHeight]]) {
        await getResize()?.(width!, height!)
        for (const size of ['100%', '150%', '200%']) {
          root.style.fontSize = size
          await waitFor(() =>
            expect({ width, size, ...whole() }).toEqual({
              width,
              size,
              isOneLine: true,
              isInside: true,
              isSmall: true,
            }),
          )
        }
      }
    } finally {
      root.style.removeProperty('font-size')
      await getResize()?.(innerWidth, innerHeight)
    }
  },
})

export const ServicesOffered = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@CART-16 to 19'] },
  beforeEach: [forgetOffered, showing(FULL)],
  play: async () => {
    const links = within(await offer()).getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Luxury cottage stay', '/luxury-cottage-stay'],
      ['Professionals', '/hire-professionals'],
      ['Outfits', '/outfits'],
      ['Food and beverages', '/food-and-beverages'],
    ])
  },
})

/** A guest who wants nothing more need not press twice. The login comes before everything else. */
export const ServicesLeadToTheLogin = meta.story({
  parameters: { requirements: ['@CART-23', '@VALC-01 to 02', '@VAL-27'] },
  beforeEach: showing(FULL),
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: /^Booking amount/ })
    await userEvent.clear(amount)
    await userEvent.type(amount, '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Add extras' }))
    await userEvent.click(within(await offer()).getByRole('button', { name: 'Go to checkout' }))
    await waitFor(() => expect(shopAddress()).toBe('/login?ref=/cart'))
    await expect(messages()).toEqual(['Kindly Login before proceeding'])
  },
})

/** The coupon is refused, applied by the provider's rules, and removed. */
export const CouponAppliedAndRemoved = meta.story({
  parameters: {
    requirements: [
      '@CART-07',
      '@COUP-01 to 05',
      '@COUP-10 to 11',
      '@VAL-25',
      '@ERR-03',
      '@API-26',
      '@STOR-08',
      '@C-090',
    ],
  },
  beforeEach: () => fillCart(SHOOT_142),
  play: async ({ canvas, msw, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: 'Coupon code' })
    const apply = canvas.getByRole('button', { name: 'Apply' })
    await userEvent.click(apply)
    await expect(await canvas.findByText('Please enter coupon code')).toBeVisible()
    await expect(messages()).toContain('Please enter coupon code')
    await userEvent.type(code, 'NOSUCHCODE')
    await userEvent.click(apply)
    await expect(await canvas.findByText('This coupon code is not valid.')).toBeVisible()
    await expect(messages()).toContain('This coupon code is not valid.')
    await waitFor(() => expect(apply).not.toHaveAttribute('aria-disabled'))
    await expect(figure(canvas, 'Total to pay')).toHaveTextContent('₹24,500.00')
    await expect(sessionStorage.getItem('txtCouponCode')).toBeNull()

    recordingCalls('ApplyCoupon')({ msw })
    msw.use(answeringOnce('ApplyCoupon', { response: { n: 1, Msg: '' }, couponmodel: { Amount: 1234.56 } }))
    await userEvent.clear(code)
    await userEvent.type(code, 'FIRSTLIGHT{Enter}')
    await expect(await canvas.findByText('Applied: you save ₹1,234.56')).toBeVisible()
    await expect(sent[0]).toEqual({
      UserId: '',
      sessionId: expect.stringMatching(/^\w{15}$/),
      CouponCode: 'FIRSTLIGHT',
    })
    await expect(canvas.queryByRole('textbox', { name: 'Coupon code' })).toBeNull()
    await expect(figure(canvas, 'Coupon FIRSTLIGHT')).toHaveTextContent('−₹1,234.56')
    await expect(figure(canvas, 'Total to pay')).toHaveTextContent('₹23,265.44')
    await expect(sessionStorage.getItem('txtCouponCode')).toBe('FIRSTLIGHT')

    await userEvent.click(canvas.getByRole('button', { name: 'Remove coupon FIRSTLIGHT' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Coupon code' })).toHaveFocus())
    await expect(figure(canvas, 'Total to pay')).toHaveTextContent('₹24,500.00')
    await expect(sessionStorage.getItem('txtCouponCode')).toBeNull()
  },
})

/** The coupon is reapplied when a line is removed, dropped with its reason, and gone with the last line. */
export const CouponFollowsTheCart = meta.story({
  parameters: { requirements: ['@COUP-08', '@STOR-08', '@C-001'] },
  beforeEach: async () => {
    await fillCart(SHOOT_142, THALI)
    sessionStorage.setItem('txtCouponCode', 'GOLDENHOUR')
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Applied: you save ₹2,720')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Farm Thali' }))
    await expect(await canvas.findByText('Applied: you save ₹2,450')).toBeVisible()
    await expect(figure(canvas, 'Total to pay')).toHaveTextContent('₹22,050.00')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(await canvas.findByText('Applied: you save ₹2,720')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Golden Hour' }))
    await expect(await canvas.findByText('This coupon needs an order of at least ₹5,000.')).toBeVisible()
    await expect(figure(canvas, 'Total to pay')).toHaveTextContent('₹2,700.00')
    await expect(sessionStorage.getItem('txtCouponCode')).toBeNull()
    sessionStorage.setItem('txtCouponCode', 'WELCOME')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Farm Thali' }))
    await expect(await canvas.findByRole('heading', { name: 'Oops! Your cart is empty!' })).toBeVisible()
    await expect(sessionStorage.getItem('txtCouponCode')).toBeNull()
  },
})

export const Invalid = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(answeringCart(FULL), answering('RemoveItemFromUserCart', { n: 0, Msg: 'The cart is being counted.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all outfits' }))
    const sure = await screen.findByRole('dialog', { name: 'Remove all outfits?' })
    await userEvent.click(within(sure).getByRole('button', { name: 'Remove all outfits' }))
    await expect(
      await canvas.findByText('The cart is being counted. Still in your cart: Gulmohar Lehenga, Monsoon Trail Gown.'),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('Please enter coupon code')).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Coupon code' }))
  },
})

/** Lines that cannot be read stay in the cart without a price, and block paying. Retry reads the cart again. */
export const CannotBeReadInPart = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@ERR-36'] },
  beforeEach: ({ msw }) => {
    const fields = { id: 'CartitemId', name: 'ProductName', price: 'Amount', listPrice: 'ProductPrice' }
    const kind = cartGroup(4, SHOOT)
    const [good] = kind.cart
    const bad = BAD_ITEMS.map(([, change], at) =>
      change({ ...good, CartitemId: 900 + at, ProductName: `Line ${at}` }, fields),
    )
    msw.use(answeringCart([{ ...kind, cart: [good, ...bad] }]))
  },
  play: async ({ canvas, msw, userEvent }) => {
    const lines = await canvas.findAllByRole('article')
    await expect(lines).toHaveLength(1 + BAD_ITEMS.length)
    const unread = BAD_ITEMS.filter(([, , , inCart]) => inCart === 'unread')
    await expect(lines.filter(({ textContent }) => textContent.includes('Cannot be read'))).toHaveLength(unread.length)
    const unpriced = `Remove Line ${BAD_ITEMS.findIndex(([kind]) => kind === 'with the price null')}`
    await expect(canvas.getByRole('button', { name: unpriced })).toBeVisible()
    await expect(canvas.getByText(/^We cannot read part of your cart\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Proceed to checkout' })).toBeNull()
    await expect(document.querySelector('main')).not.toHaveTextContent(/₹0\b|null|undefined|NaN|\[object/)

    const [shoot, people, outfits, ...rest] = FULL
    const [first, second] = outfits?.cart ?? []
    // The first unreadable line can be removed by its id. The second has none.
    const partly = { ...outfits, cart: [first, { ...second, Amount: 'Call us' }, null] }
    msw.use(answeringCart([shoot, people, partly, ...rest]))
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getAllByText('Cannot be read')).toHaveLength(2))
    await expect(canvas.getAllByRole('button', { name: /^Remove (?!all)/ })).toHaveLength(6)
    await expect(canvas.getByText(/^We cannot read part of your cart\./)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Proceed to checkout' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    // Pictures show no focus.
    retry.blur()
  },
})

/** The amount is below the minimum, then above the total; the provider refuses, then agrees. */
export const ChecksBeforeCheckout = meta.story({
  parameters: {
    requirements: [
      '@CART-24',
      '@VALC-01',
      '@VALC-04 to 07',
      '@VALC-10 to 11',
      '@VAL-29 to 31',
      '@CONST-24',
      '@STOR-09',
      '@ERR-06',
      '@C-091',
    ],
  },
  beforeEach: [recordingCart, showing(FULL), asCustomer],
  play: async ({ canvas, msw, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: /^Booking amount/ })
    const proceed = canvas.getByRole('button', { name: 'Proceed to checkout' })
    await userEvent.clear(amount)
    await userEvent.type(amount, '0')
    await userEvent.click(proceed)
    await expect(await canvas.findByText('Minmum booking amount should be 3000')).toBeVisible()
    await expect(messages()).toContain('Minmum booking amount should be 3000')
    await expect(amount).toHaveValue('3000')
    await expect(amount).toHaveFocus()
    await userEvent.clear(amount)
    await userEvent.type(amount, '99999991')
    await expect(amount).toHaveValue('9999999')
    await userEvent.click(proceed)
    await expect(await canvas.findByText('Booking amount should not exceed total payable amount')).toBeVisible()
    await expect(amount).toHaveValue('3000')
    await expect(called).not.toContain('ValidateUserCart')

    await userEvent.clear(amount)
    await userEvent.type(amount, '5000')
    forgetCalls()
    msw.use(answeringOnce('ValidateUserCart', { ResponseList: [{ n: 0, Msg: 'The gate is closed.' }] }))
    await userEvent.click(proceed)
    await expect(await canvas.findByText('The gate is closed.')).toBeVisible()
    await expect(messages()).toContain('The gate is closed.')
    await expect(shopAddress()).toBe('/cart')
    await expect(called).toEqual(['ValidateUserCart'])
    await expect(sent).toEqual([{ UserId: '1001', sessionId: expect.stringMatching(/^\w{15}$/) }])
    const check = holding('ValidateUserCart')
    msw.use(check.handler, answering('ValidateUserCart', { ResponseList: [{ n: 1, Msg: '' }] }))
    await userEvent.click(proceed)
    await waitFor(() => expect(proceed).toHaveTextContent('Please Wait...'))
    check.release()
    await waitFor(() => expect(shopAddress()).toBe('/checkout'))
    await expect(sessionStorage.getItem('minBookingAmount')).toBe('5000')
  },
})

export const AskedBeforeAGroupGoes = meta.story({
  tags: ['visual'],
  beforeEach: showing(FULL),
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Remove all outfits' })
    // Focus scrolls the button above the bar at the foot, whose height has to be known by then.
    await waitFor(() => expect(document.documentElement.style.getPropertyValue(HEIGHT)).not.toBe(''))
    await userEvent.click(remove)
    await expect(await screen.findByRole('dialog', { name: 'Remove all outfits?' })).toHaveTextContent(
      'Gulmohar Lehenga, Monsoon Trail Gown',
    )
  },
})

export const DateChanging = meta.story({
  parameters: { requirements: ['@CART-13', '@FCART-08 to 09', '@FCART-12 to 13', '@VAL-26'] },
  beforeEach: [recordingCart, showing(FULL.slice(0, 1))],
  play: async ({ msw, userEvent }) => {
    const dialog = await openCalendar('Change date', 'Change date')
    await expect(screen.getByRole('dialog', { name: 'Change date' })).toHaveAccessibleDescription(
      'Golden Hour, now on 12 December 2026',
    )
    const save = dialog.getByRole('button', { name: 'Change date' })
    await userEvent.click(save)
    await expect(dialog.getByText('Please select date')).toBeVisible()
    await expect(messages()).toContain('Please select date')
    // The calendar opens at the package's month and goes back to the current one.
    await expect(dialog.getByRole('grid')).toHaveAccessibleName(expect.stringContaining('December 2026'))
    const before = dialog.getByRole('button', { name: 'Previous month' })
    for (let turns = 0; turns < 24 && !before.hasAttribute('disabled'); turns += 1) await userEvent.click(before)
    await expect(before).toBeDisabled()
    const [first] = dialog.getAllByRole('button', { name: /\d{4}/ }).filter((day) => day.ariaDisabled !== 'true')
    await expect(first).toHaveAccessibleName(/^Today,/)

    // Pricing tests the other answers of the same field.
    msw.use(answering('GetAvailabilityForPackage', { n: 2, Status: 'Last one!', Msg: '' }))
    await pickNextMonth(dialog, userEvent)
    await expect((await dialog.findByText('Last one!')).closest('[data-state]')).toHaveAttribute('data-state', 'fast')
    await userEvent.click(dialog.getByRole('combobox', { name: 'New date' }))
    msw.use(answering('GetAvailabilityForPackage', { n: 99, Status: '', Msg: 'The farm rests that day.' }))
    await userEvent.click(await dialog.findByRole('button', { name: /^\w+,? 18 / }))
    await expect(await dialog.findByText('The farm rests that day.')).toBeVisible()
    await expect(messages()).toContain('The farm rests that day.')
    forgetCalls()
    await userEvent.click(save)
    await expect(dialog.getByText('The farm rests that day.')).toBeVisible()
    await expect(called).toEqual([])
  },
})

export const DateChanged = meta.story({
  parameters: {
    requirements: ['@FCART-10 to 11', '@FCART-14 to 16', '@FCART-18', '@COUP-06', '@STOR-08', '@ERR-02', '@C-089'],
  },
  beforeEach: async () => {
    await fillCart(SHOOT_142)
    sessionStorage.setItem('txtCouponCode', 'FIRSTLIGHT')
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('Applied: you save ₹2,000')).toBeVisible()
    const dialog = await openCalendar('Change date', 'Change date')
    await expect(dialog.getByText(/^Changing the date removes your coupon\./)).toBeVisible()
    recordingCalls('GetAvailabilityForPackage')({ msw })
    const wanted = freeDay('package', 142, addDays(FREE, 1))
    await pickDay(dialog, userEvent, wanted, FREE)
    await expect(await dialog.findByText('Available')).toBeVisible()
    await expect(dialog.getByRole('combobox', { name: 'New date' })).toHaveValue(dMy(wanted))
    await expect(sent).toContainEqual({ PackageDate: dMy(wanted), PackageId: 142 })
    recordingCart({ msw })

    const save = dialog.getByRole('button', { name: 'Change date' })
    msw.use(answeringOnce('AddToUserCart', { n: 0, Msg: 'Somebody was quicker.' }))
    await userEvent.click(save)
    await expect(await dialog.findByText('Somebody was quicker.')).toBeVisible()
    await expect(messages()).toContain('Somebody was quicker.')
    forgetCalls()
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(save)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(called).toEqual(['AddToUserCart', 'GetUserCart'])
    await expect(sent[0]).toMatchObject({ cart: [{ TypeId: 1, ProductId: 142, BookingDate: dMy(wanted) }] })
    await expect(canvas.getByRole('article', { name: 'Golden Hour' })).toHaveTextContent(dMy(wanted))
    await expect(canvas.getByRole('textbox', { name: 'Coupon code' })).toBeVisible()
    await expect(figure(canvas, 'Total to pay')).toHaveTextContent('₹24,500.00')
    await expect(sessionStorage.getItem('txtCouponCode')).toBeNull()
  },
})

/** Says what moves, and takes the stay of that day along, unless it is not free. */
export const MovesTheStayToo = meta.story({
  beforeEach: async ({ msw }) => {
    await fillCart(SHOOT_142, LEHENGA, THALI, { type: 'stay', productId: 201, date: dMy(FREE) })
    msw.use(
      answering('GetAvailabilityForPackage', { n: 1, Status: 'Free', Msg: '' }),
      breaking('GetAvailabilityForCottage'),
      answeringOnce('AddToUserCart', { n: 0, Msg: 'Somebody was quicker.' }),
    )
    recordingCart({ msw })
  },
  play: async ({ msw, userEvent }) => {
    const dialog = await openCalendar('Change date', 'Change date')
    await expect(dialog.getByText('Moves with it: Gulmohar Lehenga, Farm Thali.')).toBeVisible()
    const stay = dialog.getByRole('checkbox', { name: 'Move In The Woods cottage too' })
    await expect(stay).toBeChecked()
    const itsDay = `stays on ${spoken(dMy(FREE))}.`
    await expect(stay).toHaveAccessibleDescription(`Otherwise it ${itsDay}`)
    const pick = async (away: number) => {
      if (away > 1) await userEvent.click(dialog.getByRole('combobox', { name: 'New date' }))
      await pickDay(dialog, userEvent, addDays(FREE, away), addDays(FREE, away - 1))
    }
    await pick(1)
    await waitFor(() =>
      expect(stay).toHaveAccessibleDescription(`Something bad happened; please try again later. It ${itsDay}`),
    )
    await expect(stay).toBeDisabled()
    msw.use(answering('GetAvailabilityForCottage', { n: 3, Status: 'Taken', Msg: 'Painters are at work' }))
    await pick(2)
    await waitFor(() => expect(stay).toHaveAccessibleDescription(`Painters are at work. It ${itsDay}`))
    await expect(stay).toBeDisabled()
    await expect(stay).not.toBeChecked()
    await userEvent.click(await dialog.findByRole('button', { name: 'Change date' }))
    await expect(await dialog.findByText('Somebody was quicker.')).toBeVisible()
    await expect(sent.at(-1)).toMatchObject({ cart: [{ TypeId: 1 }] })

    msw.use(answering('GetAvailabilityForCottage', { n: 1, Status: 'Free', Msg: '' }))
    await pick(3)
    await waitFor(() => expect(stay).toBeChecked())
    forgetCalls()
    await userEvent.click(await dialog.findByRole('button', { name: 'Change date' }))
    await waitFor(() => expect(called[0]).toBe('AddToUserCart'))
    const BookingDate = dMy(addDays(FREE, 3))
    await expect(sent[0]).toMatchObject({
      cart: [
        { TypeId: 1, ProductId: 142, BookingDate },
        { TypeId: 2, ProductId: 201, BookingDate },
      ],
    })
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetUserCart'),
  play: async ({ canvas }) => {
    await saysToWait()
    await expect(canvas.queryByText('Oops! Your cart is empty!')).toBeNull()
  },
})

export const RefusedThenEmpty = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@CART-20 to 22', '@FCART-19 to 20', '@ERR-20', '@STOR-08'] },
  beforeEach: ({ msw }) => {
    sessionStorage.setItem('txtCouponCode', 'FIRSTLIGHT')
    msw.use(...freshHandlers({ scenario: 'cart-fails' }))
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('Your cart could not be loaded. Please try again.')).toBeVisible()
    await expect(messages()).toEqual(['Your cart could not be loaded. Please try again.'])
    await expect(canvas.queryByText('Oops! Your cart is empty!')).toBeNull()
    await expect(canvas.queryByRole('article')).toBeNull()
    await expect(sessionStorage.getItem('txtCouponCode')).toBeNull()
    msw.use(...freshHandlers())
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(await canvas.findByRole('heading', { name: 'Oops! Your cart is empty!' })).toBeVisible()
    await loadPackageCategories()
    await expect(canvas.getByText("Looks like you haven't added anything to your cart yet")).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Start Booking now' })).toHaveAttribute(
      'href',
      '/pricing/bloggers--influencers',
    )
    const title = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveFocus())
    // Pictures show no focus.
    title.blur()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetUserCart'),
  play: offersRetry,
})

export const LongNamesAndStrangeAmounts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answeringCart(
        [
          cartGroup(1, {
            ...SHOOT,
            ProductName: LONG,
            ProductPrice: '23,45,678.50',
            ProductSellingAmount: 1_234_567.25,
            StartTime: '',
            EndTime: '',
          }),
          cartGroup(9, {
            ProductName: 'गुलमोहर लहंगा',
            ProductCategory: '',
            ProductPrice: 0,
            ProductSellingAmount: 0,
            BookingDate: '',
          }),
        ],
        { GrantTotal: 2_345_678.5, DiscountAmount: 1_111_111.25, MinimumBookingAmount: 123_456 },
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Other services' })).toBeInTheDocument()
  },
})
