import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { freshHandlers } from '../../mocks/browser.ts'
import { PROFESSIONAL_CATEGORIES, PROFESSIONALS } from '../../mocks/payloads/professionals.ts'
import { ProfessionalsRoute } from '../../storefront/routes/professionals/ProfessionalsRoute.tsx'
import { cartCountAtom, reloadCart } from '../../storefront/state/cart.ts'
import { store } from '../../storefront/state/store.ts'
import { answering, answeringOnce, forgetCalls, holding, recordingCalls, sent, waiting } from '../support/answers.ts'
import { answeringCart, cartGroup, SHOOT } from '../support/cartAnswer.ts'
import { messages } from '../support/messages.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { navigate } from '../support/shopAddress.ts'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const SLUG = 'makeup-artist'
const PEOPLE = PROFESSIONALS[SLUG] ?? []
const CATEGORY = PROFESSIONAL_CATEGORIES[0]
/** @param attribute of a `<meta>`: `name="description"`, `property="og:title"`. */
const pageMeta = (attribute: string) => document.head.querySelector(`meta[${attribute}]`)?.getAttribute('content') ?? ''

const meta = preview.meta({
  title: 'Pages/Professionals',
  id: 'routes-professionals',
  component: RoutePage,
  args: { at: `/hire-professionals/${SLUG}`, page: ProfessionalsRoute },
})

export const Ready = meta.story({
  parameters: { requirements: ['@HPL-01 to 12', '@API-11', '@SHELL-126'] },
  beforeEach: async ({ msw }) => {
    msw.use(answeringCart([cartGroup(1, SHOOT)]))
    await reloadCart()
    recordingCalls('GetProfessionalDetails')({ msw })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(PEOPLE.length)
    await expect(sent).toEqual([{ SlugName: SLUG }])
    await expect(canvas.getByText(String(CATEGORY?.CateogryDescription))).toBeVisible()
    await expect(canvas.getAllByRole('presentation')[0]).toHaveAttribute('src', CATEGORY?.ImageLink)
    for (const person of PEOPLE) {
      const name = String(person.Name)
      const { getByRole, getByText, queryByRole } = within(canvas.getByRole('article', { name }))
      await expect(getByRole('img', { name: `Portrait of ${name}` })).toHaveAttribute(
        'src',
        person.ProfessionalImageLink,
      )
      await expect(getByRole('link', { name: `${name} on Instagram, opens in a new tab` })).toHaveAttribute(
        'href',
        person.InstagramLink,
      )
      await expect(getByText(String(person.ProfessionalDescriptions))).toBeVisible()
      await expect(getByText(`${person.Experience} years`)).toBeVisible()
      const hasFee = person.Fees !== undefined
      await expect(
        getByText(hasFee ? `₹${Number(person.Fees).toLocaleString('en-IN')}` : 'Price on request'),
      ).toBeVisible()
      await expect(Boolean(queryByRole('button', { name: `Add to cart, ${name}` }))).toBe(hasFee)
      // With the day of the shoot in the cart. The contact page's own stories test what it does with this address.
      await expect(queryByRole('link', { name: `Ask for the price, ${name}` })?.getAttribute('href')).toBe(
        hasFee ? undefined : `/contact-us?about=${name.replaceAll(' ', '+')}&day=12+Dec+2026`,
      )
      await expect(queryByRole('link', { name: `Check portfolio of ${name}` })?.getAttribute('href')).toBe(
        Number(person.Count) > 0 ? `/portfolio/${person.SlugName}` : undefined,
      )
    }
    await expect(document.title).toBe('Make-up artists for hire | Aperture Acres')
    await expect(pageMeta('property="og:title"')).toBe(document.title)
    await expect(pageMeta('name="description"')).toMatch(/^Make-up artists on location/)
    await expect(pageMeta('property="og:description"')).toBe(pageMeta('name="description"'))
  },
})

