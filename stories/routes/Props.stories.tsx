import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PROP_CATEGORIES, PROPS } from '../../mocks/payloads/props.ts'
import { PropsRoute } from '../../storefront/routes/props/PropsRoute.tsx'
import { keepPropSlug } from '../../storefront/state/menuChoice.ts'
import { answering, breaking } from '../support/answers.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { navigate, visited } from '../support/shopAddress.ts'
import { empty, failing, findsNothing, offersRetry, saysToWait, waitingFor } from '../support/unanswered.ts'

const LONG = 'Thiruvananthapuramstyle brass lamp of a thousand and one wicks, with its stand'

const meta = preview.meta({
  title: 'Pages/Props',
  id: 'routes-props',
  component: RoutePage,
  args: { at: '/props', page: PropsRoute },
  beforeEach: () => keepPropSlug(''),
})

const namesOn = (root: HTMLElement) => [...root.querySelectorAll('article h2')].map(({ textContent }) => textContent)

export const Ready = meta.story({
  parameters: { requirements: ['@PROP-01 to 07', '@PROP-09', '@API-06 to 07'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cards = await canvas.findAllByRole('article')
    await expect(namesOn(canvasElement)).toEqual(PROPS.map(({ PropName }) => PropName))
    await expect(cards.map((card) => card.querySelector('img')?.getAttribute('src'))).toEqual(
      PROPS.map(({ ThmbnailLink }) => ThmbnailLink),
    )
    await expect(cards[0]).toHaveTextContent(String(PROPS[0]?.PropCategoryName))
    const tabs = within(canvas.getByRole('tablist'))
    await expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent.replace(/\W*\d+$/, ''))).toEqual([
      'All',
      ...PROP_CATEGORIES.map(({ PropCategoryName }) => PropCategoryName),
    ])
    await expect(tabs.getByRole('tab', { selected: true })).toHaveTextContent(/^All/)
    await expect(canvas.queryByRole('button', { name: /to cart/i })).toBeNull()
    await expect(within(cards[0] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/contact-us?${new URLSearchParams({ prop: String(PROPS[0]?.PropName) }).toString()}`,
    )
    const count = canvas.getByRole('status')
    await expect(count).toHaveTextContent(`${PROPS.length} props`)
    // Chromium would announce it before the page's title.
    await expect(count).toHaveAttribute('aria-live', 'off')
    await userEvent.click(tabs.getByRole('tab', { name: /^Furniture/ }))
    await expect(count).toHaveAttribute('aria-live', 'polite')
    await expect(namesOn(canvasElement)).toEqual(
      PROPS.filter(({ SlugName }) => SlugName === 'furniture').map(({ PropName }) => PropName),
    )
    await userEvent.click(tabs.getByRole('tab', { name: /^All/ }))
    await expect(namesOn(canvasElement)).toEqual(PROPS.map(({ PropName }) => PropName))
    await expect(visited()).toEqual(['/props', '/props?kind=furniture', '/props'])
    // As Back does.
    navigate('/props?kind=furniture')
    await waitFor(() => expect(tabs.getByRole('tab', { selected: true })).toHaveTextContent(/^Furniture/))
  },
})

/** The address names the kind before another is chosen, because Back knows only addresses. */
export const AskedForByAMenu = meta.story({
  tags: ['visual'],
  parameters: { requirements: ['@PROP-08', '@STOR-11', '@C-027'] },
  beforeEach: () => sessionStorage.setItem('PropSlugId', 'furniture'),
  play: async ({ canvas, userEvent }) => {
    const furniture = await canvas.findByRole('tab', { name: /^Furniture/, selected: true })
    await expect(furniture).toBeVisible()
    const all = canvas.getByRole('tab', { name: /^All/ })
    await userEvent.click(all)
    await expect(visited()).toEqual(['/props?kind=furniture', '/props'])
    await expect(sessionStorage.getItem('PropSlugId')).toBeNull()
    // As Back does.
    navigate('/props?kind=furniture')
    await waitFor(() => expect(furniture).toHaveAttribute('aria-selected', 'true'))
    await expect(canvas.getAllByRole('article')).toHaveLength(
      PROPS.filter(({ SlugName }) => SlugName === 'furniture').length,
    )
    // Pictures show no focus.
    all.blur()
  },
})

export const Loading = meta.story({
  beforeEach: waitingFor('GetProp'),
  play: saysToWait,
})

export const Empty = meta.story({
  parameters: { requirements: ['@SHELL-137', '@ERR-35'] },
  beforeEach: empty,
  play: findsNothing,
})

export const Failed = meta.story({
  beforeEach: failing('GetProp'),
  play: offersRetry,
})

export const WithoutCategories = meta.story({
  parameters: { requirements: ['@C-122'] },
  beforeEach: ({ msw }) => msw.use(breaking('GetPropCategory')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(PROPS.length)
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
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { name: LONG })).toHaveLength(2)
  },
})
