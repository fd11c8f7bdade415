import type { Page, Request } from '@playwright/test'
import { expect, test } from './testing/shop.ts'
import { addPackage, logIn, openPackage, pickDay, proceedFromCart } from './testing/visitor.ts'

/** Records all calls of the page. */
function calls(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => {
    if (['xhr', 'fetch'].includes(request.resourceType()) && request.method() !== 'HEAD') asked.push(request)
  })
  return asked
}

test(
  'every call goes to v1/ as JSON, and a changing one sends the XSRF token of the cookie',
  { tag: ['@APIC-01', '@APIC-02', '@APIC-03', '@APIC-05', '@APIC-06'] },
  async ({ page, context, shop }) => {
    const asked = calls(page)
    await page.goto(shop.address)
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'a%2Fb', url: shop.address }])
    await page.goto(shop.url('/outfits'))
    await addPackage(page, shop)
    await page.goto(shop.url('/login?ref=/cart'))
    await logIn(page)
    await expect(page).toHaveURL(shop.url('/cart'))
    await proceedFromCart(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Who is booking?' })).toBeVisible()

    // Of a call that the next page ended the browser reports no cookies.
    const responses = await Promise.all(asked.map((request) => request.response()))
    const answered = asked.filter((_, at) => responses[at])
    expect(new Set(answered.map((request) => new URL(request.url()).pathname)).size).toBeGreaterThan(8)
    for (const request of answered) {
      const { pathname } = new URL(request.url())
      const headers = await request.allHeaders()
      expect(pathname).toMatch(/^\/v1\/[A-Za-z]+$/)
      expect(headers['content-type'], pathname).toBe('application/json')
      expect(headers['x-api-key'], pathname).toBe('demo-key')
      const cookie = /XSRF-TOKEN=([^;]*)/.exec(headers['cookie'] ?? '')?.[1]
      expect(headers['x-xsrf-token'], `${request.method()} ${pathname}`).toBe(
        request.method() === 'GET' ? undefined : decodeURIComponent(cookie ?? ''),
      )
    }
    const guest = asked.findIndex((request) => request.url().includes('VerifyOptAndLogin'))
    for (const request of asked.slice(0, guest + 1)) expect(request.headers()['authtoken']).toBeUndefined()
  },
)

test(
  'n = 1 is a success at any level of the answer, anything else is not',
  { tag: ['@APIC-07'] },
  async ({ page, shop }) => {
    const main = page.getByRole('main')
    const answer = async (call: string, json: unknown) => {
      await page.unroute(`**/v1/${call}*`)
      await page.route(`**/v1/${call}*`, (route) => route.fulfill({ json }))
    }

    const dialog = await openPackage(page, shop)
    await pickDay(dialog, 'Available')
    for (const n of [0, 2, '3']) {
      await answer('AddToUserCart', { n, Msg: `Not with ${n}.` })
      await dialog.getByRole('button', { name: 'Add to cart' }).click()
      await expect(dialog.getByText(`Not with ${n}.`)).toBeVisible()
    }
    await page.unroute('**/v1/AddToUserCart*')
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(dialog).toBeHidden()

    await page.goto(shop.url('/login?ref=/cart'))
    await logIn(page)
    await expect(page).toHaveURL(shop.url('/cart'))
    await answer('ValidateUserCart', { ResponseList: [{ n: 5, Msg: 'Not with five.' }] })
    await proceedFromCart(page)
    await expect(main.getByText('Not with five.')).toBeVisible()
    await expect(page).toHaveURL(shop.url('/cart'))
    await answer('ValidateUserCart', { ResponseList: [{ n: '1', Msg: '' }] })
    await proceedFromCart(page)
    await expect(page).toHaveURL(shop.url('/checkout'))

    await page.goto(shop.url('/contact-us'))
    for (const [name, text] of Object.entries({
      Name: 'Asha',
      Email: 'asha@example.com',
      Mobile: '6123456789',
      Message: 'Hello',
    }))
      await main.getByRole('textbox', { name, exact: true }).fill(text)
    await answer('SaveInquiryDetails', { response: { n: 3, Msg: 'Not with three.' } })
    await main.getByRole('button', { name: 'Send message' }).click()
    await expect(main.getByText('Not with three.')).toBeVisible()
    await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
    await answer('SaveInquiryDetails', { Response: { n: 1, Msg: 'Thanks with one.' } })
    const thanks = page.getByRole('region', { name: 'Messages' }).getByText('Thanks with one.')
    await Promise.all([
      expect(thanks.first()).toBeVisible(),
      main.getByRole('button', { name: 'Send message' }).click(),
    ])
  },
)
