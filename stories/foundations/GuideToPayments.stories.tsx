/** What happens to a payment in every situation, and which visitor data is stored, where and for how long. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { GuideText, pageLink } from './GuideText.tsx'
import { SITUATIONS } from './paymentSituations.ts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

const GUIDE = `
<h2>How a payment works</h2>
<p>A summary of ${pageLink('docs-payments', 'Payments')}, which has the states, the rules and the sandbox’s cards.</p>
<ol>
<li>The shop requests an order from the provider, stores it in the browser, and opens the gateway’s dialog with it.</li>
<li>The gateway authorises the payment and notifies the page, and the provider’s server by a signed webhook.</li>
<li>On the first of the two, page or webhook, the provider decides once, in one transaction: it books, or it returns the money. Only then does it tell the gateway to capture, void or refund.</li>
<li>Once a minute, at startup and before a new order, the provider asks the gateway about payments of which it has had no news.</li>
</ol>
<p>In the browser a payment belongs to certain lines of a cart, or to a certain tour, whatever its amount. While a payment for any of these lines is open, authorised or unconfirmed, no second dialog opens.</p>
<h2>In every situation</h2>
${table(
  ['Situation', 'The visitor sees', 'The books show', 'Test'],
  SITUATIONS.map(({ when, visitor, books, test: [file, title] }) => [
    when,
    visitor,
    books,
    `<code>${file}</code>: ${title}`,
  ]),
)}
<h2>Stored visitor data</h2>
<p>For the site owner’s privacy policy. The shop sets no third-party cookies and sends data only to the provider and the gateway.</p>
${table(
  ['What', 'Where', 'Deleted'],
  [
    [
      'An anonymous cart’s id (15 random letters and digits)',
      'Cookie <code>SessionId</code>',
      'A year after the last visit',
    ],
    ['Theme choice', 'Cookie <code>Theme</code>', 'After a year'],
    ['The anti-forgery token', 'Cookie <code>XSRF-TOKEN</code>', 'When the browser is closed'],
    [
      'Login, name, phone number, email address; form drafts',
      'Session storage of the tab',
      'At logout, or when the tab is closed',
    ],
    [
      'A draft of the contact or tour form',
      'Session and local storage',
      'When it is sent, at logout, or when the home page is opened',
    ],
    [
      'Payments: order and payment ids, amount, date, receipt, the cart’s line ids, the user’s id as a hash',
      'IndexedDB (session storage if it is blocked)',
      'At logout; otherwise after 7 days if settled, after 30 days if a question is open, never while a payment is unconfirmed',
    ],
    ['After logout: the ids and dates of unsettled payments', 'As above', 'When they are settled, or after 30 days'],
    [
      'Accounts, carts, orders, bookings, refunds',
      'The provider’s database (if embedded, the file given by <code>--db</code>)',
      'By the provider’s rules; bookings and refunds are kept for accounting',
    ],
    ['One-time codes; sessions', 'The provider’s database', 'If embedded: after 5 minutes; after 30 idle minutes'],
    ['Card numbers, UPI ids', 'At the gateway only', 'By the gateway’s rules'],
  ],
)}
`

const meta = preview.meta({
  title: 'Engineering/Payment situations',
  id: 'guides-payments',
  parameters: {
    docs: {
      subtitle:
        'What the visitor sees and what the books say in every situation of a payment, and which data is stored.',
    },
    isText: true,
  },
})

export const Guide = meta.story({
  render: () => <GuideText html={GUIDE} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^In every situation/ })).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(SITUATIONS.length)
  },
})
