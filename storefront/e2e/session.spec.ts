import type { Page } from '@playwright/test'
import { CART_TYPES } from '../api/contract/codes.ts'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { openAsCustomer } from './testing/customer.ts'
import { duplicateTab, openCheckoutAsCustomer } from './testing/payer.ts'
import { KEY } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import {
  CARDS,
  CUSTOMER,
  declineServices,
  expectConfirmed,
  logIn,
  logInByDialog,
  loginDialog,
  openGateway,
  payWithCard,
  waitForHydration,
} from './testing/visitor.ts'

const account = (page: Page) => page.getByRole('button', { name: `Account of ${CUSTOMER.name}` })
const guest = (page: Page) => page.getByRole('button', { name: 'Login/Register', includeHidden: true })

async function logOut(page: Page): Promise<void> {
  await account(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
}

const WANTED = 'Kindly Login before proceeding'

test(
  'a guest who opens a page of a customer is sent home to log in, later to the login page',
  { tag: ['@SHELL-081', '@SHELL-084', '@SHELL-085', '@SHELL-086', '@ERR-33', '@STOR-18'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/bookings'))
    await expect(page).toHaveURL(shop.url('/'))
    await expect(
      page.getByRole('region', { name: 'Messages', includeHidden: true }).getByText(WANTED).first(),
    ).toBeAttached()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('SessionAlert'))).toBe('1')
    for (const path of ['/order-success', '/order-failed', '/bookings']) {
      await page.goto(shop.url(path))
      await expect(page).toHaveURL(shop.url(`/login?ref=${path}`))
    }
  },
)

test(
  'a login leads to the bookings that were asked for; a logout removes every key, and Back shows none',
  {
    tag: ['@SHELL-027', '@SHELL-028', '@SHELL-083', '@SHELL-086', '@SHELL-087', '@APIC-04'],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/bookings'))
    await expect(page).toHaveURL(shop.url('/'))
    await logIn(page, loginDialog(page))
    await expect(page).toHaveURL(shop.url('/bookings'))
    await expect(page.getByText(CUSTOMER.email)).toBeVisible()

    await test.step('a customer does not need the login page (C-038)', async () => {
      await page.goto(shop.url('/login?ref=/events'))
      await expect(page).toHaveURL(shop.url('/events'))
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Login')
    })
    const keys = () => page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>)
    const { TokenId, UserId } = await keys()
    await account(page).click()
    const asked = page.waitForRequest('**/v1/GetMyBookings*')
    await page.getByRole('link', { name: 'My Account/Booking' }).click()
    await expect(page).toHaveURL(shop.url('/bookings'))
    expect((await asked).headers()['authtoken']).toBe(`${TokenId}-${UserId}`)
    await logOut(page)
    await expect(page).toHaveURL(shop.url('/'))
    await expect.poll(keys).toEqual({})
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Login/Register', includeHidden: true })).toBeAttached()
    await expect(page.getByText(CUSTOMER.email)).toHaveCount(0)
  },
)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test(
    'a logout is confirmed and clears the forms, and the plan if its notes are not to stay',
    { tag: ['@LOGOUT-01', '@LOGOUT-04', '@LOGOUT-05', '@API-41', '@ERR-15'] },
    async ({ page, shop }) => {
      const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' })
      const plan = [{ kind: 'Sets', id: 'texas-ranch', name: 'Texas Ranch', note: 'at sunset' }]
      await page.addInitScript((text) => (localStorage['plan'] ??= text), JSON.stringify(plan))
      await openAsCustomer(page, shop, '/recce')
      await page.getByRole('textbox', { name: 'Number of people' }).fill('3')
      await contact.click()
      await page.getByRole('textbox', { name: 'Message' }).fill('Is 12 Dec free?')
      const [token, user] = await page.evaluate(() => ['TokenId', 'UserId'].map((key) => sessionStorage.getItem(key)))

      await page.getByRole('button', { name: 'Open menu' }).click()
      const answered = page.waitForResponse((answer) => answer.url().includes('/v1/Logout'))
      await page.getByRole('button', { name: 'Log out' }).click()
      await page.getByRole('button', { name: 'Remove it and log out' }).click()
      const answer = await answered
      expect(answer.request().method()).toBe('GET')
      expect([...new URL(answer.url()).searchParams]).toEqual([['UserId', user]])
      expect(answer.request().headers()['authtoken']).toBe(`${token}-${user}`)
      const { response } = (await answer.json()) as { response: { n: number; Msg: string } }
      await expect(
        page
          .getByRole('region', { name: 'Messages', includeHidden: true })
          .getByRole('status', { includeHidden: true }),
      ).toContainText(response.Msg)
      await expect(page).toHaveURL(shop.url('/'))
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('plan'))).toBe('[]')

      await contact.click()
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
      await page.goBack()
      await page.goBack()
      await page.goBack()
      await expect(page).toHaveURL(shop.url('/recce'))
      await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('')
      await expect(page.getByRole('textbox', { name: 'Number of people' })).toHaveValue('2')
    },
  )
})

test.describe('without a network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a logout works', { tag: ['@LOGOUT-03', '@API-41', '@STOR-12'] }, async ({ page, context, shop }) => {
    await openAsCustomer(page, shop, '/')
    await context.setOffline(true)
    await logOut(page)
    await expect(guest(page)).toBeVisible()
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await context.setOffline(false)
  })
})

function goIdle(shop: Shop): void {
  shop.change((tables) => {
    for (const { key, row } of tables.after('tokens', '', 100)) tables.set('tokens', key, { ...Object(row), until: 0 })
  })
}

