/** What can happen to a payment, what the visitor sees, what the books say, and the test that plays it. */

const E2E = 'storefront/e2e/payment.spec.ts'
const ONCE = 'storefront/e2e/paidOnce.spec.ts'
const CLIENT = 'storefront/payment/createPayments.test.ts'
const DIALOG = 'storefront/payment/dialog.test.ts'
const TABS = 'storefront/payment/tabs.test.ts'
const CONFIRMATION = 'storefront/payment/confirmation.test.ts'
const PROVIDER = 'mocks/provider/payment.test.ts'
const SETTLEMENT = 'mocks/provider/settlement.test.ts'

export interface Situation {
  readonly when: string
  readonly visitor: string
  /** Of the provider and the gateway. */
  readonly books: string
  /** The file, and the title in it. */
  readonly test: readonly [file: string, title: string]
}

const ONE = 'One booking, its payment captured'

export const SITUATIONS: readonly Situation[] = [
  {
    when: 'Paid and confirmed, however often',
    visitor: 'Thank you, with a receipt',
    books: ONE,
    test: [PROVIDER, 'makes one booking, however often it comes'],
  },
  {
    when: 'A card is declined, then another one is good',
    visitor: 'The dialog stays open for another try, then Thank you',
    books: ONE,
    test: [E2E, 'a declined card, then a good one: one booking'],
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
    when: 'Dismissed, and the gateway says later that it was paid, twice',
    visitor: 'Thank you',
    books: ONE,
    test: [E2E, 'a payment that is told of after its dialog was dismissed, and told twice, is booked once'],
  },
  {
    when: 'The gateway’s script is blocked',
    visitor: 'A sentence says so; Pay can be pressed again',
    books: 'No order',
    test: [E2E, 'no order is made, and Pay works once it is allowed'],
  },
  {
    when: 'The gateway’s script takes more than 15 seconds',
    visitor: 'A sentence says so, with the helpline',
    books: 'No order',
    test: [E2E, 'a gateway that does not answer is called slow after fifteen seconds, and no order is made'],
  },
  {
    when: 'The provider asks for another amount than was shown',
    visitor: 'Both figures; no dialog',
    books: 'An order, unpaid',
    test: [E2E, 'a provider that asks for another amount than was shown is not paid'],
  },
  {
    when: 'The provider asks for another currency',
    visitor: 'A sentence names it; no dialog',
    books: 'An order, unpaid',
    test: [ONCE, 'another currency is refused before the dialog opens'],
  },
  {
    when: 'A second tab presses Pay for the same cart',
    visitor: '“This cart is being paid for in another tab”',
    books: 'One order',
    test: [E2E, 'two tabs pay for one cart: the second is told, and what came into the cart meanwhile stays there'],
  },
  {
    when: '… with another amount',
    visitor: 'The same sentence',
    books: 'One order, one booking',
    test: [ONCE, 'two tabs with two amounts: one dialog, one booking'],
  },
  {
    when: '… with another coupon, or with something added',
    visitor: 'The same sentence',
    books: 'One order',
    test: [TABS, 'cannot pay for the same cart at once with another amount or coupon, or with an item added'],
  },
  {
    when: 'Another amount, while the first payment is unconfirmed',
    visitor: '“… is still being confirmed. Do not pay again”; no dialog',
    books: 'One payment, captured when it is booked',
    test: [ONCE, 'another amount opens no second dialog'],
  },
  {
    when: 'A dialog stands open when another tab’s payment comes through',
    visitor: 'The dialog closes: “This cart is paid for and booked”',
    books: 'One booking; the other order unpaid',
    test: [
      ONCE,
      'a dialog that stands open closes when another tab has paid, and a payment that succeeds all the same is shown and not booked',
    ],
  },
  {
    when: 'A second payment for the same succeeds all the same',
    visitor: '“… is a second payment … will be returned to you”, with its id, until it is put away',
    books: 'The first captured and booked; the second voided, or refunded where it was captured',
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
    when: 'One tour is paid twice, for 2 and for 4 people',
    visitor: '“This tour is already booked. …”',
    books: 'One captured and booked, one voided',
    test: [SETTLEMENT, 'one tour is booked once, for whatever number of people it was paid'],
  },
  {
    when: 'A coupon that holds once stands in two paid orders',
    visitor: '“The coupon has been used meanwhile. …”',
    books: 'One captured and booked, one voided',
    test: [SETTLEMENT, 'uses a single-use coupon once'],
  },
  {
    when: '… and the earlier is paid while the later is open',
    visitor: '“The coupon is reserved for a later order of yours. …”',
    books: 'One voided; the later order keeps its coupon',
    test: [SETTLEMENT, 'reserves a coupon for the open order: a payment for an earlier cart does not use it'],
  },
  {
    when: 'The last place is gone when the payment arrives',
    visitor: '“The last place has been booked meanwhile. … will be refunded”',
    books: 'Voided; a refund is on record',
    test: ['mocks/provider/lastPlace.test.ts', 'is refunded to the customer who pays when it is gone'],
  },
  {
    when: 'The money was taken, and the tab closed before it heard',
    visitor: 'The next visit asks “Did you pay …?”, finds the booking and settles it',
    books: 'Booked and captured by the webhook',
    test: [ONCE, 'the next visit asks, finds the booking and settles it; nothing is paid twice'],
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
    test: [ONCE, 'a dialog that was left unpaid bars a second one until the visitor says so'],
  },
  {
    when: 'The webhook comes before the page, after it, or twice',
    visitor: 'Thank you',
    books: ONE,
    test: [SETTLEMENT, 'that comes %s makes one booking, and the page is told of it'],
  },
  {
    when: 'A webhook that the gateway did not sign',
    visitor: 'Nothing',
    books: 'Nothing',
    test: [SETTLEMENT, 'that the gateway did not sign is refused, and books nothing'],
  },
  {
    when: 'A confirmation with a forged signature',
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
    when: 'Offline, or 500, while confirming',
    visitor: 'The stated text, the payment id and “Do not pay again”; tried again after 2, 5, 15 and 30 seconds',
    books: 'Booked by the next try, or by the webhook',
    test: [CONFIRMATION, '%s is sent again after 2, 5, 15 and 30 seconds'],
  },
  {
    when: 'The answer to the confirmation is lost',
    visitor: 'The same, then Thank you',
    books: ONE,
    test: [E2E, 'it is asked again and booked once; nobody is told to pay again'],
  },
  {
    when: 'The provider’s database is locked, or its disk full, while confirming',
    visitor: 'The same, then Thank you',
    books: 'Nothing until it is over, then one booking',
    test: [SETTLEMENT, 'is not a refusal: the client gets a 503, and the next try books'],
  },
  {
    when: 'A provider answers a passing fault as a refusal',
    visitor: '/order-failed; on every page “… is not confirmed”, with Check again',
    books: 'Booked when it is asked again',
    test: [ONCE, 'a confirmation that was refused by a passing fault stays open across visits, until it is confirmed'],
  },
  {
    when: 'A refusal is put away',
    visitor: 'The note is gone, and the cart can be paid for',
    books: 'What the provider decided',
    test: [CONFIRMATION, 'can be put away, and the cart paid for then'],
  },
  {
    when: 'The browser is killed after the payment',
    visitor: 'The next start confirms it',
    books: ONE,
    test: [E2E, 'the next start confirms it, once'],
  },
  {
    when: 'The gateway cannot be reached when the booking stands',
    visitor: 'Thank you',
    books: 'Booked; captured by the next sweep',
    test: [SETTLEMENT, 'the next sweep tells the gateway what it missed'],
  },
  {
    when: 'Logged out while a payment is unconfirmed',
    visitor: 'The payment’s id and nothing else; confirmed at the next start',
    books: ONE,
    test: [ONCE, 'leaves its ids, without a sum, a day or a name'],
  },
  {
    when: '… where the browser refuses IndexedDB',
    visitor: 'The same',
    books: ONE,
    test: [ONCE, 'keeps its proof where the browser refuses IndexedDB'],
  },
  {
    when: 'Anything of this in random order, with faults and restarts',
    visitor: 'One open dialog for each line; whatever is not booked is shown',
    books: 'Captured is booked, line by line; all else goes back',
    test: [
      'mocks/settlement.test.ts',
      'whatever is lost, repeated or late: each captured payment is one booking, every other one is refunded, nothing is booked twice',
    ],
  },
]