export const OneIsAdded = meta.story({
  tags: ['visual'],
  parameters: {
    requirements: [
      '@ADD-18',
      '@ADD-20 to 21',
      '@ADD-23 to 24',
      '@API-13',
      '@CONST-50',
      '@ERR-05',
      '@ERR-18',
      '@STOR-06',
      '@C-004',
      '@C-016',
    ],
  },
  beforeEach: [
    ({ msw }) => msw.use(answeringOnce('AddToUserCart', { n: 0, Msg: 'Somebody was quicker.' })),
    recordingCalls('GetAvailabilityForProfessional', 'AddToUserCart', 'GetUserCart'),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart, Meera Kulkarni' }))
    await expect(await canvas.findByText('Somebody was quicker.')).toBeVisible()
    await expect(messages()).toEqual(['Somebody was quicker.'])
    await expect(store.get(cartCountAtom)).toBe(0)

    forgetCalls()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart, Meera Kulkarni' }))
    const link = await canvas.findByRole('link', { name: 'In your cart. View cart' })
    await expect(link).toHaveFocus()
    await expect(messages()).toEqual(['Somebody was quicker.', 'Meera Kulkarni has been added to your cart.'])
    await expect(link).toHaveAttribute('href', '/cart')
    const item = { TypeId: 3, TypeName: 'HireProfessional', ProductId: 301, Quantity: 1, BookingDate: '' }
    const who = { UserId: '', sessionId: expect.stringMatching(/^\w{15}$/) }
    await expect(sent).toMatchObject([{ ...who, ProfessionalId: 301 }, { cart: [item] }, who])
    await expect(sessionStorage.getItem('Cart')).toContain('Meera Kulkarni')
    await expect(store.get(cartCountAtom)).toBe(1)
  },
})

export const OneIsAskedFor = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@ADD-22', '@SHELL-135'] },
  play: async ({ canvas, msw, userEvent }) => {
    const asking = holding('GetAvailabilityForProfessional')
    msw.use(asking.handler, waiting('AddToUserCart'))
    recordingCalls('GetAvailabilityForProfessional', 'AddToUserCart')({ msw })
    const staysBusy = async (...calls: object[]) => {
      await waitFor(() => expect(sent).toMatchObject(calls))
      await expect(canvas.getByRole('button', { name: 'Please Wait...' })).toBeVisible()
      await expect(canvas.getByRole('button', { name: 'Add to cart, Ira Fernandes' })).toBeVisible()
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to cart, Meera Kulkarni' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Please Wait...' }))
    await staysBusy({ ProfessionalId: 301 })
    asking.release()
    await staysBusy({ ProfessionalId: 301 }, { cart: [{ ProductId: 301 }] })
  },
})

export const NobodyIsAvailable = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@ADD-19', '@ADD-23', '@ERR-04', '@ERR-19', '@C-016'] },
  beforeEach: [
    ({ msw }) => msw.use(...freshHandlers({ scenario: 'professional-busy' })),
    recordingCalls('AddToUserCart'),
  ],
  play: async ({ canvas, msw, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to cart, Meera Kulkarni' })
    const Msg = 'Not on this day. <b>Ask again</b>'
    msw.use(answering('GetAvailabilityForProfessional', { n: 0, Msg }))
    await userEvent.click(add)
    await expect(await canvas.findByText(Msg)).toBeVisible()
    await expect(messages()).toEqual([Msg])
    msw.use(...freshHandlers({ scenario: 'professional-busy' }))
    await userEvent.click(add)
    await expect(await canvas.findByText('This professional is not available on your date.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add to cart, Meera Kulkarni' })).toBeEnabled())
    await expect(canvas.queryByText(Msg)).toBeNull()
    await expect(sent).toEqual([])
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetProfessionalDetails'),
  play: saysToWait,
})

export const Empty = meta.story({
  tags: ['visual'],
  args: { at: '/hire-professionals/astronauts' },
  parameters: { requirements: ['@ERR-36', '@C-122'] },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'No such category of professionals.' })).toBeVisible()
    const nobody = { response: { n: 1 }, professionalcategory: CATEGORY, professionallist: null }
    msw.use(answering('GetProfessionalDetails', nobody))
    navigate(`/hire-professionals/${SLUG}`)
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    await expect(canvas.getAllByRole('presentation').at(-1)).toHaveAttribute('src', '/art/spot/no-results.svg')
    const kinds = within(await canvas.findByRole('navigation', { name: 'Kinds of professionals' }))
    await expect(kinds.getByRole('link', { name: 'Photographers' })).toHaveAttribute(
      'href',
      '/hire-professionals/photographers',
    )
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetProfessionalDetails', 'GetProfessionalCategory'),
  play: offersRetry,
})

export const LongestContent = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@HPL-06', '@HPL-12', '@APIC-08'] },
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
    ),
  play: async ({ canvas }) => {
    const [, second] = await canvas.findAllByRole('article')
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.getAllByRole('link', { name: /Instagram/ })).toHaveLength(1)
    await expect(within(second!).queryByRole('link')).toBeNull()
    await expect(second).not.toHaveTextContent('Experience')
  },
})
