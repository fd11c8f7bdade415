import { expect, within } from 'storybook/test'
import { photographedIn } from '../../.storybook/modes.ts'
import preview from '../../.storybook/preview.tsx'
import { freshHandlers } from '../../mocks/browser.ts'
import { RecceRoute } from '../../storefront/routes/recce/RecceRoute.tsx'
import { store } from '../../storefront/state/store.ts'
import { EMPTY_TOUR, forgetTour, tourDraftAtom, type TourForm } from '../../storefront/state/tourDraft.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'
const WRITTEN: TourForm = {
  ...EMPTY_TOUR,
  fullName: 'Asha Rao',
  email: 'asha@example.com',
  phone: '9876543210',
  category: '3',
  people: '4',
  startTime: '17:00',
}

const meta = preview.meta({
  title: 'Routes/Discover/Studio Tour',
  id: 'routes-studio-tour',
  component: RoutePage,
  args: { path: '/recce', at: '/recce', page: RecceRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  // Drafts are also kept in session storage.
  beforeEach: forgetTour,
})

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pay and Book' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('Open this select menu')
  },
})

export const FilledIn = meta.story({
  tags: ['visual'],
  beforeEach: () => store.set(tourDraftAtom, WRITTEN),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5:00 PM - 7:30 PM')).toBeVisible()
    await expect(canvas.getByText('₹944')).toBeVisible()
  },
})

export const SlotPressed = meta.story({
  tags: ['visual'],
  parameters: { chromatic: photographedIn('phone') },
  beforeEach: () => store.set(tourDraftAtom, { ...WRITTEN, startTime: '' }),
  play: async ({ canvas, userEvent }) => {
    const slots = within(await canvas.findByRole('group', { name: 'Slots' }))
    // The last one ends by nine: this category takes 150 minutes.
    await expect(slots.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '7 AM',
      '9 AM',
      '11 AM',
      '1 PM',
      '3 PM',
      '5 PM',
    ])
    await userEvent.click(slots.getByRole('button', { name: '3 PM' }))
    await expect(slots.getByRole('button', { name: '3 PM' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('3:00 PM - 5:30 PM')).toBeVisible()
  },
})

export const EndsAtNine = meta.story({
  tags: ['visual'],
  beforeEach: () => store.set(tourDraftAtom, { ...WRITTEN, startTime: '20:00' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The end time will be 9 PM, you can choose different slot')).toBeVisible()
    await expect(
      canvas.getByText('The selected time differs from the duration of this category (150 minutes).'),
    ).toBeVisible()
  },
})

export const SaysOneThingAtATime = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay and Book' }))
    await expect(await canvas.findByText('Full name should not be empty')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus()
    await expect(canvas.queryByText('Email should not be empty')).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetRecceCategory'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...')).toBeInTheDocument()
  },
})

export const NoCategories = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(answering('GetRecceCategory', { reccecategorylist: [] }), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sorry, no result found!')).toBeVisible()
  },
})

export const Refused = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(answering('GetRecceCategory', { response: { n: 0, Msg: 'No tours this week.' } }), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tours this week.')).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetRecceCategory'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const category = {
      Id: 3,
      CategoryName: `${LONG_WORD} and web series`,
      TimeInMinitues: 150,
      PerHeadPrice: 9_999_999,
    }
    msw.use(answering('GetRecceCategory', { response: { n: 1 }, reccecategorylist: [category] }), ...freshHandlers())
    store.set(tourDraftAtom, {
      ...WRITTEN,
      fullName: `${LONG_WORD} `.repeat(3),
      email: `asha@${LONG_WORD.toLowerCase()}.example`,
    })
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Category' })).toHaveDisplayValue(
      `${LONG_WORD} and web series`,
    )
  },
})
