import fc, { type Arbitrary } from 'fast-check'
import type { LeafKind } from '../openapi/contractSchemas.ts'

/** Must never appear on a page. Generated texts that are shown unchanged do not contain it. */
export const NEVER_SHOWN = /\bnull\b|\bundefined\b|\bNaN\b|\bInfinity\b|Invalid Date|\[object \w/

export const SLUG = 'golden-hour'

const WORDS = [
  'Golden Hour',
  'Recce',
  'Male',
  '',
  ' ',
  '04 Dec 2026',
  '31 Feb 2026',
  '31 Dec 9999',
  '01 Jan 0001',
  '07:00 AM',
  '25:99',
  '/art/scene/sunflower-field.svg',
  'https://cdn.example.com/a%20b.jpg?w=1&h=2',
  '//cdn.example.com/a.jpg',
  'https://',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&lt;p onclick="alert(1)"&gt;Half a &lt;b&gt;page',
  '</script><!--',
  'a/b?c=d#e',
  '..',
  '%E0%A4%A',
  '__proto__',
  'constructor',
  'toString',
  'गोल्डन आवर',
  '🌅🧑🏽‍🎤',
  '\u202Etxet',
  '\u0000\u2028',
  // Half a surrogate pair, which no URI can contain.
  '\uD83C',
  'Ghodbunder'.repeat(40),
  'One, two\nthree',
]
const text = fc.oneof(
  { weight: 3, arbitrary: fc.constant(SLUG) },
  { weight: 6, arbitrary: fc.constantFrom(...WORDS) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }).filter((value) => !NEVER_SHOWN.test(value)),
  },
)

/** Small numbers make duplicates likely. Half a surrogate pair is excluded, because it does not fit. */
const id = fc.oneof(
  fc.integer({ min: 1, max: 9 }),
  fc.constantFrom(0, -1, 1.5, 1e21, '142', 'a/b?c#d', ' ', '__proto__'),
)

const money = fc.oneof(
  fc.nat({ max: 200_000 }),
  fc.constantFrom(0, 0.005, 1199.5, 99_999_999_999, '24500', '1,200.00', '₹ 500', '0'),
)

const count = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 0, max: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom('1', '18', '1,200.00', 0.5, 999) },
)

export const VALID: Readonly<Record<LeafKind, Arbitrary<unknown>>> = {
  text: fc.oneof({ weight: 9, arbitrary: text }, { weight: 1, arbitrary: fc.constantFrom(null, 7, 1e21) }),
  id,
  money,
  maybeMoney: fc.oneof(money, fc.constantFrom(null, '', ' ')),
  count,
}

/** Replaces any value; undefined is a missing field. */
const ANY = [null, undefined, true, false, {}, [], [null], [[]], { value: 7 }, { length: 2 }]
const ODD_NUMBERS = [-1, -0.01, 1e21, 1e300, 5e-324, Number.MAX_SAFE_INTEGER]
const ODD_AMOUNTS = ['', ' ', 'NaN', 'Infinity', 'null', 'undefined', 'Call us', '1e5', '0x10', '1.2.3', '-5', '1,2,3']

/** Mostly violates the schema. Contains no forbidden word in fields that are shown unchanged. */
export const ODD: Readonly<Record<LeafKind, Arbitrary<unknown>>> = {
  text: fc.constantFrom(...ANY),
  id: fc.constantFrom(...ANY, '', -0, '\uD83C'),
  money: fc.constantFrom(...ANY, ...ODD_NUMBERS, ...ODD_AMOUNTS),
  maybeMoney: fc.constantFrom(...ANY, ...ODD_NUMBERS, ...ODD_AMOUNTS),
  count: fc.constantFrom(...ANY, ...ODD_NUMBERS, ...ODD_AMOUNTS),
}

export const ODD_PART = fc.constantFrom<unknown>(null, undefined, 'none', 0, true, {}, [], [null], [{}], { 0: {} })

/** For parts that the contract does not specify. */
export const ANYTHING = fc.oneof(
  fc.constantFrom<unknown>(null, undefined),
  text,
  fc.array(text),
  fc.dictionary(text, id),
)

export const SENTENCE = fc.oneof(text, fc.constantFrom<unknown>(null, undefined, 7, {}, [], true))
