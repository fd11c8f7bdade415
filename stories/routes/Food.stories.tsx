import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { MEALS } from '../../mocks/payloads/meals.ts'
import { FoodRoute } from '../../storefront/routes/food/FoodRoute.tsx'
import { answering, answeringOnce, holding, recordingCalls, sent } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { messages, toasts } from '../support/messages.ts'
import { refusesNumbers } from '../support/refusesNumbers.ts'
import { empty, failing, findsNothing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const LONG = 'Thiruvananthapuramstyle sadya of twenty-six dishes on a banana leaf'

const meta = preview.meta({
  title: 'Pages/Food and beverages',
  id: 'routes-food-and-beverages',
  component: RoutePage,
  args: { at: '/food-and-beverages', page: FoodRoute },
})

export const Ready = meta.story({
  parameters: { requirements: ['@FNB-01 to 04', '@FNB-06', '@FNB-09 to 10', '@API-14', '@CONST-01'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(MEALS.length))
    const cards = canvas.getAllByRole('article')
    await expect(cards.map((card) => card.querySelector('h2')?.textContent)).toEqual(MEALS.map(({ Title }) => Title))
    const [{ Title, PerHeadPrice, MenuIncludes }] = MEALS as [(typeof MEALS)[number]]
    const meal = within(cards[0]!)
    await expect(meal.getByText(`₹${PerHeadPrice}`)).toBeVisible()
    await expect(meal.getByText('per head')).toBeVisible()
    await expect(meal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      String(MenuIncludes).split('\n'),
    )
    await expect(meal.getByRole('spinbutton')).toHaveValue('1')
    await expect(meal.getByRole('button', { name: `Add to cart, ${Title}` })).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetFoodAndBeverages'),
  play: saysToWait,
})

export const Empty = meta.story({
  parameters: { requirements: ['@SHELL-137', '@ERR-35'] },
  beforeEach: empty,
  play: findsNothing,
})

export const Failed = meta.story({
  beforeEach: failing('GetFoodAndBeverages'),
  play: offersRetry,
})

export const AddedAndRefused = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const people = await canvas.findByRole('spinbutton', { name: 'Number of people, Farm Thali' })
    await userEvent.clear(people)
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart, Farm Thali' }))
    await expect(await canvas.findByText('Please enter number of products before adding in cart')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart, Banana Leaf Lunch' }))
    await expect(await canvas.findByRole('link', { name: /View cart$/ })).toHaveAttribute('href', '/cart')
  },
})

/** A number is limited, stays after a refusal, and is 1 again once it was added. */
export const AddedAfterARefusal = meta.story({
  parameters: {
    requirements: [
      '@FNB-07 to 08',
      '@ADD-33 to 40',
      '@VAL-04 to 09',
      '@CONST-02 to 04',
      '@CONST-52',
      '@API-19',
      '@ERR-01',
      '@ERR-05',
      '@SHELL-135',
      '@C-110',
      '@C-129',
    ],
  },
  beforeEach: recordingCalls('AddToUserCart'),
  play: async ({ canvas, msw, userEvent }) => {
    const meal = within(await canvas.findByRole('article', { name: 'Farm Thali' }))
    const people = meal.getByRole('spinbutton')
    const less = meal.getByRole('button', { name: 'One less' })
    const more = meal.getByRole('button', { name: 'One more' })
    await userEvent.click(more)
    await expect(people).toHaveValue('2')
    await userEvent.click(less)
    await userEvent.click(less)
    await expect(people).toHaveValue('1')
    await expect(less).toHaveAttribute('aria-disabled', 'true')
    await userEvent.clear(people)
    await userEvent.type(people, '19')
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(people).toHaveValue('20')
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await userEvent.clear(people)
    await userEvent.type(people, 'a1b-.5c7')
    await expect(people).toHaveValue('15')
    await refusesNumbers(people, meal.getByRole('button', { name: /^Add to cart/ }))
    await expect(sent).toEqual([])

    const adding = holding('AddToUserCart')
    const Msg = 'The kitchen is closed that day.'
    msw.use(answeringOnce('AddToUserCart', { n: 0, Msg }), adding.handler)
    await userEvent.clear(people)
    await userEvent.type(people, '2')
    await userEvent.click(meal.getByRole('button', { name: /^Add to cart/ }))
    await expect(await canvas.findByText(Msg)).toBeVisible()
    await expect(toasts().at(-1)).toEqual({ tone: 'error', text: Msg, announce: true })
    await expect(people).toHaveValue('2')
    await expect(sent).toHaveLength(1)

    await userEvent.click(meal.getByRole('button', { name: /^Add to cart/ }))
    const busy = await meal.findByRole('button', { name: 'Please Wait...' })
    await expect(canvas.getAllByRole('button', { name: 'Please Wait...' })).toHaveLength(1)
    await userEvent.click(busy)
    adding.release()
    await expect(await meal.findByRole('link', { name: /View cart$/ })).toBeVisible()
    await expect(sent).toHaveLength(2)
    await expect(sent[1]).toMatchObject({
      cart: [{ TypeId: 5, TypeName: 'FoodAndBeverages', ProductId: 501, Quantity: 2 }],
    })
    await expect(await meal.findByText('per head · 2 in your cart')).toBeVisible()
    await expect(meal.getByRole('spinbutton')).toHaveValue('1')
    await expect(messages().slice(-2)).toEqual([Msg, 'Farm Thali has been added to your cart.'])
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
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  },
})
