export interface AmountLine {
  label: string
  amount: number
}

const AMOUNT = /^([−-]?)\s*(?:₹|INR)\s*([\d,]+(?:\.\d+)?)$/

/** @returns −4500 for `− ₹4,500`, or undefined if it is no amount. */
export function amountOf(text: string): number | undefined {
  const [, minus, digits] = AMOUNT.exec(text.trim()) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', '')) * (minus ? -1 : 1)
}

/**
 * @param items the amounts of each item: list prices, and selling prices. @returns one line per row that does not add
 * up.
 */
export function wrongSums(rows: readonly AmountLine[], items: readonly (readonly number[])[] = []): string[] {
  const of = (label: RegExp) => rows.find((row) => label.test(row.label))?.amount
  const less = rows.reduce((sum, { amount }) => sum + Math.min(amount, 0), 0)
  const total = of(/^total(?: amount)?$/i)
  const due = of(/^total to pay$/i) ?? (total === undefined ? undefined : total + less)
  const paid = of(/^(?:booking amount\b|paid)/i)
  const booking = of(/^booking amount\b/i)
  const gst = of(/^gst 18/i)
  const plus = (one: number | undefined, two: number | undefined) =>
    one === undefined || two === undefined ? undefined : one + two
  const subtotal = of(/^subtotal$/i)
  const sums = items.map((amounts) => amounts.reduce((one, two) => one + two))
  // Items may show discounted prices although a row below shows the discount, too.
  const isSum = [subtotal ?? total, plus(total, of(/^discount$/i))].some(
    (one) => one !== undefined && sums.includes(one),
  )
  const claims: [label: RegExp, expected: number | undefined][] = [
    [subtotal === undefined ? /^total(?: amount)?$/i : /^subtotal$/i, isSum ? undefined : sums[0]],
    [/^total$/i, plus(subtotal, less)],
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

const seen = (element: Element) =>
  (element.querySelector('[aria-hidden="true"]') ?? element).textContent.replaceAll(/\s+/g, ' ').trim()

/** @returns nothing if an item has no amount. */
function itemsIn(summary: Element): number[][] {
  const items = [...summary.querySelectorAll('tbody tr, ul > li')]
  return ['s, s *', ':not(s, s *)'].flatMap((shown) => {
    const amounts = items.map((item) =>
      [...item.querySelectorAll(item.querySelector('s') ? shown : '*')]
        .map((element) => amountOf(seen(element)))
        .findLast((amount) => amount !== undefined),
    )
    return amounts.length > 0 && amounts.every((amount) => amount !== undefined) ? [amounts] : []
  })
}

export function sumFaults(root: ParentNode): string[] {
  const summaries = Map.groupBy(
    root.querySelectorAll('dl'),
    (list) => list.closest('section, [role="region"]') ?? list.parentElement,
  )
  const readable = [...summaries].filter(([, lists]) =>
    lists.every((list) => !/cannot be read/i.test(list.textContent)),
  )
  return readable.flatMap(([summary, lists]) =>
    wrongSums(
      lists.flatMap((list) =>
        [...list.querySelectorAll('dt')].flatMap((term) => {
          const detail = term.nextElementSibling
          const amount = detail && amountOf(seen(detail))
          return amount === undefined || amount === null ? [] : [{ label: seen(term), amount }]
        }),
      ),
      summary ? itemsIn(summary) : [],
    ),
  )
}
