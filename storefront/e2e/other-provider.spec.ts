/** The same shop with another provider, on its own origin, which answers in other forms. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createServer } from '../../mocks/server.ts'
import { dMy } from '../text/dates.ts'
import { DAY } from './testing/basket.ts'
import { deviate } from './testing/deviations.ts'
import { PICTURES, servePictures, startOtherProvider, type OtherProvider } from './testing/otherProvider.ts'
import { openCheckoutAsCustomer } from './testing/payer.ts'
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

test.describe.configure({ mode: 'default', timeout: 120_000 })

let otherProvider: OtherProvider
let served: Awaited<ReturnType<typeof startProcess>>
let dist = ''
let site: Site | undefined
const stops: (() => Promise<void> | void)[] = []

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const { project, workerIndex } = test.info()
  dist = join(project.outputDir, `other-provider-${workerIndex}`)
  const provider = await createServer({ port: 0, host: '127.0.0.1', db: ':memory:', dist: DIST })
  stops.push(() => provider.close())
  otherProvider = await startOtherProvider(provider.address)
  stops.push(() => otherProvider.stop())
  otherProvider.change = deviate
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
