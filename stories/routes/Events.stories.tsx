import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { EVENTS } from '../../mocks/payloads/events.ts'
import { EventsRoute } from '../../storefront/routes/events/EventsRoute.tsx'
import { answering } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { structuredData } from '../support/structuredData.ts'
import { empty, failing, findsNothing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const meta = preview.meta({
  title: 'Pages/Events',
  id: 'routes-events',
  component: RoutePage,
  args: { at: '/events', page: EventsRoute },
})

export const Ready = meta.story({
  parameters: { requirements: ['@EVT-01 to 09', '@API-15', '@STOR-10', '@C-042', '@C-056'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cards = await canvas.findAllByRole('article')
    const shown = cards.map((card) => ({
      name: card.querySelector('h2')?.textContent,
      picture: card.querySelector('img')?.getAttribute('src'),
      link: card.querySelector('a')?.getAttribute('href'),
      price: /₹[\d,]+/.exec(card.textContent)?.[0],
    }))
    await expect(shown).toEqual(
      EVENTS.map(({ EventCategoryName, ImageLink, SlugId, EventPrice }) => ({
        name: EventCategoryName,
        picture: ImageLink,
        link: `/event/${SlugId}`,
        price: EventPrice ? `₹${EventPrice.toLocaleString('en-IN')}` : undefined,
      })),
    )
    await expect(canvas.getByText('₹1,25,000')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /^Read more / })).toHaveLength(EVENTS.length)
    await expect(canvas.queryByRole('button', { name: /cart|book/i })).toBeNull()
    await expect(structuredData(canvasElement)).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList' }])
    for (const [name, price] of Object.entries({ Sangeet: '85000', Weddings: null })) {
      const link = canvas.getByRole('link', { name: `Read more ${name}` })
      // Stays in the story.
      link.addEventListener('click', (event) => event.preventDefault(), { once: true })
      await userEvent.click(link)
      await waitFor(() => expect(sessionStorage.getItem('SingleEventPrice')).toBe(price))
    }
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetEventsCategory'),
  play: saysToWait,
})

export const Empty = meta.story({
  beforeEach: empty,
  parameters: { requirements: ['@ERR-36'] },
  play: findsNothing,
})

export const Failed = meta.story({
  beforeEach: failing('GetEventsCategory'),
  play: offersRetry,
})

export const LongNamesAndAnyPrice = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@EVT-05'] },
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
    await expect(canvas.getAllByRole('article').map(({ textContent }) => textContent.includes('₹'))).toEqual([
      true,
      false,
      false,
    ])
    await expect(canvas.getAllByRole('link', { name: /^Read more/ })).toHaveLength(2)
  },
})
