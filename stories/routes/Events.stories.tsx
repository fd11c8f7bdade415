import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { EVENTS } from '../../mocks/payloads/events.ts'
import { EventsRoute } from '../../storefront/routes/events/EventsRoute.tsx'
import { keepEventPrice, keptEventPrice } from '../../storefront/state/eventPrice.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const meta = preview.meta({
  title: 'Routes/Discover/Events',
  id: 'routes-events',
  component: RoutePage,
  args: { path: '/events', at: '/events', page: EventsRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => () => keepEventPrice('', undefined),
})

export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(EVENTS.length)
    await expect(canvas.getByText('₹1,25,000')).toBeVisible()
  },
})

export const KeepsThePriceOfTheOneThatIsOpened = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    const open = async (name: string): Promise<void> => {
      const link = await canvas.findByRole('link', { name })
      // Don't leave the story.
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(link)
    }
    await open('Read more Sangeet')
    await waitFor(() => expect(keptEventPrice('sangeet')).toBe(8_500_000))
    await expect(sessionStorage.getItem('SingleEventPrice')).toBe('85000')
    await open('Read more Weddings')
    await waitFor(() => expect(sessionStorage.getItem('SingleEventPrice')).toBeNull())
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: ({ globals, msw }) => msw.use(...freshHandlers(situation(globals))),
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetEventsCategory')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'empty-catalogue' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetEventsCategory')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetEventsCategory')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await canvas.findByRole('article', { name: 'Sangeet' })
  },
})

export const LongNamesAndAnyPrice = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('GetEventsCategory', {
        eventcategorylist: [
          {
            SlugId: 'one',
            EventCategoryName: 'Naming-ceremony-anniversary-and-housewarming',
            ImageLink: EVENTS[0]?.ImageLink,
            EventPrice: '12,34,56,789.50',
          },
          { SlugId: 'two', EventCategoryName: 'हल्दी और मेहंदी', ImageLink: '', EventPrice: null },
          { SlugId: '', EventCategoryName: 'An event without a page', ImageLink: '/art/nowhere.svg', EventPrice: '' },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₹12,34,56,789.50')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Read more/ })).toHaveLength(2)
  },
})
