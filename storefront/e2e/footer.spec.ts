import type { Page } from '@playwright/test'
import { BRAND } from '../brand.ts'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test } from './testing/shop.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const newsletter = (page: Page) => footer(page).getByRole('textbox', { name: 'Your email address' })

test(
  'the footer says where, when and how to reach the studio',
  {
    tag: [
      '@SHELL-043',
      '@SHELL-044',
      '@SHELL-045',
      '@SHELL-046',
      '@SHELL-047',
      '@SHELL-048',
      '@SHELL-057',
      '@SHELL-058',
      '@CONST-41',
      '@CONST-42',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    await expect(footer(page).getByText(BRAND.address)).toBeVisible()
    await expect(footer(page).getByRole('link', { name: `Helpline ${BRAND.phone.text}` })).toHaveAttribute(
      'href',
      /^tel:/,
    )
    await expect(footer(page).getByRole('link', { name: BRAND.email.text })).toHaveAttribute('href', /^mailto:/)
    await expect(footer(page).getByText('10AM to 7.30PM')).toBeVisible()
    await expect(footer(page).getByText('Sunday off')).toBeVisible()
    for (const { label, href } of BRAND.social)
      await expect(footer(page).getByRole('link', { name: label })).toHaveAttribute('href', href)
    await expect(newsletter(page)).toBeVisible()
    await expect(footer(page).getByText(`© ${BRAND.name}`)).toBeVisible()
  },
)

test(
  'links of the footer lead to their pages',
  {
    tag: [
      '@SHELL-049',
      '@SHELL-050',
      '@SHELL-051',
      '@SHELL-052',
      '@SHELL-053',
      '@SHELL-054',
      '@SHELL-055',
      '@SHELL-056',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/cart'))
    for (const [name, path] of [
      ['Sets', '/sets'],
      ['About Us', '/contact-us#about'],
      ['Contact us', '/contact-us'],
      ["FAQ's", '/faqs'],
      ['Blogs', '/blog'],
      ['Terms & Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Refund Policy', '/refund-policy'],
    ] as const) {
      await footer(page).getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(shop.url(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path.endsWith('#about')) await expect(page.locator('#about')).toBeVisible()
    }
  },
)

test('the arrow scrolls to the top', { tag: ['@SHELL-059', '@phone'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/faqs'))
  const arrow = footer(page).getByRole('button', { name: 'Back to the top' })
  await arrow.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await arrow.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the unused popup is in the page, hidden and inert', { tag: ['@SHELL-060', '@C-034'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/faqs'))
  const popup = page.locator('footer [hidden][inert]')
  await expect(popup).toBeHidden()
  await expect(popup.locator('input[name="check-in"]')).toHaveCount(1)
  await expect(popup.locator('a[href="/cart"]')).toHaveText('Add to cart')
  await expect(footer(page).getByRole('link', { name: 'Add to cart' })).toHaveCount(0)
})

test(
  'pages to browse have a link to the first category above the footer',
  { tag: ['@SHELL-061', '@SHELL-062', '@C-035'] },
  async ({ page, shop }) => {
    const { packagecategorylist } = await answerOf<{ packagecategorylist: { SlugName: string }[] }>(
      page,
      shop,
      'GetPackageCategory',
    )
    const call = page.getByRole('link', { name: 'Check Pricing' }).last()
    for (const path of ['/', '/sets', '/faqs', '/blog', '/restuarant', '/outfits', '/events']) {
      await page.goto(shop.url(path))
      await expect(call, path).toHaveAttribute('href', `/pricing/${packagecategorylist[0]?.SlugName}`)
    }
    for (const path of ['/cart', '/login', '/register']) {
      await page.goto(shop.url(path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Pick a package, we will keep the light on.'), path).toHaveCount(0)
    }
  },
)

test(
  'the newsletter form thanks and leads to the contact page',
  { tag: ['@NEWS-01', '@NEWS-02', '@NEWS-03', '@NEWS-04', '@API-45', '@SHELL-077', '@ERR-16', '@C-117'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    await mockAnswer(page, 'SaveSubscribeDetails', { Response: { n: 1, Msg: 'Shabash <b>&</b> welcome' } })
    const request = page.waitForRequest('**/v1/SaveSubscribeDetails')
    await newsletter(page).fill('asha@example.com')
    await newsletter(page).press('Enter')
    expect((await request).postDataJSON()).toMatchObject({ EmailId: 'asha@example.com' })
    await expect(page.getByText('Shabash <b>&</b> welcome').first()).toBeVisible()
    await expect(page).toHaveURL(shop.url('/contact-us'))
    await expect(newsletter(page)).toHaveValue('')
  },
)

test(
  'a refused address stays in the field with the reason and can be sent again',
  { tag: ['@NEWS-05', '@ERR-10'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    await mockAnswer(page, 'SaveSubscribeDetails', { Response: { n: 0, Msg: 'You are on the list already' } })
    await newsletter(page).fill('asha@example.com')
    await footer(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('You are on the list already').first(),
    ).toBeVisible()
    await expect(footer(page).getByText('You are on the list already')).toBeVisible()
    await expect(newsletter(page)).toHaveValue('asha@example.com')
    await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toBeEnabled()
    await expect(page).toHaveURL(shop.url('/faqs'))
  },
)
