import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { freshHandlers } from '../../mocks/browser.ts'
import { OUTFIT_CATEGORIES, OUTFIT_TYPES, OUTFITS } from '../../mocks/payloads/outfits.ts'
import { OutfitsRoute } from '../../storefront/routes/outfits/OutfitsRoute.tsx'
import { answering, answeringOnce, breaking, holding, recordingCalls, sent } from '../support/answers.ts'
import type { Canvas } from '../support/context.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { openLazily } from '../support/openLazily.ts'
import { navigate, shopAddress } from '../support/shopAddress.ts'
import { messages, toasts } from '../support/messages.ts'
import { refusesNumbers } from '../support/refusesNumbers.ts'
import { empty, failing, findsNothing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const LONG = 'Thiruvananthapuramstyle Kasavu Mundum Neriyathum with the temple border, both pieces'

const meta = preview.meta({
  title: 'Pages/Outfits',
  id: 'routes-outfits',
  component: RoutePage,
  args: { at: '/outfits', page: OutfitsRoute },
})

const NONE = '/outfits?gender=K&from=600&to=650'

const side = (canvas: HTMLElement) => within(within(canvas).getByRole('complementary', { name: 'Filters' }))
const rupees = (amount: unknown) => `₹${Number(amount).toLocaleString('en-IN')}`

/** Waits for all cards, because those of the first screen come a frame before the others. */
const showsCards = (canvas: Canvas, count: number) =>
  waitFor(async () => {
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(count)
    return cards
  })

export const Ready = meta.story({
  parameters: { requirements: ['@OUTF-24 to 30', '@CONST-01'] },
  play: async ({ canvas, userEvent }) => {
    const cards = await showsCards(canvas, OUTFITS.length)
    const shown = cards.map((card) => ({
      name: card.querySelector('h2')?.textContent,
      picture: card.querySelector('img')?.getAttribute('src'),
      list: card.querySelector('s')?.textContent,
    }))
    await expect(shown).toEqual(
      OUTFITS.map(({ ProductName, ImageLink, Price, SellingPrice }) => ({
        name: ProductName,
        picture: ImageLink,
        list: Price === SellingPrice ? undefined : `List price ${rupees(Price)}`,
      })),
    )
    // Includes cards below the window, which a full-page snapshot shows.
    await expect(cards.filter((card) => !card.checkVisibility({ contentVisibilityAuto: true }))).toEqual([])
    const first = within(cards[0]!)
    await expect(first.getByText('Size S, M, L')).toBeVisible()
    await expect(first.getByText('₹2,400')).toBeVisible()
    await expect(first.getByRole('spinbutton')).toHaveValue('1')
    await expect(first.getByRole('button', { name: 'Add to cart, Gulmohar Lehenga' })).toBeVisible()
    const count = canvas.getByRole('status')
    await expect(count).toHaveTextContent('20 outfits, ₹600 to ₹3,600')
    // Chromium would announce it before the page's title.
    await expect(count).toHaveAttribute('aria-live', 'off')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gowns' }))
    await expect(count).toHaveAttribute('aria-live', 'polite')
    await waitFor(() => expect(count).toHaveTextContent(/^\d outfits, ₹/))
  },
})

export const HasTheFiltersOfTheProvider = meta.story({
  parameters: { requirements: ['@OUTF-03 to 05', '@OUTF-07', '@OUTF-20', '@OUTF-22', '@API-03 to 05', '@C-052'] },
  beforeEach: recordingCalls('GetOutfitCategory', 'GetOutFits'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article', { name: 'Gulmohar Lehenga' })
    await expect(sent).toEqual([
      { GenderType: 'A' },
      { OutfitCategoryId: '', FromPrice: 600, ToPrice: 3600, GenderType: 'A' },
    ])
    const filters = side(canvasElement)
    await expect(filters.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent.trim())).toEqual(
      OUTFIT_TYPES.map(({ OutfitCategoryName }) => OutfitCategoryName),
    )
    await expect(filters.getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(filters.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent.trim())).toEqual(
      OUTFIT_CATEGORIES.map(({ OutfitCategoryName }) => OutfitCategoryName),
    )
    await expect(filters.queryByRole('checkbox', { checked: true })).toBeNull()
    const low = await filters.findByRole('slider', { name: 'Minimum price' })
    await expect(low).toHaveAttribute('aria-valuemin', '600')
    await expect(low).toHaveAttribute('aria-valuenow', '600')
    await expect(low).toHaveAttribute('aria-valuetext', '₹600')
    const high = filters.getByRole('slider', { name: 'Maximum price' })
    await expect(high).toHaveAttribute('aria-valuemax', '3600')
    await expect(high).toHaveAttribute('aria-valuenow', '3600')
    await expect(filters.getByText('₹600')).toBeVisible()
    await expect(filters.getByText('₹3,600')).toBeVisible()
    await expect(filters.getByRole('button', { name: 'Reset' })).toBeVisible()
  },
})

