/** The digits of what somebody typed or pasted, whole rupees: '₹1,00,000.50' is '100000'. */
export function wholeDigits(text: string): string {
  return (text.split('.')[0] ?? '').replace(/\D/g, '')
}

/** A field's value after a paste over the marked part, the digits that fit of it. */
export function pasted(value: string, from: number, to: number, text: string, maxLength: number): string {
  const room = maxLength - (value.length - (to - from))
  return value.slice(0, from) + wholeDigits(text).slice(0, Math.max(room, 0)) + value.slice(to)
}
