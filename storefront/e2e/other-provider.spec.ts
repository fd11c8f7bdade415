/** The same shop with another provider, on its own origin, which answers in other forms and has photographs. */
import { join } from 'node:path'
import type { Page, Response } from '@playwright/test'
import { createServer } from '../../mocks/server.ts'
import { dMy } from '../text/dates.ts'
import { DAY } from './testing/basket.ts'
import { deviate } from './testing/deviations.ts'
import {
  PICTURES,
  servePictures,
  startOtherProvider,
  type OtherProvider,
  type Passing,
} from './testing/otherProvider.ts'
import { openCheckoutAsCustomer } from './testing/payer.ts'
import { pressLinkTo } from './testing/pressLinkTo.ts'
import { startProcess, startServed, startStaticHost, type Site } from './testing/site.ts'
import { expect, test, type ServedShop } from './testing/shop.ts'
import {
  addPackage,
  bookingsOn,
  CARDS,
  CUSTOMER,
  logIn,
  openGateway,
  payWithCard,
  proceedFromCart,
} from './testing/visitor.ts'

const DIST = process.env['DIST'] ?? join(import.meta.dirname, '../../dist')

const SET = '/set/rajwada-courtyard'
const EVENT = '/event/haldi'
/** Only two pictures are photographs, because rendering all would take minutes. */
const OURS = /"\/art\/(scene\/rajwada-courtyard|event\/haldi)(?:\.16x9)?\.svg"/g
const DRAWN = /"\/photographs\/([\w/-]+)\.jpg"/g
const FIRST_PICTURE_BYTES = 35_000

// All tests share one build.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let otherProvider: OtherProvider
/** The provider of the photographs; without it they would be those of the test's shop. */
let photographer: Awaited<ReturnType<typeof createServer>>
let served: Awaited<ReturnType<typeof startProcess>>
let dist = ''
let site: Site | undefined
const stops: (() => Promise<void> | void)[] = []

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const { project, workerIndex } = test.info()
  dist = join(project.outputDir, `other-provider-${workerIndex}`)
  photographer = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:', dist: DIST, photographs: true })
  stops.push(() => photographer.close())
  otherProvider = await startOtherProvider(photographer.address)
  stops.push(() => otherProvider.stop())
  otherProvider.change = photograph
  otherProvider.pictures = PICTURES
  const { api } = otherProvider
  served = await startProcess([
    `--api=${api}`,
    '--api-key=demo-key',
    `--checkout-script=${api}gateway/checkout.js`,
    '--ask-ahead=600',
    `--dist=${dist}`,
  ])
  stops.push(() => served.stop())
})
test.beforeEach(async ({ shop, page }) => {
  await servePictures(page, DIST)
  otherProvider.backend = shop.address
  otherProvider.change = undefined
  otherProvider.allows = true
  otherProvider.asked.length = 0
})
test.afterEach(async ({ page }) => {
  await page.close()
  await site?.stop()
  site = undefined
})
test.afterAll(async () => {
  for (const stop of stops) await stop()
})

/** Deviates, too, as when the pages were built. */
function photograph(passing: Passing): void {
  deviate(passing)
  const drawn = passing.text.replaceAll(DRAWN, '"/art/$1.svg"')
  passing.text = drawn.replaceAll(OURS, `"${otherProvider.api}photographs/$1.jpg"`)
}

