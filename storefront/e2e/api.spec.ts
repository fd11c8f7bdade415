import type { Page, Request } from '@playwright/test'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { expect, test } from './testing/shop.ts'
import { declineServices, logIn, proceedFromCart } from './testing/visitor.ts'

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
    await declineServices(page)
    await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
    const asked = calls(page)
    await page.goto(shop.address)
    await context.addCookies([{ name: 'XSRF-TOKEN', value: 'a%2Fb', url: shop.address }])
    await page.goto(shop.url('/outfits'))
    await page.getByRole('button', { name: 'Add to cart, Gulmohar Lehenga' }).click()
    await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible()
    await page.goto(shop.url('/login?ref=/cart'))
    await logIn(page)
    await expect(page).toHaveURL(shop.url('/cart'))
    await proceedFromCart(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Who is booking?' })).toBeVisible()

    // Browsers report no cookies for a request that navigation aborted.
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
