/** Amounts that do not add up. */

export interface AmountLine {
  label: string
  amount: number
}

const AMOUNT = /^([−-]?)\s*(?:₹|INR)\s*([\d,]+(?:\.\d+)?)$/

/** `− ₹4,500` → −4500; undefined for what is no amount. */
export function amountOf(text: string): number | undefined {
  const [, minus, digits] = AMOUNT.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', '')) * (minus ? -1 : 1)
}

/** One line per amount that is not what the other rows of its summary make it. */
export function wrongSums(rows: readonly AmountLine[]): string[] {
  const of = (label: RegExp) => rows.find((row) => label.test(row.label))?.amount
  const less = rows.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0)
  const total = of(/^total(?: amount)?$/i)
  const due = of(/^total to pay$/i) ?? (total === undefined ? undefined : total + less)
  const paid = of(/^(?:booking amount\b|paid)/i)
  const booking = of(/^booking amount\b/i)
  const gst = of(/^gst 18/i)
  const plus = (one: number | undefined, two: number | undefined) =>
    one === undefined || two === undefined ? undefined : one + two
  const claims: [label: RegExp, expected: number | undefined][] = [
    [/^total to pay$/i, plus(total, less)],
    [/^gst 18/i, booking === undefined ? undefined : booking * 0.18],
    [/^payable now$/i, plus(booking, gst)],
    [/^(?:balance|still to pay)/i, plus(due, paid === undefined ? undefined : -paid)],
  ]
  return claims.flatMap(([label, expected]) => {
    const row = rows.find((one) => label.test(one.label))
    if (!row || expected === undefined || Math.abs(row.amount - expected) < 0.01) return []
    return [`${row.label} is ${row.amount}, not ${expected}`]
  })
}

/** What is seen: a screen reader's words for the same amount are left out. */
const seen = (element: Element) =>
  (element.querySelector('[aria-hidden="true"]') ?? element).textContent.replaceAll(/\s+/g, ' ').trim()

/** Adds up each summary of a page: the description lists of one section. */
export function sumFaults(root: ParentNode): string[] {
  const summaries = Map.groupBy(root.querySelectorAll('dl'), (list) => list.closest('section, [role="region"]') ?? list)
  // A summary with an unreadable amount cannot be added up.
  const readable = [...summaries.values()].filter((lists) =>
    lists.every((list) => !/cannot be read/i.test(list.textContent)),
  )
  return readable.flatMap((lists) =>
    wrongSums(
      lists.flatMap((list) =>
        [...list.querySelectorAll('dt')].flatMap((term) => {
          const detail = term.nextElementSibling
          const amount = detail && amountOf(seen(detail))
          return amount === undefined || amount === null ? [] : [{ label: seen(term), amount }]
        }),
      ),
    ),
  )
}
