import type { Page } from '@playwright/test'
import { expect, test } from './testing/shop.ts'
import { pressLinkTo } from './testing/pressLinkTo.ts'
import { signIn } from './testing/customer.ts'
import { CARDS, CUSTOMER, gateway, openNextMonth, payWithCard, waitForHydration } from './testing/visitor.ts'

/** Public pages; each links to the next one in its header or footer. */
const WALK = [
  '/sets',
  '/outfits',
  '/props',
  '/hire-professionals',
  '/events',
  '/recce',
  '/faqs',
  '/blog',
  '/contact-us',
  '/terms-and-conditions',
]

interface Frame {
  readonly path: string
  readonly heading: string
  readonly scrolled: number
}

declare global {
  interface Window {
    framesSeen: Frame[]
  }
}

async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.framesSeen = []
    const look = (): void => {
      const heading = document.querySelector('main h1')?.textContent ?? ''
      window.framesSeen.push({ path: location.pathname, heading, scrolled: Math.round(scrollY) })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

async function takeFrames(page: Page): Promise<Frame[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return window.framesSeen.splice(0)
  })
}

/** @returns its last frame. */
async function scrollDown(page: Page, y: number): Promise<Frame> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
  return (await takeFrames(page)).at(-1)!
}

/** All that a customer has to say. */
async function fillTour(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Music Video')
  await page.getByRole('textbox', { name: 'Number of people' }).fill('3')
  await page.getByRole('combobox', { name: 'Visiting Date' }).click()
  await openNextMonth(page)
  await page
    .getByRole('gridcell')
    .getByRole('button', { name: /\b10 [A-Z]/ })
    .and(page.locator(':not([data-outside-month])'))
    .click()
  await page.getByLabel('Start Time').fill('10:00')
}

async function expectShownAtOnce(page: Page, before: Frame): Promise<void> {
  const shown = (await takeFrames(page)).filter(({ path }) => path === before.path)
  expect(new Set(shown.map((frame) => JSON.stringify(frame)))).toEqual(new Set([JSON.stringify(before)]))
}

test(
  'each frame shows the heading of the old page or of the new one; Back and Forward show each of ten pages where it was left, in the first frame',
  { tag: ['@SHELL-120'] },
  async ({ page, shop }) => {
    test.slow()
    await record(page)
    await page.goto(shop.url('/'))
    await waitForHydration(page)
    const left: Frame[] = []
    for (const [at, path] of WALK.entries()) {
      // Each page is left near its end, so that Back needs the end of the page in its first frame.
      const before = await scrollDown(page, 2000 + 20 * at)
      await pressLinkTo(page, path)
      const frames = await takeFrames(page)
      expect(
        frames.filter(({ heading }) => heading === ''),
        path,
      ).toEqual([])
      expect(new Set(frames.filter((frame) => frame.path === path).map(({ heading }) => heading)).size, path).toBe(1)
      // The position may have grown since, because the browser keeps the end in view while more of the page arrives.
      left.push(frames.findLast((frame) => frame.path === before.path) ?? before)
    }
    const last = await scrollDown(page, 240)
    for (const before of left.toReversed()) {
      await page.goBack()
      await expectShownAtOnce(page, before)
    }
    for (const next of [...left.slice(1), last]) {
      await page.goForward()
      await expectShownAtOnce(page, next)
    }
  },
)

test('Back from the login shows the tour as it was left, in the first frame', async ({ page, shop }) => {
  await record(page)
  await page.goto(shop.url('/recce'))
  await waitForHydration(page)
  const people = page.getByRole('textbox', { name: 'Number of people' })
  await fillTour(page)
  await page.getByRole('textbox', { name: 'Full Name' }).fill(CUSTOMER.name)
  await page.getByRole('textbox', { name: 'Phone Number' }).fill(CUSTOMER.mobile)
  await page.getByRole('textbox', { name: 'Email Id' }).fill(CUSTOMER.email)
  const before = await scrollDown(page, 260)
  await page.getByRole('button', { name: 'Pay and Book' }).evaluate((button: HTMLElement) => button.click())
  await expect(page).toHaveURL(shop.url('/login?ref=/recce'))
  expect((await takeFrames(page)).filter(({ heading }) => heading === '')).toEqual([])
  await page.goBack()
  await expectShownAtOnce(page, before)
  await expect(people).toHaveValue('3')
})

