import type { Page } from '@playwright/test'
import { dMy } from '../../text/dates.ts'
import { addLine, DAY, fillCart, GOLDEN_HOUR, type Wanted } from './basket.ts'
import { openAsCustomer } from './customer.ts'
import type { ServedShop } from './shop.ts'
import { CARDS, declineServices, proceedFromCart } from './visitor.ts'

const SHOOT: Wanted = { ...GOLDEN_HOUR, date: dMy(DAY) }

/** Ends on /cart. */
export async function openCartAsCustomer(
  page: Page,
  shop: ServedShop,
  wanted: readonly Wanted[] = [SHOOT],
): Promise<void> {
  await declineServices(page)
  await fillCart(page, shop, wanted)
  await openAsCustomer(page, shop, '/cart')
}

export async function openCheckoutAsCustomer(page: Page, shop: ServedShop): Promise<void> {
  await fillCart(page, shop, [SHOOT])
  await openAsCustomer(page, shop, '/checkout')
  await page.getByRole('heading', { level: 1, name: 'Who is booking?' }).waitFor()
}

/** Back then leads to the cart. */
export async function proceedAsCustomer(page: Page, shop: ServedShop): Promise<void> {
  await openCartAsCustomer(page, shop)
  await proceedFromCart(page)
  await page.getByRole('heading', { level: 1, name: 'Who is booking?' }).waitFor()
}

export function countCalls(page: Page, call: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === `/v1/${call}`) count += 1
  })
  return () => count
}

export interface DialogOptions {
  key: string
  amount: number
  order_id: string
}

/** Records the options of the gateway's dialogs. Call it before the first page opens. */
export async function watchGateway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Gateway = new (options: object) => object
    const seen: object[] = []
    let gateway: Gateway | undefined
    Object.assign(window, { dialogsSeen: seen })
    Object.defineProperty(window, 'Razorpay', {
      get: () => gateway,
      set(made: Gateway) {
        gateway = class extends made {
          constructor(options: object) {
            super(options)
            seen.push(options)
          }
        }
      },
    })
  })
}

function dialogOptions(page: Page): Promise<DialogOptions> {
  return page.evaluate(
    () =>
      JSON.parse(JSON.stringify((window as unknown as { dialogsSeen: object[] }).dialogsSeen.at(-1))) as DialogOptions,
  )
}

export async function reportPaid(page: Page, response: unknown): Promise<void> {
  await page.evaluate((paid) => {
    const { dialogsSeen } = window as unknown as { dialogsSeen: { handler: (response: unknown) => void }[] }
    dialogsSeen.at(-1)?.handler(paid)
  }, response)
}

export async function duplicateTab(page: Page): Promise<Page> {
  const kept = await page.evaluate(() => Object.entries(sessionStorage) as [string, string][])
  const second = await page.context().newPage()
  await second.addInitScript((entries) => {
    if (location.protocol !== 'http:' || sessionStorage.length > 0) return
    for (const [name, value] of entries) sessionStorage.setItem(name, value)
  }, kept)
  return second
}

/** @returns the response for the page. */
export async function payAtGateway(page: Page, shop: ServedShop): Promise<Record<string, string>> {
  const { key, order_id, amount } = await dialogOptions(page)
  const instrument = { method: 'card', number: CARDS.good, expiry: '12/40', cvv: '123', name: 'Meera Joshi' }
  const paid = await page.request.post(shop.url('/gateway/payments'), {
    data: { key, order_id, amount, attempt: 'late', instrument },
  })
  return (await paid.json()) as Record<string, string>
}

export async function addElsewhere(page: Page, shop: ServedShop, wanted: Wanted): Promise<void> {
  const [UserId, token] = await page.evaluate(
    () => [sessionStorage.getItem('UserId') ?? '', sessionStorage.getItem('TokenId') ?? ''] as const,
  )
  await addLine(page, shop, wanted, UserId, `${token}-${UserId}`)
}
