import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { GALLERIES } from '../../mocks/payloads/professionals.ts'
import { PortfolioRoute } from '../../storefront/routes/professionals/PortfolioRoute.tsx'
import { answering, breaking, recordingCalls, sent } from '../support/answers.ts'
import { atWidths } from '../support/atWidths.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { navigate } from '../support/shopAddress.ts'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const SLUG = 'meera-kulkarni'

const meta = preview.meta({
  title: 'Pages/Portfolio',
  id: 'routes-portfolio',
  component: RoutePage,
  args: { at: `/portfolio/${SLUG}`, page: PortfolioRoute },
})

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top)

export const Ready = meta.story({
  parameters: { requirements: ['@PORT-01 to 03', '@API-12', '@C-060'] },
  beforeEach: recordingCalls('GetProfessionalGallery'),
  play: async ({ canvas, userEvent }) => {
    const pictures = within(await canvas.findByRole('region', { name: 'Portfolio' })).getAllByRole('link')
    const files = (GALLERIES[SLUG] ?? []).map(({ Filelink }) => Filelink)
    await expect(pictures.map((link) => link.getAttribute('href'))).toEqual(files)
    await expect(pictures.map((link) => within(link).getByRole('presentation').getAttribute('src'))).toEqual(files)
    await expect(sent).toEqual([{ SlugName: SLUG }])
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meera Kulkarni' })).toBeVisible()
    await expect(document.title).toBe('Portfolio of Meera Kulkarni | Aperture Acres')
    await expect(await canvas.findByRole('link', { name: 'Hire Meera Kulkarni' })).toHaveAttribute(
      'href',
      '/hire-professionals/makeup-artist',
    )

    // No row ends in a lone picture.
    await atWidths([1728], () => waitFor(() => expect(new Set(pictures.slice(-2).map(topOf)).size).toBe(1)))
    const link = canvas.getByRole('link', { name: 'Open photograph 2 of Meera Kulkarni' })
    await userEvent.click(link)
    const lightbox = await screen.findByRole('dialog', { name: 'Photographs of Meera Kulkarni' })
    await expect(within(lightbox).getByRole('img')).toHaveAttribute('src', files[1])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(lightbox).not.toBeVisible())
    await expect(link).toHaveFocus()
  },
})

/** Shows the pictures even if the professional is unknown. */
export const OfSomebodyUnknown = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetProfessionalCategory')),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Portfolio' })
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meera Kulkarni' })).toBeVisible()
    await expect(canvas.getByRole('navigation')).toHaveTextContent('Home/Hire professionals/Meera Kulkarni')
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetProfessionalGallery'),
  play: saysToWait,
})

export const Empty = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@ERR-36', '@API-12'] },
  args: { at: '/portfolio/nobody-known' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No such professional.' })).toBeVisible()
    navigate('/portfolio/tenzin-bhutia')
    await expect(await canvas.findByText('There are no photographs in this portfolio yet.')).toBeVisible()
    await expect(canvas.getByRole('presentation')).toHaveAttribute('src', '/art/spot/no-gallery.svg')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tenzin Bhutia' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetProfessionalGallery'),
  play: offersRetry,
})

export const LongestName = meta.story({
  tags: ['visual'],
  args: { at: '/portfolio/donaudampfschifffahrtsgesellschaft-subrahmanya-chattopadhyay' },
  beforeEach: ({ msw }) =>
    msw.use(answering('GetProfessionalGallery', { response: { n: 1 }, professionalgallerylist: GALLERIES[SLUG] })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^Donaudampfschifffahrtsgesellschaft/ }),
    ).toBeVisible()
    await expect(within(await canvas.findByRole('region', { name: 'Portfolio' })).getAllByRole('link')).toHaveLength(
      GALLERIES[SLUG]?.length ?? 0,
    )
  },
})
