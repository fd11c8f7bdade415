import type { Locator, Page, Route } from '@playwright/test'
import { dMy } from '../../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './basket.ts'
import { openAsCustomer } from './customer.ts'
import type { Shop } from './shop.ts'

/** Each page with its required call. */
export const ROUTES = [
  ['/sets', 'GetSets'],
  ['/set/glasshouse', 'GetSetViewDetails'],
  ['/outfits', 'GetOutFits'],
  ['/props', 'GetProp'],
  ['/food-and-beverages', 'GetFoodAndBeverages'],
  ['/events', 'GetEventsCategory'],
  ['/event/wedding', 'GetEventsDetails'],
  ['/hire-professionals', 'GetProfessionalCategory'],
  ['/hire-professionals/photographers', 'GetProfessionalDetails'],
  ['/portfolio/anaya-deshmukh', 'GetProfessionalGallery'],
  ['/pricing/product-garment', 'GetPackageDeatils'],
  ['/faqs', 'GetFAQ'],
  ['/blog', 'GetBlogs'],
  ['/blog/one-light-one-face', 'GetBlogWithSlug'],
  ['/luxury-cottage-stay', 'GetRoomPackage'],
  ['/recce', 'GetRecceCategory'],
  ['/cart', 'GetUserCart'],
  ['/checkout', 'GetUserCart'],
  ['/bookings', 'GetMyBookings'],
] as const

export const STATIC_PAGE = '/terms-and-conditions'
const SOMETHING_BAD = 'Something bad happened; please try again later.'

export type Answer = (route: Route) => Promise<void>

export async function openWithCart(page: Page, shop: Shop): Promise<void> {
  await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
  await openAsCustomer(page, shop, STATIC_PAGE)
}

export async function answerWith(page: Page, call: string, answer: Answer): Promise<() => Promise<void>> {
  const address = `**/v1/${call}*`
  const answers: Promise<void>[] = []
  await page.route(address, (route) => {
    const answered = answer(route)
    answers.push(answered)
    return answered
  })
  return async () => {
    // `unroute` would pass on a call that is still being answered.
    await Promise.all(answers)
    await page.unroute(address)
  }
}

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const problem = (page: Page): Locator => page.getByRole('main').getByText(SOMETHING_BAD)
