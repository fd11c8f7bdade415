import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { SET_DETAILS } from '../../mocks/payloads/sets.ts'
import { SetRoute } from '../../storefront/routes/sets/SetRoute.tsx'
import { loadPackageCategories } from '../../storefront/state/packages.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const SLUG = 'rajwada-courtyard'
const SET = SET_DETAILS[SLUG]

const meta = preview.meta({
  title: 'Routes/Discover/Set',
  id: 'routes-set',
  component: RoutePage,
  args: { path: '/set/:sid', at: `/set/${SLUG}`, page: SetRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Ready = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...freshHandlers())
    await loadPackageCategories()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The Rajwada Courtyard' })).toBeVisible()
    const gallery = await canvas.findByRole('region', { name: 'Gallery' })
    await expect(within(gallery).getAllByRole('link')).toHaveLength(SET?.SetGalleryImages?.length ?? 0)
    await expect(canvas.getByRole('link', { name: 'Check Pricing' })).toBeVisible()
    await expect(
      within(await canvas.findByRole('region', { name: 'Other sets' })).getAllByRole('article'),
    ).toHaveLength(4)
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: ({ globals, msw }) => msw.use(...freshHandlers(situation(globals))),
})

export const OpensAPhotograph = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    const third = await canvas.findByRole('link', { name: 'Open photograph 3 of The Rajwada Courtyard' })
    await userEvent.click(third)
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Photographs of The Rajwada Courtyard' },
      { timeout: 10_000 },
    )
    await expect(within(dialog).getByRole('status')).toHaveTextContent('3 of 5')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetSetViewDetails'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rajwada Courtyard' })).toBeVisible()
  },
})

export const WithoutPhotographs = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(answering('GetSetViewDetails', { Setsmodel: { ...SET, SetGalleryImages: [] } }), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no photographs of this set yet.')).toBeVisible()
  },
})

export const DoesNotExist = meta.story({
  tags: ['visual'],
  args: { at: '/set/moon-base' },
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No such set.' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetSetViewDetails'), breaking('GetSets'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetSetViewDetails'), breaking('GetSets'), ...freshHandlers()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.queryByRole('region', { name: 'Other sets' })).toBeNull()
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await canvas.findByRole('region', { name: 'Gallery' })
  },
})

export const LongestContent = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('GetSetViewDetails', {
        Setsmodel: {
          SetName: 'Thiruvananthapuramstyle Pillared Hall of a Thousand and One Oil Lamps',
          SetDescription: `${SET?.SetDescription}\n\n${'A-word-that-never-ends-'.repeat(6)}\n${'It is here for the long of it. '.repeat(12)}`,
          ThumbnailImages: '',
          SetGalleryImages: [{ FileLink: '/art/nowhere.svg' }, { FileLink: '' }, { FileLink: 'javascript:alert(1)' }],
        },
      }),
      ...freshHandlers(),
    ),
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('region', { name: 'Gallery' })).getAllByRole('link')).toHaveLength(1)
  },
})
