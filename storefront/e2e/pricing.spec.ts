import { openAsCustomer } from './testing/customer.ts'
import { PACKAGES } from '../../mocks/payloads/packages.ts'
import { dMy, today } from '../text/dates.ts'
import { answerOf, mockAnswer } from './testing/provider.ts'
import { expect, test } from './testing/shop.ts'
import { logIn, openDialogOf, openPackage, pickDay } from './testing/visitor.ts'

interface Packages {
  packagelist: {
    PackageName: string
    StartTime?: string
    SellingPrice: number | string
    PackagePrice: number | string
    DiscountAmount: number | string
    PackageDetails: string
  }[]
}

const rupees = (amount: number | string): string =>
  `₹${Number(String(amount).replaceAll(',', '')).toLocaleString('en-IN')}`
const SLUGS = {
  'bloggers--influencers': '@PRICE-01',
  'customised-setup': '@PRICE-02',
  'modelling-fashion-portfolio': '@PRICE-03',
  'music-video-ads': '@PRICE-04',
  'pre-wedding-maternity': '@PRICE-05',
  'product-garment': '@PRICE-06',
  'web-series-tv-serials': '@PRICE-07',
} as const

for (const [slug, id] of Object.entries(SLUGS)) {
  test(
    `/pricing/${slug} shows the provider’s packages of that category`,
    {
      tag: [
        id,
        '@PRICE-08',
        '@PRICE-09',
        '@PRICE-10',
        '@PRICE-11',
        '@PRICE-12',
        '@PRICE-13',
        '@PRICE-14',
        '@API-17',
        '@CONST-01',
      ],
    },
    async ({ page, shop }) => {
      const { packagelist } = await answerOf<Packages>(page, shop, 'GetPackageDeatils', { SlugName: slug }, 'POST')
      const [asked] = await Promise.all([
        page.waitForRequest('**/v1/GetPackageDeatils'),
        page.goto(shop.url(`/pricing/${slug}`)),
      ])
      expect(asked.postDataJSON()).toEqual({ SlugName: slug })
      expect(packagelist.length).toBeGreaterThan(0)
      for (const shoot of packagelist) {
        const card = page
          .getByRole('article')
          .filter({ has: page.getByRole('heading', { name: shoot.PackageName, exact: true }) })
        await expect(card).toHaveCount(1)
        await expect(card).toContainText(rupees(shoot.SellingPrice))
        await expect(card.locator('del, s')).toHaveCount(Number(shoot.DiscountAmount) > 0 ? 1 : 0)
        if (Number(shoot.DiscountAmount) > 0)
          await expect(card.locator('del, s')).toContainText(rupees(shoot.PackagePrice))
        await expect(card.getByText(/\d:\d\d [ap]m/i)).toHaveCount(
          shoot.StartTime ? await card.getByText(/\d:\d\d [ap]m/i).count() : 0,
        )
        await expect(card.getByRole('listitem')).toHaveText(
          shoot.PackageDetails.split(/\r?\n/)
            .map((line) => line.trim())
            .filter(Boolean),
        )
        await expect(card.getByRole('button', { name: `Add package ${shoot.PackageName}` })).toBeVisible()
      }
    },
  )
}

test('only packages with a time window show one', { tag: ['@PRICE-10'] }, async ({ page, shop }) => {
  const answer = await answerOf<Packages>(
    page,
    shop,
    'GetPackageDeatils',
    { SlugName: 'pre-wedding-maternity' },
    'POST',
  )
  const [first, second] = answer.packagelist
  await mockAnswer(page, 'GetPackageDeatils', {
    ...answer,
    packagelist: [
      { ...first, PackageName: 'With hours', StartTime: '06:30 AM', EndTime: '10:00 AM' },
      { ...second, PackageName: 'Without hours', StartTime: '', EndTime: '' },
    ],
  })
  await page.goto(shop.url('/pricing/pre-wedding-maternity'))
  const card = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(card('With hours')).toContainText(/6:30 am/i)
  await expect(card('With hours')).toContainText(/10:00 am/i)
  await expect(card('Without hours')).not.toContainText(/\d:\d\d [ap]m/i)
})

test(
  'a long list of features scrolls in a box of 450 px',
  { tag: ['@PRICE-15', '@CONST-10'] },
  async ({ page, shop }) => {
    const answer = await answerOf<Packages>(
      page,
      shop,
      'GetPackageDeatils',
      { SlugName: 'pre-wedding-maternity' },
      'POST',
    )
    const lines = Array.from({ length: 40 }, (_, at) => `Feature ${at + 1}`)
    await mockAnswer(page, 'GetPackageDeatils', {
      ...answer,
      packagelist: [{ ...answer.packagelist[0], PackageDetails: lines.join('\n') }],
    })
    await page.goto(shop.url('/pricing/pre-wedding-maternity'))
    const box = page.getByRole('group', { name: /includes/ })
    await expect(box.getByRole('listitem')).toHaveCount(40)
    expect((await box.boundingBox())?.height).toBe(450)
    await box.focus()
    await page.keyboard.press('End')
    await expect(box.getByText('Feature 40')).toBeInViewport()
  },
)

