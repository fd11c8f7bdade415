// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { speechFaults } from './speech.ts'

// jsdom does not have it.
Element.prototype.checkVisibility = () => true

function faultsOf(html: string): string[] {
  document.body.innerHTML = html
  return speechFaults(document.body)
}

const HIDDEN = 'style="position: absolute"'

it.each([
  ['an alert that waits without aria-live', '<div role="alert"></div>', 'waits for its message'],
  ['messages as spans', '<div role="status"><span>One</span><span>Two</span></div>', 'no block of its own'],
  ['a field that is invalid at once', '<input required aria-label="Name">', 'before it was touched'],
  ['a refusal without its words', '<input aria-invalid="true" aria-label="Name">', 'says not why'],
  ['a refusal of no field', '<p id="a-problem">Please enter your name</p>', 'belongs to no field'],
  [
    'a refusal that is announced as well',
    '<input aria-invalid="true" aria-describedby="a-problem"><div role="alert"><p id="a-problem">Wrong</p></div>',
    'announced as well',
  ],
  ['an empty status on each card', '<article><p role="status"></p></article>', 'says nothing'],
  ['a link that says nothing', '<a href="/"></a>', 'says nothing'],
  ['two spans without a space', '<p><span>₹28,000</span><span>Save ₹3,500</span></p>', 'read as one word'],
  ['hidden words without a space', `<p><span ${HIDDEN}>List price</span><s>₹21,500</s></p>`, 'read as one word'],
  ['a remark without a space', `<a href="/">Venue<span ${HIDDEN}>(opens in a new tab)</span></a>`, 'read as one word'],
  ['an amount from a lakh on', '<p>₹1,04,500</p>', 'is not said as “₹104500”'],
  ['a short month', '<p>In your cart for 22 Dec.</p>', 'is not said as “In your cart for 22 December.”'],
  ['a full hour', '<p><span aria-hidden="true">7 am</span><span>7:00 am</span></p>', 'is not said as “7 am”'],
  ['a masked number', '<p>OTP sent to 98•••••210.</p>', 'is not said as “OTP sent to a number ending in 210.”'],
  ['a name with a short month', '<a href="/" aria-label="05 Jan 2026">5 Jan</a>', 'the name “05 Jan 2026” is not said'],
])('finds %s', (_name, html, fault) => {
  expect(faultsOf(html)).toContainEqual(expect.stringContaining(fault))
})

it.each([
  ['an alert with aria-live', '<div role="alert" aria-live="assertive"></div>'],
  ['messages as blocks', '<div role="status"><div>One</div><div>Two</div></div>'],
  ['a field that is required by ARIA', '<input aria-required="true" aria-label="Name">'],
  ['a field that is not invalid', '<input required aria-invalid="false" aria-label="Name">'],
  ['a refusal at its field', '<input aria-invalid="true" aria-describedby="a-problem"><p id="a-problem">Wrong</p>'],
  ['a status that waits once', '<div role="status"></div>'],
  ['blocks beside each other', '<div><p>One</p><p>Two</p></div>'],
  ['hidden words with a space', `<p><span ${HIDDEN}>List price </span><s>₹21,500</s></p>`],
  ['a word of which a part is marked', '<p><mark>Shoot</mark>ing starts</p>'],
  ['hidden messages as blocks', `<div><div ${HIDDEN}>One</div><div ${HIDDEN}>Two</div></div>`],
  ['a sentence around a link', '<p>See the <a href="/">terms</a>.</p>'],
  ['what is said beside what is seen', '<p><span aria-hidden="true">22 Dec</span><span>22 December</span></p>'],
  ['amounts below a lakh', '<p>₹99,999</p>'],
])('is content with %s', (_name, html) => {
  expect(faultsOf(html)).toEqual([])
})
