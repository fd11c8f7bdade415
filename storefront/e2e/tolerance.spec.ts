/** A bad item among good ones: in the list, on its card, in the cart (storefront/api/testing/badItems.ts). */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { BAD_ITEMS } from '../api/testing/badItems.ts'
import { signIn } from './testing/customer.ts'
import { answerWith, follow, STATIC_PAGE } from './testing/malformed.ts'
import { expect, test } from './testing/shop.ts'
import { startStranger, type Stranger } from './testing/stranger.ts'
import { startServed, type Site } from './testing/strangerSite.ts'

const DIST = process.env['DIST'] ?? join(import.meta.dirname, '../../dist')

type Body = Record<string, unknown>

const PACKAGE = { id: 'PackageId', name: 'PackageName', price: 'SellingPrice', listPrice: 'PackagePrice' }
const LINE = { id: 'CartitemId', name: 'ProductName', price: 'Amount', listPrice: 'ProductPrice' }

const main = (page: Page) => page.getByRole('main')

test('each kind of bad package leaves its neighbours, and none is sold for nothing', async ({ page, shop }) => {
  await page.goto(shop.url(STATIC_PAGE))
  await answerWith(page, 'GetPackageDeatils', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { packagelist: Body[] }
    const [good] = answer.packagelist
    const bad = BAD_ITEMS.map(([, change], at) =>
      change({ ...good, PackageId: 900 + at, PackageName: `Package ${at}` }, PACKAGE),
    )
    await route.fulfill({ response, json: { ...answer, packagelist: [good, ...bad, good] } })
  })
  await follow(page, '/pricing/pre-wedding-maternity')
  const cards = main(page).getByRole('article')
  const count = (wanted: string) => BAD_ITEMS.filter(([, , inList]) => inList === wanted).length
  await expect(cards).toHaveCount(2 + count('on request') + count('bought'))
  await expect(main(page).getByRole('button', { name: /^Add package/ })).toHaveCount(2 + count('bought'))
  const asked = main(page).getByRole('link', { name: /^Ask for the price/ })
  await expect(asked).toHaveCount(count('on request'))
  await expect(asked.first()).toHaveAttribute('href', /^\/contact-us\?about=Package\+\d+$/)
  await expect(main(page)).not.toContainText(/₹0\b|null|undefined|NaN|\[object/)
})

