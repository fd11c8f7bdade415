import type { Page } from '@playwright/test'
import { BRAND } from '../brand.ts'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test } from './testing/shop.ts'

interface Banners {
  BannerList: { ThumbnailLink: string }[]
}

const slides = (page: Page) => page.getByRole('group', { name: 'Banners' }).locator('[aria-roledescription="slide"]')
/** Indexes of fully visible slides. */
const seen = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).evaluate((box) => {
    const { left, right } = box.getBoundingClientRect()
    return [...box.querySelectorAll('li')].flatMap((slide, at) => {
      const place = slide.getBoundingClientRect()
      return place.left > left - 2 && place.right < right + 2 ? [at] : []
    })
  })
/** Waits three frames. A paused clock stops requestAnimationFrame and timers, but no observer. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) {
      await new Promise<void>((done) => {
        const observer = new IntersectionObserver(() => (observer.disconnect(), done()))
        observer.observe(document.body)
      })
    }
  })
/** Waits until a slider has not moved for three frames. */
async function atRest(page: Page, name: string) {
  await expect(async () => {
    const before = await seen(page, name)
    await painted(page)
    expect(before).toHaveLength(1)
    expect(await seen(page, name)).toEqual(before)
  }).toPass({ intervals: [1] })
}

test(
  'the provider’s banners are shown from the first, with five indicators',
  {
    tag: [
      '@phone',
      '@oldest',
      '@HOME-01',
      '@HOME-02',
      '@HOME-03',
      '@HOME-04',
      '@HOME-05',
      '@HOME-31',
      '@HOME-33',
      '@CONST-17',
    ],
  },
  async ({ page, shop }) => {
    const asked = Promise.all([
      page.waitForRequest('**/v1/GetAllHomeScreenBanner'),
      page.waitForRequest('**/v1/GetPackageCategory'),
    ])
    await page.goto(shop.address)
    await asked
    const { BannerList } = await answerOf<Banners>(page, shop, 'GetAllHomeScreenBanner')
    await expect(slides(page)).toHaveCount(BannerList.length)
    for (const [at, { ThumbnailLink }] of BannerList.entries())
      await expect(slides(page).nth(at).locator('img')).toHaveAttribute('src', ThumbnailLink)
    await expect(slides(page).first()).toHaveAttribute('aria-hidden', 'false')
    await expect(page.getByRole('button', { name: /^Banner \d$/ })).toHaveCount(5)
  },
)

test('without the provider’s banners the page is complete', { tag: ['@HOME-32'] }, async ({ page, shop }) => {
  await mockAnswer(page, 'GetAllHomeScreenBanner', {
    Response: { n: 0, Msg: 'Not today' },
    BannerList: [{ ThumbnailLink: '/art/scene/texas-ranch.svg', BannerLink: '' }],
  })
  // By a link: a prerendered page has its banners embedded.
  await page.goto(shop.url('/cart'))
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A hundred backdrops, one open sky.')
  await expect(page.getByRole('img', { name: /fountain of The Rajwada Courtyard/ }).first()).toBeVisible()
  await expect(slides(page)).toHaveCount(0)
})

/** In this order (C-047). */
const SERVICES = [
  ['props', '/props'],
  ['outfits', '/outfits'],
  ['cinemato.?graphers', '/hire-professionals/cinematographers'],
  ['hired help', '/hire-professionals'],
  ['make-?up artists', '/hire-professionals/makeup-artist'],
  ['photo.?graphers', '/hire-professionals/photographers'],
] as const

