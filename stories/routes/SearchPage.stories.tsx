import { http, HttpResponse } from 'msw'
import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { OUTFITS } from '../../mocks/payloads/outfits.ts'
import { SETS } from '../../mocks/payloads/sets.ts'
import { SearchRoute } from '../../storefront/routes/search/SearchRoute.tsx'
import { entriesOf } from '../../storefront/shell/search/entries.ts'
import { RoutePage } from '../support/RoutePage.tsx'
import { shopAddress } from '../support/shopAddress.ts'

const INDEX = [...entriesOf('sets', { Setslist: SETS }), ...entriesOf('outfits 1 0 5000 A', { OutFitList: OUTFITS })]

const meta = preview.meta({
  title: 'Pages/Search page',
  id: 'routes-search-page',
  component: RoutePage,
  args: { at: '/search?q=texas', page: SearchRoute },
  beforeEach: ({ msw }) => msw.use(http.get('*/search.json', () => HttpResponse.json(INDEX))),
})

export const Found = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('link', { name: 'Texas Ranch' })
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveValue('texas')
    for (const value of ['texas ', 'texas r', 'texas ra', 'texas ran'])
      void fireEvent.change(field, { target: { value } })
    // Safari throws at the hundredth address in half a minute.
    await expect(shopAddress()).toBe('/search?q=texas')
    await waitFor(() => expect(shopAddress()).toBe('/search?q=texas+ran'))
    await userEvent.type(field, 'c')
    await userEvent.keyboard('{Enter}')
    await expect(first).toHaveFocus()
    await expect(shopAddress()).toBe('/search?q=texas+ranc')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('for “texas ranc”'))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }))
    await waitFor(() => expect(shopAddress()).toBe('/search'))
    await expect(field).toHaveValue('')
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
    // All of a kind; the dialog shows five.
    await userEvent.type(field, 'outfits')
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /./ }).length).toBeGreaterThan(8))
    await expect(canvas.getByRole('heading', { level: 2, name: 'Outfits' })).toBeVisible()
  },
})
