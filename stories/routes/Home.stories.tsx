import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { HomeRoute } from '../../storefront/routes/home/HomeRoute.tsx'
import { loadPackageCategories, packageCategoriesAtom } from '../../storefront/state/packages.ts'
import { store } from '../../storefront/state/store.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const meta = preview.meta({
  title: 'Routes/Discover/Home',
  id: 'routes-home',
  component: RoutePage,
  args: { path: '/', at: '/', page: HomeRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => store.set(packageCategoriesAtom, []),
})

export const Ready = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...freshHandlers())
    await loadPackageCategories()
  },
  play: async ({ canvas, userEvent }) => {
    const [pricing] = await canvas.findAllByRole('link', { name: 'Check Pricing' })
    await expect(pricing).toHaveAttribute('href', `/pricing/${store.get(packageCategoriesAtom)[1]?.SlugName}`)
    await canvas.findByRole('img', { name: 'Banner 1 of 5' })
    await userEvent.click(canvas.getByRole('button', { name: 'Banner 3' }))
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Banner 3 of 5' })).toBeVisible())
    await expect(canvas.queryByRole('img', { name: 'Banner 1 of 5' })).toBeNull()
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: async ({ globals, msw }) => {
    msw.use(...freshHandlers(situation(globals)))
    await loadPackageCategories()
  },
})

export const WithoutBannersAndCategories = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'server-down' })),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /fountain of The Rajwada Courtyard/ })
    await expect(canvas.queryByRole('button', { name: /^Banner/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Check Pricing' })).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

export const ClearsLocalStorage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...freshHandlers())
    localStorage.setItem('recceeLocalDetails', '{}')
  },
  play: async () => {
    await waitFor(() => expect(localStorage.getItem('recceeLocalDetails')).toBeNull())
    await expect(document.cookie).toMatch(/SessionId=[0-9a-z]{15}/)
  },
})
