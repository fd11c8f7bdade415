import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FAQS } from '../../mocks/payloads/faqs.ts'
import { OUTFITS } from '../../mocks/payloads/outfits.ts'
import { PROPS } from '../../mocks/payloads/props.ts'
import { SETS } from '../../mocks/payloads/sets.ts'
import { entriesOf } from '../../storefront/shell/search/entries.ts'
import { SearchDialog } from '../../storefront/shell/search/SearchDialog.tsx'
import { takeResources } from '../../storefront/state/resource.ts'
import { InShop } from '../support/InShop.tsx'

const INDEX = [
  ...entriesOf('sets', { Setslist: SETS }),
  ...entriesOf('outfits 1 0 5000 A', { OutFitList: OUTFITS }),
  ...entriesOf('props', { PropList: PROPS }),
  ...entriesOf('faqs', { FAQList: FAQS }),
]
const FILE = '*/search.json'

function Page() {
  return (
    <InShop>
      <main>
        <h1>A page</h1>
      </main>
      <SearchDialog />
    </InShop>
  )
}

const meta = preview.meta({
  title: 'Pages/Search',
  id: 'routes-search',
  component: Page,
  beforeEach: ({ msw }) => msw.use(http.get(FILE, () => HttpResponse.json(INDEX))),
})

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Search' }))

export const Found = meta.story({
  play: async ({ userEvent }) => {
    const search = await dialog()
    await expect(search.getByRole('searchbox', { name: 'What are you looking for?' })).toHaveFocus()
    await expect(search.queryByRole('list')).toBeNull()
    const status = search.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    const heard: (string | null)[] = []
    const listener = new MutationObserver(() => heard.push(status.textContent))
    listener.observe(status, { subtree: true, childList: true, characterData: true })
    await userEvent.type(search.getByRole('searchbox'), 'lehnga')
    await expect(await search.findByRole('link', { name: /^Gulmohar Lehenga/ })).toHaveAttribute(
      'href',
      '/outfits?category=1',
    )
    await expect(search.getByRole('region', { name: /^Outfits/ })).toBeVisible()
    await waitFor(() => expect(heard.at(-1)).toBe('1 result for “lehnga”'))
    // A slow machine may type with pauses, and wait for the index.
    await expect(heard.length).toBeLessThan(4)
    // The check after each story fails if name and kind are read as one word.
    await userEvent.clear(search.getByRole('searchbox'))
    await userEvent.type(search.getByRole('searchbox'), 'velvet')
    await expect(await search.findByRole('link', { name: 'Velvet sofa , Furniture' })).toBeVisible()
  },
})

export const NothingFound = meta.story({
  play: async ({ userEvent }) => {
    const search = await dialog()
    await userEvent.type(search.getByRole('searchbox'), 'submarine')
    await waitFor(() => expect(search.getByRole('status')).toHaveTextContent('0 results for “submarine”'))
    await expect(search.getByRole('link', { name: 'Read the FAQ’s' })).toHaveAttribute('href', '/faqs')
    await expect(search.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us')
  },
})

export const Waits = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(FILE, async () => {
        await delay('infinite')
        return HttpResponse.json([])
      }),
    )
  },
  play: async ({ userEvent }) => {
    const search = await dialog()
    await userEvent.type(search.getByRole('searchbox'), 'glass')
    await waitFor(() => expect(search.getByRole('status')).toHaveTextContent('Please Wait...'))
    await expect(search.queryByRole('link')).toBeNull()
  },
})

/** `npm run dev` has no index, but what pages have loaded is found all the same. */
export const FindsWhatPagesLoadedWithoutTheIndex = meta.story({
  beforeEach: ({ msw }) => {
    let isBroken = true
    msw.use(
      http.get(FILE, () => {
        const answer = isBroken ? HttpResponse.html('<p>A proxy</p>') : HttpResponse.json(INDEX)
        isBroken = false
        return answer
      }),
    )
    takeResources({ sets: { status: 'done', value: { Setslist: SETS } } })
  },
  play: async ({ userEvent }) => {
    const search = await dialog()
    await userEvent.type(search.getByRole('searchbox'), 'texas')
    await expect(await search.findByRole('link', { name: 'Texas Ranch' })).toBeVisible()
    await userEvent.clear(search.getByRole('searchbox'))
    await userEvent.type(search.getByRole('searchbox'), 'lehenga')
    await waitFor(() => expect(search.getByRole('status')).toHaveTextContent('0 results'))
    await userEvent.click(await search.findByRole('button', { name: 'Retry' }))
    await expect(await search.findByRole('link', { name: /^Gulmohar Lehenga/ })).toBeVisible()
  },
})