test(
  'the date is picked from today on, and checks availability',
  {
    tag: [
      '@phone',
      '@PRICE-18',
      '@PRICE-19',
      '@PRICE-20',
      '@PRICE-21',
      '@PRICE-22',
      '@PRICE-29',
      '@API-18',
      '@CONST-08',
      '@CONST-47',
    ],
  },
  async ({ page, shop }) => {
    const dialog = await openPackage(page, shop)
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeVisible()
    const field = dialog.getByRole('combobox', { name: 'Check-in date' })
    await field.focus()
    await page.keyboard.type('05')
    await expect(field).toHaveValue('')

    const days = dialog.getByRole('gridcell').getByRole('button')
    await expect(days.and(page.locator(':not([aria-disabled=true])')).first()).toHaveAccessibleName(/^Today, /)

    await dialog.getByRole('button', { name: 'Next month' }).click()
    const asked = page.waitForRequest((request) => request.url().endsWith('/v1/GetAvailabilityForPackage'))
    await dialog
      .getByRole('gridcell')
      .getByRole('button', { name: /, Available/ })
      .first()
      .click()
    expect((await asked).postDataJSON()).toMatchObject({
      PackageDate: expect.stringMatching(/^\d\d [A-Z][a-z]{2} \d{4}$/),
      PackageId: expect.anything(),
    })
    await expect(field).toHaveValue(/^\d\d [A-Z][a-z]{2} \d{4}$/)
    await expect(dialog.getByRole('grid')).toHaveCount(0)
  },
)

for (const [n, words, id] of [
  [1, 'Available', '@PRICE-23'],
  [2, 'Fast filling', '@PRICE-24'],
  [3, 'Sold out', '@PRICE-25'],
] as const) {
  test(`an answer of ${n} shows the provider’s message`, { tag: [id] }, async ({ page, shop }) => {
    await mockAnswer(page, 'GetAvailabilityForPackage', { n, Status: `${words} (told)`, Msg: '' })
    const dialog = await openPackage(page, shop)
    await dialog.getByRole('button', { name: 'Next month' }).click()
    // The eighth is in next month in any case; the first week may begin in this one.
    await dialog.getByRole('gridcell').getByRole('button').nth(7).click()
    await expect(dialog.getByText(`${words} (told)`, { exact: true }).last()).toBeVisible()
    const warning = dialog.getByText('Green rooms are not available. Please choose Luxury Room and press Add to Cart.')
    await expect(warning).toHaveCount(n === 3 ? 1 : 0)
  })
}

test(
  'any other answer is shown verbatim, and nothing can be added',
  { tag: ['@PRICE-27', '@PRICE-28', '@ERR-04', '@ERR-19'] },
  async ({ page, shop }) => {
    await mockAnswer(page, 'GetAvailabilityForPackage', { n: 0, Status: '', Msg: 'Closed for <b>repairs</b> & rain' })
    const dialog = await openPackage(page, shop)
    await dialog.getByRole('button', { name: 'Next month' }).click()
    // The eighth is in next month in any case; the first week may begin in this one.
    await dialog.getByRole('gridcell').getByRole('button').nth(7).click()
    await expect(dialog.getByText('Closed for <b>repairs</b> & rain').first()).toBeVisible()
    let added = 0
    page.on('request', (request) => void (added += request.url().includes('AddToUserCart') ? 1 : 0))
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
    expect(added).toBe(0)
  },
)

test('another package opens without a date', { tag: ['@PRICE-17', '@ADD-06'] }, async ({ page, shop }) => {
  const dialog = await openPackage(page, shop)
  await pickDay(dialog, 'Available')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const other = await openDialogOf(page, 'First Light')
  await expect(other.getByRole('combobox', { name: 'Check-in date' })).toHaveValue('')
  await expect(other.getByRole('status').filter({ hasText: 'Available' })).toHaveCount(0)
})