export const ThePriceAppliesOnApply = meta.story({
  parameters: { requirements: ['@OUTF-06', '@C-050'] },
  args: { at: '/outfits?category=2' },
  beforeEach: recordingCalls('GetOutFits'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('article', { name: 'Mint Ball Gown' })
    const filters = side(canvasElement)
    const low = await filters.findByRole('slider', { name: 'Minimum price' })
    low.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(low).toHaveAttribute('aria-valuenow', '1100')
    const most = filters.getByRole('textbox', { name: 'Maximum price' })
    await userEvent.clear(most)
    await userEvent.type(most, '₹3,300')
    await userEvent.tab()
    await expect(sent).toHaveLength(1)
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }))
    const body = { OutfitCategoryId: '2', FromPrice: 1100, ToPrice: 3300, GenderType: 'A' }
    await waitFor(() => expect(sent).toHaveLength(2))
    await expect(sent.at(-1)).toEqual(body)
    await expect(shopAddress()).toBe('/outfits?category=2&from=1100&to=3300')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 outfit, ₹1,100 to ₹3,300'))
    // An unchanged range reloads too.
    await userEvent.click(filters.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(sent).toHaveLength(3))
    await expect(sent.at(-1)).toEqual(body)
  },
})

export const AnotherGenderStartsAnew = meta.story({
  parameters: { requirements: ['@OUTF-13 to 16', '@OUTF-21', '@CONST-06'] },
  args: { at: '/outfits?category=5&from=1000&to=2700' },
  beforeEach: recordingCalls('GetOutfitCategory', 'GetOutFits'),
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    await canvas.findByRole('article', { name: 'Midnight Dinner Suit' })
    const filters = side(canvasElement)
    const low = await filters.findByRole('slider', { name: 'Minimum price' })
    const high = filters.getByRole('slider', { name: 'Maximum price' })
    const held = holding('GetOutfitCategory')
    msw.use(held.handler)
    await userEvent.click(filters.getByRole('radio', { name: 'Men' }))
    await waitFor(() => expect(low).toHaveAttribute('aria-valuenow', '0'))
    await expect(high).toHaveAttribute('aria-valuenow', '5000')
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull())
    await waitFor(() => expect(sent).toHaveLength(3))
    held.release()
    await showsCards(canvas, OUTFITS.filter(({ GenderType }) => GenderType === 'M' || GenderType === 'A').length)
    await expect(sent.slice(2)).toEqual([
      { GenderType: 'M' },
      { OutfitCategoryId: '', FromPrice: 600, ToPrice: 2800, GenderType: 'M' },
    ])
    await expect(filters.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent.trim())).toEqual([
      'Sherwani & kurta',
      'Suits',
      'Casuals',
    ])
    await expect(filters.queryByRole('checkbox', { checked: true })).toBeNull()
    await expect(low).toHaveAttribute('aria-valuenow', '600')
    await expect(high).toHaveAttribute('aria-valuenow', '2800')
    await expect(shopAddress()).toBe('/outfits?gender=M')
  },
})

