import { expect, screen, waitFor, within } from 'storybook/test'
import { photographedIn } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { CartRoute } from '../../storefront/routes/cart/CartRoute.tsx'
import { fetchDialogs } from '../../storefront/routes/cart/dialogs.ts'
import { forgetCart } from '../../storefront/state/cart.ts'
import { forgetVisitor } from '../support/forgetVisitor.ts'
import { startSession } from '../../storefront/state/session.ts'
import { loadPackageCategories } from '../../storefront/state/packages.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

/** Sequential calls, then a second until services are offered. */
const TIMEOUT = { timeout: 8000 }
const LONG = 'Thiruvananthapuramstyle Kasavu Mundum Neriyathum with the temple border, both pieces'

interface Item {
  ProductName: string
  ProductCategory: string
  ProductPrice: number | string
  ProductSellingAmount: number
  Quantity?: number
  BookingDate?: string
  StartTime?: string
  EndTime?: string
}

let ids = 0
function group(TypeId: number, ...items: Item[]) {
  const cart = items.map((item) => {
    ids += 1
    const { Quantity = 1, BookingDate = '12 Dec 2026' } = item
    return {
      CartitemId: ids,
      // No product's id: its picture is found by its name.
      ProductId: `story ${ids}`,
      PackageId: null,
      ...item,
      Quantity,
      BookingDate,
      Amount: item.ProductSellingAmount * Quantity,
    }
  })
  return { TypeId, Amount: cart.reduce((total, { Amount }) => total + Amount, 0), cart }
}

const SHOOT: Item = {
  ProductName: 'Golden Hour',
  ProductCategory: 'Pre Wedding & Maternity',
  ProductPrice: 28_000,
  ProductSellingAmount: 24_500,
  StartTime: '2:00 PM',
  EndTime: '8:00 PM',
}
const FULL = [
  group(1, SHOOT),
  group(3, {
    ProductName: 'Meera Kulkarni',
    ProductCategory: 'Make-up artists',
    ProductPrice: 8500,
    ProductSellingAmount: 8500,
  }),
  group(
    4,
    {
      ProductName: 'Gulmohar Lehenga',
      ProductCategory: 'Lehenga',
      ProductPrice: 2900,
      ProductSellingAmount: 2400,
      Quantity: 2,
    },
    { ProductName: 'Monsoon Trail Gown', ProductCategory: 'Gowns', ProductPrice: 3200, ProductSellingAmount: 3200 },
  ),
  group(5, {
    ProductName: 'Farm Thali',
    ProductCategory: 'Food and beverages',
    ProductPrice: 450,
    ProductSellingAmount: 450,
    Quantity: 12,
  }),
  group(2, {
    ProductName: 'In The Woods cottage',
    ProductCategory: 'Luxury cottage stay',
    ProductPrice: 7500,
    ProductSellingAmount: 6500,
  }),
]

function reading(
  cart: readonly unknown[],
  figures = { GrantTotal: 58_400, DiscountAmount: 5500, MinimumBookingAmount: 3000 },
) {
  return answering('GetUserCart', {
    response: { n: 1, Msg: '' },
    cart,
    ...figures,
    gstmodel: { GSTPercent: 18, GSTAmount: 540 },
  })
}

const offer = () => screen.findByRole('dialog', { name: 'Anything else for the day?' }, TIMEOUT)
const offerGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), TIMEOUT)

const meta = preview.meta({
  title: 'Routes/Pay/Cart',
  id: 'routes-cart',
  component: RoutePage,
  args: { path: '/cart', at: '/cart', page: CartRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: photographedIn('phone', 'dark') },
  beforeEach: async () => {
    forgetCart()
    // A dialog first loaded by userEvent.click never appears.
    await fetchDialogs()
  },
})

export const Ready = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(reading(FULL), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article', {}, TIMEOUT)).toHaveLength(6)
    await offer()
    await userEvent.keyboard('{Escape}')
    await offerGone()
    await expect(canvas.getByText('₹52,900.00')).toBeVisible()
  },
})

/** The step is in view before anybody has scrolled. */
export const NextStepOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(reading(FULL), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    const proceed = await canvas.findByRole('button', { name: 'Proceed to checkout' }, TIMEOUT)
    await offer()
    await userEvent.keyboard('{Escape}')
    await offerGone()
    await expect(window.scrollY).toBe(0)
    await expect(proceed.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(proceed.parentElement).toHaveTextContent('Payable now ₹3,540')
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: ({ globals, msw }) => msw.use(...freshHandlers(situation(globals))),
})

export const ServicesOffered = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(reading(FULL), ...freshHandlers()),
  play: async () => {
    await expect(await offer()).toHaveTextContent('Luxury cottage stay')
  },
})

export const WithACoupon = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      reading(FULL),
      answering('ApplyCoupon', { response: { n: 1, Msg: '' }, couponmodel: { Amount: 2000 } }),
      ...freshHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: 'Coupon code' }, TIMEOUT)
    await userEvent.type(code, 'FIRSTLIGHT{Enter}')
    await expect(await canvas.findByText('Applied: you save ₹2,000', {}, TIMEOUT)).toBeVisible()
    await expect(canvas.getByText('₹50,900.00')).toBeVisible()
    await offer()
    await userEvent.keyboard('{Escape}')
    await offerGone()
  },
})

