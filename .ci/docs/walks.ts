/**
 * Walks through the shop in stories of pages and routes, alone and inside Storybook's interface: the address names the
 * place, Back and Forward step through the story, and the link opens the same place and situation in another browser.
 */
import { expect as expectNow } from '@playwright/test'
import type { Browser, FrameLocator, Page } from 'playwright'

/** Stories start a worker, and pages are lazy. */
const expect = expectNow.configure({ timeout: 30_000 })

interface Walk {
  readonly story: string
  readonly globals?: string
  /** The heading it begins with. */
  readonly start: string
  readonly steps: readonly { readonly link: string; readonly to: string; readonly heading: string }[]
  /** Seen at the last place in the chosen situation. */
  readonly situation?: string
  /** Another story of the same file, and its heading. */
  readonly other: { readonly story: string; readonly heading: string }
}

const WALKS: readonly Walk[] = [
  {
    story: 'pages-reading--contact',
    globals: 'scenario:empty-catalogue',
    start: 'Tell us about your shoot',
    steps: [
      { link: 'Blogs', to: '/blog', heading: 'Notes from the farm' },
      { link: 'Sets', to: '/sets', heading: '70+ Locations Worldwide' },
    ],
    situation: 'Sorry, no result found!',
    other: { story: 'pages-reading--terms', heading: 'Terms & Conditions' },
  },
  {
    // Its play, which is about the start, must not judge another place.
    story: 'routes-set--ready',
    start: 'The Rajwada Courtyard',
    steps: [
      { link: 'Luminous Tree', to: '/set/luminous-tree', heading: 'Luminous Tree' },
      { link: 'View all sets', to: '/sets', heading: '70+ Locations Worldwide' },
    ],
    other: { story: 'routes-set--in-the-chosen-situation', heading: 'The Rajwada Courtyard' },
  },
]

/** A page that opens stories alone, or in the interface. */
function reader(page: Page, isAlone: boolean) {
  const shop: Page | FrameLocator = isAlone ? page : page.frameLocator('#storybook-preview-iframe')
  return {
    shop,
    sees: (name: string) => expect(shop.getByRole('heading', { level: 1, name })).toBeVisible(),
    async isAt(at: string | null): Promise<void> {
      const places = () =>
        [page, ...(isAlone ? [] : page.mainFrame().childFrames())].map((one) =>
          new URL(one.url()).searchParams.get('at'),
        )
      await expect.poll(places, 'the place in the link, and in the frame').toEqual(isAlone ? [at] : [at, at])
    },
    /** Does not wait for what it leads to. */
    async step(by: 1 | -1): Promise<void> {
      await page.evaluate((one) => history.go(one), by)
    },
    async choose(story: string): Promise<void> {
      await page.locator(`a[id="${story}"]`).click()
    },
  }
}

async function take(browser: Browser, page: Page, address: string, walk: Walk, isAlone: boolean): Promise<void> {
  const { story, start, steps } = walk
  const globals = walk.globals ? `&globals=${walk.globals}` : ''
  const { shop, sees, isAt, step, choose } = reader(page, isAlone)
  await page.goto(`${address}${isAlone ? `iframe.html?viewMode=story&id=${story}` : `?path=/story/${story}`}${globals}`)
  await sees(start)
  for (const { link, to, heading } of steps) {
    // The footer's, because the header's are in a menu where the window is narrow.
    await shop.getByRole('link', { name: link }).last().click()
    await sees(heading)
    await isAt(to)
  }
  const places = [{ to: null, heading: start }, ...steps]
  const last = places.at(-1)!

  const cold = await browser.newPage(page.viewportSize() ? { viewport: page.viewportSize() } : {})
  await cold.goto(page.url())
  const other = reader(cold, isAlone)
  await other.sees(last.heading)
  if (walk.situation) await expect(other.shop.getByRole('heading', { name: walk.situation })).toBeVisible()
  await cold.close()

  for (const { to, heading } of places.slice(0, -1).toReversed()) {
    await step(-1)
    await sees(heading)
    await isAt(to)
  }
  for (const { to, heading } of places.slice(1)) {
    await step(1)
    await sees(heading)
    await isAt(to)
  }
  if (isAlone) return
  // A story that is chosen begins at its start; Back comes to the place.
  await choose(walk.other.story)
  await expect(page).toHaveURL((url) => url.searchParams.get('path') === `/story/${walk.other.story}`)
  await sees(walk.other.heading)
  await isAt(null)
  await step(-1)
  await sees(last.heading)
  await isAt(last.to)
  // Two steps at once, through another story: the last counts.
  await step(1)
  await sees(walk.other.heading)
  await step(-1)
  await step(-1)
  const before = places.at(-2)!
  await sees(before.heading)
  await isAt(before.to)
  // The story that is shown, chosen again, begins at its start.
  await choose(story)
  await sees(start)
  await isAt(null)
}

/** A link in the frame of a docs page opens the story at that place, in the address; Back comes to the docs page. */
async function takeFromDocs(page: Page, address: string): Promise<void> {
  await page.goto(`${address}?path=/docs/pages-reading--docs`)
  const { shop, sees, isAt, step } = reader(page, false)
  const framed = shop.frameLocator('.docs-story iframe')
  const start = framed.getByRole('heading', { level: 1, name: 'Good questions' })
  await expect(start).toBeVisible()
  await framed.getByRole('link', { name: 'Sets' }).last().click()
  await sees('70+ Locations Worldwide')
  await isAt('/sets')
  await page.reload()
  await sees('70+ Locations Worldwide')
  await isAt('/sets')
  await step(-1)
  await expect(start).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('path') === '/docs/pages-reading--docs')
}

interface Attempt {
  readonly name: string
  readonly attempt: (page: Page) => Promise<void>
}

/** @param addresses of the same Storybook. @returns the number of failures. */
export async function runWalks(browser: Browser, addresses: readonly string[]): Promise<number> {
  const attempts = addresses.flatMap((address): Attempt[] => [
    ...WALKS.flatMap((walk) =>
      [true, false].map((isAlone) => ({
        name: `${address}: walk from ${walk.story}${isAlone ? ', alone' : ''}`,
        attempt: (page: Page) => take(browser, page, address, walk, isAlone),
      })),
    ),
    { name: `${address}: walk from a docs page`, attempt: (page) => takeFromDocs(page, address) },
  ])
  let failed = 0
  for (const { name, attempt } of attempts) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    page.setDefaultTimeout(60_000)
    try {
      await attempt(page)
    } catch (problem) {
      failed += 1
      const lines = String(problem instanceof Error ? problem.stack : problem)
        .split('\n', 30)
        .join('\n  ')
      console.error(`${name}\n  ${page.url()}\n  ${lines}`)
    }
    await page.close()
  }
  return failed
}