test('Back across a payment shows the page before the tour where it was left, in the first frame', async ({
  page,
  shop,
}) => {
  await signIn(page, shop)
  await record(page)
  await page.goto(shop.url('/faqs'))
  await waitForHydration(page)
  const before = await scrollDown(page, 220)
  await pressLinkTo(page, '/recce')
  await fillTour(page)
  await page.getByRole('button', { name: 'Pay and Book' }).click()
  await payWithCard(gateway(page), CARDS.good)
  await expect(page).toHaveURL(shop.url('/order-success'))
  await expect(page.getByRole('heading', { name: 'Thank you! Your booking is confirmed.' })).toBeVisible()
  expect((await takeFrames(page)).filter(({ heading }) => heading === '')).toEqual([])
  await page.goBack()
  await expectShownAtOnce(page, before)
})

test('a logout keeps the open page until home can be shown', async ({ page, shop }) => {
  await signIn(page, shop)
  await record(page)
  await page.goto(shop.url('/bookings'))
  await expect(page.getByText(CUSTOMER.email)).toBeVisible()
  await takeFrames(page)
  await page.getByRole('button', { name: `Account of ${CUSTOMER.name}` }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(shop.url('/'))
  expect((await takeFrames(page)).filter(({ heading }) => heading === '')).toEqual([])
})

test('after a reload, Back shows the pages before at once where they were left, and no frame without a heading', async ({
  page,
  shop,
}) => {
  await record(page)
  await page.goto(shop.url('/'))
  await waitForHydration(page)
  const left: Frame[] = []
  for (const [at, path] of ['/sets', '/outfits', '/faqs'].entries()) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), 300 + 20 * at)
    left.push((await takeFrames(page)).at(-1)!)
    await pressLinkTo(page, path)
  }
  await page.reload()
  await waitForHydration(page)
  await takeFrames(page)
  for (const before of left.toReversed()) {
    await page.goBack()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(before.heading)
    const frames = await takeFrames(page)
    expect(frames.filter(({ heading }) => heading === '')).toEqual([])
    const shown = frames.filter(({ heading }) => heading === before.heading)
    expect(new Set(shown.map((frame) => JSON.stringify(frame)))).toEqual(new Set([JSON.stringify(before)]))
  }
})

test('a link that is overtaken by another opens nothing', async ({ page, shop }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  // Before the page opens, because it prefetches the pages of its links.
  await page.route('**/answers/sets.json', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(shop.url('/'))
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sets', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-loading-page')
  await expect(page).toHaveURL(shop.url('/'))
  await page.getByRole('contentinfo').getByRole('link', { name: "FAQ's" }).click()
  await expect(page).toHaveURL(shop.url('/faqs'))
  const answered = page.waitForResponse('**/answers/sets.json')
  release()
  await answered
  await takeTwoFrames(page)
  await expect(page).toHaveURL(shop.url('/faqs'))
  await expect(page.locator('html')).not.toHaveAttribute('data-loading-page')
})

test.describe('no frame is without a heading', () => {
  test.use({ allowedErrors: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported module/] })

  const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

  async function openHome(page: Page, address: string): Promise<void> {
    await record(page)
    await page.goto(address)
    await waitForHydration(page)
    await takeFrames(page)
  }

  async function expectNoBlank(page: Page): Promise<void> {
    expect((await takeFrames(page)).filter((frame) => frame.heading === '')).toEqual([])
  }

  test('while the provider does not answer, and the page shows what it was built with', async ({ page, shop }) => {
    await openHome(page, shop.address)
    await page.route('**/v1/GetSets', () => undefined)
    const asked = page.waitForRequest('**/v1/GetSets')
    await pressLinkTo(page, '/sets')
    await asked
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Glasshouse/ })
        .first(),
    ).toBeVisible()
    await expectNoBlank(page)
  })

  test('offline, and the page comes when the network is back', async ({ page, shop, context }) => {
    await openHome(page, shop.address)
    const before = await heading(page).textContent()
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: "FAQ's" }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'You are offline.' })).toBeVisible()
    await expect(heading(page)).toHaveText(before!)
    await expect(page).toHaveURL(shop.url('/'))
    await context.setOffline(false)
    await expect(page).toHaveURL(shop.url('/faqs'))
    await expect(heading(page)).toHaveText('Good questions')
    await expectNoBlank(page)
  })

  test('when a deploy has removed the code of a page, which is then loaded as a whole', async ({ page, shop }) => {
    await openHome(page, shop.address)
    await page.route('**/assets/SetsRoute-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
    const loaded = page.waitForEvent('load')
    await pressLinkTo(page, '/sets')
    await loaded
    await expect(heading(page)).toHaveText('70+ Locations Worldwide')
    await expectNoBlank(page)
  })
})

async function takeTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
