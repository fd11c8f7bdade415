import { expect, test } from './testing/shop.ts'
import { waitForHydration } from './testing/visitor.ts'

test('the map loads on request only', { tag: ['@CONT-09', '@C-069'] }, async ({ page, shop }) => {
  const asked: string[] = []
  await page.route('https://www.openstreetmap.org/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  await page.goto(shop.url('/contact-us'))
  await expect(page.getByRole('img', { name: /^Sketch of the way/ })).toBeVisible()
  await page.getByRole('heading', { name: 'Find us' }).scrollIntoViewIfNeeded()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  const frame = page.locator('iframe[title^="Map: Aperture Acres"]')
  await expect(frame).toBeVisible()
  await expect(frame.contentFrame().getByText('A map')).toBeVisible()
  expect(asked).toHaveLength(1)
  await expect(page.getByRole('link', { name: /Directions on OpenStreetMap/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  )
})

test('About Us in the footer leads to its section', { tag: ['@SHELL-051', '@CONT-01'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/faqs'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(shop.url('/contact-us#about'))
  const section = page.getByRole('heading', { name: 'About us' })
  await expect(section).toBeInViewport()
  await expect(section).toBeFocused()
  const place = await page.evaluate(() => scrollY)
  await page.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }))
  await page.reload()
  await waitForHydration(page)
  expect(await page.evaluate(() => scrollY)).toBe(place - 300)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(shop.url('/contact-us'))
})
