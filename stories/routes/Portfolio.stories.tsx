import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { GALLERIES } from '../../mocks/payloads/professionals.ts'
import { PortfolioRoute } from '../../storefront/routes/professionals/PortfolioRoute.tsx'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const SLUG = 'meera-kulkarni'

const meta = preview.meta({
  title: 'Routes/Discover/Portfolio',
  id: 'routes-portfolio',
  component: RoutePage,
  args: { path: '/portfolio/:pid', at: `/portfolio/${SLUG}`, page: PortfolioRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    const pictures = within(await canvas.findByRole('region', { name: 'Portfolio' })).getAllByRole('link')
    await expect(pictures).toHaveLength(GALLERIES[SLUG]?.length ?? 0)
    await expect(await canvas.findByRole('link', { name: 'Hire Meera Kulkarni' })).toHaveAttribute(
      'href',
      '/hire-professionals/makeup-artist',
    )
  },
})

export const OpensAPicture = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Open photograph 2 of Meera Kulkarni' }))
    await screen.findByRole('dialog', { name: 'Photographs of Meera Kulkarni' }, { timeout: 10_000 })
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: ({ globals, msw }) => msw.use(...freshHandlers(situation(globals))),
})

/** The pictures are shown even if the professional is unknown. */
export const OfSomebodyUnknown = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetProfessionalCategory'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Portfolio' })
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meera Kulkarni' })).toBeVisible()
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Home/Hire professionals/Meera Kulkarni')
  },
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetProfessionalGallery'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...')).toBeInTheDocument()
  },
})

export const Empty = meta.story({
  tags: ['visual'],
  args: { at: '/portfolio/tenzin-bhutia' },
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no photographs in this portfolio yet.')).toBeVisible()
  },
})

export const DoesNotExist = meta.story({
  args: { at: '/portfolio/nobody-known' },
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No such professional.' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetProfessionalGallery'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetProfessionalGallery'), ...freshHandlers()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await canvas.findByRole('region', { name: 'Portfolio' })
  },
})

export const LongestName = meta.story({
  tags: ['visual'],
  args: { at: '/portfolio/donaudampfschifffahrtsgesellschaft-subrahmanya-chattopadhyay' },
  beforeEach: ({ msw }) =>
    msw.use(
      answering('GetProfessionalGallery', { response: { n: 1 }, professionalgallerylist: GALLERIES[SLUG] }),
      ...freshHandlers(),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Donaudampfschifffahrtsgesellschaft/ }),
    ).toBeVisible()
    await expect(within(await canvas.findByRole('region', { name: 'Portfolio' })).getAllByRole('link')).toHaveLength(
      GALLERIES[SLUG]?.length ?? 0,
    )
  },
})