test('each kind of bad line stays in the cart, and paying waits', async ({ page, shop }) => {
  const { id, price } = { id: 12, price: 24_500 }
  const good = {
    CartitemId: id,
    ProductId: 3,
    ProductName: 'Golden Hour',
    ProductPrice: price,
    ProductSellingAmount: price,
    Quantity: 1,
    Amount: price,
  }
  const lines = BAD_ITEMS.map(([, change], at) =>
    change({ ...good, CartitemId: 900 + at, ProductName: `Line ${at}` }, LINE),
  )
  await page.goto(shop.url(STATIC_PAGE))
  await answerWith(page, 'GetUserCart', (route) =>
    route.fulfill({
      json: {
        response: { n: 1 },
        cart: [{ TypeId: 4, Amount: price, cart: [good, ...lines] }],
        GrantTotal: price,
        DiscountAmount: 0,
        MinimumBookingAmount: 3000,
        gstmodel: { GSTPercent: 18, GSTAmount: 540 },
      },
    }),
  )
  await follow(page, '/cart')
  const shown = main(page).getByRole('article')
  await expect(shown).toHaveCount(1 + lines.length)
  const unread = BAD_ITEMS.filter(([, , , inCart]) => inCart === 'unread').length
  await expect(shown.filter({ hasText: 'Cannot be read' })).toHaveCount(unread)
  await expect(
    shown
      .filter({ hasText: `Line ${BAD_ITEMS.findIndex(([kind]) => kind === 'with the price null')}` })
      .getByRole('button', { name: /^Remove/ }),
  ).toBeVisible()
  await expect(main(page).getByText('We cannot read part of your cart.')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Proceed to checkout' })).toHaveCount(0)
  await expect(main(page)).not.toContainText(/₹0\b|null|undefined|NaN|\[object/)
})

test.describe('a provider that is down behind a page rendered ahead', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('is admitted where a price is about to be relied on', async ({ page, shop }) => {
    const mend = await answerWith(page, 'GetPackageDeatils', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    const note = 'We could not check these prices just now. They may have changed.'
    await expect(main(page).getByText(note)).toBeVisible()
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expect(page.getByText(/GetPackageDeatils|503/)).toHaveCount(0)
    await main(page)
      .getByRole('button', { name: /^Add package/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog').first()
    await expect(dialog.getByText(note)).toBeVisible()
    await mend()
    await dialog.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText(note)).toHaveCount(0)
    await expect(dialog).toBeVisible()
  })
})

test.describe('the details of a booking, from a provider on another origin,', () => {
  let stranger: Stranger
  let site: Site
  test.beforeEach(async ({ shop }) => {
    stranger = await startStranger(shop.address)
    site = await startServed(DIST, stranger.api)
  })
  test.afterEach(async ({ page }) => {
    await page.close()
    await site.stop()
    stranger.stop()
  })

  /** Of the first group and of the bill. */
  function spoil(change: (details: { lines: unknown[]; bill: Body; whole: Body }) => void): void {
    stranger.change = (passing) => {
      if (passing.name !== 'GetMyBookingsDetails') return
      const whole = JSON.parse(passing.text) as Body
      const [group] = whole['bookingdetails'] as { bookingdetails: unknown[] }[]
      change({ lines: group?.bookingdetails ?? [], bill: whole['orderbillingdetails'] as Body, whole })
      passing.text = JSON.stringify(whole)
    }
  }

  async function openPast(page: Page) {
    const previous = page.getByRole('table', { name: 'Previous bookings' })
    await previous
      .getByRole('button', { name: /^View details/ })
      .first()
      .click()
    return page.getByRole('dialog', { name: /^Booking #/ })
  }

  test(
    'show each kind of bad line beside the good ones, and what was paid',
    {
      tag: ['@BOOK-48', '@API-33', '@ERR-36'],
    },
    async ({ page, shop }) => {
      const warned: string[] = []
      page.on('console', (message) => void (message.type() === 'warning' && warned.push(message.text())))
      const fields = { id: 'ProductId', name: 'ProductName', price: 'ProductSellingAmount', listPrice: 'ProductPrice' }
      const lines = BAD_ITEMS.filter(([kind]) => !/\bid\b/.test(kind))
      spoil((details) => {
        const good = details.lines[0] as Body
        details.lines.push(...lines.map(([, change], at) => change({ ...good, ProductName: `Line ${at}` }, fields)))
        details.bill['CouponDiscount'] = 'none'
      })
      await signIn(page, site, shop)
      await page.goto(site.url('/bookings'))
      const dialog = await openPast(page)
      await expect(dialog.getByText(/^Part of these details cannot be read\./)).toBeVisible()
      const items = dialog.getByRole('listitem')
      const unread = lines.filter(([, , , inCart]) => inCart === 'unread').length
      await expect(items.filter({ hasText: 'Cannot be read' })).toHaveCount(unread)
      const count = await items.count()
      expect(count).toBeGreaterThan(lines.length)
      await expect(items.first()).toContainText('₹')
      const row = (term: string) =>
        dialog
          .locator('dl > div')
          .filter({ has: page.getByText(term, { exact: true }) })
          .getByRole('definition')
      await expect(row('Coupon')).toHaveText('Cannot be read')
      const paid = await row('Booking Amount').textContent()
      expect(paid).toMatch(/^₹[1-9]/)
      await expect(dialog).not.toContainText(/₹0\b|\bnull\b|undefined|NaN|\[object/)
      expect(warned).toContain('drift GetMyBookingsDetails orderbillingdetails.CouponDiscount not known')
      const drift = 'drift GetMyBookingsDetails bookingdetails.0.bookingdetails.'
      expect(warned.filter((text) => text.startsWith(drift))).not.toEqual([])

      stranger.change = undefined
      await dialog.getByRole('button', { name: 'Retry' }).click()
      await expect(items).toHaveCount(count - lines.length)
      await expect(dialog.getByText('Cannot be read')).toHaveCount(0)
      await expect(row('Booking Amount')).toHaveText(paid ?? '')
    },
  )

  test(
    'show the bill without lines, the lines without a bill, and fail without both',
    {
      tag: ['@BOOK-48', '@API-33', '@ERR-36'],
    },
    async ({ page, shop }) => {
      await signIn(page, site, shop)
      spoil(({ whole }) => (whole['bookingdetails'] = 'none'))
      await page.goto(site.url('/bookings'))
      const dialog = await openPast(page)
      await expect(dialog.getByRole('listitem')).toHaveText('ItemCannot be read')
      await expect(dialog.getByText(/^₹[1-9]/)).not.toHaveCount(0)
      spoil(({ whole }) => delete whole['orderbillingdetails'])
      await dialog.getByRole('button', { name: 'Retry' }).click()
      await expect(dialog.getByRole('listitem').first()).toContainText('₹')
      await expect(dialog.getByRole('region', { name: 'Billing summary' })).not.toContainText('₹')
      spoil(({ whole }) => Object.assign(whole, { bookingdetails: [], orderbillingdetails: null }))
      await dialog.getByRole('button', { name: 'Retry' }).click()
      await expect(dialog.getByText('Something bad happened; please try again later.')).toBeVisible()
      await expect(dialog.getByRole('region', { name: 'Billing summary' })).toHaveCount(0)
    },
  )
})
