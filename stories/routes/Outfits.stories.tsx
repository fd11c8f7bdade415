import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { OUTFITS } from '../../mocks/payloads/outfits.ts'
import { OutfitsRoute } from '../../storefront/routes/outfits/OutfitsRoute.tsx'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

/** Sequential calls on a busy machine. */
const TIMEOUT = { timeout: 6000 }
const LONG = 'Thiruvananthapuramstyle Kasavu Mundum Neriyathum with the temple border, both pieces'

const meta = preview.meta({
  title: 'Routes/Choose/Outfits',
  id: 'routes-outfits',
  component: RoutePage,
  args: { path: '/outfits', at: '/outfits', page: OutfitsRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article', {}, TIMEOUT)).toHaveLength(OUTFITS.length)
    const count = canvas.getByRole('status')
    await expect(count).toHaveTextContent('20 outfits, ₹600 to ₹3,600')
    // Chromium would announce it before the page's title.
    await expect(count).toHaveAttribute('aria-live', 'off')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gowns' }))
    await expect(count).toHaveAttribute('aria-live', 'polite')
    await waitFor(() => expect(count).toHaveTextContent(/^\d outfits, ₹/), TIMEOUT)
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: ({ globals, msw }) => msw.use(...freshHandlers(situation(globals))),
})

export const Filtered = meta.story({
  tags: ['visual'],
  args: { at: '/outfits?gender=F&category=1,2&from=2000&to=3500&sort=price-up' },
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter Gowns' }, TIMEOUT)
    const names = (await canvas.findAllByRole('heading', { level: 2 }, TIMEOUT)).map(({ textContent }) => textContent)
    await expect(names.slice(0, 2)).toEqual(['Parrot Chaniya', 'Gulmohar Lehenga'])
  },
})

export const AThousand = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'big-catalogue' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', {}, TIMEOUT)).toHaveLength(24)
    await expect(canvas.getByText('24 of 1,000 shown')).toBeInTheDocument()
  },
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetOutfitCategory'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...', {}, TIMEOUT)).toBeInTheDocument()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

export const NoneOfThese = meta.story({
  tags: ['visual'],
  args: { at: '/outfits?gender=K&from=600&to=650' },
  beforeEach: ({ msw }) => msw.use(answering('GetOutFits', { response: { n: 1 }, OutFitList: [] }), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' }, TIMEOUT)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show all outfits' })).toBeVisible()
  },
})

export const WithoutCategories = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'empty-catalogue' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' }, TIMEOUT)).toBeVisible()
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answering('GetOutFits', { response: { n: 0, Msg: 'The wardrobe is locked today.' } }), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The wardrobe is locked today.' }, TIMEOUT)).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetOutFits'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' }, TIMEOUT)).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetOutFits'), ...freshHandlers()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' }, TIMEOUT)
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await canvas.findByRole('article', { name: 'Gulmohar Lehenga' }, TIMEOUT)
  },
})

export const WithoutKinds = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetOutfitCategoryTypeList'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Gulmohar Lehenga' }, TIMEOUT)
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'Women' })).toBeNull()
  },
})

export const ANumberTooMany = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'add-refused' })),
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('spinbutton', { name: 'Quantity, Gulmohar Lehenga' }, TIMEOUT)
    await userEvent.clear(number)
    await userEvent.type(number, '21')
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart, Gulmohar Lehenga' }))
    await expect(await canvas.findByText('Maximum number of product is 20', {}, TIMEOUT)).toBeVisible()
    await expect(number).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart, Monsoon Trail Gown' }))
    await expect(await canvas.findByText('This product does not exist.', {}, TIMEOUT)).toBeVisible()
  },
})

export const LongNamesAndMissingPictures = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('GetOutFits', {
        response: { n: 1 },
        OutFitList: [
          {
            OutfitID: 1,
            ProductName: LONG,
            ImageLink: OUTFITS[0]?.ImageLink,
            Sizes: '2 to 3 years, 4 to 6 years, 7 to 9 years, 10 to 12 years',
            SellingPrice: 1234567,
            Price: '23,45,678.50',
          },
          { OutfitID: 1, ProductName: 'गुलमोहर लहंगा', ImageLink: '', Sizes: null, SellingPrice: '600', Price: 600 },
          {
            OutfitID: 2,
            ProductName: '',
            ImageLink: '/art/nowhere.svg',
            Sizes: 'Free size',
            SellingPrice: 0,
            Price: 100,
          },
        ],
      }),
      ...freshHandlers(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(LONG, {}, TIMEOUT)).toBeInTheDocument()
  },
})
