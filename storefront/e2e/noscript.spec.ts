import { BLOGS } from '../../mocks/payloads/blogs.ts'
import { SET_DETAILS } from '../../mocks/payloads/sets.ts'
import { expect, test } from './testing/shop.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript no control is shown that needs it; a menu opens by keyboard and on hover, and is in the page on a phone', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(shop.url('/'))
  for (const dead of [/^Pause|^Play/, /^Next /, /^Previous /, /Login/, /^Cart/, /Back to the top/])
    await expect(page.getByRole('button', { name: dead })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveCount(0)
  const menu = page.getByRole('button', { name: 'Book Now' })
  const first = page.getByRole('banner').getByRole('link', { name: 'Studio Tour' })
  await menu.focus()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.getByRole('link', { name: 'Check Pricing' }).first().focus()
  await expect(first).toBeHidden()

  // Without JavaScript a phone has the links in the page, because a menu would not open.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: /menu/i })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.setViewportSize({ width: 1280, height: 800 })
  const entry = page.getByRole('banner').getByRole('link', { name: 'Pre Wedding & Maternity' })
  await expect(entry).toBeHidden()
  await menu.hover()
  await entry.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/pricing\/pre-wedding-maternity/)
})

test(
  'without JavaScript pages are readable, and offer a way without it',
  { tag: ['@BLOGD-02', '@BLOGD-03'] },
  async ({ page, shop }) => {
    const main = page.getByRole('main')
    // Login and studio tour hide parts of themselves. storefront/build/prerendered.ts reads the words of all pages.
    for (const path of ['/login', '/recce']) {
      await page.goto(shop.url(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await main.innerText()).length, path).toBeGreaterThan(100)
    }
    await test.step('every answer of the FAQ', async () => {
      await page.goto(shop.url('/faqs'))
      await expect(page.getByText('The gate opens at 7 am.')).toBeVisible()
      await expect(page.getByText('There are more than 50 indoor and outdoor set-ups')).toBeVisible()
    })
    await test.step('the phone number instead of the form', async () => {
      await page.goto(shop.url('/contact-us'))
      const form = page.getByRole('region', { name: 'Write to us' })
      await expect(form.getByRole('link', { name: '+91 00000 00000' })).toBeVisible()
      await expect(main.getByRole('button')).toHaveCount(0)
      const reach = page.getByRole('region', { name: 'Reach us' })
      await expect(reach.getByRole('link', { name: 'hello@example.com' })).toBeVisible()
    })
    await test.step('a set, whose photographs link their files', async () => {
      await page.goto(shop.url('/set/rajwada-courtyard'))
      await expect(main.getByRole('button')).toHaveCount(0)
      const [photograph] = SET_DETAILS['rajwada-courtyard']?.SetGalleryImages ?? []
      await page.getByRole('region', { name: 'Gallery' }).getByRole('link').first().click()
      await expect(page).toHaveURL(shop.url(String(photograph?.FileLink)))
    })
    await test.step('every post of the blog, from its first page', async () => {
      // The address of the second page shows the first one, which has them all.
      await page.goto(shop.url('/blog?page=2'))
      for (const { Title, Slug } of BLOGS)
        await expect(page.getByRole('link', { name: String(Title), exact: true })).toHaveAttribute(
          'href',
          `/blog/${Slug}`,
        )
      await page.getByRole('link', { name: 'Sleeping on set', exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Sleeping on set' })).toBeVisible()
      const post = page.getByRole('article').first()
      expect((await post.innerText()).length).toBeGreaterThan(600)
      await expect(post.locator('img').first()).toBeVisible()
    })
  },
)
