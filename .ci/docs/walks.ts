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
      await expect.poll(() => new URL(page.url()).searchParams.get('at'), 'the place in the link').toBe(at)
      // A reader looks before the next step. The interface hears of each from the frame, and writes its address.
      await page.waitForTimeout(1000)
    },
  }
}

async function take(browser: Browser, page: Page, address: string, walk: Walk, isAlone: boolean): Promise<void> {
  const { story, start, steps } = walk
  const globals = walk.globals ? `&globals=${walk.globals}` : ''
  const { shop, sees, isAt } = reader(page, isAlone)
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
    await page.goBack()
    await sees(heading)
    await isAt(to)
  }
  for (const { to, heading } of places.slice(1)) {
    await page.goForward()
    await sees(heading)
    await isAt(to)
  }
  if (isAlone) return
  // A story that is chosen begins at its start; Back comes to the place.
  await page.locator(`[data-item-id="${walk.other.story}"]`).getByRole('link').click()
  await expect(page).toHaveURL((url) => url.searchParams.get('path') === `/story/${walk.other.story}`)
  await sees(walk.other.heading)
  await isAt(null)
  await page.goBack()
  await sees(last.heading)
  await isAt(last.to)
}

/** @param addresses of the same Storybook. @returns the number of failures. */
export async function runWalks(browser: Browser, addresses: readonly string[]): Promise<number> {
  let failed = 0
  for (const address of addresses)
    for (const walk of WALKS)
      for (const isAlone of [true, false]) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
        page.setDefaultTimeout(60_000)
        try {
          await take(browser, page, address, walk, isAlone)
        } catch (problem) {
          failed += 1
          const lines = String(problem instanceof Error ? problem.stack : problem)
            .split('\n', 30)
            .join('\n  ')
          console.error(`${address}: walk from ${walk.story}${isAlone ? ', alone' : ''}\n  ${page.url()}\n  ${lines}`)
        }
        await page.close()
      }
  return failed
}
