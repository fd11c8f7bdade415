/** Addresses that nobody links to: each page starts without an error in the console. */
import { ROUTES } from '../routes.ts'
import { expect, test } from './testing/shop.ts'

// The console reports the status 404.
test.use({ allowedErrors: [/status of 404/] })

/** A page of each route with a parameter. */
const BUILT: Readonly<Record<string, string>> = {
  '/set/:sid': '/set/glasshouse',
  '/event/:eid': '/event/wedding',
  '/hire-professionals/:pid': '/hire-professionals/photographers',
  '/portfolio/:pid': '/portfolio/anaya-deshmukh',
  '/pricing/:pid': '/pricing/product-garment',
  '/blog/:bid': '/blog/how-to-chase-golden-hour',
}

test('each route with a parameter is tried', () => {
  expect(Object.keys(BUILT)).toEqual(ROUTES.map(({ path }) => path).filter((path) => path.includes(':')))
})

for (const path of Object.values(BUILT)) {
  const [, route = '', slug = ''] = path.split('/')

  test(`a page of /${route} under other spellings of its address`, async ({ page, shop }) => {
    await page.goto(shop.url(path))
    const heading = page.getByRole('heading', { level: 1 })
    const name = (await heading.textContent()) ?? ''
    for (const spelling of [
      `/${route}/${slug}/`,
      `/${route}//${slug}`,
      `//${route}/${slug}`,
      `/${route}/${slug}.html`,
      `/${route}/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`,
    ]) {
      await page.goto(`${shop.url(spelling)}?from=%22%3E`)
      await expect(heading).toHaveText(name)
      await expect(page, spelling).toHaveURL(`${shop.url(path)}?from=%22%3E`)
    }
  })

  test(`nothing of /${route} at hostile addresses`, async ({ page, shop }) => {
    for (const odd of [
      '%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
      'a%2Fb',
      '%5C..%5C',
      slug.toUpperCase(),
      'शादी',
      '%25',
    ]) {
      await page.goto(shop.url(`/${route}/${odd}`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).not.toBeEmpty()
    }
  })
}

test('the home page and lists under the names of their files', async ({ page, shop }) => {
  for (const [file, path] of [
    ['/index.html', '/'],
    ['/sets.html', '/sets'],
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
