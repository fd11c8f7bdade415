/** The shop against a provider on another origin, called directly and through the shop's own server. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { createServer as createStorefront, type RunningServer, type ServerOptions } from '../server/server.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { addPackage, openPackage } from './testing/visitor.ts'

const DIST = process.env['DIST'] ?? join(import.meta.dirname, '../../dist')
const KEY = 'demo-key'

interface Asked {
  method: string
  call: string
}

/** Answers as the embedded provider does, from an origin of its own, and allows every other one. */
async function startProvider(shop: Shop, refuse: (asked: readonly Asked[]) => number | undefined = () => undefined) {
  const asked: Asked[] = []
  const server: Server = createServer((message, target) => {
    const { method = 'GET', url = '/', headers } = message
    asked.push({ method, call: /\/v1\/(\w+)/.exec(url)?.[1] ?? '' })
    target.setHeader('Access-Control-Allow-Origin', '*')
    target.setHeader('Access-Control-Allow-Headers', 'x-api-key, authToken, Content-Type')
    target.setHeader('Access-Control-Expose-Headers', 'Retry-After')
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of message as AsyncIterable<Buffer>) parts.push(part)
      if (method === 'OPTIONS') return target.writeHead(204).end()
      const status = refuse(asked)
      if (status !== undefined) return target.writeHead(status, { 'Retry-After': '2' }).end()
      const answer = await fetch(shop.url(url), {
        method,
        headers: { 'x-api-key': String(headers['x-api-key']), 'content-type': 'application/json' },
        ...(method === 'POST' && { body: Buffer.concat(parts) }),
      })
      return target.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    })().catch(() => target.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    api: `http://127.0.0.1:${port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Provider = Awaited<ReturnType<typeof startProvider>>

let provider: Provider | undefined
let storefront: RunningServer | undefined
test.afterEach(async ({ page }) => {
  await page.close()
  await storefront?.close()
  provider?.stop()
})

async function startShop(at: Provider, options: Partial<ServerOptions>, askAhead = 0): Promise<RunningServer> {
  const settings = { apiKey: KEY, checkoutScript: '/gateway/checkout.js', askAhead }
  return createStorefront({ port: 0, host: '127.0.0.1', dist: DIST, api: at.api, settings, ...options })
}

/** Requests that the provider got for the page's first call. */
async function firstCall(page: Page, shop: Shop, options: Partial<ServerOptions>): Promise<string[]> {
  provider = await startProvider(shop)
  const { asked } = provider
  storefront = await startShop(provider, options)
  const answered = page.waitForResponse(
    (response) => response.url().includes('/v1/GetFAQ') && response.status() === 200,
  )
  await page.goto(`${storefront.address}/faqs`)
  await (await answered).finished()
  return asked.filter(({ call }) => call === 'GetFAQ').map(({ method }) => method)
}

test.describe('the first call', () => {
  test('to another origin takes a preflight and the call', async ({ page, shop }) => {
    expect(await firstCall(page, shop, {})).toEqual(['OPTIONS', 'GET'])
  })

  test('through the shop’s server is one request, and its key is in no page', async ({ page, shop }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/v1/')) calls.push(new URL(request.url()).origin)
    })
    expect(await firstCall(page, shop, { proxy: true })).toEqual(['GET'])
    expect(new Set(calls)).toEqual(new Set([storefront?.address]))
    expect(provider?.asked.filter(({ method }) => method === 'OPTIONS')).toEqual([])
    expect(await page.content()).not.toContain(KEY)
  })
})

test('a package is added to the cart through the shop’s server', async ({ page, shop }) => {
  provider = await startProvider(shop)
  storefront = await startShop(provider, { proxy: true }, 600)
  const { address } = storefront
  await addPackage(page, { url: (path) => address + path })
  await page.goto(`${address}/cart`)
  await expect(page.getByRole('main').getByText('Golden Hour').first()).toBeVisible()
})

test.describe('a month of availability', () => {
  test.use({ allowedErrors: [/the server responded with a status of 429/] })
  const isDay = ({ method, call }: Asked) => method === 'POST' && call === 'GetAvailabilityForPackage'

  test('is asked for as often as agreed, and waits as long as a provider with too much to do says', async ({
    page,
    shop,
  }) => {
    // The third day is refused.
    provider = await startProvider(shop, (asked) =>
      isDay(asked.at(-1)!) && asked.filter(isDay).length === 3 ? 429 : undefined,
    )
    const { asked } = provider
    storefront = await startShop(provider, { proxy: true }, 8)
    const { address } = storefront
    await page.clock.install()
    const days = () => asked.filter(isDay).length
    const dialog = await openPackage(page, { url: (path) => address + path }, 'Golden Hour')
    await dialog.getByRole('button', { name: 'Next month' }).click()
    await expect.poll(days).toBe(8)
    await expect(
      dialog.getByRole('gridcell').getByRole('button', { name: /Available|Fast filling|Sold out/ }),
    ).not.toHaveCount(0)
    // Less than a minute after the first of them, and then more.
    await page.clock.runFor(30_000)
    expect(days()).toBe(8)
    await page.clock.runFor(60_000)
    await expect.poll(days).toBeGreaterThan(8)
  })
})

test('only the picked day is asked for where nothing was agreed', async ({ page, shop }) => {
  provider = await startProvider(shop)
  const { asked } = provider
  storefront = await startShop(provider, { proxy: true })
  const { address } = storefront
  const dialog = await openPackage(page, { url: (path) => address + path }, 'Golden Hour')
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await dialog.getByRole('gridcell').getByRole('button', { name: / 15 / }).first().click()
  await expect(dialog.getByText(/Available|Fast filling|Sold out/).first()).toBeVisible()
  expect(asked.filter(({ call }) => call === 'GetAvailabilityForPackage')).toHaveLength(1)
})
