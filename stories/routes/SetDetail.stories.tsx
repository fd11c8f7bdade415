import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { freshHandlers } from '../../mocks/browser.ts'
import { SETS, SET_DETAILS } from '../../mocks/payloads/sets.ts'
import { SetRoute } from '../../storefront/routes/sets/SetRoute.tsx'
import { loadPackageCategories } from '../../storefront/state/packages.ts'
import { answering, recordingCalls, sent } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { navigate } from '../support/shopAddress.ts'
import { structuredData } from '../support/structuredData.ts'
import { failing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const SLUG = 'rajwada-courtyard'
const SET = SET_DETAILS[SLUG]
const FILES = SET?.SetGalleryImages?.map(({ FileLink }) => String(FileLink)) ?? []

const meta = preview.meta({
  title: 'Pages/Set',
  id: 'routes-set',
  component: RoutePage,
  args: { at: `/set/${SLUG}`, page: SetRoute },
})

export const Ready = meta.story({
  parameters: { requirements: ['@SETD-01 to 04', '@API-09', '@C-058'] },
  beforeEach: async ({ msw }) => {
    recordingCalls('GetSetViewDetails')({ msw })
    await loadPackageCategories()
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The Rajwada Courtyard' })).toBeVisible()
    await expect(sent[0]).toEqual({ setId: SLUG })
    await expect(canvas.getByText(String(SET?.SetDescription))).toBeVisible()
    const links = within(await canvas.findByRole('region', { name: 'Gallery' })).getAllByRole('link')
    await expect(
      links.map((link) => [link.getAttribute('href'), link.querySelector('img')?.getAttribute('src')]),
    ).toEqual(FILES.map((file) => [file, file]))
    await expect(canvas.getByRole('link', { name: 'Check Pricing' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pricing\/[\w-]+$/),
    )
    await expect(canvas.queryByRole('button', { name: /cart/i })).toBeNull()
    await expect(canvas.queryByRole('region', { name: 'Recently viewed' })).toBeNull()
    const at = SETS.findIndex(({ SlugId }) => SlugId === SLUG)
    const others = within(await canvas.findByRole('region', { name: 'Other sets' })).getAllByRole('article')
    await expect(
      others.map((card) => [card.querySelector('h3')?.textContent, card.querySelector('a')?.getAttribute('href')]),
    ).toEqual(SETS.slice(at + 1, at + 5).map(({ SetName, SlugId }) => [SetName, `/set/${SlugId}`]))
    await expect(structuredData(canvasElement)).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Home' }, { name: 'Sets' }, { name: 'The Rajwada Courtyard' }],
      },
    ])
  },
})

/** The first visit shows nothing, as `Ready` does. */
export const RecentlyViewed = meta.story({
  beforeEach: () => {
    const seen = ['gone-since', 'glasshouse', SLUG, 'texas-ranch']
    sessionStorage.setItem('sets-seen', JSON.stringify(seen))
    return () => sessionStorage.removeItem('sets-seen')
  },
  play: async ({ canvas }) => {
    const recent = within(await canvas.findByRole('region', { name: 'Recently viewed' }))
    await expect(recent.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'The Glasshouse',
      'Texas Ranch',
    ])
    await waitFor(() =>
      expect(sessionStorage.getItem('sets-seen')).toBe(
        JSON.stringify([SLUG, 'gone-since', 'glasshouse', 'texas-ranch']),
      ),
    )
  },
})

export const OpensAPhotograph = meta.story({
  parameters: { requirements: ['@SETD-04'] },
  beforeEach: failing('GetSetViewDetails'),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await canvas.findByRole('region', { name: 'Gallery' })
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    const second = await canvas.findByRole('link', { name: 'Open photograph 2 of The Rajwada Courtyard' })
    await userEvent.click(second)
    const dialog = within(await screen.findByRole('dialog', { name: 'Photographs of The Rajwada Courtyard' }))
    const photograph = (number: number) =>
      dialog.findByRole('img', { name: `The Rajwada Courtyard, photograph ${number} of 5` })
    await expect(await photograph(2)).toHaveAttribute('src', FILES[1])
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('status')).toHaveTextContent('3 of 5')
    await expect(await photograph(3)).toHaveAttribute('src', FILES[2])
    await expect(dialog.getByRole('link', { name: /Open the full picture/ })).toHaveAttribute('href', FILES[2])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(second).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByText('2 of 5')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
})

export const Shared = meta.story({
  // The device's share sheet has tests of its own in share.test.ts.
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'share')
  },
  play: async ({ canvas, userEvent }) => {
    const address = location.origin + location.pathname
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = await canvas.findByRole('button', { name: 'Share The Rajwada Courtyard' })
    await userEvent.click(button)
    await expect(await canvas.findByText('Link copied')).toBeVisible()
    await expect(written).toHaveBeenLastCalledWith(address)
    written.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.click(button)
    await expect(await canvas.findByText(address)).toBeVisible()
  },
})

export const Loading = meta.story({
  tags: ['visual'],
  beforeEach: waitingFor('GetSetViewDetails'),
  play: async ({ canvas }) => {
    await saysToWait()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rajwada Courtyard' })).toBeVisible()
  },
})

export const WithoutPhotographs = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@SETD-05'] },
  beforeEach: ({ msw }) => msw.use(answering('GetSetViewDetails', { Setsmodel: { ...SET, SetGalleryImages: [] } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no photographs of this set yet.')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Gallery' }).querySelector('img')).toHaveAttribute(
      'src',
      '/art/spot/no-gallery.svg',
    )
  },
})

export const DoesNotExist = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@ERR-36'] },
  beforeEach: ({ msw }) => msw.use(answering('GetSetViewDetails', { Setsmodel: null })),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    msw.use(...freshHandlers())
    navigate('/set/moon-base')
    await expect(await canvas.findByRole('heading', { name: 'No such set.' })).toBeVisible()
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(canvas.getAllByRole('link', { name: 'View all sets' })[0]).toHaveAttribute('href', '/sets')
    await expect(
      within(await canvas.findByRole('region', { name: 'Other sets' })).getAllByRole('article'),
    ).toHaveLength(4)
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: failing('GetSetViewDetails', 'GetSets'),
  play: offersRetry,
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
    ),
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('region', { name: 'Gallery' })).getAllByRole('link')).toHaveLength(1)
  },
})
