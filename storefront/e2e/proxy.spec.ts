import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startOtherProvider, type Asked, type OtherProvider } from './testing/otherProvider.ts'
import { startServed, type Site } from './testing/site.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { KNOWN_DAY, openNextMonth, openPackage } from './testing/visitor.ts'

const DIST = process.env['DIST'] ?? join(import.meta.dirname, '../../dist')
const KEY = 'demo-key'

let provider: OtherProvider | undefined
let storefront: Site | undefined
test.afterEach(async ({ page }) => {
  await page.close()
  await storefront?.stop()
  provider?.stop()
})

async function firstCall(page: Page, shop: Shop, proxy: boolean): Promise<string[]> {
  provider = await startOtherProvider(shop.address)
  const { asked } = provider
  storefront = await startServed(DIST, provider.api, { proxy })
  const answered = page.waitForResponse(
    (response) => response.url().includes('/v1/GetFAQ') && response.status() === 200,
  )
  await page.goto(storefront.url('/faqs'))
  await (await answered).finished()
  return asked.filter(({ call }) => call === 'GetFAQ').map(({ method }) => method)
}

test.describe('the first call', () => {
  test('to another origin takes a preflight and the call', async ({ page, shop }) => {
    expect(await firstCall(page, shop, false)).toEqual(['OPTIONS', 'GET'])
  })

  test('through the shop’s server is one request, and its key is in no page', async ({ page, shop }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/v1/')) calls.push(new URL(request.url()).origin)
    })
    expect(await firstCall(page, shop, true)).toEqual(['GET'])
    expect(new Set(calls)).toEqual(new Set([storefront?.address]))
    expect(provider?.asked.filter(({ method }) => method === 'OPTIONS')).toEqual([])
    expect(await page.content()).not.toContain(KEY)
  })
})

test.describe('a month of availability', () => {
  test.use({ allowedErrors: [/the server responded with a status of 429/] })
  const isDay = ({ method, call }: Asked) => method === 'POST' && call === 'GetAvailabilityForPackage'

  test('is asked for as often as agreed, and waits as long as a provider with too much to do says', async ({
    page,
    shop,
  }) => {
    provider = await startOtherProvider(shop.address)
    const { asked } = provider
    storefront = await startServed(DIST, provider.api, { proxy: true, askAhead: 8 })
    await page.clock.install()
    const days = () => asked.filter(isDay).length
    provider.change = (passing) => {
      if (passing.name !== 'GetAvailabilityForPackage' || days() !== 3) return
      passing.status = 429
      passing.headers.set('retry-after', '2')
      passing.text = ''
    }
    const dialog = await openPackage(page, storefront, 'Golden Hour')
    await openNextMonth(dialog)
    await expect.poll(days).toBe(8)
    await expect(dialog.getByRole('gridcell').getByRole('button', { name: KNOWN_DAY })).not.toHaveCount(0)
    // First less than a minute after the first failure, then more.
    await page.clock.runFor(30_000)
    expect(days()).toBe(8)
    await page.clock.runFor(60_000)
    await expect.poll(days).toBeGreaterThan(8)
  })
})
