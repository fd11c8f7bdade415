/** Payment situations: what the visitor sees, what the books record, and the test that covers it. */

const E2E = 'storefront/e2e/payment.spec.ts'
const ONCE = 'storefront/e2e/double-payment.spec.ts'
const CLIENT = 'storefront/payment/createPayments.test.ts'
const DIALOG = 'storefront/payment/dialog.test.ts'
const TABS = 'storefront/payment/tabs.test.ts'
const LOGOUT = 'storefront/payment/logout.test.ts'
const CONFIRMATION = 'storefront/payment/confirmation.test.ts'
const PROVIDER = 'mocks/provider/payment.test.ts'
const SETTLEMENT = 'mocks/provider/settlement.test.ts'

export interface Situation {
  readonly when: string
  readonly visitor: string
  /** The records of the provider and the gateway. */
  readonly books: string
  readonly test: readonly [file: string, title: string]
}

const ONE = 'One booking, its payment captured'

export const SITUATIONS: readonly Situation[] = [
  {
    when: 'Paid, and confirmed once or several times',
    visitor: 'Thank you, with a receipt',
    books: ONE,
    test: [PROVIDER, 'makes one booking, however often it comes'],
  },
  {
    when: 'A card is declined, then another is accepted',
    visitor: 'The dialog stays open for another attempt, then Thank you',
    books: ONE,
    test: ['storefront/e2e/booking.spec.ts', 'a visitor books a shoot, from the home page to My bookings'],
  },
  {
    when: 'Pay is pressed twice',
    visitor: 'One dialog',
    books: 'One order, unpaid',
    test: [CLIENT, 'twice starts one payment'],
  },
  {
    when: 'The dialog is dismissed',
    visitor: '“Payment not completed”; Pay opens the same order again',
    books: 'The order is open for 15 minutes',
    test: [E2E, 'a dismissed dialog leaves the form usable and opens the same order again'],
  },
  {
    when: 'Dismissed, then the gateway reports twice that it was paid',
    visitor: 'Thank you',
    books: ONE,
    test: [DIALOG, 'that was paid all the same is confirmed, once for two reports'],
  },
  {
    when: 'The gateway’s script is blocked',
    visitor: 'A sentence says so; Pay can be pressed again',
    books: 'No order',
    test: [CLIENT, 'with a script that is %s makes no order, and works later'],
  },
  {
    when: 'The gateway’s script takes more than 15 seconds',
    visitor: 'A sentence says so, with the helpline',
    books: 'No order',
    test: [CLIENT, 'with a script that is %s makes no order, and works later'],
  },
  {
    when: 'The provider asks for an amount other than the one shown',
    visitor: 'Both figures; no dialog',
    books: 'An order, unpaid',
    test: [CLIENT, 'stops with both figures when the provider asks for another amount'],
  },
  {
    when: 'The provider asks for another currency',
    visitor: 'A sentence names it; no dialog',
    books: 'An order, unpaid',
    test: ['storefront/payment/machine.test.ts', 'is not opened with %o'],
  },
  {
    when: 'Somebody who knows the guest’s cookie adds to the guest’s cart while the customer pays',
    visitor: 'Thank you, for what the summary showed',
    books: ONE,
    test: [PROVIDER, 'is for the cart that the customer saw, and not for what others put into the guest’s meanwhile'],
  },
  {
    when: 'The provider changes the cart while it makes the order',
    visitor:
      '“Your cart has changed in the meantime. Nothing was ordered or charged. …”, and the new summary; no dialog',
    books: 'An order, unpaid',
    test: ['stories/routes/Checkout.stories.tsx', 'A cart that the order changed is shown again'],
  },
  {
    when: 'A second tab presses Pay for the same cart',
    visitor: '“This cart is being paid for in another tab”',
    books: 'One order',
    test: [E2E, 'two tabs pay for one cart: the second one is stopped, and later additions stay in the cart'],
  },
  {
    when: '… with another amount',
    visitor: 'The same sentence',
    books: 'One order, one booking',
    test: [TABS, 'cannot pay for the same cart at once with another amount or coupon, or with an item added'],
  },
  {
    when: '… with another coupon, or an added item',
    visitor: 'The same sentence',
    books: 'One order',
    test: [TABS, 'cannot pay for the same cart at once with another amount or coupon, or with an item added'],
  },
  {
    when: 'Another amount, while the first payment is unconfirmed',
    visitor: '“… is still being confirmed. Do not pay again”; no dialog',
    books: 'One payment, captured when it is booked',
    test: [TABS, 'cannot pay with another amount while the first payment is unconfirmed'],
  },
  {
    when: 'A dialog is open when another tab’s payment succeeds',
    visitor: 'The dialog closes: “This cart is paid for and booked”',
    books: 'One booking; the other order unpaid',
    test: [
      ONCE,
      'an open dialog closes when another tab has paid, and a payment that still succeeds is shown and not booked',
    ],
  },
  {
    when: 'A second payment for the same cart succeeds nevertheless',
    visitor: '“… is a second payment … will be returned to you”, with its id, until it is dismissed',
    books: 'The first captured and booked; the second voided, or refunded if it was captured',
    test: [TABS, 'that were both charged for a cart book one payment, and show the other as a duplicate'],
  },
  {
    when: 'Two payments for one cart reach the provider',
    visitor: '“This cart is already booked. Your payment … will be refunded”',
    books: 'One captured and booked, one voided',
    test: [SETTLEMENT, 'is booked once though it was paid with two amounts: the second payment is refunded'],
  },
  {
    when: 'Two payments share a line of the cart',
    visitor: 'The same',
    books: 'One captured and booked, one voided',
    test: [SETTLEMENT, 'is booked once though an item was added between two payments'],
  },
  {
    when: 'One tour is paid for twice, for 2 and for 4 people',
    visitor: '“This tour is already booked. …”',
    books: 'One captured and booked, one voided',
    test: [SETTLEMENT, 'one tour is booked once, for whatever number of people it was paid'],
  },
  {
    when: 'A single-use coupon is in two paid orders',
    visitor: '“The coupon has been used meanwhile. …”',
    books: 'One captured and booked, one voided',
    test: [SETTLEMENT, 'uses a single-use coupon once'],
  },
  {
    when: '… and the earlier order is paid while the later one is open',
    visitor: '“The coupon is reserved for a later order of yours. …”',
    books: 'One voided; the later order keeps its coupon',
    test: [SETTLEMENT, 'reserves a coupon for the open order: a payment for an earlier cart does not use it'],
  },
  {
    when: 'The shoot or tour has begun when the payment arrives',
    visitor: '“The payment came after the time that was to be booked had begun. … will be refunded”',
    books: 'Voided; a refund is on record',
    test: [SETTLEMENT, 'in the minute in which the shoot begins'],
  },
  {
    when: 'The last place is gone when the payment arrives',
    visitor: '“The last place has been booked meanwhile. … will be refunded”',
    books: 'Voided; a refund is on record',
    test: ['mocks/provider/lastPlace.test.ts', 'is refunded to the customer who pays when it is gone'],
  },
  {
    when: 'The money is taken, but the tab closes before it is notified',
    visitor: 'The next visit asks “Did you pay …?”, finds the booking and settles it',
    books: 'Booked and captured by the webhook',
    test: [ONCE, 'is found and settled on the next visit; nothing is paid twice'],
  },
  {
    when: '… and the webhook is lost',
    visitor: 'The same, after the next sweep',
    books: 'Booked and captured by the sweep',
    test: [SETTLEMENT, '%s books it'],
  },
  {
    when: '… and Pay is pressed before either',
    visitor: '“You have already paid: your booking #… is confirmed”',
    books: 'Booked and captured by the attempt; no second order',
    test: [SETTLEMENT, 'is booked by the next attempt, which asks for no second payment'],
  },
  {
    when: 'The tab was closed at the dialog, and nothing was paid',
    visitor: 'The question; “I did not pay” lets the visitor pay',
    books: 'The first order unpaid, the second booked',
    test: [ONCE, 'an unpaid dialog blocks a second one until the visitor confirms'],
  },
  {
    when: 'The webhook comes before the page, after it, or twice',
    visitor: 'Thank you',
    books: ONE,
    test: [SETTLEMENT, 'that comes before and after the page makes one booking, and the page is told of it'],
  },
  {
    when: 'A webhook is not signed by the gateway',
    visitor: 'Nothing',
    books: 'Nothing',
    test: [SETTLEMENT, 'that the gateway did not sign is refused, and books nothing'],
  },
  {
    when: 'A confirmation has a forged signature',
    visitor: '“The payment could not be verified. …”',
    books: 'Nothing',
    test: [PROVIDER, 'needs the right signature'],
  },
  {
    when: 'The gateway says “paid” without proof',
    visitor: '“Your payment may have been received. Do not pay again”, with the helpline',
    books: 'What the gateway tells the provider',
    test: [DIALOG, '%j leaves an unknown payment, not a crash'],
  },
  {
    when: 'Offline, or status 500, while confirming',
    visitor: 'The stated text, the payment id and “Do not pay again”; retried after 2, 5, 15 and 30 seconds',
    books: 'Booked by the next retry, or by the webhook',
    test: [CONFIRMATION, '%s is sent again after 2, 5, 15 and 30 seconds'],
  },
  {
    when: 'The response to the confirmation is lost',
    visitor: 'The same, then Thank you',
    books: ONE,
    test: [PROVIDER, 'makes one booking, however often it comes'],
  },
  {
    when: 'The provider’s database is locked, or its disk full, while confirming',
    visitor: 'The same, then Thank you',
    books: 'Nothing until the fault is over, then one booking',
    test: [SETTLEMENT, 'is not a refusal: the client gets a 503, and the next try books'],
  },
  {
    when: 'The provider reports a temporary fault as a refusal',
    visitor: '/order-failed; on every page “… is not confirmed”, with Check again',
    books: 'Booked when asked again',
    test: [ONCE, 'a confirmation refused by a temporary fault stays open across visits until it succeeds'],
  },
  {
    when: 'A refusal is dismissed',
    visitor: 'The note is gone, and the cart can be paid for',
    books: 'What the provider decided',
    test: [CONFIRMATION, 'can be put away, and the cart paid for then'],
  },
  {
    when: 'The browser is killed after the payment',
    visitor: 'The next start confirms it',
    books: ONE,
    test: [E2E, 'is confirmed once by the next start'],
  },
  {
    when: 'The gateway cannot be reached after the booking',
    visitor: 'Thank you',
    books: 'Booked; captured by the next sweep',
    test: [SETTLEMENT, 'the next sweep tells the gateway what it missed'],
  },
  {
    when: 'Logged out while a payment is unconfirmed',
    visitor: 'The payment id only; confirmed at the next start',
    books: ONE,
    test: [ONCE, 'keeps its ids, without amount, day or name'],
  },
  {
    when: '… and the browser blocks IndexedDB',
    visitor: 'The same',
    books: ONE,
    test: [LOGOUT, 'a payment that is unconfirmed at a logout is confirmed at the next start, storage %s'],
  },
  {
    when: 'Any of these in random order, with faults and restarts',
    visitor: 'One open dialog per line; whatever is not booked is shown',
    books: 'What is captured is booked, line by line; everything else is returned',
    test: [
      'mocks/settlement.test.ts',
      'whatever is lost, repeated or late: each captured payment is one booking, every other one is refunded, nothing is booked twice',
    ],
  },
]
