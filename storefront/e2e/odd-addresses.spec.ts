/** Addresses that nobody links to still open a page without console errors. */
import { EXAMPLES } from '../build/pages.ts'
import { expect, test } from './testing/shop.ts'

test.use({ allowedErrors: [/status of 404/] })

const SPELLINGS: readonly ((route: string, slug: string) => string)[] = [
  (route, slug) => `/${route}/${slug}/`,
  (route, slug) => `/${route}//${slug}`,
  (route, slug) => `//${route}/${slug}`,
  (route, slug) => `/${route}/${slug}.html`,
  (route, slug) => `/${route}/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`,
]
const HOSTILE: readonly ((slug: string) => string)[] = [
  () => '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  () => 'a%2Fb',
  () => '%5C..%5C',
  (slug) => slug.toUpperCase(),
  () => 'शादी',
  () => '%25',
]

test('each page with a slug under another spelling of its address, and nothing at a hostile one', async ({
  page,
  shop,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const bodyAt = async (address: string) => (await page.request.get(address)).text()
  // Each route tries another spelling, because server and router treat all routes alike.
  for (const [at, path] of Object.values(EXAMPLES).entries())
    await test.step(path, async () => {
      const [, route = '', slug = ''] = path.split('/')
      const spelled = shop.url(SPELLINGS[at % SPELLINGS.length]!(route, slug))
      const served = await bodyAt(spelled)
      expect(served).toBe(await bodyAt(shop.url(path)))
      // The browser gets the same page for each, so one is enough to show that it changes the address.
      if (at === 0) {
        await page.goto(`${spelled}?from=%22%3E`)
        await expect(page).toHaveURL(`${shop.url(path)}?from=%22%3E`)
        expect(served).toContain(`>${(await heading.textContent())?.replaceAll('&', '&amp;')}</h1>`)
      }
      const hostile = shop.url(`/${route}/${HOSTILE[at % HOSTILE.length]!(slug)}`)
      const answer = await page.goto(hostile)
      expect(answer?.status()).toBe(404)
      await expect(page).toHaveURL(new URL(hostile).href)
      await expect(heading).toHaveCount(1)
      await expect(page.getByRole('main')).not.toBeEmpty()
    })
})

test('the home page and lists under the names of their files', async ({ page, shop }) => {
  const bodyAt = async (path: string) => (await page.request.get(shop.url(path))).text()
  expect(await bodyAt('/sets.html')).toBe(await bodyAt('/sets'))
  for (const [file, path] of [
    ['/index.html', '/'],
    ['//sets//', '/sets'],
  ] as const) {
    await page.goto(shop.url(file))
    await expect(page).toHaveURL(shop.url(path))
    await expect(page.getByRole('banner')).toBeVisible()
  }
})

test('a page that is new since the build opens on a host that knows only files', async ({ page, shop }) => {
  const notAvailable = await (await page.request.get(shop.url('/404'))).text()
  await page.route(shop.url('/set/glasshouse/'), (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: notAvailable }),
  )
  await page.goto(shop.url('/set/glasshouse/'))
  await expect(page.getByRole('heading', { level: 1, name: 'The Glasshouse' })).toBeVisible()
  await expect(page).toHaveURL(shop.url('/set/glasshouse/'))
  await expect(page).toHaveTitle(/The Glasshouse/)
  await expect(page.locator('head [name="robots"], head title')).toHaveCount(1)
})