test(
  'the page has all sections of the studio',
  {
    tag: [
      '@HOME-06',
      '@HOME-07',
      '@HOME-08',
      '@HOME-09',
      '@HOME-11',
      '@HOME-12',
      '@HOME-13',
      '@HOME-14',
      '@HOME-15',
      '@HOME-16',
      '@HOME-17',
      '@HOME-23',
      '@HOME-25',
      '@HOME-26',
      '@HOME-28',
      '@SHELL-088',
      '@SHELL-124',
      '@TEXT-06',
      '@TEXT-25',
      '@TEXT-26',
      '@TEXT-27',
      '@TEXT-28',
      '@TEXT-29',
      '@TEXT-30',
      '@API-01',
      '@API-02',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.address)
    await expect(page).toHaveTitle(`${BRAND.name} | One-stop solution for all your shooting requirements`)
    for (const name of [
      /^Welcome/,
      'In The Woods overnight stay',
      'The ultimate wedding venue',
      'glance at our beautiful shooting sets',
      'Hungry? try our Cafe',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    for (const name of ['Texas Ranch', 'The Rajwada Courtyard', 'Love Blossom', 'Luminous Tree']) {
      await expect(page.getByRole('heading', { level: 3, name })).toBeVisible()
    }
    const tour = page.getByRole('link', { name: /^Take a tour/ }).first()
    await expect(tour).toHaveAttribute('href', BRAND.tourVideo)
    await expect(tour).toHaveAttribute('target', '_blank')
    await expect(page.getByRole('link', { name: /^Chat with us/ })).toHaveAttribute('href', BRAND.chat)
    const { packagecategorylist } = await answerOf<{ packagecategorylist: { SlugName: string }[] }>(
      page,
      shop,
      'GetPackageCategory',
    )
    await expect(page.getByRole('link', { name: 'Check Pricing' }).first()).toHaveAttribute(
      'href',
      `/pricing/${packagecategorylist[1]?.SlugName}`,
    )
    const tiles = page.getByRole('region', { name: 'Everything else the day needs' }).getByRole('listitem')
    await expect(tiles.getByRole('link')).toHaveText(SERVICES.map(([name]) => new RegExp(name, 'i')))
    const addresses = await tiles
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual(SERVICES.map(([, href]) => href))
    await expect(page.getByRole('region', { name: 'What our guests say' }).locator('blockquote')).toHaveCount(4)
  },
)

test('links of the page lead to their pages', { tag: ['@HOME-10', '@HOME-18', '@HOME-24'] }, async ({ page, shop }) => {
  for (const [name, path] of [
    ['Contact for booking', '/contact-us'],
    ['view all', '/sets'],
    ['check menu', '/restuarant'],
    ['Cinematographers', '/hire-professionals/cinematographers'],
  ] as const) {
    await page.goto(shop.address)
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name.replace('Cinemato', 'Cinemato\\u00AD?')}$`) })
      .click()
    await expect(page).toHaveURL(shop.url(path))
  }
})

for (const { name, what, interval, tag } of [
  { name: 'The sets at other hours', what: 'sets', interval: 3000, tag: ['@HOME-19', '@HOME-20', '@CONST-15'] },
  { name: 'Client quotes', what: 'quotes', interval: 4500, tag: ['@HOME-27', '@CONST-14'] },
]) {
  test(`the ${what} advance every ${interval} ms, loop, and stop when paused`, { tag }, async ({ page, shop }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 900, height: 900 })
    await page.goto(shop.address)
    await page.getByRole('group', { name, exact: true }).scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    // Leaving it restarts the interval.
    await page.getByRole('group', { name, exact: true }).hover()
    await atRest(page, name)
    await page.mouse.move(2, 2)
    const served = await seen(page, name)
    // A turn that was cut off when the clock stopped is counted, but not seen.
    await page.clock.runFor(interval)
    await expect.poll(() => seen(page, name)).not.toEqual(served)
    await atRest(page, name)
    const [first = 0] = await seen(page, name)
    for (const step of [1, 2, 3, 4]) {
      await atRest(page, name)
      await page.clock.runFor(interval - 50)
      await painted(page)
      expect(await seen(page, name)).toEqual([(first + step - 1) % 4])
      await page.clock.runFor(50)
      await expect.poll(() => seen(page, name)).toEqual([(first + step) % 4])
    }
    await page.getByRole('button', { name: `Pause the ${what}` }).click()
    const here = await seen(page, name)
    await page.mouse.move(2, 2)
    await page.getByRole('button', { name: `Play the ${what}` }).blur()
    await page.clock.runFor(interval * 2)
    expect(await seen(page, name)).toEqual(here)
  })
}

test(
  'two sets are side by side from 992 px, one below that',
  { tag: ['@HOME-21', '@HOME-22', '@CONST-16'] },
  async ({ page, shop }) => {
    for (const [width, count] of [
      [992, 2],
      [991, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(shop.address)
      await expect.poll(async () => (await seen(page, 'The sets at other hours')).length).toBe(count)
    }
  },
)

test(
  'home renews the session for a year, clears local storage and loads extras after two seconds',
  {
    tag: [
      '@HOME-29',
      '@HOME-30',
      '@HOME-34',
      '@STOR-14',
      '@STOR-15',
      '@STOR-19',
      '@CONST-11',
      '@CONST-12',
      '@CONST-13',
    ],
  },
  async ({ page, context, shop }) => {
    await page.clock.install()
    const session = async () => (await context.cookies()).find(({ name }) => name === 'SessionId')
    await page.goto(shop.url('/faqs'))
    const id = (await session())?.value
    expect(id).toMatch(/^[0-9a-z]{15}$/)
    await page.evaluate(() => localStorage.setItem('anything', '1'))
    await page.goto(shop.address)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('anything'))).toBeNull()
    const kept = await session()
    expect(kept?.value).toBe(id)
    expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365)
    const extras = page.locator('script[src*="home-extras"]')
    await page.clock.runFor(2100)
    await expect(extras).toHaveCount(1)
  },
)

test('the acres are walked from a list or from the pins on the plan', { tag: ['@phone'] }, async ({ page, shop }) => {
  await page.goto(shop.address)
  const places = page.getByRole('list', { name: 'Walk the acres' })
  const links = places.getByRole('link')
  await expect(links).toHaveText([
    'Texas Ranch',
    'The Rajwada Courtyard',
    'Love Blossom',
    'Luminous Tree',
    'The Glasshouse',
    'The cafe',
    'In The Woods cottage',
  ])
  // Its number is not said: a reader would run it together with the name.
  expect(await links.first().evaluate((link) => getComputedStyle(link, '::before').content)).toMatch(/ \/ ""$/)
  await places.scrollIntoViewIfNeeded()
  const plan = await page.locator('img[src="/art/plan/acres.svg"]').boundingBox()
  for (const link of await links.all()) {
    const opened = await page.request.get(new URL((await link.getAttribute('href')) ?? '', shop.address).href)
    expect(opened.status()).toBe(200)
    const pin = await link.locator('i').boundingBox()
    const [left, top] = [(pin?.x ?? 0) - (plan?.x ?? 0), (pin?.y ?? 0) - (plan?.y ?? 0)]
    expect(left).toBeGreaterThan(0)
    expect(left + (pin?.width ?? 0)).toBeLessThan(plan?.width ?? 0)
    expect(top).toBeGreaterThan(0)
    expect(top + (pin?.height ?? 0)).toBeLessThan(plan?.height ?? 0)
  }
  // A pin belongs to its link: seven stops for the keyboard, and a press on the plan opens the place.
  await links.first().focus()
  await page.keyboard.press('Tab')
  await expect(links.nth(1)).toBeFocused()
  await links.filter({ hasText: 'Luminous Tree' }).locator('i').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Luminous Tree' })).toBeVisible()
})
