/** Compares packages by their differences. */
import type { Cart } from '../../api/contract/cart.ts'
import { linesOf } from '../../text/lists.ts'
import { bookWith } from './bookWith.ts'
import { dayWindow, priceOf, type Package } from './packages.ts'

export interface ComparedRow {
  name: string
  /** One value per package. */
  values: readonly string[]
}

export const UNSTATED = 'Not stated'

/** Finds the first matching lines of a package's details. */
const LINES = {
  'Set-ups': /\bset-?ups?\b/i,
  People: /\bup to [\w ]+ (?:people|persons|guests|crew)\b/i,
  Rooms: /\brooms?\b|\bcottage\b/i,
}

/**
 * @param days each package's answer for the chosen day.
 * @returns the rows of the comparison, rows with differences first.
 */
export function compared(
  packages: readonly Package[],
  cart: Pick<Cart, 'MinimumBookingAmount' | 'gstmodel'> | undefined,
  days?: ComparedRow,
): ComparedRow[] {
  const row = (name: string, value: (pkg: Package) => string | undefined): ComparedRow => ({
    name,
    values: packages.map((pkg) => value(pkg) || UNSTATED),
  })
  const rows = [
    row('Hours', (pkg) => dayWindow(pkg)?.text),
    ...Object.entries(LINES).map(([name, words]) =>
      row(name, ({ PackageDetails }) =>
        linesOf(PackageDetails)
          .filter((line) => words.test(line))
          .join('\n'),
      ),
    ),
    row('Price', (pkg) => priceOf(pkg).selling),
    row('Due now', ({ SellingPrice }) => (SellingPrice === null ? undefined : bookWith(SellingPrice, cart))),
    ...(days ? [days] : []),
  ]
  const isSame = ({ values }: ComparedRow): boolean => new Set(values).size === 1
  return [...rows.filter((one) => !isSame(one)), ...rows.filter(isSame)]
}