export const Invalid = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      reading(FULL),
      answering('RemoveItemFromUserCart', { n: 0, Msg: 'The cart is being counted.' }),
      ...freshHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all outfits' }, TIMEOUT))
    const sure = await screen.findByRole('dialog', { name: 'Remove all outfits?' }, TIMEOUT)
    await userEvent.click(within(sure).getByRole('button', { name: 'Remove all outfits' }))
    await expect(
      await canvas.findByText(
        'The cart is being counted. Still in your cart: Gulmohar Lehenga, Monsoon Trail Gown.',
        {},
        TIMEOUT,
      ),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('Please enter coupon code')).toBeVisible()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Coupon code' }))
  },
})

export const CannotBeReadInPart = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const [shoot, people, outfits, ...rest] = FULL
    const [first, second] = outfits?.cart ?? []
    // One can be removed by its id, the other cannot.
    const unread = { ...outfits, cart: [first, { ...second, Amount: 'Call us' }, null] }
    msw.use(reading([shoot, people, unread, ...rest]), ...freshHandlers())
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Cannot be read', {}, TIMEOUT)).toHaveLength(2)
    await offer()
    await userEvent.keyboard('{Escape}')
    await offerGone()
    await expect(canvas.getAllByRole('button', { name: /^Remove (?!all)/ })).toHaveLength(6)
    await expect(canvas.getByText(/^We cannot read part of your cart\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Proceed to checkout' })).toBeNull()
  },
})

export const AmountBelowTheMinimumIsReadWithItsField = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(reading(FULL), ...freshHandlers())
    startSession({
      n: 1,
      Msg: '',
      Token: 't',
      UserDetails: { Id: '1001', Name: 'Meera Joshi', Mobile: '9876543210', EmailId: 'meera@example.com' },
    })
    return forgetVisitor
  },
  play: async ({ canvas, userEvent }) => {
    const amount = await canvas.findByRole('textbox', { name: /^Booking amount/ }, TIMEOUT)
    await offer()
    await userEvent.keyboard('{Escape}')
    await offerGone()
    await userEvent.clear(amount)
    await userEvent.type(amount, '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Proceed to checkout' }))
    await expect(await canvas.findByText('Minmum booking amount should be 3000')).toBeVisible()
    await expect(amount).toHaveValue('3000')
    await expect(amount).toHaveFocus()
  },
})

export const AskedBeforeAGroupGoes = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(reading(FULL), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all outfits' }, TIMEOUT))
    await expect(await screen.findByRole('dialog', { name: 'Remove all outfits?' }, TIMEOUT)).toHaveTextContent(
      'Gulmohar Lehenga, Monsoon Trail Gown',
    )
  },
})

export const DateChanging = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      reading(FULL),
      answering('GetAvailabilityForPackage', { n: 2, Status: 'Last one!', Msg: '' }),
      ...freshHandlers(),
    ),
  play: async ({ canvas }) => {
    // Native click: userEvent would wait for the lazy calendar forever.
    ;(await canvas.findByRole('button', { name: 'Change date' }, TIMEOUT)).click()
    const dialog = await screen.findByRole('dialog', { name: 'Change date' }, TIMEOUT)
    await expect(dialog).toHaveAccessibleDescription('Golden Hour, now on 12 December 2026')
    await screen.findByRole('grid', {}, TIMEOUT)
  },
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetUserCart'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...', {}, TIMEOUT)).toBeInTheDocument()
    await expect(canvas.queryByText('Oops! Your cart is empty!')).toBeNull()
  },
})

export const Empty = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await loadPackageCategories()
    await expect(await canvas.findByRole('heading', { name: 'Oops! Your cart is empty!' }, TIMEOUT)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Start Booking now' }, TIMEOUT)).toHaveAttribute(
      'href',
      '/pricing/bloggers--influencers',
    )
  },
})

export const Refused = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'cart-fails' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart could not be loaded. Please try again.', {}, TIMEOUT)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Oops! Your cart is empty!' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetUserCart'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' }, TIMEOUT)).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetUserCart'), ...freshHandlers()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' }, TIMEOUT)
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await canvas.findByRole('heading', { name: 'Oops! Your cart is empty!' }, TIMEOUT)
  },
})

export const LongNamesAndStrangeAmounts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      reading(
        [
          group(1, {
            ...SHOOT,
            ProductName: LONG,
            ProductPrice: '23,45,678.50',
            ProductSellingAmount: 1_234_567.25,
            StartTime: '',
            EndTime: '',
          }),
          group(9, {
            ProductName: 'गुलमोहर लहंगा',
            ProductCategory: '',
            ProductPrice: 0,
            ProductSellingAmount: 0,
            BookingDate: '',
          }),
        ],
        { GrantTotal: 2_345_678.5, DiscountAmount: 1_111_111.25, MinimumBookingAmount: 123_456 },
      ),
      ...freshHandlers(),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Other services' }, TIMEOUT)).toBeInTheDocument()
    await offer()
    await userEvent.keyboard('{Escape}')
    await offerGone()
  },
})
