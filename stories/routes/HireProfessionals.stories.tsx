import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PROFESSIONAL_CATEGORIES } from '../../mocks/payloads/professionals.ts'
import { CategoriesRoute } from '../../storefront/routes/professionals/CategoriesRoute.tsx'
import { answering } from '../support/answers.ts'
import { atWidths } from '../support/atWidths.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { empty, failing, findsNothing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'

const meta = preview.meta({
  title: 'Pages/Hire professionals',
  id: 'routes-hire-professionals',
  component: RoutePage,
  args: { at: '/hire-professionals', page: CategoriesRoute },
})

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)

export const Ready = meta.story({
  parameters: { requirements: ['@HPC-01 to 04', '@API-10', '@C-029', '@C-055'] },
  play: async ({ canvas }) => {
    const cards = (await canvas.findAllByRole('article')).map((card) => {
      const { getByRole } = within(card)
      const link = getByRole('link')
      return [link.textContent, link.getAttribute('href'), getByRole('presentation').getAttribute('src')]
    })
    // Includes cinematographers, whom no menu lists.
    await expect(cards).toEqual(
      PROFESSIONAL_CATEGORIES.map(({ Name, SlugName, ImageLink }) => [
        Name,
        `/hire-professionals/${SlugName}`,
        ImageLink,
      ]),
    )
    await expect(document.title).toBe('Hire professionals | Aperture Acres')
    // No row ends in a lone card.
    await atWidths([1024], () =>
      waitFor(() => expect(new Set(canvas.getAllByRole('article').slice(-2).map(topOf)).size).toBe(1)),
    )
  },
})

export const Loading = meta.story({
  beforeEach: waitingFor('GetProfessionalCategory'),
  play: saysToWait,
})

export const Empty = meta.story({
  parameters: { requirements: ['@ERR-36'] },
  beforeEach: empty,
  play: findsNothing,
})

export const Failed = meta.story({
  beforeEach: failing('GetProfessionalCategory'),
  play: offersRetry,
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const long = {
      Name: `${LONG_WORD} and drone pilots`,
      CateogryDescription: `${LONG_WORD} included. `.repeat(10),
      ImageLink: '',
    }
    msw.use(
      answering('GetProfessionalCategory', {
        response: { n: 1 },
        professionalcategorylist: PROFESSIONAL_CATEGORIES.map((category) => ({ ...category, ...long })),
      }),
    )
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(PROFESSIONAL_CATEGORIES.length)
  },
})
