import type { Page } from '@playwright/test'
import { expect, test } from './testing/shop.ts'
import { waitForHydration } from './testing/visitor.ts'

test.use({ hydrated: false })

/** @returns a function that lets requests of an address through. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = () => undefined as void
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await free
    await route.continue()
  })
  return release
}

const delayApp = (page: Page) => hold(page, '**/assets/client-*.js')

test.describe('before hydration', () => {
  test('typed text, a choice in a select and a checked box are kept, and the text is sent', async ({ page, shop }) => {
    const release = await delayApp(page)
    const answer = await hold(page, '**/v1/SaveSubscribeDetails')
    await page.goto(shop.url('/outfits'))
    const theme = page.getByRole('combobox', { name: 'Theme' })
    const email = page.getByRole('textbox', { name: 'Your email address' })
    const lehenga = page.getByRole('checkbox', { name: 'Lehenga' })
    await theme.selectOption({ label: 'Night' })
    await lehenga.check()
    await email.pressSequentially('meera@example.com')
    const sent = page.waitForRequest('**/v1/SaveSubscribeDetails')
    await email.press('Enter')
    release()
    expect((await sent).postDataJSON()).toEqual({ EmailId: 'meera@example.com' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(theme).toHaveValue('dark')
    await expect(page).toHaveURL(/category=/)
    await expect(lehenga).toBeChecked()
    // The answer leads to another page.
    answer()
    await expect(page).toHaveURL(/contact-us/)
  })

  test('a link is followed without the app after a while', async ({ page, shop }) => {
    await delayApp(page)
    await page.goto(shop.url('/login'))
    await page
      .getByRole('main')
      .getByRole('link', { name: /Register|Sign Up/ })
      .click()
    await expect(page).toHaveURL(/\/register/)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible()
  })

  test('two presses are replayed as two', async ({ page, shop }) => {
    const release = await delayApp(page)
    await page.goto(shop.url('/'))
    const pause = page.getByRole('button', { name: 'Pause banners' })
    await pause.click()
    await pause.click()
    release()
    await waitForHydration(page)
    await expect(pause).toBeVisible()
    await pause.click()
    await expect(page.getByRole('button', { name: 'Play banners' })).toBeVisible()
  })
})

test('a press in a part that is still on its way is kept until it has come', async ({ page, shop }) => {
  let release: () => void = () => undefined
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/CafeRoute-*.js', async (route) => {
    await free
    await route.continue()
  })
  const asked = page.waitForRequest('**/assets/CafeRoute-*.js')
  await page.goto(shop.url('/restuarant'))
  const book = page.getByRole('region', { name: 'Menu of the cafe' })
  await book.getByRole('button', { name: 'Next page' }).click()
  await asked
  await book.getByRole('button', { name: 'Next page' }).click()
  await expect(book.getByRole('status')).toHaveText('1 of 6')
  release()
  await waitForHydration(page)
  await expect(book.getByRole('status')).toHaveText('5 and 6 of 6')
})

test.describe('an app that fails to load', () => {
  test.use({ allowedErrors: [/Failed to load resource|dynamically imported module/] })

  test('leaves the page as it is, says so in the console, and the next page requests it again', async ({
    page,
    shop,
  }) => {
    await page.route('**/assets/client-*.js', (route) => route.abort(), { times: 1 })
    const reported = page.waitForEvent('pageerror')
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    expect((await reported).message).toMatch(/dynamically imported module.*client-/)
    await expect(page.getByRole('heading', { name: 'Golden Hour' })).toBeVisible()
    await expect(page.locator('html[data-start]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Add package Golden Hour' }).click()
    await expect(page.getByRole('dialog', { name: 'Golden Hour' })).toBeVisible()
  })
})

test.describe('an app that never loads', () => {
  test.use({ allowedErrors: [/Failed to load resource|dynamically imported module/] })

  test('keeps nobody waiting: links work', async ({ page, shop }) => {
    await page.route('**/assets/client-*.js', (route) => route.abort())
    let failures = 0
    page.on('pageerror', () => (failures += 1))
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    // The page reloads once.
    await expect.poll(() => failures).toBe(2)
    await page.getByRole('button', { name: 'Add package Golden Hour' }).click()
    await expect(page.locator('html[data-waking]')).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Tell us about your shoot' })).toBeVisible()
  })
})

test.describe('an extension that has its own policy of Trusted Types', () => {
  test.use({ allowedErrors: [/a TrustedTypePolicy with that name already exists/] })

  test('lets the app start', async ({ page, shop }) => {
    await page.addInitScript(() => {
      const pass = (text: string) => text
      const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, policy: object): void } }
      trustedTypes?.createPolicy('default', { createHTML: pass, createScript: pass, createScriptURL: pass })
    })
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    await page.getByRole('button', { name: 'Add package Golden Hour' }).click()
    await expect(page.getByRole('dialog', { name: 'Golden Hour' })).toBeVisible()
  })
})

test.describe('an app that throws on start', () => {
  test.use({ allowedErrors: [/TypeError|undefined|null/] })

  async function breakTheStart(page: Page, spoil: (dehydrated: DehydratedState) => void): Promise<void> {
    await page.route('**/pricing/pre-wedding-maternity', async (route) => {
      const response = await route.fetch()
      const html = (await response.text()).replace(/(?<=id="dehydrated">).*?(?=<\/script>)/s, (text) => {
        const dehydrated = JSON.parse(text) as DehydratedState
        spoil(dehydrated)
        return JSON.stringify(dehydrated)
      })
      await route.fulfill({ response, body: html })
    })
  }

  interface DehydratedState {
    packageCategories: unknown
    resources: Record<string, unknown>
  }
  const PARTS: Readonly<Record<string, (dehydrated: DehydratedState) => void>> = {
    'the frame': (dehydrated) => {
      dehydrated.packageCategories = [null]
    },
    'the page': (dehydrated) => {
      for (const key of Object.keys(dehydrated.resources)) dehydrated.resources[key] = { status: 'done', value: null }
    },
  }

  for (const [part, spoil] of Object.entries(PARTS)) {
    test(`leaves the served page with working links: ${part}`, async ({ page, shop }) => {
      await breakTheStart(page, spoil)
      const broke = page.waitForEvent('console', (message) => message.type() === 'error')
      await page.goto(shop.url('/pricing/pre-wedding-maternity'))
      await page.mouse.wheel(0, 600)
      await page.getByRole('button', { name: 'Add package Golden Hour' }).click()
      await broke
      await expect(page.getByRole('heading', { level: 1, name: 'Pre Wedding & Maternity' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add package Golden Hour' })).toBeInViewport()
      await expect(page.locator('html[data-waking]')).toHaveCount(0)
      await expect(page.getByText('Something bad happened')).toHaveCount(0)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Tell us about your shoot' })).toBeVisible()
    })
  }
})

test('a page has its menu from the build, and asks for it again only once its visitor moves', async ({
  page,
  shop,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answered = page.waitForResponse('**/v1/GetUserCart')
  await page.goto(shop.url('/faqs'))
  await waitForHydration(page)
  await answered
  expect(asked).not.toContain('/v1/GetPackageCategory')
  const refreshed = page.waitForRequest('**/v1/GetPackageCategory')
  await page.mouse.move(1, 1)
  await refreshed
})
