const MONTHS = 'January February March April May June July August September October November December'

/**
 * The same words as a voice says them right. From a lakh on, voices that are not Indian take the groups of an amount for
 * numbers of their own; they say 'deck' for Dec, 'zero five' for 05, 'seven zero zero' for 7:00, and two numbers for one of
 * which the middle is hidden.
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
