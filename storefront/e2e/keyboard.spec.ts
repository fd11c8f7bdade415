/** Keyboard flows, with screen-reader transcripts in transcripts/. */
import { bookingsOn, CARDS, expectConfirmed, gateway } from './testing/visitor.ts'
import { expect, test } from './testing/walk/walk.ts'

test(
  'a whole booking, from the home page to its details',
  { tag: ['@KEYBOARD'] },
  async ({ page, context, shop, walk }) => {
    const main = page.getByRole('main')
    const offer = page.getByRole('dialog', { name: 'Anything else for the day?' })
    await walk.open('/')
    await walk.press(page.getByRole('link', { name: 'Skip to content' }))
    await walk.press(
      main.getByRole('link', { name: /Pre Wedding/ }),
      'Enter',
      main.getByRole('button', { name: 'Add package Golden Hour' }),
    )
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    const dialog = page.getByRole('dialog', { name: 'Golden Hour' })
    await walk.press(main.getByRole('button', { name: 'Add package Golden Hour' }), 'Enter', dialog.getByRole('grid'))
    await walk.pickDay(dialog, 'Available')
    const day = await dialog.getByRole('combobox', { name: 'Shoot date' }).inputValue()
    const cart = page.getByRole('button', { name: 'Cart, 1 item' })
    await walk.press(dialog.getByRole('button', { name: 'Add to cart' }), 'Enter', cart)
    await walk.press(cart, 'Enter', page.getByRole('banner').getByRole('link', { name: 'View cart' }))
    await walk.read(page.getByRole('banner').getByRole('region', { name: 'Cart, 1 item' }))
    await walk.press(page.getByRole('banner').getByRole('link', { name: 'View cart' }), 'Enter', offer)
    await walk.keys(['Escape'])
    await walk.press(
      main.getByRole('button', { name: 'Proceed to checkout' }),
      'Enter',
      main.getByRole('textbox', { name: 'Mobile number' }),
    )
    // The offer is made only once.
    await walk.logIn(main.getByRole('button', { name: 'Proceed to checkout' }))
    await expect(page).toHaveURL(shop.url('/cart'))

    await walk.press(
      main.getByRole('button', { name: 'Proceed to checkout' }),
      'Enter',
      main.getByRole('heading', { level: 1, name: 'Who is booking?' }),
    )
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
    await context.addCookies([{ name: 'Scenario', value: 'confirm-refused', url: shop.address }])
    await walk.press(main.getByRole('button', { name: /^Pay ₹/ }), 'Space', gateway(page))
    await walk.pay(CARDS.declined)
    await walk.keys(['Enter'], gateway(page).getByText(/declined by the bank/))
    await walk.pay(CARDS.good)
    const again = main.getByRole('button', { name: 'Check again' })
    await walk.keys(['Enter'], again)
    await expect(page).toHaveURL(shop.url('/order-failed'))
    await context.clearCookies({ name: 'Scenario' })
    await walk.press(again, 'Enter', main.getByRole('link', { name: 'My bookings' }))
    await expectConfirmed(page, shop)

    await walk.press(main.getByRole('link', { name: 'My bookings' }), 'Enter', bookingsOn(page, day))
    const details = bookingsOn(page, day).getByRole('button', { name: /View details/ })
    await walk.press(
      details,
      'Enter',
      page.getByRole('dialog', { name: /Booking #/ }).getByRole('region', { name: 'Billing summary' }),
    )
    await walk.keys(['Escape'])
    await expect(details).toBeFocused()
    await walk.end('booking')
  },
)
