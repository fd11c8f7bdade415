/** What happens to a payment in every situation, and which visitor data is stored, where and for how long. */
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { Stack } from '../../design-system/components/Layout/Layout.tsx'
import { Prose } from '../../design-system/components/Prose/Prose.tsx'
import { SITUATIONS } from './paymentSituations.ts'

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`

const GUIDE = `
<h2>How a payment goes</h2>
<ol>
<li>The shop asks the provider for an order, writes it down in the browser, and opens the gateway’s dialog with it.</li>
<li>The gateway authorises the payment and tells the page, and the provider’s server by a signed webhook.</li>
<li>Whoever comes first, page or webhook, the provider decides once, in one transaction: it books, or it gives the money back. Only then does it tell the gateway to capture, to void or to refund.</li>
<li>Once a minute, at its start and before a new order, the provider asks the gateway for payments of which it has heard nothing.</li>
</ol>
<p>In the browser a payment is for certain lines of a cart, or for a certain tour, whatever its amount. While one for any of these lines is open, authorised or unconfirmed, no second dialog opens.</p>
<h2>In every situation</h2>
${table(
  ['Situation', 'The visitor sees', 'The books say', 'Test'],
  SITUATIONS.map(({ when, visitor, books, test: [file, title] }) => [
    when,
    visitor,
    books,
    `<code>${file}</code>: ${title}`,
  ]),
)}
<h2>What is kept of visitors</h2>
<p>For the site’s owner, to be named in a privacy policy. The shop sets no cookie of a third party and sends nothing to anybody but the provider and the gateway.</p>
${table(
  ['What', 'Where', 'Until'],
  [
    [
      'An anonymous cart’s id (15 random letters and digits)',
      'Cookie <code>SessionId</code>',
      'A year after the last visit',
    ],
    ['The choice of theme', 'Cookie <code>Theme</code>', 'A year'],
    ['The anti-forgery token', 'Cookie <code>XSRF-TOKEN</code>', 'The browser is closed'],
    ['Login, name, number, e-mail; drafts of forms', 'Session storage of the tab', 'Logout, or the tab is closed'],
    [
      'A draft of the contact or tour form',
      'Session and local storage',
      'It is sent, logout, or the home page is opened',
    ],
    [
      'Payments: order and payment ids, sum, day, receipt, the cart’s line ids, whose they are as a hash made with the browser’s random id',
      'IndexedDB (session storage where that is refused)',
      'Logout; otherwise 7 days when settled, 30 days when a question is open, and as long as a payment is not confirmed',
    ],
    [
      'After a logout: the ids of payments that are not settled, and the day of each',
      'The same',
      'They are settled, or 30 days',
    ],
    [
      'Accounts, carts, orders, bookings, refunds',
      'The provider’s database (the embedded one: the file of <code>--db</code>)',
      'The provider’s rules; bookings and refunds are kept for the books',
    ],
    ['One-time codes; sessions', 'The provider’s database', 'The embedded one: 5 minutes; 30 idle minutes'],
    ['Card numbers, UPI ids', 'At the gateway only', 'The gateway’s rules'],
  ],
)}
`

const meta = preview.meta({ title: 'Guides/Payments' })

export const Guide = meta.story({
  render: () => (
    <Stack gap={6}>
      <Heading level={1} size="title-l">
        Payments
      </Heading>
      <Prose html={GUIDE} tableLabel="Situations, and what is kept" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'In every situation' })).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeGreaterThan(SITUATIONS.length)
  },
})
