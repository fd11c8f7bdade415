const MONTHS = 'January February March April May June July August September October November December'

/**
 * Rewrites a text so that voices pronounce it correctly. From a lakh on, non-Indian voices read the groups of an amount
 * as separate numbers; they say 'deck' for Dec, 'zero five' for 05, 'seven zero zero' for 7:00, and two numbers if the
 * middle of one is masked.
 */
export function spoken(text: string): string {
  return text
    .replace(/\d+(,\d\d)+,\d{3}/g, (amount) => amount.replaceAll(',', ''))
    .replace(/\b0?(\d+) ([A-Z][a-z]{2})\b/g, (seen, day: string, short: string) => {
      const month = MONTHS.match(`${short}\\w*`)
      return month ? `${day} ${month[0]}` : seen
    })
    .replace(/\b(\d+):00 ([ap]m)/gi, '$1 $2')
    .replace(/(m) – (\d)/gi, '$1 to $2')
    .replace(/\d*•[\d• ]*?(\d{2,4})\b/g, 'a number ending in $1')
}