test(
  'a package is added to the visitor’s cart and shown in the header',
  {
    tag: [
      '@phone',
      '@ADD-03',
      '@ADD-04',
      '@ADD-05',
      '@ADD-07',
      '@ADD-08',
      '@ADD-09',
      '@ADD-10',
      '@ADD-12',
      '@API-19',
      '@API-20',
      '@STOR-06',
      '@STOR-07',
      '@SHELL-029',
      '@SHELL-030',
      '@SHELL-075',
      '@STOR-02',
      '@CONST-48',
    ],
  },
  async ({ page, shop, context }) => {
    const dialog = await openPackage(page, shop)
    await expect(page.getByRole('button', { name: 'Cart, 0 items', includeHidden: true })).toBeAttached()
    const day = await pickDay(dialog, 'Available')
    const shoot = PACKAGES['pre-wedding-maternity']?.find(({ PackageName }) => PackageName === 'Golden Hour')
    const [add, read] = await Promise.all([
      page.waitForRequest('**/v1/AddToUserCart'),
      page.waitForRequest('**/v1/GetUserCart'),
      dialog.getByRole('button', { name: 'Add to cart' }).click(),
    ])
    const sessionId = (await context.cookies()).find(({ name }) => name === 'SessionId')?.value
    expect(add.postDataJSON()).toEqual({
      cart: [
        {
          UserId: '',
          sessionId,
          TypeId: 1,
          TypeName: 'ShootPackages',
          ProductId: shoot?.PackageId,
          BookingDate: day,
          Quantity: 1,
          ActionBy: '',
        },
      ],
    })
    expect(read.postDataJSON()).toEqual({ UserId: '', sessionId })
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(shop.url('/pricing/pre-wedding-maternity'))
    const Msg = /"Msg":"([^"]+)"/.exec((await (await add.response())?.text()) ?? '')?.[1] ?? 'no answer'
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(Msg).first()).toBeAttached()
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible()
    const kept = await page.evaluate(() => ({
      cart: sessionStorage.getItem('Cart'),
      type: sessionStorage.getItem('PackageType'),
    }))
    expect(kept.cart).toContain('Golden Hour')
    expect(kept.type).toBe(String(shoot?.PackageType ?? ''))
  },
)

test(
  'a refused package shows the reason and can be retried',
  { tag: ['@ADD-13', '@ERR-05'] },
  async ({ page, shop }) => {
    await mockAnswer(page, 'AddToUserCart', { n: 0, Msg: 'The till is being counted.' })
    const dialog = await openPackage(page, shop)
    await pickDay(dialog, 'Available')
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(dialog.getByText('The till is being counted.').first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Add to cart' })).toBeEnabled()
    await expect(dialog.getByRole('combobox', { name: 'Check-in date' })).not.toHaveValue('')
  },
)

test(
  'proceeding from the dialog requires a login and returns to the page',
  { tag: ['@ADD-14', '@ADD-15', '@ADD-16', '@VAL-12'] },
  async ({ page, shop }) => {
    const dialog = await openPackage(page, shop)
    await pickDay(dialog, 'Available')
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    await expect(dialog).toBeHidden()
    const again = await openDialogOf(page, 'Golden Hour')
    await again.getByRole('button', { name: 'Proceed to checkout' }).click()
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('Kindly Login before proceeding').first(),
    ).toBeAttached()
    await expect(again).toBeHidden()
    await expect(page).toHaveURL(shop.url('/login?ref=/pricing/pre-wedding-maternity'))
    await logIn(page)
    await expect(page).toHaveURL(shop.url('/pricing/pre-wedding-maternity'))
  },
)

test('the provider’s answer 2 leads to the cottage stay', { tag: ['@ADD-17', '@API-21'] }, async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/pricing/pre-wedding-maternity')
  const dialog = await openDialogOf(page, 'Golden Hour')
  await pickDay(dialog, 'Available')
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect(dialog).toBeHidden()
  await mockAnswer(page, 'ValidateUserCart', { ResponseList: [{ n: 2, Msg: 'Choose a room first.' }] })
  const again = await openDialogOf(page, 'Golden Hour')
  const asked = page.waitForRequest('**/v1/ValidateUserCart*')
  await again.getByRole('button', { name: 'Proceed to checkout' }).click()
  expect([...new URL((await asked).url()).searchParams.keys()]).toEqual(['UserId', 'sessionId'])
  await expect(page).toHaveURL(shop.url('/luxury-cottage-stay'))
})

test('the first selectable day is today', { tag: ['@CONST-47'] }, async ({ page, shop }) => {
  await page.goto(shop.url('/pricing/pre-wedding-maternity'))
  const dialog = await openDialogOf(page, 'Golden Hour')
  await dialog
    .getByRole('gridcell')
    .getByRole('button', { name: /^Today/ })
    .click()
  await expect(dialog.getByRole('combobox', { name: 'Check-in date' })).toHaveValue(dMy(today()))
})