export const ResetClearsEverything = meta.story({
  parameters: { requirements: ['@OUTF-17 to 19', '@CONST-07'] },
  args: { at: '/outfits?gender=F&category=1&from=2200&to=2300' },
  beforeEach: recordingCalls('GetOutfitCategory', 'GetOutFits'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const filters = side(canvasElement)
    await expect(await filters.findByRole('radio', { name: 'Women' })).toBeChecked()
    const low = await filters.findByRole('slider', { name: 'Minimum price' })
    await userEvent.click(filters.getByRole('button', { name: 'Reset' }))
    await showsCards(canvas, OUTFITS.length)
    await expect(sent.at(-1)).toMatchObject({ OutfitCategoryId: '', GenderType: 'A' })
    await expect(filters.getByRole('radio', { name: 'All' })).toBeChecked()
    await expect(filters.queryByRole('checkbox', { checked: true })).toBeNull()
    await expect(low).toHaveAttribute('aria-valuenow', '600')
    await expect(filters.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute('aria-valuenow', '3600')
    await expect(shopAddress()).toBe('/outfits')

    // Also resets a price that was not applied.
    low.focus()
    await userEvent.keyboard('{PageUp}')
    await expect(low).toHaveAttribute('aria-valuenow', '1100')
    const before = sent.length
    await userEvent.click(filters.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(sent.slice(before)).toContainEqual({ GenderType: 'A' }))
    await waitFor(() => expect(low).toHaveAttribute('aria-valuenow', '600'))
  },
})

export const SortsWithoutACallAndHidesOutfitsDuringOne = meta.story({
  parameters: { requirements: ['@OUTF-01 to 02', '@SHELL-136'] },
  beforeEach: recordingCalls('GetOutFits'),
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('article', { name: 'Gulmohar Lehenga' })
    const first = () => canvas.getAllByRole('article')[0]
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high')
    await waitFor(() => expect(first()).toHaveTextContent('Unisex Denim Jacket, All Ages'))
    await expect(shopAddress()).toBe('/outfits?sort=price-up')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z')
    await waitFor(() => expect(first()).toHaveTextContent('Checked Three-Piece'))
    await expect(sent).toHaveLength(1)

    const held = holding('GetOutFits')
    msw.use(held.handler)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gowns' }))
    await expect(await canvas.findByText('Please Wait...')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull())
    held.release()
    await canvas.findByRole('article', { name: 'Mint Ball Gown' })
    await expect(canvas.queryByText('Please Wait...')).toBeNull()
    await expect(sent).toHaveLength(2)
  },
})

/** Only the pressed card is busy meanwhile, and its quantity returns to 1. */
export const AddedWithItsQuantity = meta.story({
  parameters: { requirements: ['@OUTF-31', '@ADD-27 to 31', '@API-19', '@CONST-51', '@SHELL-135'] },
  play: async ({ canvas, msw, userEvent }) => {
    const adding = holding('AddToUserCart')
    msw.use(adding.handler)
    recordingCalls('AddToUserCart')({ msw })
    const pressed = within(await canvas.findByRole('article', { name: 'Gulmohar Lehenga' }))
    await userEvent.click(pressed.getByRole('button', { name: 'One more' }))
    await userEvent.click(pressed.getByRole('button', { name: 'One more' }))
    await userEvent.click(pressed.getByRole('button', { name: /^Add to cart/ }))
    const busy = await pressed.findByRole('button', { name: 'Please Wait...' })
    await expect(canvas.getAllByRole('button', { name: 'Please Wait...' })).toHaveLength(1)
    await expect(canvas.getByRole('button', { name: 'Add to cart, Ivory Sherwani' })).toBeEnabled()
    await userEvent.click(busy)
    adding.release()
    await expect(await pressed.findByRole('link', { name: /View cart$/ })).toHaveAttribute('href', '/cart')
    await expect(sent).toEqual([
      {
        cart: [
          {
            UserId: '',
            sessionId: expect.stringMatching(/^\w{15}$/),
            TypeId: 4,
            TypeName: 'BeautifulOutfits',
            ProductId: OUTFITS[0]?.OutfitID,
            BookingDate: '',
            Quantity: 3,
            ActionBy: '',
          },
        ],
      },
    ])
    await expect(messages()).toEqual(['Gulmohar Lehenga has been added to your cart.'])
    await expect(pressed.getByRole('spinbutton')).toHaveValue('1')
  },
})

