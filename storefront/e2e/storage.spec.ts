import type { BrowserContext, Page, Route } from '@playwright/test'
import { pressLinkTo } from './testing/pressLinkTo.ts'
import { expect, test } from './testing/shop.ts'
import { logIn, loginDialog, openDialogOf, pickDay, waitForHydration } from './testing/visitor.ts'

const main = (page: Page) => page.getByRole('main')

async function openCart(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Cart, 1 item' }).click()
  await banner.getByRole('link', { name: 'View cart' }).click()
}

async function refuseToKeep(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: denied })
    Object.defineProperty(document, 'cookie', { get: denied, set: denied })
    // Firefox refuses this one too.
    Object.defineProperty(window, 'BroadcastChannel', {
      value: function BroadcastChannel() {
        denied()
      },
    })
  })
  await context.route(/\/pricing\//, async (route) => {
    const response = await route.fetch()
    await context.clearCookies()
    const { 'set-cookie': _refused, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

test('a browser without storage, which calls itself offline by mistake, can book within one page', async ({
  page,
  context,
  shop,
}) => {
  await refuseToKeep(context)
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false, configurable: true }),
  )
  await page.goto(shop.url('/pricing/pre-wedding-maternity'))
  const dialog = await openDialogOf(page, 'Golden Hour')
  const day = await pickDay(dialog, 'Available')
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('You are offline')).toHaveCount(0)
  await openCart(page)
  await expect(main(page).getByText(day)).toBeVisible()
  await main(page).getByRole('button', { name: 'Proceed to checkout' }).click()
  await expect(page).toHaveURL(shop.url('/login?ref=/cart'))
  await logIn(page, main(page))
  await expect(main(page).getByText(day)).toBeVisible()
  await main(page).getByRole('button', { name: 'Proceed to checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who is booking?' })).toBeVisible()
  await expect(main(page).getByRole('textbox', { name: 'Full name' })).toHaveValue('Meera Joshi')
})

test('a browser without storage stays logged in after the login of the header', async ({ page, context, shop }) => {
  await refuseToKeep(context)
  await page.goto(shop.url('/bookings'))
  await logIn(page, loginDialog(page))
  await expect(page.getByRole('button', { name: 'Account of Meera Joshi' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Meera Joshi' })).toBeVisible()
})

test('with any content in storage pages open and a cart can be filled', async ({ page, context, shop }) => {
  await context.addInitScript(() => {
    if (sessionStorage.getItem('spoilt')) return
    const broken = {
      Cart: '{"cart":',
      PackageType: '<b>',
      txtCouponCode: '\u0000',
      minBookingAmount: 'NaN',
      SingleEventPrice: '-1',
      SingleEventSlug: 'wedding',
      PropSlugId: '../..',
    }
    const ours = {
      payments: '{',
      'toast-after-reload': '[1',
      TourDraft: '{"people":{}}',
      spoilt: 'yes',
    }
    for (const [key, value] of Object.entries({ ...broken, ...ours })) sessionStorage.setItem(key, value)
    localStorage.setItem('recceeLocalDetails', '{"fullName":7,"date":"soon"')
  })
  await context.addCookies([
    { name: 'SessionId', value: '%E0%A4%A', url: shop.address },
    { name: 'Theme', value: 'plaid', url: shop.address },
  ])
  const expectOpen = async (path: string) => {
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/\S/)
    await expect(main(page).getByText('Something bad happened'), path).toHaveCount(0)
  }
  for (const path of ['/cart', '/props', '/checkout']) {
    await page.goto(shop.url(path))
    await expectOpen(path)
  }
  for (const path of ['/recce', '/event/wedding', '/luxury-cottage-stay', '/outfits']) {
    await pressLinkTo(page, path)
    await expectOpen(path)
  }
  await page.getByRole('button', { name: 'Add to cart, Gulmohar Lehenga' }).click()
  await openCart(page)
  await expect(main(page).getByText('Gulmohar Lehenga')).toBeVisible()
})

test('another tab that clears the storage does not affect a booking', async ({ page, context, shop }) => {
  await page.goto(shop.url('/outfits'))
  await page.getByRole('button', { name: 'Add to cart, Gulmohar Lehenga' }).click()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(shop.url('/faqs'))
  await other.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
  await other.close()
  await openCart(page)
  await expect(main(page).getByText('Gulmohar Lehenga')).toBeVisible()
})

test.describe('a chunk removed by a deployment', () => {
  test.use({ allowedErrors: [/Failed to load resource|Failed to fetch dynamically imported module/] })

  const gone = (route: Route) => route.fulfill({ status: 404, body: '' })

  test('without a network is reported in the page, with Retry, and in a message for parts of the header', async ({
    page,
    shop,
  }) => {
    await page.goto(shop.url('/terms-and-conditions'))
    await page.route(/\/assets\/(ContactRoute|PlanDialogs|SiteMiniCart)-.*\.js/, gone)
    await page.route(/\/(contact-us|terms-and-conditions)$/, (route) => route.abort())
    for (const part of ['Cart, 0 items', 'Your plan']) {
      await page.getByRole('banner').getByRole('button', { name: part }).click()
      await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Something bad happened')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Terms')
      await page.getByRole('button', { name: 'Dismiss' }).click()
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
    const sentence = page.getByRole('heading', { level: 1, name: 'Something bad happened; please try again later.' })
    await expect(sentence).toBeFocused()
    await expect(sentence).toBeInViewport()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  })

  test('reloads the page a limited number of times', async ({ page, shop }) => {
    await page.goto(shop.url('/terms-and-conditions'))
    let loads = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.method() === 'GET') loads += 1
    })
    let isGone = true
    await page.route('**/assets/FaqsRoute-*.js', (route) => {
      const wasGone = isGone
      isGone = false
      return wasGone ? gone(route) : route.continue()
    })
    await page.getByRole('contentinfo').getByRole('link', { name: /FAQ/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/FAQ|question/i)
    await waitForHydration(page)
    expect(loads).toBe(1)

    await page.route('**/assets/SetsRoute-*.js', gone)
    loads = 0
    await page.getByRole('banner').getByRole('link', { name: 'Sets' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: '70+ Locations Worldwide' })).toBeVisible()
    // The chunk causes one reload, the app another.
    await expect.poll(() => loads).toBe(2)
    await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click()
    await expect(page).toHaveURL(shop.url('/blog'))
    await expect(page.getByRole('article').or(page.getByRole('main').getByRole('link')).first()).toBeVisible()
    expect(loads).toBe(3)
  })
})
