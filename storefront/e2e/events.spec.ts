import type { Locator, Page } from '@playwright/test'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'
import { waitForHydration } from './testing/visitor.ts'

interface StudioEvent {
  EventCategoryName: string
  ImageLink: string
  EventPrice: number | ''
  SlugId: string
}
interface EventItem {
  EventCategoryLink: string
  EventCategoryName: string
  EventCategoryDescription: string
  ImageLink: string
  Type: string
}

const PRICED = 'haldi'
const UNPRICED = 'wedding'

function main(page: Page): Locator {
  return page.getByRole('main')
}

function card(page: Page, name: string): Locator {
  return main(page).getByRole('article', { name })
}

async function listOf(page: Page, shop: Shop): Promise<StudioEvent[]> {
  return (await answerOf<{ eventcategorylist: StudioEvent[] }>(page, shop, 'GetEventsCategory')).eventcategorylist
}

async function itemsOf(page: Page, shop: Shop, slug: string): Promise<[EventItem, ...EventItem[]]> {
  const { eventdetaillist } = await answerOf<{ eventdetaillist: [EventItem, ...EventItem[]] }>(
    page,
    shop,
    'GetEventsDetails',
    { SlugName: slug },
    'POST',
  )
  return eventdetaillist
}

function kept(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('SingleEventPrice'))
}

/** `45000` is `45,000`, `125000` is `1,25,000`. */
function grouped(amount: number): string {
  return amount.toLocaleString('en-IN')
}

