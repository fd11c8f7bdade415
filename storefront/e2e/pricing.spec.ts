import { PACKAGES } from '../../mocks/payloads/packages.ts'
import { dMy } from '../text/dates.ts'
import { DAY, fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { expect, test } from './testing/shop.ts'
import { declineServices, openDialogOf, openPackage, pickDay } from './testing/visitor.ts'

test(
  'a package is added to the visitor’s cart; proceeding from the dialog needs a login',
  {
    tag: [
      '@ADD-03',
      '@ADD-04',
      '@ADD-05',
      '@ADD-06',
      '@ADD-07',
      '@ADD-08',
      '@ADD-09',
      '@ADD-10',
      '@ADD-12',
      '@ADD-14',
      '@ADD-15',
      '@ADD-16',
      '@VAL-12',
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

    // Before that, the card says that the package is in the cart.
    await page.reload()
    const again = await openDialogOf(page, 'Golden Hour')
    await expect(again.getByRole('combobox', { name: 'Shoot date' })).toHaveValue('')
    await again.getByRole('button', { name: 'Proceed to checkout' }).click()
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('Kindly Login before proceeding').first(),
    ).toBeAttached()
    await expect(again).toBeHidden()
    await expect(page).toHaveURL(shop.url('/login?ref=/pricing/pre-wedding-maternity'))
  },
)

test('a swap that is cut off leaves the first package, which the cart puts back', async ({ page, context, shop }) => {
  await declineServices(page)
  await fillCart(page, shop, [{ ...GOLDEN_HOUR, date: dMy(DAY) }])
  const dialog = await openPackage(page, shop, 'First Light')
  await pickDay(dialog, 'Available')
  // Never answered, as if the page had been closed between the two calls.
  await page.route('**/v1/AddToUserCart', () => undefined, { times: 1 })
  const adds = page.waitForRequest('**/v1/AddToUserCart')
  await dialog.getByRole('button', { name: /^Swap Golden Hour/ }).click()
  await adds
  const later = await context.newPage()
  await declineServices(later)
  await later.goto(shop.url('/cart'))
  await expect(later.getByText(/^Golden Hour, .+, is in your cart again\.$/).first()).toBeVisible()
  await expect(later.getByRole('main').getByRole('article', { name: 'Golden Hour' })).toContainText(dMy(DAY))
  expect(await later.evaluate(() => localStorage.getItem('package-being-swapped'))).toBeNull()
})
