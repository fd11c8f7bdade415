import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { situation } from '../../.storybook/situation.ts'
import { freshHandlers } from '../../mocks/browser.ts'
import { PROPS } from '../../mocks/payloads/props.ts'
import { PropsRoute } from '../../storefront/routes/props/PropsRoute.tsx'
import { keepPropSlug } from '../../storefront/state/propSlug.ts'
import { answering, breaking, waiting } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'

/** Sequential calls on a busy machine. */
const TIMEOUT = { timeout: 6000 }
const LONG = 'Thiruvananthapuramstyle brass lamp of a thousand and one wicks, with its stand'

const meta = preview.meta({
  title: 'Routes/Choose/Props',
  id: 'routes-props',
  component: RoutePage,
  args: { path: '/props', at: '/props', page: PropsRoute },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => keepPropSlug(''),
})

export const Ready = meta.story({
  beforeEach: ({ msw }) => msw.use(...freshHandlers()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('article', {}, TIMEOUT)).toHaveLength(PROPS.length)
    await expect(canvas.queryByRole('button', { name: /add/i })).toBeNull()
    const count = canvas.getByRole('status')
    await expect(count).toHaveTextContent(`${PROPS.length} props`)
    // Chromium would announce it before the page's title.
    await expect(count).toHaveAttribute('aria-live', 'off')
    await userEvent.click(canvas.getByRole('tab', { name: /^Furniture/ }))
    await expect(count).toHaveAttribute('aria-live', 'polite')
    await expect(count).not.toHaveTextContent(`${PROPS.length} props`)
  },
})

export const InTheChosenSituation = meta.story({
  beforeEach: ({ globals, msw }) => msw.use(...freshHandlers(situation(globals))),
})

export const AskedForByAMenu = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => {
    msw.use(...freshHandlers())
    keepPropSlug('furniture')
    return () => keepPropSlug('')
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /^Furniture/, selected: true }, TIMEOUT)).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(
      PROPS.filter(({ SlugName }) => SlugName === 'furniture').length,
    )
  },
})

export const OnItsWay = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(waiting('GetProp'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please Wait...', {}, TIMEOUT)).toBeInTheDocument()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

export const Empty = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(...freshHandlers({ scenario: 'empty-catalogue' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sorry, no result found!' }, TIMEOUT)).toBeVisible()
  },
})

export const Failed = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) => msw.use(breaking('GetProp'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' }, TIMEOUT)).toBeVisible()
  },
})

export const TriedAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetProp'), ...freshHandlers()),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Retry' }, TIMEOUT)
    msw.use(...freshHandlers())
    await userEvent.click(retry)
    await canvas.findByRole('article', { name: 'Velvet sofa' }, TIMEOUT)
  },
})

export const WithoutCategories = meta.story({
  beforeEach: ({ msw }) => msw.use(breaking('GetPropCategory'), ...freshHandlers()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', {}, TIMEOUT)).toHaveLength(PROPS.length)
    await expect(canvas.getAllByRole('tab')).toHaveLength(1)
  },
})

export const LongNamesAndMissingPictures = meta.story({
  tags: ['visual'],
  beforeEach: ({ msw }) =>
    msw.use(
      answering('GetProp', {
        response: { n: 1 },
        PropList: [
          {
            SlugName: 'furniture',
            PropCategoryName: 'Furniture',
            PropName: LONG,
            ThmbnailLink: PROPS[0]?.ThmbnailLink,
          },
          { SlugName: '', PropCategoryName: '', PropName: 'पीतल का दीपक', ThmbnailLink: '' },
          { SlugName: 'furniture', PropCategoryName: 'Furniture', PropName: LONG, ThmbnailLink: '/art/nowhere.svg' },
        ],
      }),
      ...freshHandlers(),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(LONG, {}, TIMEOUT)).toHaveLength(2)
  },
})