test.describe('after half an hour without a call', () => {
  test.use({ allowedErrors: [/Failed to load resource/] })

  test('the session expires with a message, and a new login returns to the page', async ({ page, shop }) => {
    await Promise.all([page.waitForResponse('**/v1/GetUserCart'), openAsCustomer(page, shop, '/faqs')])
    goIdle(shop)
    await test.step('reading is not interrupted', async () => {
      const [cart] = await Promise.all([page.waitForResponse('**/v1/GetUserCart'), page.reload()])
      expect(cart.status()).toBe(401)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })
    await account(page).click()
    await page.getByRole('link', { name: 'My Account/Booking' }).click()
    const alert = page.getByRole('alertdialog', { name: 'Please note' })
    await expect(alert).toContainText('Session expired..! Please login again')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(shop.url('/login?ref=/bookings'))
    await expect(guest(page)).toBeVisible()
    await expect(page.getByText(CUSTOMER.email)).toHaveCount(0)
    await logIn(page)
    await expect(page).toHaveURL(shop.url('/bookings'))
    await expect(page.getByText(CUSTOMER.email)).toBeVisible()
  })

  test('Pay leads to the login and keeps the form', async ({ page, shop }) => {
    await openCheckoutAsCustomer(page, shop)
    const notes = page.getByRole('textbox', { name: /note/i })
    await notes.fill('Two cars, one dog')
    goIdle(shop)
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('Session expired..! Please login again')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(shop.url('/login?ref=/checkout'))
    await logIn(page)
    await expect(page).toHaveURL(shop.url('/checkout'))
    await expect(notes).toHaveValue('Two cars, one dog')
    await expect(page.getByText('Something bad happened')).toHaveCount(0)
    await test.step('a payment already made is confirmed', async () => {
      const dialog = await openGateway(page)
      goIdle(shop)
      await payWithCard(dialog, CARDS.good)
      await expectConfirmed(page, shop)
    })
  })
})

test('login and logout reach the other tab', { tag: ['@SHELL-071', '@SHELL-083'] }, async ({ page, context, shop }) => {
  const other = await context.newPage()
  await other.goto(shop.url('/contact-us'))
  await other.getByRole('textbox', { name: 'Message' }).fill('Is 12 Dec free?')
  await page.goto(shop.url('/faqs'))
  await guest(page).click()
  await logInByDialog(page)
  await expect(account(page)).toBeVisible()
  await expect(account(other)).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('Is 12 Dec free?')

  const third = await duplicateTab(page)
  await third.goto(shop.url('/bookings'))
  await expect(third.getByText(CUSTOMER.email)).toBeVisible()
  // A tab on another site receives no events.
  await other.goto('about:blank')
  await logOut(page)
  await expect(third).toHaveURL(shop.url('/'))
  await expect(third.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await expect(third.getByText(CUSTOMER.email)).toHaveCount(0)
  expect(await third.evaluate(() => sessionStorage.getItem('TokenId'))).toBeNull()
  // The provider would reject the token, so it does not answer.
  await other.route('**/v1/*', () => undefined)
  await other.goBack()
  await waitForHydration(other)
  await expect(guest(other)).toBeVisible()
  await expect(account(other)).toHaveCount(0)
})

test(
  'a page from the back-forward cache rechecks the session, and counts what was planned elsewhere',
  { tag: ['@SHELL-083'] },
  async ({ page, shop }) => {
    await openAsCustomer(page, shop, '/bookings')
    await expect(page.getByText(CUSTOMER.email)).toBeVisible()
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.setItem('plan', '[{"kind":"Sets","id":"texas-ranch","name":"Texas Ranch"}]')
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page.getByRole('banner').getByRole('button', { name: 'Your plan, 1 thing' })).toBeVisible()
    await expect(page.getByText(CUSTOMER.email)).toHaveCount(0)
    await expect(guest(page)).toBeAttached()
    await expect(page).toHaveURL(shop.url('/'))
  },
)

async function intruder(shop: Shop, sessionId: string) {
  const headers = { ...KEY, 'content-type': 'application/json', cookie: `SessionId=${sessionId}` }
  const ask = async (call: string, body: object) =>
    (await fetch(shop.url(`/v1/${call}`), { method: 'POST', headers, body: JSON.stringify(body) })).json()
  const who = { UserId: '', sessionId }
  const line = { ...who, ...CART_TYPES.package, ProductId: 144, BookingDate: dMy(DAY), Quantity: 1, ActionBy: '' }
  return {
    add: () => ask('AddToUserCart', { cart: [line] }),
    cart: () => ask('GetUserCart', who) as Promise<{ cart: unknown[] }>,
  }
}

test('a guest’s cart comes along to the login, and a cookie that others know reaches no cart after it', async ({
  page,
  context,
  shop,
}) => {
  const id = async () => (await context.cookies()).find(({ name }) => name === 'SessionId')?.value ?? ''
  await declineServices(page)
  await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
  const planted = await id()
  await page.goto(shop.url('/login?ref=/cart'))
  await logIn(page)
  await expect(page.getByRole('main').getByText('Golden Hour').first()).toBeVisible()
  await expect.poll(id).not.toBe(planted)

  const other = await intruder(shop, planted)
  expect(await other.add()).toMatchObject({ n: 1 })
  await page.reload()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  const ofSession = await id()
  await logOut(page)
  await expect(guest(page)).toBeVisible()
  expect(await id()).not.toBe(ofSession)
  await page.goto(shop.url('/cart'))
  await expect(page.getByText('Oops! Your cart is empty!')).toBeVisible()
  expect(await other.cart()).toMatchObject({ cart: [{ cart: [{ ProductId: 144 }] }] })
})
