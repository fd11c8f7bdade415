/** A reader of the built Storybook, published below a path as on GitHub Pages: every docs page by its link, and ways between. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { leaveUndrawn } from '../.ci/browser.ts'
import { serveStorybook } from './visual/server.ts'

const FOLDER = process.env['STORYBOOK'] ?? join(import.meta.dirname, '../storybook-static')
const BELOW = '/design/system/'
/** What Storybook leaves of a screen of 1440 × 900, beside its sidebar, and of a phone of 390 × 844. */
const WINDOWS = [
  { width: 1140, height: 860 },
  { width: 390, height: 763 },
]
/** What stories show on purpose: a missing picture, and a provider that refuses or is out of reach. */
const INTENDED = /\/art\/nowhere\.svg |\/v1\/\w+ (?:401|503|net::ERR_FAILED)$/

if (!existsSync(FOLDER)) throw new Error(`There is no Storybook in ${FOLDER}: run "npm test -- storybook" first.`)
const read = (path: string): unknown => JSON.parse(readFileSync(join(FOLDER, path), 'utf8'))
interface Entry {
  readonly id: string
  readonly type: string
  readonly importPath: string
  readonly tags?: readonly string[]
}
const { entries } = read('index.json') as { entries: Readonly<Record<string, Entry>> }
const docs = Object.values(entries).filter(({ type }) => type === 'docs')

function recordFaults(page: Page): string[] {
  const faults: string[] = []
  const note = (fault: string): void => void (INTENDED.test(fault) || faults.push(fault))
  page.on('pageerror', ({ message }) => note(message))
  page.on('console', (message) => {
    // Failed requests are noted below, with their address.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) note(message.text())
  })
  page.on('response', (response) => void (response.status() < 400 || note(`${response.url()} ${response.status()}`)))
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    // The next page aborts what this one still asks for.
    if (why !== 'net::ERR_ABORTED') note(`${request.url()} ${why}`)
  })
  return faults
}

interface Reader {
  /** Ends with a slash. */
  readonly site: string
  readonly tab: Page
  /** Of the tab, since they were cleared. */
  readonly faults: string[]
}

/** One tab for all pages of a worker: its cache holds the scripts, and its mock worker goes on running. */
const test = base.extend<object, { reader: Reader }>({
  reader: [
    async ({ browser, headless, trace }, use) => {
      const { address, close } = await serveStorybook(FOLDER, BELOW)
      const context = await browser.newContext({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
      await leaveUndrawn(context, { headless, trace })
      const tab = await context.newPage()
      await use({ site: address + BELOW, tab, faults: recordFaults(tab) })
      await context.close()
      await close()
    },
    { scope: 'worker' },
  ],
})

interface Preview {
  readonly currentRender?: { readonly type?: string; readonly phase?: string }
  readonly storyRenders?: readonly { readonly id: string; readonly phase?: string }[]
}

/** @param isText whether the page may be without stories. @returns stories that could not be drawn; undefined while one is on its way. */
function brokenStories(isText: boolean): string[] | undefined {
  const previewOf = (window: Window | null) =>
    (window as { __STORYBOOK_PREVIEW__?: Preview } | null)?.['__STORYBOOK_PREVIEW__']
  const isOver = (phase = '') => /^(?:finished|errored|aborted)$/.test(phase)
  const { currentRender, storyRenders = [] } = previewOf(window) ?? {}
  if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) return ['the page']
  if (currentRender?.type !== 'docs' || !document.querySelector('.sbdocs h1')) return undefined
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('[data-story-block] iframe:not([data-screen])')]
  const framed = frames.map((frame) => ({
    id: frame.title,
    phase: previewOf(frame.contentWindow)?.currentRender?.phase,
  }))
  const stories = [...storyRenders, ...framed]
  // Frames load when they come into view, so each is asked for.
  const waiting = framed.findIndex(({ phase }) => !isOver(phase))
  if (waiting >= 0) frames[waiting]!.loading = 'eager'
  const blocks = document.querySelectorAll('[data-story-block]').length
  if (stories.length < blocks || (blocks === 0 && !isText) || !stories.every(({ phase }) => isOver(phase)))
    return undefined
  return stories.filter(({ phase }) => phase !== 'finished').map(({ id }) => id)
}

