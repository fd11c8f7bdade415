import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SETS } from '../../mocks/payloads/sets.ts'
import { SetsRoute } from '../../storefront/routes/sets/SetsRoute.tsx'
import { answering } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { empty, failing, findsNothing, saysToWait, waitingFor } from '../support/unanswered.ts'

const LONG = 'Thiruvananthapuramstyle Pillared Hall of a Thousand and One Oil Lamps, north side'

const meta = preview.meta({
  title: 'Pages/Sets',
  id: 'routes-sets',
  component: RoutePage,
  args: { at: '/sets', page: SetsRoute },
})

export const Ready = meta.story({
  parameters: { requirements: ['@SETS-01 to 06', '@SETS-08', '@API-08', '@TEXT-31'] },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    const shown = cards.map((card) => ({
      name: card.querySelector('h2')?.textContent,
      picture: card.querySelector('img')?.getAttribute('src'),
      link: card.querySelector('a')?.getAttribute('href'),
    }))
    await expect(shown).toEqual(
      SETS.map(({ SetName, ThumbnailImages, SlugId }) => ({
        name: SetName,
        picture: ThumbnailImages,
        link: `/set/${SlugId}`,
      })),
    )
    await expect(canvas.getByRole('heading', { level: 1, name: '70+ Locations Worldwide' })).toBeVisible()
    await expect(canvas.getByText(/over 50 set-ups and 100 backdrops.+ 27 to see here\.$/i)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /cart|book/i })).toBeNull()
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@SHELL-136'] },
  beforeEach: waitingFor('GetSets'),
  play: saysToWait,
})

export const Empty = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@SETS-07'] },
  beforeEach: empty,
  play: findsNothing,
})

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(answering('GetSets', { Response: { n: 0, Msg: 'The farm is being ploughed.' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The farm is being ploughed.' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetSets'),
  // A retry asks again, takes the focus to the heading, and may fail again.
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    const heading = screen.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    // Pictures show no focus.
    heading.blur()
  },
})

export const LongNamesAndMissingPictures = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('GetSets', {
        Response: { n: 1 },
        Setslist: [
          { SlugId: 'one', SetName: LONG, ThumbnailImages: SETS[0]?.ThumbnailImages },
          { SlugId: 'one', SetName: 'गुलमोहर चौक', ThumbnailImages: '' },
          { SlugId: '', SetName: 'A set without a page', ThumbnailImages: '/art/nowhere.svg' },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
    await expect(canvas.getAllByRole('link', { name: /Thiru|गुल/ })).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: 'A set without a page' })).toBeNull()
  },
})
