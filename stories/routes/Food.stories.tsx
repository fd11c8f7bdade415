import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { MEALS } from '../../mocks/payloads/meals.ts'
import { FoodRoute } from '../../storefront/routes/food/FoodRoute.tsx'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

/** Sequential calls on a busy machine. */
const TIMEOUT = { timeout: 6000 }
const LONG = 'Thiruvananthapuramstyle sadya of twenty-six dishes on a banana leaf'

const meta = preview.meta({
  title: 'Routes/Choose/Food and beverages',
  id: 'routes-food-and-beverages',
  component: RoutePage,
  args: { path: '/food-and-beverages', at: '/food-and-beverages', page: FoodRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', {}, TIMEOUT)).toHaveLength(MEALS.length)
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: ({ globals, msw }) => msw.use(...freshHandlers(situation(globals))),
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetFoodAndBeverages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...', {}, TIMEOUT)).toBeInTheDocument()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

export const Empty = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'empty-catalogue' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' }, TIMEOUT)).toBeVisible()
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answering('GetFoodAndBeverages', { response: { n: 0, Msg: 'The kitchen is closed.' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The kitchen is closed.' }, TIMEOUT)).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetFoodAndBeverages')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' }, TIMEOUT)).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetFoodAndBeverages')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' }, TIMEOUT)
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await canvas.findByRole('article', { name: 'Farm Thali' }, TIMEOUT)
  },
})

export const AddedAndRefused = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    const persons = await canvas.findByRole('spinbutton', { name: 'Number of persons, Farm Thali' }, TIMEOUT)
    await userEvent.clear(persons)
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart, Farm Thali' }))
    await expect(
      await canvas.findByText('Please enter number of products before adding in cart', {}, TIMEOUT),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart, Banana Leaf Lunch' }))
    await expect(await canvas.findByRole('link', { name: /View cart$/ }, TIMEOUT)).toHaveAttribute('href', '/cart')
  },
})

export const LongMenus = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('GetFoodAndBeverages', {
        response: { n: 1 },
        foodandbeverageslist: [
          {
            Id: 1,
            Title: LONG,
            PerHeadPrice: '1,23,456.50',
            MenuIncludes: Array.from({ length: 26 }, (_, at) => `Dish number ${at + 1}, with ghee`).join('\r\n'),
          },
          { Id: 2, Title: 'भोजन', PerHeadPrice: 0, MenuIncludes: null },
          { Id: 2, Title: 'One dish', PerHeadPrice: 90, MenuIncludes: LONG.repeat(3) },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', {}, TIMEOUT)).toHaveLength(3)
  },
})