/** How much wider the page is than its window, once it has drawn itself anew. */
const overflow = () =>
  new Promise<number>((done) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => done(document.documentElement.scrollWidth - document.documentElement.clientWidth)),
    ),
  )

/** How far down the heading is that says when to use a component. */
const endOfFirstAnswer = () => document.querySelector('#when-to-use-it')!.getBoundingClientRect().bottom + scrollY

for (const { id, tags } of docs) {
  test(id, async ({ reader: { site, tab, faults } }) => {
    faults.length = 0
    await tab.setViewportSize(WINDOWS[0]!)
    await tab.goto(`${site}iframe.html?viewMode=docs&id=${id}`)
    const broken = await tab.waitForFunction(brokenStories, tags?.includes('unattached-mdx') ?? false)
    expect(await broken.jsonValue(), 'stories that could not be drawn').toEqual([])
    // A modal story without a frame of its own (.storybook/framed.ts) would lie over the page.
    await tab.getByRole('heading', { level: 1 }).first().click({ trial: true })
    for (const window of WINDOWS) {
      await tab.setViewportSize(window)
      expect(await tab.evaluate(overflow), `sideways at ${window.width} px`).toBe(0)
      if (id.startsWith('components-'))
        expect(await tab.evaluate(endOfFirstAnswer), `When to use it, at ${window.width} px`).toBeLessThan(
          window.height,
        )
    }
    expect(faults).toEqual([])
  })
}

/** After its play function; before that a busy page can be without requests for a while. */
const isStoryOver = () =>
  /^(?:finished|errored)$/.test(
    (window as { __STORYBOOK_PREVIEW__?: Preview })['__STORYBOOK_PREVIEW__']?.currentRender?.phase ?? '',
  )
const shown = (tab: Page) => tab.locator('#storybook-root').innerText()

async function openStory(tab: Page, site: string, id: string, scenario: string): Promise<void> {
  await tab.goto(`${site}iframe.html?id=${id}&viewMode=story&globals=scenario:${scenario}`)
  await expect(tab.locator('#storybook-root h1')).toBeVisible()
}

// The toolbar's situation comes before a story's own answers, in the same way for every story: a page for guests, one for
// customers, and one that calls nothing. Header and footer show what was loaded before.
for (const id of ['routes-pricing--ready', 'routes-bookings--ready', 'routes-contact--ready'])
  test(`${id} changes while the server is down, if it calls it`, async ({ reader: { site, tab } }) => {
    let calls = 0
    const count = (request: Request) => void (calls += request.url().includes('/v1/') ? 1 : 0)
    tab.on('request', count)
    await openStory(tab, site, id, 'none')
    await tab.waitForFunction(isStoryOver)
    await tab.waitForLoadState('networkidle')
    tab.off('request', count)
    const normal = await shown(tab)
    await openStory(tab, site, id, 'server-down')
    await expect.poll(async () => (await shown(tab)) !== normal).toBe(calls > 0)
  })

test('the switches of a live example are in one row, and the parts below open by their link', async ({
  reader: { site, tab },
}) => {
  for (const window of WINDOWS) {
    await tab.setViewportSize(window)
    await tab.goto(`${site}iframe.html?viewMode=docs&id=components-button--docs`)
    const topOf = (name: string) =>
      tab
        .getByRole('button', { name, exact: true })
        .first()
        .evaluate((button) => button.getBoundingClientRect().top)
    expect(await topOf('Phone')).toBe(await topOf('Light'))
  }
  await expect(tab.locator('#props')).toBeHidden()
  for (const section of ['for-developers', 'keyboard']) {
    await tab.goto(`${site}?path=/docs/components-button--docs#${section}`)
    const page = tab.frameLocator('#storybook-preview-iframe')
    await expect(page.locator(`#${section}`)).toBeInViewport()
    await expect(page.locator('details', { has: page.locator(`#${section}`) })).toHaveAttribute('open', '')
  }
})

