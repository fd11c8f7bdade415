import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { PROFESSIONAL_CATEGORIES, PROFESSIONALS } from '../../mocks/payloads/professionals.ts'
import { ProfessionalsRoute } from '../../storefront/routes/professionals/ProfessionalsRoute.tsx'
import { forgetCart, reloadCart } from '../../storefront/state/cart.ts'
import { toastsAtom } from '../../storefront/state/toasts.ts'
import { store } from '../../storefront/state/store.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const SLUG = 'makeup-artist'
const PEOPLE = PROFESSIONALS[SLUG] ?? []
const CATEGORY = PROFESSIONAL_CATEGORIES[0]

const meta = preview.meta({
  title: 'Routes/Choose/Professionals',
  id: 'routes-professionals',
  component: RoutePage,
  args: { path: '/hire-professionals/:pid', at: `/hire-professionals/${SLUG}`, page: ProfessionalsRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => () => store.set(toastsAtom, []),
})

export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(PEOPLE.length)
    const anaya = within(canvas.getByRole('article', { name: 'Anaya Deshmukh' }))
    await expect(anaya.getByText('Price on request')).toBeVisible()
    await expect(anaya.queryByRole('button', { name: /Add to cart/ })).toBeNull()
    await expect(anaya.getByRole('link', { name: 'Ask for the price, Anaya Deshmukh' })).toBeVisible()
    await expect(anaya.getByRole('link', { name: 'Check portfolio of Anaya Deshmukh' })).toHaveAttribute(
      'href',
      '/portfolio/anaya-deshmukh',
    )
  },
})

export const OneIsAdded = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart, Meera Kulkarni' }))
    const link = await canvas.findByRole('link', { name: 'In your cart. View cart' })
    await expect(link).toHaveFocus()
    await expect(store.get(toastsAtom)[0]?.text).toBe('Meera Kulkarni has been added to your cart.')
    await expect(link).toHaveAttribute('href', '/cart')
  },
})

/** The message names the person, and the day of the shoot in the cart. */
export const PriceOfOneIsAskedFor = meta.story({
  beforeEach: async ({ msw }) => {
    const shoot = { CartitemId: 1, ProductId: 1, ProductName: 'Golden Hour', BookingDate: '12 Dec 2026' }
    msw.use(
      answering('GetUserCart', { response: { n: 1 }, cart: [{ TypeId: 1, Amount: 24_500, cart: [shoot] }] }),
      ...freshHandlers(),
    )
    await reloadCart()
    return forgetCart
  },
  // What the contact page makes of this address is in its own stories.
  play: async ({ canvas }) => {
    const ask = await canvas.findByRole('link', { name: 'Ask for the price, Anaya Deshmukh' })
    await expect(ask).toHaveAttribute('href', '/contact-us?about=Anaya+Deshmukh&day=12+Dec+2026')
    await expect(canvas.queryByRole('button', { name: 'Add to cart, Anaya Deshmukh' })).toBeNull()
  },
})

export const OneIsAskedFor = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetAvailabilityForProfessional'), ...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart, Meera Kulkarni' }))
    await canvas.findByRole('button', { name: 'Please Wait...' })
    await expect(canvas.getByRole('button', { name: 'Add to cart, Ira Fernandes' })).toBeVisible()
  },
})

export const NobodyIsAvailable = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'professional-busy' })),
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart, Meera Kulkarni' })
    await userEvent.click(add)
    await expect(await canvas.findByText('This professional is not available on your date.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to cart, Meera Kulkarni' })).toBeEnabled())
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: ({ globals, msw }) => msw.use(...freshHandlers(situation(globals))),
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetProfessionalDetails'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('GetProfessionalDetails', {
        response: { n: 1 },
        professionalcategory: CATEGORY,
        professionallist: null,
      }),
      ...freshHandlers(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  },
})

export const DoesNotExist = meta.story({
  args: { at: '/hire-professionals/astronauts' },
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No such category of professionals.' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetProfessionalDetails'), breaking('GetProfessionalCategory')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetProfessionalDetails'), breaking('GetProfessionalCategory')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await canvas.findByRole('article', { name: 'Meera Kulkarni' })
  },
})

export const LongestContent = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('GetProfessionalDetails', {
        response: { n: 1 },
        professionalcategory: { ImageLink: '', CateogryDescription: 'Described at length. '.repeat(20) },
        professionallist: [
          {
            ...PEOPLE[0],
            Name: 'Venkatanarasimharajuvaripeta Subrahmanya Iyer-Chattopadhyay',
            Fees: '12,34,56,789.50',
            Experience: 'since before there were cameras',
            ProfessionalImageLink: '',
          },
          {
            ...PEOPLE[1],
            ProfessionalDescriptions: 'A-word-that-never-ends-'.repeat(8),
            Experience: '',
            InstagramLink: 'javascript:alert(1)',
            Count: 0,
          },
        ],
      }),
      ...freshHandlers(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
    await expect(canvas.getAllByRole('link', { name: /Instagram/ })).toHaveLength(1)
  },
})
