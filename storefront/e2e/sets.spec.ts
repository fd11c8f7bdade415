import type { Locator, Page } from '@playwright/test'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test, type Shop } from './testing/shop.ts'

interface SetsAnswer {
  Setslist: { SlugId: string; SetName: string; ThumbnailImages: string }[]
}
interface SetAnswer {
  Setsmodel: {
    SetName: string
    SetDescription: string
    ThumbnailImages: string
    SetGalleryImages: { FileLink: string }[]
  }
}

const COURT = 'rajwada-courtyard'

function main(page: Page): Locator {
  return page.getByRole('main')
}

function gallery(page: Page): Locator {
  return page.getByRole('region', { name: 'Gallery' })
}

async function openSet(page: Page, shop: Shop, slug = COURT): Promise<SetAnswer['Setsmodel']> {
  const { Setsmodel } = await answerOf<SetAnswer>(page, shop, 'GetSetViewDetails', { setId: slug })
  await page.goto(shop.url(`/set/${slug}`))
  await expect(page.getByRole('heading', { level: 1, name: Setsmodel.SetName })).toBeVisible()
  return Setsmodel
}

test(
  'the sets page links every set and sells none',
  { tag: ['@phone', '@SETS-01', '@SETS-02', '@SETS-03', '@SETS-04', '@SETS-05', '@SETS-08', '@API-08', '@TEXT-31'] },
  async ({ page, shop }) => {
    const { Setslist } = await answerOf<SetsAnswer>(page, shop, 'GetSets')
    const [asked] = await Promise.all([page.waitForRequest('**/v1/GetSets'), page.goto(shop.url('/sets'))])
    expect(asked.method()).toBe('GET')
    await expect(page.getByRole('heading', { level: 1, name: '70+ Locations Worldwide', exact: true })).toBeVisible()
    await expect(main(page).getByText(/over 50 set-ups and 100 backdrops/i)).toBeVisible()

    const cards = main(page).getByRole('article')
    await expect(cards).toHaveCount(Setslist.length)
    await expect(cards.getByRole('heading')).toHaveText(Setslist.map(({ SetName }) => SetName))
    const pictures = await cards
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')))
    expect(pictures).toEqual(Setslist.map(({ ThumbnailImages }) => ThumbnailImages))
    await expect(main(page).getByRole('button')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  },
)

test(
  'a click opens a set, and Back restores the position',
  { tag: ['@phone', '@SETS-06', '@SHELL-120'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/sets'))
    const door = main(page).getByRole('link', { name: 'The Glasshouse' })
    await door.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(200)
    await door.click()
    await expect(page).toHaveURL(shop.url('/set/glasshouse'))
    await expect(page.getByRole('heading', { level: 1, name: 'The Glasshouse' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(door).toBeInViewport()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  },
)

test(
  'an empty list shows the not-found picture, a refusal its message',
  { tag: ['@SETS-07'] },
  async ({ page, shop }) => {
    await mockAnswer(page, 'GetSets', { Response: { n: 1, Msg: '' }, Setslist: [] })
    await page.goto(shop.url('/sets'))
    await expect(page.getByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
    await expect(main(page).locator('img')).toHaveAttribute('src', '/art/spot/no-results.svg')
    await expect(main(page).getByRole('article')).toHaveCount(0)
    await mockAnswer(page, 'GetSets', { Response: { n: 0, Msg: 'The farm is being ploughed.' } })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The farm is being ploughed.' })).toBeVisible()
  },
)

test(
  'a set shows its name, description and every photograph with a link to its file',
  { tag: ['@phone', '@SETD-01', '@SETD-02', '@SETD-03', '@SETD-04', '@API-09', '@C-058'] },
  async ({ page, shop }) => {
    const asked = page.waitForRequest('**/v1/GetSetViewDetails*')
    const set = await openSet(page, shop)
    expect([...new URL((await asked).url()).searchParams]).toEqual([['setId', COURT]])
    await expect(page).toHaveTitle(`${set.SetName} | Aperture Acres`)
    await expect(main(page).getByText(set.SetDescription, { exact: true })).toBeVisible()

    const links = gallery(page).getByRole('link')
    const files = set.SetGalleryImages.map(({ FileLink }) => FileLink)
    await expect(links).toHaveCount(files.length)
    const shown = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.querySelector('img')?.getAttribute('src')]),
    )
    expect(shown).toEqual(files.map((file) => [file, file]))
    for (const file of files) expect((await page.request.get(shop.url(file))).status(), file).toBe(200)
    await expect(main(page).getByRole('button', { name: /cart/i })).toHaveCount(0)
  },
)

test(
  'a photograph opens in the lightbox by mouse and keyboard, and focus returns',
  { tag: ['@SETD-04'] },
  async ({ page, shop }) => {
    const set = await openSet(page, shop)
    const files = set.SetGalleryImages.map(({ FileLink }) => FileLink)
    const second = gallery(page).getByRole('link', { name: `Open photograph 2 of ${set.SetName}` })
    await second.click()
    const lightbox = page.getByRole('dialog', { name: `Photographs of ${set.SetName}` })
    await expect(lightbox.getByRole('img')).toHaveAttribute('src', files[1] ?? '')
    await page.keyboard.press('ArrowRight')
    await expect(
      lightbox.getByRole('img', { name: `${set.SetName}, photograph 3 of ${files.length}` }),
    ).toHaveAttribute('src', files[2] ?? '')
    await expect(lightbox.getByRole('link', { name: /Open the full picture/ })).toHaveAttribute('href', files[2] ?? '')
    await page.keyboard.press('Escape')
    await expect(lightbox).toBeHidden()
    await expect(second).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(lightbox.getByText(`2 of ${files.length}`)).toBeVisible()
  },
)

test('a set without photographs shows the not-found picture', { tag: ['@SETD-05'] }, async ({ page, shop }) => {
  const set = await answerOf<SetAnswer>(page, shop, 'GetSetViewDetails', { setId: COURT })
  await mockAnswer(page, 'GetSetViewDetails', { Setsmodel: { ...set.Setsmodel, SetGalleryImages: [] } })
  await page.goto(shop.url(`/set/${COURT}`))
  await expect(gallery(page).getByText('There are no photographs of this set yet.')).toBeVisible()
  await expect(gallery(page).locator('img')).toHaveAttribute('src', '/art/spot/no-gallery.svg')
  await expect(page.getByRole('heading', { level: 1, name: set.Setsmodel.SetName })).toBeVisible()
})

test('a set leads to a package, and to other sets', { tag: ['@phone'] }, async ({ page, shop }) => {
  const { Setslist } = await answerOf<SetsAnswer>(page, shop, 'GetSets')
  await openSet(page, shop)
  const others = page.getByRole('region', { name: 'Other sets' })
  const at = Setslist.findIndex(({ SlugId }) => SlugId === COURT)
  await expect(others.getByRole('article').getByRole('heading')).toHaveText(
    Setslist.slice(at + 1, at + 5).map(({ SetName }) => SetName),
  )
  await others.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(shop.url(`/set/${Setslist[at + 1]?.SlugId}`))
  await expect(page.getByRole('heading', { level: 1, name: Setslist[at + 1]?.SetName ?? '' })).toBeFocused()
  await main(page).getByRole('link', { name: 'Check Pricing' }).click()
  await expect(page).toHaveURL(/\/pricing\/[\w-]+$/)
  await page.goBack()
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Sets' }).click()
  await expect(page).toHaveURL(shop.url('/sets'))
})

test('an unknown set says so and offers the others', { tag: ['@ERR-36'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/set/moon-base'))
  await expect(page.getByRole('heading', { name: 'No such set.' })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('region', { name: 'Other sets' }).getByRole('article')).toHaveCount(4)
  await mockAnswer(page, 'GetSetViewDetails', { Setsmodel: null })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sorry, no result found!' })).toBeVisible()
  await main(page).getByRole('link', { name: 'View all sets' }).first().click()
  await expect(page).toHaveURL(shop.url('/sets'))
})

test('an invalid answer can be retried', async ({ page, shop }) => {
  await mockAnswer(page, 'GetSetViewDetails', { Setsmodel: { SetGalleryImages: 'none' } })
  await page.goto(shop.url('/sets'))
  await main(page).getByRole('link', { name: 'Texas Ranch' }).click()
  await expect(main(page).getByText('Something bad happened; please try again later.')).toBeVisible()
  await page.unroute('**/v1/GetSetViewDetails*')
  await main(page).getByRole('button', { name: 'Retry' }).click()
  await expect(gallery(page).getByRole('link').first()).toBeVisible()
})

test('the sets show that they are loading', { tag: ['@SHELL-136'] }, async ({ page, shop }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.goto(shop.url('/cart'))
  await page.route('**/v1/GetSets', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sets', exact: true }).click()
  await expect(main(page).getByText('Please Wait...')).toBeAttached()
  await expect(main(page).getByRole('article')).toHaveCount(0)
  answer()
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expect(main(page).getByText('Please Wait...')).toHaveCount(0)
})

test.describe('sharing a set', () => {
  test('copies the link on devices without a share sheet', async ({ page, context, shop }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await openSet(page, shop)
    await main(page).getByRole('button', { name: 'Share The Rajwada Courtyard' }).click()
    await expect(main(page).getByText('Link copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shop.url(`/set/${COURT}`))
  })

  test('opens the share sheet of the device', { tag: ['@phone'] }, async ({ page, shop }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: ShareData) => Promise.resolve(sessionStorage.setItem('shared', JSON.stringify(data))),
      })
    })
    await openSet(page, shop)
    await main(page).getByRole('button', { name: 'Share The Rajwada Courtyard' }).click()
    const shared = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('shared') ?? 'null') as unknown)
    await expect.poll(shared).toEqual({ title: 'The Rajwada Courtyard', url: shop.url(`/set/${COURT}`) })
    await expect(main(page).getByText('Link copied')).toHaveCount(0)
  })

  test('shows the link when the clipboard is not available', async ({ page, shop }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await openSet(page, shop)
    await main(page).getByRole('button', { name: 'Share The Rajwada Courtyard' }).click()
    await expect(main(page).getByText(shop.url(`/set/${COURT}`), { exact: true })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a set is readable, and its photographs link their files', async ({ page, shop }) => {
    const set = await openSet(page, shop)
    await expect(main(page).getByText(set.SetDescription)).toBeVisible()
    await expect(main(page).getByRole('button')).toHaveCount(0)
    await gallery(page).getByRole('link').first().click()
    await expect(page).toHaveURL(shop.url(set.SetGalleryImages[0]?.FileLink ?? ''))
  })
})

test('structured data has the place of a set in the site', async ({ page, shop }) => {
  await openSet(page, shop)
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? '') as Record<string, unknown>))
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: 'Home' },
      { name: 'Sets', item: 'https://aperture-acres.example/sets' },
      { name: 'The Rajwada Courtyard' },
    ],
  })
})
