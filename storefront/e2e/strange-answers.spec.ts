/** What visitors see and keep when a provider on another origin answers badly or not at all. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startOtherProvider, type Passing, type OtherProvider } from './testing/otherProvider.ts'
import { startServed, type Site } from './testing/site.ts'
import { expect, test } from './testing/shop.ts'
import { pressLinkTo } from './testing/pressLinkTo.ts'

const DIST = process.env['DIST'] ?? join(import.meta.dirname, '../../dist')

const FAULTS: readonly (readonly [string, string, (passing: Passing) => void])[] = [
  [
    'status 429',
    '/sets',
    (passing) => {
      passing.status = 429
      passing.headers.set('retry-after', '1')
      passing.text = ''
    },
  ],
  ['no permission of CORS', '/hire-professionals', (passing) => passing.headers.delete('access-control-allow-origin')],
]

let otherProvider: OtherProvider | undefined
let site: Site | undefined
test.afterEach(async ({ page }) => {
  await page.close()
  await site?.stop()
  otherProvider?.stop()
})
test.use({ allowedErrors: [/Failed to load resource|blocked by CORS policy/] })

const TYPED = { Name: 'आशा', Email: 'asha@example.com', Mobile: '6123456789', Message: 'Two\nlines 🌅' }
const main = (page: Page) => page.getByRole('main')
const problem = (page: Page) => main(page).getByText('Something bad happened; please try again later.')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true })
const send = (page: Page) => main(page).getByRole('button', { name: 'Send message' })

async function type(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(TYPED)) await field(page, name).fill(text)
}

async function expectTyped(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(TYPED)) await expect(field(page, name)).toHaveValue(text)
}

async function expectUsableHeader(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Book Now' }).click()
  await expect(banner.getByRole('link', { name: 'Pre Wedding & Maternity' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner.getByRole('link', { name: 'Pre Wedding & Maternity' })).toBeHidden()
}

test(
  'strange and slow answers are told in words, lose nothing that was typed, and can be tried again',
  { tag: ['@ERR-32', '@ERR-36', '@CONF-01', '@SHELL-076', '@API-23'] },
  async ({ page, shop }) => {
    otherProvider = await startOtherProvider(shop.address)
    site = await startServed(DIST, otherProvider.api)
    await page.goto(site.url('/contact-us'))
    // The alert about a lost session appears only once, and has its own tests.
    await page.evaluate(() => localStorage.setItem('SessionAlert', '1'))
    await type(page)
    for (const [title, path, fault] of FAULTS) {
      // Otherwise the page would show its prerendered data.
      await page.route(site.url(`/answers${path}.json`), (route) => route.abort())
      otherProvider.change = fault
      await send(page).click()
      await expect(problem(page), title).toBeVisible()
      await expect(send(page), title).toBeEnabled()
      await expectTyped(page)
      await pressLinkTo(page, path)
      await expect(problem(page), title).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 }), title).toHaveText(/\S/)
      await expectUsableHeader(page)
      otherProvider.change = undefined
      await main(page).getByRole('button', { name: 'Retry' }).click()
      await expect(problem(page), title).toBeHidden()
      await expect(main(page).getByRole('heading', { level: 2 }).first(), title).toBeVisible()
      await pressLinkTo(page, '/contact-us')
      await expectTyped(page)
    }
    await expect(page.getByText(/GetSets|SaveInquiryDetails|HTTP status/)).toHaveCount(0)

    otherProvider.change = (passing) => void (passing.took = 1500)
    otherProvider.asked.length = 0
    await send(page).click()
    await expect(main(page).getByRole('button', { name: 'Please Wait...' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expectUsableHeader(page)
    await expect(main(page).getByText(/Thank you/)).toBeVisible()
    await expect(field(page, 'Message')).toHaveValue('')
    expect(otherProvider.asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  },
)

test(
  'a provider that does not allow the shop by CORS is reported as down to visitors, and once to the owner',
  { tag: ['@ERR-27', '@ERR-30', '@ERR-32'] },
  async ({ page, shop }) => {
    otherProvider = await startOtherProvider(shop.address)
    otherProvider.allows = false
    site = await startServed(DIST, otherProvider.api)
    const console: string[] = []
    page.on('console', (message) => void console.push(message.text()))
    await page.goto(site.url('/pricing/pre-wedding-maternity'))
    await expect(main(page).getByText('We could not check these prices just now.')).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expectUsableHeader(page)

    await pressLinkTo(page, '/contact-us')
    await type(page)
    await send(page).click()
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('Server Down!! Please Try Again Later..')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL(site.url('/login?ref=/contact-us'))
    await expectUsableHeader(page)
    await page.goBack()
    await expectTyped(page)

    const told = console.filter((line) => line.includes('gave this page no answer'))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(`“Access-Control-Allow-Origin: ${site.address}”`)
    // At most CORS preflights have reached it.
    expect(otherProvider.asked.filter(({ method }) => method !== 'OPTIONS')).toEqual([])
    otherProvider.allows = true
    await send(page).click()
    await expect(main(page).getByText(/Thank you/)).toBeVisible()
  },
)
