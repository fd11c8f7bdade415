import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { freshHandlers } from '../../mocks/browser.ts'
import { ROOMS } from '../../mocks/payloads/rooms.ts'
import { StayRoute } from '../../storefront/routes/stay/StayRoute.tsx'
import { store } from '../../storefront/state/store.ts'
import { toastsAtom } from '../../storefront/state/toasts.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'
/** The dialog and its calendar are lazy. */
const TIMEOUT = { timeout: 5000 }

const listed = (Roompackagelist: unknown) => answering('GetRoomPackage', { response: { n: 1 }, Roompackagelist })

const meta = preview.meta({
  title: 'Routes/Choose/Cottage stay',
  id: 'routes-cottage-stay',
  component: RoutePage,
  args: { path: '/luxury-cottage-stay', at: '/luxury-cottage-stay', page: StayRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => () => store.set(toastsAtom, []),
})

export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(ROOMS.length)
    await expect(canvas.getByRole('button', { name: 'Book your stay' })).toBeEnabled()
  },
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetRoomPackage')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Please Wait...')).length).toBeGreaterThan(0)
  },
})

export const Empty = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(listed(null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Book your stay' })).toBeNull()
  },
})

export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answering('GetRoomPackage', { response: { n: 0, Msg: 'The cottages are being painted.' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The cottages are being painted.' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetRoomPackage')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetRoomPackage')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await expect(await canvas.findByRole('article', { name: 'Luxury Room' })).toBeVisible()
  },
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      listed([
        {
          ...ROOMS[0],
          CottagePackageName: `${LONG_WORD} by the water`,
          CottagePackageDescription: `${LONG_WORD} ${LONG_WORD}\n${'A porch that faces west. '.repeat(12)}`,
          Price: '12,34,56,789',
          SellingPrice: '9,99,99,999',
        },
        ROOMS[1],
      ]),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
})

/** Open a different stay in each story: availability is cached per stay. */
async function opened(name: string) {
  // Native click: userEvent would wait for the lazy dialog forever.
  ;(await screen.findByRole('button', { name: `Book stay ${name}` }, TIMEOUT)).click()
  const dialog = await screen.findByRole('dialog', { name }, TIMEOUT)
  await within(dialog).findByRole('grid', {}, TIMEOUT)
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const Chosen = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'fast-filling' })),
  play: async ({ userEvent }) => {
    const dialog = await opened('In The Woods cottage')
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }))
    await userEvent.click(dialog.getByRole('button', { name: /^\w+,? 15 / }))
    await expect(await dialog.findByText('Fast filling')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add stay' }))
    await expect(within(await dialog.findByRole('region', { name: 'Your stays' })).getByRole('article')).toBeVisible()
  },
})

export const SoldOut = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'cottage-sold-out' })),
  play: async ({ userEvent }) => {
    const dialog = await opened('Luxury Room')
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }))
    await userEvent.click(dialog.getByRole('button', { name: /^\w+,? 15 / }))
    await expect(await dialog.findByText('Sold out')).toBeVisible()
    await expect(dialog.getByText('This stay is sold out.')).toBeVisible()
  },
})

export const SoldOutWithoutAReason = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answering('GetAvailabilityForCottage', { n: 3, Status: 'Taken', Msg: '' }), ...freshHandlers()),
  play: async ({ userEvent }) => {
    const dialog = await opened('In The Woods cottage')
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }))
    await userEvent.click(dialog.getByRole('button', { name: /^\w+,? 16 / }))
    await expect(await dialog.findByText('Taken')).toBeVisible()
    await expect(dialog.getByText('No cottage is free on that day.')).toBeVisible()
  },
})