const main = (page: Page) => page.getByRole('main')
const NO_VALUE = /\b(?:null|undefined|NaN)\b|\[object/

const CALLS_OF_A_BOOKING = [
  'GetPackageDeatils',
  'GetAvailabilityForPackage',
  'AddToUserCart',
  'GetUserCart',
  'ValidateUserCart',
  'CheckMobileAndGenrateOtp',
  'VerifyOptAndLogin',
  'CreateUserpayment',
  'CreateOrder',
  'GetMyBookings',
  'GetMyBookingsDetails',
]

async function book(page: Page, at: ServedShop): Promise<void> {
  const day = await addPackage(page, at)
  await page.getByRole('button', { name: 'Cart, 1 item' }).click()
  await page.getByRole('link', { name: 'View cart', exact: true }).click()
  await expect(main(page).getByText(day)).toBeVisible()
  await expect(main(page).getByRole('definition').getByText('₹3,540.00')).toBeVisible()
  await expect(main(page)).not.toContainText(NO_VALUE)
  await proceedFromCart(page)
  await expect(page).toHaveURL(at.url('/login?ref=/cart'))
  await logIn(page)
  await expect(page).toHaveURL(at.url('/cart'))
  await proceedFromCart(page)
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue(CUSTOMER.name)
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue(CUSTOMER.mobile)
  await expect(main(page)).not.toContainText(NO_VALUE)
  await payWithCard(await openGateway(page), CARDS.good)
  await page.waitForURL(at.url('/order-placed-sucessfully'), { timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'Thank you! Your booking is confirmed.' })).toBeVisible()
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect(receipt.getByText(/^pay_\w+$/)).toBeVisible()
  await expect(receipt.getByText('₹3,540.00')).toBeVisible()
  await expect(receipt).not.toContainText(NO_VALUE)
  await main(page).getByRole('link', { name: 'My bookings' }).click()
  await expect(bookingsOn(page, day)).toHaveCount(1)
  await bookingsOn(page, day)
    .getByRole('button', { name: /View details/ })
    .click()
  const details = page.getByRole('dialog', { name: /Booking #/ })
  await expect(details.getByText('Golden Hour')).toBeVisible()
  await expect(details.getByText('₹3,000')).toBeVisible()
  await expect(details).not.toContainText(NO_VALUE)
}

test.describe('a booking', () => {
  const TAG = { tag: ['@API-20', '@API-29', '@PAY-01', '@OSUC-01', '@BOOK-06'] }
  test('begins on a static host, whose pages open by their addresses', async ({ page }) => {
    site = await startStaticHost(dist)
    const day = await addPackage(page, site)
    await page.goto(site.url('/cart'))
    await expect(main(page).getByText(day)).toBeVisible()
    await page.goto(site.url('/bookings'))
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    // Chromium checks a picture that begins to load while the page closes against `connect-src`, as it does pings.
    await expect(page.locator('main img[src*="/art/banner/"]').first()).toBeAttached()
  })

  test('through the shop’s own server', TAG, async ({ page }) => {
    site = await startServed(dist, otherProvider.api, { proxy: true, askAhead: 600 })
    await openCheckoutAsCustomer(page, site)
    await payWithCard(await openGateway(page), CARDS.good)
    await page.waitForURL(site.url('/order-placed-sucessfully'), { timeout: 20_000 })
    await expect(page.getByRole('region', { name: 'Receipt' }).getByText(/^pay_\w+$/)).toBeVisible()
    await main(page).getByRole('link', { name: 'My bookings' }).click()
    await expect(bookingsOn(page, dMy(DAY))).toHaveCount(1)
    await bookingsOn(page, dMy(DAY))
      .getByRole('button', { name: /View details/ })
      .click()
    await expect(page.getByRole('dialog', { name: /Booking #/ }).getByText('Golden Hour')).toBeVisible()
  })

  test(
    'with every answer in another form, at npm start, whose pages were built from such answers',
    TAG,
    async ({ page }) => {
      expect(served.printed).toMatch(/^\d+ pages prerendered in [\d.]+ s\.$/m)
      expect(served.printed).not.toContain('does not fit')
      otherProvider.change = deviate
      await book(page, served)
      const calls = otherProvider.asked.map(({ call }) => call)
      expect(calls).toEqual(expect.arrayContaining(CALLS_OF_A_BOOKING))
    },
  )
})

const first = (page: Page) => main(page).locator('img[fetchpriority="high"]')
const isLoaded = (page: Page) =>
  expect
    .poll(() => first(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)

const shifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

test.describe('photographs', () => {
  test.use({ drawn: true })
  test.beforeEach(() => {
    otherProvider.backend = photographer.address
    otherProvider.change = photograph
  })

  for (const [deviceScaleFactor, width, path] of [
    [1.75, 880, EVENT],
    [2.625, 1320, SET],
  ] as const)
    test.describe(`on a phone of 412 px and density ${deviceScaleFactor}`, () => {
      test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor })

      test(`the first picture of ${path} is ${width} px wide and light, and nothing moves`, async ({ page }) => {
        const taken: Response[] = []
        page.on('response', (response) => void (response.url().includes('/pictures/') && taken.push(response)))
        await page.goto(served.url(path))
        await expect(first(page)).toHaveCount(1)
        await isLoaded(page)
        const shown = await first(page).evaluate((image: HTMLImageElement) => image.currentSrc)
        expect(shown).toMatch(new RegExp(`/pictures/[\\w-]{12}-${width}\\.avif$`))
        const file = taken.find((response) => response.url() === shown)
        expect((await file?.body())?.length).toBeLessThanOrEqual(FIRST_PICTURE_BYTES)
        await expect(first(page)).toHaveAttribute('width', '3000')
        await expect(first(page)).toHaveAttribute('height', /^(?:2250|1688)$/)
        await expect(first(page)).toHaveAttribute('loading', 'eager')
        // Photographs are never fetched in their original size.
        expect(otherProvider.asked.filter(({ call }) => call === 'photographs')).toEqual([])
        expect(new Set(taken.map((response) => response.url())).size).toBe(taken.length)
        const gallery = main(page).locator('ul img')
        expect(await gallery.count()).toBeGreaterThan(2)
        for (const image of await gallery.all()) await expect(image).toHaveAttribute('loading', 'lazy')
        expect(await shifts(page)).toBeLessThan(0.001)
      })
    })

  test('a photograph that is new since the build is shown as it came, in the space of the old one', async ({
    page,
  }) => {
    const NEW = 'https://pictures.example/new.jpg'
    const held: (() => void)[] = []
    await page.route(NEW, async (route) => {
      const response = await page.request.get(`${otherProvider.api}photographs/scene/rajwada-courtyard.jpg`)
      await new Promise<void>((release) => held.push(release))
      await route.fulfill({ response })
    })
    await page.goto(served.url(SET))
    await isLoaded(page)
    const before = await first(page).boundingBox()
    otherProvider.change = (passing) => {
      photograph(passing)
      passing.text = passing.text.replaceAll(`${otherProvider.api}photographs/scene/rajwada-courtyard.jpg`, NEW)
    }
    await pressLinkTo(page, '/terms-and-conditions')
    await pressLinkTo(page, SET)
    await expect(first(page)).toHaveAttribute('src', NEW)
    await expect.poll(() => held.length).toBe(1)
    const waiting = await first(page).boundingBox()
    held.forEach((release) => release())
    await isLoaded(page)
    const after = await first(page).boundingBox()
    expect([waiting?.width, waiting?.height]).toEqual([before?.width, before?.height])
    expect(after).toEqual(waiting)
  })
})
