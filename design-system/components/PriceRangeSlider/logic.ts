/** Two prices between two bounds, in whole units of money. */

export type Range = readonly [number, number]

/** Parses a typed price: `₹1,500` and `1 500` are 1500. Undefined without digits. */
export function priceOf(text: string): number | undefined {
  const digits = text.replace(/[₹,\s]/g, '')
  return /^\d{1,9}(\.\d+)?$/.test(digits) ? Math.round(Number(digits)) : undefined
}

/** The range of two typed prices: an end without a number keeps its value, each is clamped, the smaller comes first. */
export function typedRange(texts: readonly [string, string], value: Range, min: number, max: number): [number, number] {
  const [low, high] = texts.map((text, at) => {
    const price = priceOf(text) ?? value[at] ?? min
    return Math.min(max, Math.max(min, price))
  }) as [number, number]
  return low <= high ? [low, high] : [high, low]
}

/** Home and End move a thumb as far as the other one allows. Undefined for other keys. */
export function thumbToEnd(
  key: string,
  thumb: 0 | 1,
  value: Range,
  min: number,
  max: number,
): [number, number] | undefined {
  const [low, high] = value
  if (key === 'Home') return thumb === 0 ? [min, high] : [low, low]
  if (key === 'End') return thumb === 0 ? [high, high] : [low, max]
  return undefined
}

/** The track needs two different ends, even if all prices are equal. */
export function trackOf(min: number, max: number, step: number): { min: number; max: number; flat: boolean } {
  const flat = !(max > min)
  return { min, max: flat ? min + step : max, flat }
}