test(
  'the events page shows every event of the provider, with its price where it has one',
  { tag: ['@phone', '@EVT-01', '@EVT-02', '@EVT-03', '@EVT-04', '@EVT-05', '@EVT-06', '@EVT-09', '@API-15', '@C-042'] },
  async ({ page, shop }) => {
    const events = await listOf(page, shop)
    const [asked] = await Promise.all([page.waitForRequest('**/v1/GetEventsCategory'), page.goto(shop.url('/events'))])
    expect(asked.method()).toBe('GET')
    await expect(page).toHaveTitle('Events | Aperture Acres')
    const cards = main(page).getByRole('article')
    await expect(cards).toHaveCount(events.length)
    for (const [at, { EventCategoryName, ImageLink, EventPrice }] of events.entries()) {
      const one = cards.nth(at)
      await expect(one.getByRole('heading')).toHaveText(EventCategoryName)
      await expect(one.locator('img')).toHaveAttribute('src', ImageLink)
      await expect(one.getByRole('link', { name: `Read more ${EventCategoryName}` })).toContainText('Read more')
      await (EventPrice === ''
        ? expect(one).not.toContainText('₹')
        : expect(one.getByText(`₹${grouped(EventPrice)}`, { exact: true })).toBeVisible())
    }
    expect(events.some(({ EventPrice }) => EventPrice === '')).toBe(true)
    await expect(main(page).getByRole('button')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)

test(
  'a price opened from the list shows on that event and on no other',
  { tag: ['@phone', '@EVT-07', '@EVT-08', '@EVD-06', '@STOR-10', '@C-056'] },
  async ({ page, shop }) => {
    const price = (await listOf(page, shop)).find(({ SlugId }) => SlugId === PRICED)?.EventPrice
    await page.goto(shop.url('/events'))
    await card(page, 'Haldi & Mehendi').getByRole('link').click()
    await expect(page).toHaveURL(shop.url(`/event/${PRICED}`))
    await expect(main(page).getByText(`Price: INR ${grouped(Number(price))}`, { exact: true })).toBeVisible()
    expect(await kept(page)).toBe(String(price))
    await page.reload()
    await expect(main(page).getByText(/^Price: INR/)).toBeVisible()

    await page.goto(shop.url('/event/sangeet'))
    await expect(page.getByRole('heading', { level: 1, name: 'Sangeet' })).toBeVisible()
    await waitForHydration(page)
    await expect(main(page).getByText(/Price:/)).toHaveCount(0)
  },
)

test(
  'an event without a price clears the last one',
  { tag: ['@EVT-08', '@STOR-10', '@C-056'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/events'))
    await card(page, 'Sangeet').getByRole('link').click()
    await expect(main(page).getByText(/^Price: INR/)).toBeVisible()
    expect(await kept(page)).not.toBeNull()
    await page.goBack()
    await card(page, 'Weddings').getByRole('link').click()
    await expect(page).toHaveURL(shop.url(`/event/${UNPRICED}`))
    await expect(page.getByRole('heading', { level: 1, name: 'Weddings' })).toBeVisible()
    expect(await kept(page)).toBeNull()
    await expect(main(page).getByText(/Price:/)).toHaveCount(0)
  },
)

test('an event opened directly shows no price', { tag: ['@EVD-07'] }, async ({ page, shop }) => {
  await page.goto(shop.url(`/event/${PRICED}`))
  await expect(page.getByRole('heading', { level: 1, name: 'Haldi & Mehendi' })).toBeVisible()
  await waitForHydration(page)
  await expect(main(page).getByText(/Price:/)).toHaveCount(0)
  expect(await kept(page)).toBeNull()
})

test('empty prices and an empty list are shown as such', { tag: ['@EVT-05', '@ERR-36'] }, async ({ page, shop }) => {
  const [first] = await listOf(page, shop)
  await mockAnswer(page, 'GetEventsCategory', {
    eventcategorylist: ['', null, undefined].map((EventPrice) => ({ ...first, EventPrice })),
  })
  await page.goto(shop.url('/events'))
  await expect(main(page).getByRole('article')).toHaveCount(3)
  await expect(main(page)).not.toContainText('₹')
  await mockAnswer(page, 'GetEventsCategory', { eventcategorylist: null })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  await expect(main(page).locator('img')).toHaveAttribute('src', '/art/spot/no-results.svg')
})

test(
  'an event shows its name, description, gallery and phone number',
  { tag: ['@phone', '@EVD-01', '@EVD-02', '@EVD-03', '@EVD-04', '@EVD-05', '@EVD-09', '@API-16', '@C-057', '@C-058'] },
  async ({ page, shop }) => {
    const items = await itemsOf(page, shop, PRICED)
    const [asked] = await Promise.all([
      page.waitForRequest('**/v1/GetEventsDetails'),
      page.goto(shop.url(`/event/${PRICED}`)),
    ])
    expect(asked.postDataJSON()).toEqual({ SlugName: PRICED })
    const [{ EventCategoryName, EventCategoryDescription, EventCategoryLink }] = items
    await expect(page).toHaveTitle(`${EventCategoryName} | Aperture Acres`)
    await expect(page.getByRole('heading', { level: 1, name: EventCategoryName, exact: true })).toBeVisible()
    await expect(main(page).getByText(EventCategoryDescription, { exact: true })).toBeVisible()
    await expect(main(page).locator('img').first()).toHaveAttribute('src', EventCategoryLink)

    const shown = items.filter(({ Type }) => Type === 'Gallery').map(({ ImageLink }) => ImageLink)
    expect(shown.length).toBeLessThan(items.length)
    const links = page.getByRole('region', { name: 'Gallery' }).getByRole('link')
    await expect(links).toHaveCount(shown.length)
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(shown)

    const contact = page.getByRole('region', { name: 'Talk to us about your day' })
    await expect(contact.getByRole('link', { name: 'Call +91 00000 00000' })).toHaveAttribute(
      'href',
      'tel:+910000000000',
    )
    await expect(main(page).getByRole('button', { name: /cart/i })).toHaveCount(0)
  },
)

test('the gallery has only pictures of type Gallery', { tag: ['@EVD-04', '@C-059'] }, async ({ page, shop }) => {
  const [first] = await itemsOf(page, shop, PRICED)
  const items = ['Cover', 'Gallery', 'Video', 'Gallery', ''].map((Type, at) => ({
    ...first,
    Type,
    ImageLink: `/art/scene/airstrip.svg?${at}`,
  }))
  await mockAnswer(page, 'GetEventsDetails', {
    response: { n: 1, Msg: '' },
    eventdetaillist: items,
    setdetaillist: 'anything',
  })
  await page.goto(shop.url(`/event/${PRICED}`))
  const links = page.getByRole('region', { name: 'Gallery' }).getByRole('link')
  await expect(links).toHaveCount(2)
  await expect(links.nth(0)).toHaveAttribute('href', '/art/scene/airstrip.svg?1')
  await expect(links.nth(1)).toHaveAttribute('href', '/art/scene/airstrip.svg?3')
})

test(
  'an event without data or an unknown one shows the not-found picture',
  { tag: ['@EVD-08', '@ERR-36'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/event/moon-landing'))
    await expect(page.getByRole('heading', { name: 'No such event.' })).toBeVisible()
    await mockAnswer(page, 'GetEventsDetails', { response: { n: 1, Msg: '' }, eventdetaillist: [], setdetaillist: [] })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    await expect(main(page).locator('img').first()).toHaveAttribute('src', '/art/spot/no-results.svg')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await main(page).getByRole('link', { name: 'View all events' }).first().click()
    await expect(page).toHaveURL(shop.url('/events'))
  },
)

test('a photograph of an event opens in the lightbox', { tag: ['@phone', '@oldest'] }, async ({ page, shop }) => {
  await page.goto(shop.url(`/event/${PRICED}`))
  const first = page.getByRole('link', { name: 'Open photograph 1 of Haldi & Mehendi' })
  await first.click()
  const lightbox = page.getByRole('dialog', { name: 'Photographs of Haldi & Mehendi' })
  await expect(lightbox.getByRole('img')).toBeVisible()
  await lightbox.getByRole('button', { name: 'Close' }).click()
  await expect(lightbox).toBeHidden()
  await expect(first).toBeFocused()
})

test('structured data has the prices of the page', async ({ page, shop }) => {
  const events = await listOf(page, shop)
  await page.goto(shop.url('/events'))
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const list = data.map(
    (one) =>
      JSON.parse(one) as {
        '@type': string
        itemListElement: { item: { name: string; offers: { price: number; priceCurrency: string } } }[]
      },
  )
  const products = list
    .find((one) => one['@type'] === 'ItemList')
    ?.itemListElement.map(({ item }) => [item.name, item.offers.price, item.offers.priceCurrency])
  expect(products).toEqual(
    events
      .filter(({ EventPrice }) => EventPrice !== '')
      .map(({ EventCategoryName, EventPrice }) => [EventCategoryName, EventPrice, 'INR']),
  )
})
