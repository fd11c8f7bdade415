import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { freshHandlers } from '../../mocks/browser.ts'
import { PACKAGE_CATEGORIES, PACKAGES } from '../../mocks/payloads/packages.ts'
import { PricingRoute } from '../../storefront/routes/pricing/PricingRoute.tsx'
import { packageCategoriesAtom } from '../../storefront/state/packages.ts'
import { store } from '../../storefront/state/store.ts'
import { toastsAtom } from '../../storefront/state/toasts.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

const SLUG = 'pre-wedding-maternity'
const LIST = PACKAGES[SLUG] ?? []
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'
/** The dialog and its calendar are lazy. */
const TIMEOUT = { timeout: 5000 }

const listed = (packagelist: unknown) => answering('GetPackageDeatils', { response: { n: 1 }, packagelist })

const meta = preview.meta({
  title: 'Routes/Choose/Pricing',
  id: 'routes-pricing',
  component: RoutePage,
  args: { path: '/pricing/:pid', at: `/pricing/${SLUG}`, page: PricingRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => {
    store.set(packageCategoriesAtom, PACKAGE_CATEGORIES)
    return () => {
      store.set(packageCategoriesAtom, [])
      store.set(toastsAtom, [])
    }
  },
})

export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(LIST.length)
    const tabs = within(canvas.getByRole('navigation', { name: 'Package categories' }))
    await expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Pre Wedding & Maternity')
  },
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetPackageDeatils')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pre Wedding & Maternity' })).toBeVisible()
  },
})

export const Empty = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(listed(null)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  },
})

export const DoesNotExist = meta.story({
  args: { at: '/pricing/astronauts' },
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'No such package category.' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetPackageDeatils')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetPackageDeatils')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await expect(await canvas.findByRole('article', { name: 'Golden Hour' })).toBeVisible()
  },
})

export const LongestTexts = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    const long = {
      ...LIST[0],
      PackageName: `${LONG_WORD} at dusk`,
      PackageDetails: `${LONG_WORD} ${LONG_WORD}\n${'All the sets there are. '.repeat(12)}`,
      PackagePrice: '12,34,56,789',
      SellingPrice: '9,99,99,999',
    }
    msw.use(listed([long, { ...LIST[1], StartTime: '', EndTime: '', PackageDetails: '' }]))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
})

/** Open a different package in each story: availability is cached per package. */
async function opened(name: string) {
  // Native click: userEvent would wait for the lazy dialog forever.
  ;(await screen.findByRole('button', { name: `Add package ${name}` }, TIMEOUT)).click()
  const dialog = await screen.findByRole('dialog', { name }, TIMEOUT)
  await within(dialog).findByRole('grid', {}, TIMEOUT)
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}

export const WithoutADate = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ userEvent }) => {
    const dialog = await opened('Golden Hour')
    await userEvent.click(dialog.getByRole('button', { name: 'Add to cart' }))
    await expect(dialog.getByText('Please select date')).toBeVisible()
  },
})

export const SoldOut = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'sold-out' })),
  play: async ({ userEvent }) => {
    const dialog = await opened('First Light')
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }))
    await userEvent.click(dialog.getByRole('button', { name: /^\w+,? 15 / }))
    await expect(await dialog.findByText('Sold out')).toBeVisible()
    await expect(dialog.getByText(/^Green rooms are not available\./)).toBeVisible()
  },
})

export const DateRefused = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'date-refused' })),
  play: async ({ userEvent }) => {
    const dialog = await opened('Dawn to Dusk')
    await userEvent.click(dialog.getByRole('button', { name: 'Next month' }))
    await userEvent.click(dialog.getByRole('button', { name: /^\w+,? 15 / }))
    await expect(await dialog.findByText('This date cannot be booked.')).toBeVisible()
  },
})
