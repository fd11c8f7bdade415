/**
 * Money is integer paise in code, rupees only on the wire and on screen. See stories/docs/Decisions.mdx, Money
 * (₹1,23,456 grouping, INR in tables and the mini cart).
 */
declare const paise: unique symbol

export type Paise = number & { readonly [paise]: true }

export const ZERO = 0 as Paise

/** Throws a RangeError on anything but a safe integer. */
export function paiseOf(value: number): Paise {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of paise`)
  return value as Paise
}

/** `24500` → ₹24,500.00 as paise. Rounds half a paisa away from zero. */
export function fromRupees(rupees: number): Paise {
  return paiseOf(Math.sign(rupees) * Math.round(Math.abs(rupees) * 100 + 1e-6))
}

/** Removes the commas before the point. One after it stays, so that `24.500,00` is no number instead of 24.5. */
export function withoutGrouping(text: string): string {
  return text.replace(/^[^.]*/, (whole) => whole.replaceAll(',', ''))
}

const AMOUNT = /^-?\d+(?:\.\d+)?$/

/** Parses `24500`, `"24500.50"`, `"1,200.00"` and `"₹ 500"`; undefined for anything else. */
export function readRupees(value: unknown): Paise | undefined {
  if (typeof value === 'number') return Math.abs(value) < 1e11 ? fromRupees(value) : undefined
  if (typeof value !== 'string') return undefined
  const plain = withoutGrouping(value.replace(/\s/g, '').replace(/^(?:₹|INR|Rs\.?)/i, ''))
  return AMOUNT.test(plain) ? readRupees(Number(plain)) : undefined
}

/** For the wire: `2450050` → `24500.5`. */
export function toRupees(amount: Paise): number {
  return amount / 100
}

/**
 * `123456` → `1,23,456`. Without `Intl`: creating its first formatter takes a slow phone as long as rendering a small
 * page.
 */
export function grouped(whole: number): string {
  return String(whole).replaceAll(/(\d)(?=(?:\d\d)+\d$)/g, '$1,')
}

function figures(amount: number, digits: 'short' | 'exact'): string {
  const text = grouped(Math.trunc(amount / 100))
  const rest = amount % 100
  return digits === 'short' && rest === 0 ? text : `${text}.${String(rest).padStart(2, '0')}`
}

/**
 * `₹1,23,456`, with paise only where there are any, and a minus sign (U+2212) for negative amounts. `exact` always
 * prints the paise (CART-08).
 */
export function rupees(amount: Paise, digits: 'short' | 'exact' = 'short'): string {
  return `${amount < 0 ? '\u2212' : ''}₹${figures(Math.abs(amount), digits)}`
}

/** `INR 1,23,456`, for tables and the mini cart. `exact` always prints the paise (C-032). */
export function inr(amount: Paise, digits: 'short' | 'exact' = 'short'): string {
  return `${amount < 0 ? '\u2212' : ''}INR ${figures(Math.abs(amount), digits)}`
}

/** Rounded to the paisa: 18 % of ₹3,000 is ₹540. `percent` may have decimals. */
export function percentOf(amount: Paise, percent: number): Paise {
  return paiseOf(Math.round((amount * Math.round(percent * 1000)) / 100_000))
}

export function sum(amounts: readonly Paise[]): Paise {
  return paiseOf(amounts.reduce<number>((total, amount) => total + amount, 0))
}

export function minus(from: Paise, ...less: readonly Paise[]): Paise {
  return paiseOf(from - sum(less))
}