export const OnAPhone = meta.story({
  parameters: { requirements: ['@OUTF-08 to 10', '@C-051'] },
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: recordingCalls('GetOutFits'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('article', { name: 'Gulmohar Lehenga' })
    await expect(canvas.queryByRole('complementary', { name: 'Filters' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (All)' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Women' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filter (Women)' })).toHaveFocus())
    await userEvent.click(await canvas.findByRole('button', { name: /^Filter by category/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gowns' }))
    await userEvent.click(canvas.getByRole('heading', { level: 1 }))
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Gowns' })).toBeNull())
    await canvas.findByRole('article', { name: 'Mint Ball Gown' })
    await expect(sent.at(-1)).toMatchObject({ GenderType: 'F', OutfitCategoryId: '2' })

    // Even at 360 px the three share a row, and the active filters are below it.
    canvasElement.style.maxWidth = '360px'
    const buttons = ['Filter (Women)', 'Filter by category (1)', 'Price and all filters'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(new Set(buttons.map(({ top }) => Math.round(top))).size).toBe(1)
    await expect(
      canvas.getByRole('button', { name: 'Remove filter Women' }).getBoundingClientRect().right,
    ).toBeLessThan(360)
    canvasElement.style.maxWidth = ''

    await openLazily(canvas.getByRole('button', { name: 'Price and all filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await expect(sheet.getByRole('radio', { name: 'Women' })).toBeChecked()
    await expect(sheet.getByRole('checkbox', { name: 'Gowns' })).toBeChecked()
    const least = sheet.getByRole('textbox', { name: 'Minimum price' })
    await userEvent.clear(least)
    await userEvent.type(least, '3300')
    await userEvent.click(sheet.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(shopAddress()).toBe('/outfits?gender=F&category=2&from=3300')
    // Stays open for the checks that run after each story.
    await userEvent.click(canvas.getByRole('button', { name: 'Price and all filters' }))
    const again = within(await screen.findByRole('dialog', { name: 'Filter' }))
    await userEvent.click(again.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(shopAddress()).toBe('/outfits'))
    await expect(screen.getByRole('radio', { name: 'All' })).toBeChecked()
  },
})

export const Filtered = meta.story({
  tags: ['visual'],
  args: { at: '/outfits?gender=F&category=1,2&from=2000&to=3500&sort=price-up' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Remove filter Gowns' })
    const names = (await canvas.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
    await expect(names.slice(0, 2)).toEqual(['Parrot Chaniya', 'Gulmohar Lehenga'])
  },
})

export const AThousand = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'big-catalogue' })),
  play: async ({ canvas }) => {
    await showsCards(canvas, 24)
    await expect(canvas.getByText('24 of 1,000 shown')).toBeInTheDocument()
  },
})

export const ShowMore = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'big-catalogue' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(canvas.getByText('48 of 1,000 shown')).toBeInTheDocument())
    await expect(shopAddress()).toBe('/outfits?page=2')
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(48)
    // The next Tab reaches the first new outfit.
    await userEvent.tab()
    await expect(cards[24]).toContainElement(document.activeElement as HTMLElement)
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetOutfitCategory'),
  play: saysToWait,
})

/** From a refused list to all outfits, and back to its address, where nothing is found then. */
export const NoneOfThese = meta.story({
  tags: ['visual'],
  args: { at: NONE },
  parameters: { requirements: ['@SHELL-137', '@ERR-35', '@C-043'] },
  beforeEach: ({ msw }) =>
    msw.use(answeringOnce('GetOutFits', { response: { n: 0, Msg: 'The wardrobe is locked today.' } })),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'The wardrobe is locked today.' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all outfits' }))
    await showsCards(canvas, OUTFITS.length)
    const title = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(title).toHaveFocus())
    msw.use(answering('GetOutFits', { response: { n: 1 }, OutFitList: [] }))
    navigate(NONE)
    await findsNothing()
    await expect(canvas.getByRole('button', { name: 'Show all outfits' })).toBeVisible()
    // Pictures show no focus.
    title.blur()
  },
})

export const WithoutCategories = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@OUTF-32', '@C-043'] },
  beforeEach: empty,
  play: async ({ canvas }) => {
    await findsNothing()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetOutFits'),
  play: offersRetry,
})

export const WithoutKinds = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetOutfitCategoryTypeList')),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Gulmohar Lehenga' })
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: 'Women' })).toBeNull()
  },
})

export const ANumberTooMany = meta.story({
  tags: ['visual'],
  parameters: {
    requirements: ['@ADD-25 to 26', '@ADD-32', '@VAL-01 to 03', '@CONST-02 to 03', '@ERR-01', '@ERR-05', '@C-110'],
  },
  beforeEach: [({ msw }) => msw.use(...freshHandlers({ scenario: 'add-refused' })), recordingCalls('AddToUserCart')],
  play: async ({ canvas, userEvent }) => {
    const number = await canvas.findByRole('spinbutton', { name: 'Quantity, Gulmohar Lehenga' })
    const add = canvas.getByRole('button', { name: 'Add to cart, Gulmohar Lehenga' })
    await refusesNumbers(number, add)
    await expect(sent).toEqual([])
    const other = canvas.getByRole('spinbutton', { name: 'Quantity, Monsoon Trail Gown' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add to cart, Monsoon Trail Gown' }))
    await expect(await canvas.findByText('This product does not exist.')).toBeVisible()
    await expect(toasts()).toContainEqual({ tone: 'error', text: 'This product does not exist.', announce: true })
    await expect(other).toHaveValue('1')
    await expect(canvas.getByRole('button', { name: 'Add to cart, Monsoon Trail Gown' })).toBeEnabled()
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
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(LONG)).toBeInTheDocument()
  },
})
