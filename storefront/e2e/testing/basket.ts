import type { Page } from '@playwright/test'
import { placesOf, type Kind } from '../../../mocks/provider/capacity.ts'
import { item } from '../../../mocks/testing/provider.ts'
import type { CartType } from '../../api/contract/codes.ts'
import { addDays, dMy, today, type Day } from '../../text/dates.ts'
import { KEY } from './provider.ts'
import type { ServedShop } from './shop.ts'

export interface Wanted {
  type: CartType
  id: number
  date?: string
  quantity?: number
}

export const GOLDEN_HOUR: Wanted = { type: 'package', id: 142 }
const SESSION = 'aaaabbbbccccddd'

/**
 * @returns the first day with this many places that is at least a week away, so that it can still be changed, and not
 * in this month.
 */
export function dayWith(places: number, kind: Kind = 'package', id = GOLDEN_HOUR.id): Day {
  let day = addDays(today(), 7)
  while (day.slice(0, 7) === today().slice(0, 7) || placesOf({ kind, id: String(id), day }) !== places)
    day = addDays(day, 1)
  return day
}

export const DAY = dayWith(6)

export const ALL: readonly Wanted[] = [
  { ...GOLDEN_HOUR, date: dMy(DAY) },
  { type: 'professional', id: 301 },
  { type: 'outfit', id: 401, quantity: 2 },
  { type: 'outfit', id: 402 },
  { type: 'food', id: 501, quantity: 12 },
  { type: 'stay', id: 201, date: dMy(dayWith(2, 'stay', 201)) },
]

/** @param authToken of the customer with this `UserId`; empty for a guest. */
export async function addLine(
  page: Page,
  shop: ServedShop,
  { type, id, date = '', quantity = 1 }: Wanted,
  UserId = '',
  authToken = '',
): Promise<void> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await page.request.post(shop.url('/v1/AddToUserCart'), {
    headers: { ...KEY, 'X-XSRF-TOKEN': token, ...(authToken && { authToken }) },
    data: item(type, id, { UserId, sessionId: SESSION, BookingDate: date, Quantity: quantity }),
  })
  const { n, Msg } = (await answer.json()) as { n: number; Msg: string }
  if (n !== 1) throw new Error(`${type} ${id}: ${Msg}`)
}

export async function fillCart(page: Page, shop: ServedShop, wanted: readonly Wanted[]): Promise<void> {
  await page.context().addCookies([{ name: 'SessionId', value: SESSION, url: shop.address }])
  for (const each of wanted) await addLine(page, shop, each)
}
