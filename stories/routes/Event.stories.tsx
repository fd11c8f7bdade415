import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EVENT_DETAILS } from '../../mocks/payloads/events.ts'
import { EventRoute } from '../../storefront/routes/events/EventRoute.tsx'
import { keepEventPrice } from '../../storefront/state/menuChoice.ts'
import { fromRupees } from '../../storefront/text/money.ts'
import { answering, recordingCalls, sent } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { navigate } from '../support/shopAddress.ts'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const SLUG = 'haldi'
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'
const ITEMS = EVENT_DETAILS[SLUG] ?? []

const meta = preview.meta({
  title: 'Pages/Event',
  id: 'routes-event',
  component: RoutePage,
  args: { at: `/event/${SLUG}`, page: EventRoute },
})

export const Ready = meta.story({
  parameters: { requirements: ['@EVD-01 to 05', '@EVD-07', '@EVD-09', '@API-16', '@C-056 to 058'] },
  beforeEach: [recordingCalls('GetEventsDetails'), () => keepEventPrice('sangeet', fromRupees(85_000))],
  play: async ({ canvas, canvasElement }) => {
    const gallery = await canvas.findByRole('region', { name: 'Gallery' })
    await expect(sent[0]).toEqual({ SlugName: SLUG })
    const [{ EventCategoryName, EventCategoryDescription, EventCategoryLink }] = ITEMS as [(typeof ITEMS)[number]]
    await expect(canvas.getByRole('heading', { level: 1, name: String(EventCategoryName) })).toBeVisible()
    await expect(canvas.getByText(String(EventCategoryDescription))).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', String(EventCategoryLink))
    await expect(
      within(gallery)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(ITEMS.filter(({ Type }) => Type === 'Gallery').map(({ ImageLink }) => ImageLink))
    await expect(canvas.getByRole('link', { name: 'Call +91 00000 00000' })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    )
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      `/contact-us?${new URLSearchParams({ event: String(EventCategoryName) }).toString()}`,
    )
    await expect(canvas.queryByText(/Price:/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: /cart/i })).toBeNull()
    await expect(
      within(await canvas.findByRole('region', { name: 'Other events' })).getAllByRole('article'),
    ).toHaveLength(4)
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetEventsDetails'),
  play: saysToWait,
})

export const WithoutData = meta.story({
  tags: ['visual'],
  args: { at: '/event/moon-landing' },
  parameters: { requirements: ['@EVD-08', '@ERR-36', '@C-059'] },
  play: async ({ canvas, canvasElement, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'No such event.' })).toBeVisible()
    const listed = (eventdetaillist: unknown) =>
      answering('GetEventsDetails', { response: { n: 1, Msg: '' }, eventdetaillist, setdetaillist: 'anything' })
    msw.use(listed(ITEMS.filter(({ Type }) => Type !== 'Gallery')))
    navigate('/event/sangeet')
    await expect(await canvas.findByText('There are no photographs of this event yet.')).toBeVisible()
    msw.use(listed([]))
    navigate(`/event/${SLUG}`)
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/art/spot/no-results.svg')
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(canvas.getAllByRole('link', { name: 'View all events' })[0]).toHaveAttribute('href', '/events')
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetEventsDetails', 'GetEventsCategory'),
  play: offersRetry,
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@EVD-06'] },
  beforeEach: ({ msw }) => {
    const long = {
      EventCategoryName: `${LONG_WORD} & Sangeet`,
      EventCategoryDescription: `${LONG_WORD} under the lamps. `.repeat(12),
    }
    msw.use(
      answering('GetEventsDetails', {
        response: { n: 1, Msg: '' },
        eventdetaillist: ITEMS.map((item) => ({ ...item, ...long })),
      }),
    )
    keepEventPrice(SLUG, fromRupees(99_999_999))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Price: INR 9,99,99,999')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: `${LONG_WORD} & Sangeet` })).toBeVisible()
  },
})
