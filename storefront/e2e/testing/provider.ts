import type { Page } from '@playwright/test'
import type { ServedShop } from './shop.ts'

export const KEY = { 'x-api-key': 'demo-key' }

/** @param query of a GET, or the body of a POST. */
export async function answerOf<Answer>(
  page: Page,
  shop: ServedShop,
  call: string,
  query: Record<string, string> = {},
  method: 'GET' | 'POST' = 'GET',
): Promise<Answer> {
  const address = shop.url(`/v1/${call}`)
  const response =
    method === 'GET'
      ? await page.request.get(address, { headers: KEY, params: query })
      : await page.request.post(address, { headers: KEY, data: query })
  return (await response.json()) as Answer
}

export async function mockAnswer(page: Page, call: string, json: unknown): Promise<void> {
  await page.unroute(`**/v1/${call}*`)
  await page.route(`**/v1/${call}*`, (route) => route.fulfill({ json }))
}
