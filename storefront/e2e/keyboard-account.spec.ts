import { fillCart, GOLDEN_HOUR } from './testing/basket.ts'
import { CARDS, gateway } from './testing/visitor.ts'
import { expect, test } from './testing/walk/walk.ts'

test(
  'the cart: services, coupon, amount, removal, another date',
  { tag: ['@KEYBOARD'] },
  async ({ page, shop, walk }) => {
    const main = page.getByRole('main')
    const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
    const apply = main.getByRole('button', { name: 'Apply' })
    await fillCart(page, shop, [
      { ...GOLDEN_HOUR, date: '12 Dec 2026' },
      { type: 'outfit', id: 401 },
      { type: 'outfit', id: 402 },
      { type: 'food', id: 501, quantity: 12 },
    ])
    await walk.open('/cart', dialog('Anything else for the day?'))
    await walk.keys(['Escape'])
    await walk.type(main.getByRole('textbox', { name: 'Coupon code' }), 'NOPE')
    await walk.press(apply)
    await walk.type(main.getByRole('textbox', { name: 'Coupon code' }), 'FIRSTLIGHT')
    await walk.press(apply, 'Enter', main.getByRole('button', { name: 'Remove coupon FIRSTLIGHT' }))
    await walk.type(main.getByRole('textbox', { name: /Booking amount/ }), '100')
    await walk.type(main.getByRole('textbox', { name: /Booking amount/ }), '5000')
    await walk.press(main.getByRole('button', { name: 'Remove Farm Thali' }))
    await expect(main.getByRole('article', { name: 'Farm Thali' })).toHaveCount(0)
    const sure = dialog('Remove all outfits?')
    await walk.press(main.getByRole('button', { name: 'Remove all outfits' }), 'Enter', sure)
    await walk.press(sure.getByRole('button', { name: 'Remove all outfits' }))
    await expect(sure).toBeHidden()
    await walk.press(
      main.getByRole('button', { name: 'Change date' }),
      'Enter',
      dialog('Change date').getByRole('grid'),
    )
    await walk.pickDay(dialog('Change date'), 'Fast filling')
    await walk.press(dialog('Change date').getByRole('button', { name: 'Change date' }))
    await expect(dialog('Change date')).toBeHidden()
    await walk.end('cart')
  },
)

test('a studio tour is booked and paid', { tag: ['@KEYBOARD'] }, async ({ page, shop, walk }) => {
  const main = page.getByRole('main')
  const pay = main.getByRole('button', { name: 'Pay and Book' })
  await walk.openAsCustomer('/recce', pay)
  await walk.press(pay)
  await walk.tabTo(main.getByRole('combobox', { name: 'Category' }))
  await walk.keys(['M'])
  await walk.type(main.getByRole('textbox', { name: 'Number of people' }), '3')
  await walk.press(main.getByRole('combobox', { name: 'Visiting Date' }), 'Enter', page.getByRole('grid'))
  await walk.pickDay(page)
  await walk.tabTo(main.getByLabel('Start Time'))
  await walk.keys(['1', '0', '0', '0', 'a'])
  await expect(main.getByLabel('Start Time')).toHaveValue('10:00')
  await walk.press(pay, 'Enter', gateway(page))
  await walk.pay(CARDS.good)
  await walk.keys(['Enter'], main.getByRole('heading', { name: 'Thank you! Your booking is confirmed.' }))
  await expect(page).not.toHaveURL(shop.url('/recce'))
  await walk.end('tour')
})

test('bookings: new email, details, a request, logout', { tag: ['@KEYBOARD'] }, async ({ page, walk }) => {
  const main = page.getByRole('main')
  const banner = page.getByRole('banner')
  const edit = main.getByRole('button', { name: 'Edit email' })
  const change = page.getByRole('dialog', { name: 'Change email' })
  await walk.openAsCustomer('/bookings', edit)
  await walk.press(edit, 'Enter', change)
  await walk.press(change.getByRole('button', { name: 'Send OTP' }))
  await walk.type(change.getByRole('textbox', { name: /^New/ }), 'meera.joshi@example.com')
  const box = change.getByRole('textbox', { name: /5-digit code/ })
  const code = await walk.code('SendOtpToEmailIdForNonRegisterUserWeb', () =>
    walk.press(change.getByRole('button', { name: 'Send OTP' }), 'Enter', box),
  )
  await walk.type(box, code)
  await walk.press(change.getByRole('button', { name: 'Update' }), 'Enter', main.getByText('meera.joshi@example.com'))
  await expect(edit).toBeFocused()

  const details = main.getByRole('button', { name: /^View details/ }).first()
  await walk.press(details, 'Enter', page.getByRole('dialog').getByRole('region', { name: 'Billing summary' }))
  await walk.keys(['Escape'])
  await expect(details).toBeFocused()
  await walk.press(
    main.getByRole('button', { name: /^Ask to reschedule/ }).first(),
    'Enter',
    page.getByRole('dialog').getByRole('grid'),
  )
  await walk.keys(['Escape'])
  await walk.press(
    banner.getByRole('button', { name: /^Account of/ }),
    'Enter',
    banner.getByRole('button', { name: 'Log out' }),
  )
  await walk.press(
    banner.getByRole('button', { name: 'Log out' }),
    'Enter',
    banner.getByRole('button', { name: 'Login/Register' }),
  )
  await walk.end('bookings')
})