test('from right to left the samples are Arabic', async ({ reader: { site, tab } }) => {
  for (const view of ['viewMode=story&id=components-button--default', 'viewMode=docs&id=components-button--docs']) {
    await tab.goto(`${site}iframe.html?${view}&globals=direction:ar`)
    const button = tab.getByRole('button', { name: 'أضف إلى السلة', exact: true }).first()
    await expect(button).toHaveCSS('direction', 'rtl')
  }
  await tab.goto(`${site}iframe.html?viewMode=story&id=components-button--default&globals=direction:ar`)
  await expect(tab.getByRole('button', { name: 'أضف إلى السلة', exact: true })).toBeVisible()
  await tab.evaluate(() =>
    (window as { __STORYBOOK_ADDONS_CHANNEL__?: { emit: (...event: unknown[]) => void } })[
      '__STORYBOOK_ADDONS_CHANNEL__'
    ]?.emit('setCurrentStory', { storyId: 'components-packagecard--default', viewMode: 'story' }),
  )
  await expect(tab.getByRole('button', { name: /^أضف الباقة/ })).toBeVisible()
})

test('a link to a heading of a text page scrolls to it', async ({ reader: { site, tab } }) => {
  await tab.goto(`${site}?path=/docs/docs-operating--docs#limits-of-orders-and-payments`)
  const page = tab.frameLocator('#storybook-preview-iframe')
  await expect(page.getByRole('heading', { name: 'Limits of orders and payments' })).toBeInViewport()
})

test('the tokens of a component are shown in every theme, and results of every page', async ({
  reader: { site, tab },
}) => {
  await tab.goto(`${site}iframe.html?viewMode=docs&id=components-button--docs`)
  await tab.locator('summary', { hasText: 'For developers' }).click()
  for (const name of ['Light', 'Dark', 'High contrast'])
    await expect(tab.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await tab.goto(`${site}iframe.html?viewMode=docs&id=guides-test-results--docs`)
  for (const { id } of docs.filter((entry) => /^(?:components|pages|routes)-/.test(entry.id)))
    await expect(tab.getByRole('rowheader').filter({ has: tab.locator(`a[href$="${id}"]`) })).toHaveCount(1)
})

test('the first panel of a page of the shop is not empty', async ({ reader: { site, tab } }) => {
  await tab.setViewportSize({ width: 1280, height: 900 })
  await tab.goto(`${site}?path=/story/routes-pricing--ready`)
  await expect(tab.getByRole('tabpanel', { name: /^Interactions/ })).toBeVisible()
})

test('its files name no folder of the machine that built it, and describe every component', () => {
  const root = join(import.meta.dirname, '..')
  const texts = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:js|css|html|json|md|txt|map)$/.test(path),
  )
  expect(texts.filter((path) => readFileSync(join(FOLDER, path), 'utf8').includes(root))).toEqual([])
  interface Component {
    readonly summary?: string
    readonly reactDocgen?: object
    readonly subcomponents?: object
  }
  const { components } = read('manifests/components.json') as { components: Readonly<Record<string, Component>> }
  const pages = docs.filter(({ importPath }) => importPath.includes('/stories/components/'))
  const bare = pages.filter(({ id }) => {
    const { summary, reactDocgen, subcomponents } = components[id.replace('--docs', '')] ?? {}
    return !summary || !(reactDocgen ?? subcomponents)
  })
  expect(bare).toEqual([])
})

test('a control reaches the live example, and a theme the other stories', async ({ reader: { site, tab, faults } }) => {
  faults.length = 0
  await tab.setViewportSize({ width: 1280, height: 900 })
  await tab.goto(`${site}iframe.html?viewMode=docs&id=components-dialog--docs`)
  const live = tab.frameLocator('iframe[title$=", live"]')
  await expect(live.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await tab.locator('summary', { hasText: 'For developers' }).click()
  const title = tab.getByRole('row', { name: /^title/ }).getByRole('textbox')
  await title.focus()
  // Dialogs in iframes further down must not take the focus.
  await tab.waitForFunction(brokenStories, false)
  await expect(title).toBeFocused()
  await title.fill('Another title')
  await live.owner().scrollIntoViewIfNeeded()
  const dialog = live.getByRole('dialog', { name: 'Another title' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await live.getByRole('button', { name: 'Login' }).click()
  await expect(dialog.getByRole('button', { name: 'Send OTP' })).toBeVisible()
  expect(faults).toEqual([])

  await tab.goto(`${site}iframe.html?viewMode=docs&id=components-linkbutton--docs&globals=theme:high-contrast`)
  const states = tab.locator('.docs-story', { has: tab.locator('[id^="story--components-linkbutton--states"]') })
  await expect(states).toHaveAttribute('data-theme', 'high-contrast')
})
