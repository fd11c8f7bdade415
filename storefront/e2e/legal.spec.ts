import { expect, test } from './testing/shop.ts'

const SECTIONS = [
  'General Terms',
  'Booking and Payment Terms',
  'Studio and Equipment Hire Terms',
  'Breakages Losses and Damages',
]

const FACTS = [
  'Entry allowed 30 minutes early',
  'Use of one set is 30 minutes at a stretch',
  'Vehicle use maximum 30 minutes',
  "Rescheduling needs 72 hours' notice",
  'A second couple costs 50% extra',
  'An extra non-couple shoot costs INR 5000',
  'Extra people cost INR 1000 each',
  'About 5-6 shoots a day',
  'INR 3000 plus 18% GST',
]

test(
  'the terms have their four sections and every stated figure',
  {
    tag: [
      '@phone',
      '@SHELL-108',
      '@TERMS-01',
      '@TERMS-02',
      '@TERMS-03',
      '@TERMS-04',
      '@TEXT-33',
      '@TEXT-34',
      '@TEXT-35',
      '@TEXT-36',
      '@TEXT-37',
      '@TEXT-38',
      '@TEXT-39',
      '@TEXT-40',
      '@TEXT-41',
      '@C-124',
      '@C-125',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/terms-and-conditions'))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(SECTIONS)
    for (const fact of FACTS) await expect(page.getByRole('main')).toContainText(fact)
  },
)

test(
  'the privacy policy has its eleven parts and says how to cancel',
  {
    tag: [
      '@phone',
      '@SHELL-109',
      '@PRIV-01',
      '@PRIV-02',
      '@PRIV-03',
      '@PRIV-04',
      '@PRIV-05',
      '@PRIV-06',
      '@PRIV-07',
      '@PRIV-08',
      '@PRIV-09',
      '@PRIV-10',
      '@PRIV-11',
      '@TEXT-42',
      '@TEXT-43',
      '@TEXT-44',
    ],
  },
  async ({ page, shop }) => {
    await page.goto(shop.url('/privacy-policy'))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Terms of use',
      'What is collected',
      'Use of the information',
      'Security',
      'Cookies',
      'Links',
      'Controlling personal information',
      'Disclaimer',
      'Cancellation policy',
      'Refund policy',
      'Merchant clause',
    ])
    const cancelling = page.getByRole('region', { name: 'Cancellation policy' })
    await expect(cancelling).toContainText('A request is possible within 6 hours of the order')
    await expect(cancelling).toContainText('not possible if the booking starts within 72 hours')
    await expect(page.getByRole('main')).toContainText('An unconfirmed payment should be reported within 24 hours')
  },
)

test(
  'the refund policy is three points',
  { tag: ['@phone', '@SHELL-110', '@REFU-01', '@C-078'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/refund-policy'))
    await expect(page.getByRole('heading', { level: 1, name: 'Refund Policy' })).toBeVisible()
    const points = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasNot: page.getByRole('link') })
      .getByRole('listitem')
    await expect(points).toHaveCount(3)
  },
)

test('the table of contents links sections below the header and does not print', async ({ page, shop }) => {
  await page.goto(shop.url('/privacy-policy'))
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Cookies' }).click()
  await expect(page).toHaveURL(shop.url('/privacy-policy#cookies'))
  const heading = page.getByRole('heading', { name: 'Cookies' })
  await expect(heading).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await page.emulateMedia({ media: 'print' })
  await expect(contents).toBeHidden()
  await expect(heading).toBeVisible()
})

test(
  'the footer leads to each of them',
  { tag: ['@SHELL-054', '@SHELL-055', '@SHELL-056'] },
  async ({ page, shop }) => {
    await page.goto(shop.url('/faqs'))
    for (const [name, path] of [
      ['Terms & Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Refund Policy', '/refund-policy'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await expect(page).toHaveURL(shop.url(path))
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
  },
)
