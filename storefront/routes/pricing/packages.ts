import { PACKAGE_PICTURES } from '#brand/packagePictures.ts'
import type { GetPackageDeatils } from '../../api/contract/catalogue/packages.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { addDays, dMy, parseDMy, type Day } from '../../text/dates.ts'
import { minutesOf, timeWindow } from '../../text/times.ts'
import { wholeAddress } from '../../shell/PageHead.tsx'
import { linesOf } from '../../text/lists.ts'
import { MESSAGES } from '../../text/messages.ts'
import { rupees, toRupees, ZERO, type Paise } from '../../text/money.ts'

export type Package = AnswerOf<typeof GetPackageDeatils>['packagelist'][number]

/** A package may lack a name. */
export function nameOf({ PackageName }: Package): string {
  return PackageName.trim() || 'Package'
}

/** The list price is struck through only if discounted (PRICE-12). */
export function priceOf({ SellingPrice, PackagePrice, DiscountAmount }: Package) {
  if (SellingPrice === null) return { selling: MESSAGES.priceOnRequest }
  const selling = rupees(SellingPrice)
  if (DiscountAmount === null || PackagePrice === null || DiscountAmount <= ZERO) return { selling }
  return { selling, list: rupees(PackagePrice), listLabel: 'List price', save: `Save ${rupees(DiscountAmount)}` }
}

const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'] as const
/**
 * Matches the name or what is included: 'Over Two Days', 'Three days, 7 am to 9 pm', '2 green rooms, both days'. In the
 * middle of a line of what is included, a number of days means something else: 'Edited photographs within 7 days'.
 */
const SEVERAL_DAYS = /(?:^.*?\b|\n)(two|three|four|five|six|seven|[2-7])[ -](?:full |whole )?days?\b|\bboth days\b/i

/** How many days a package takes, according to its name or what it includes. */
export function dayCountOf({ PackageName = '', PackageDetails = '' }: Partial<Hours>): number {
  const found = SEVERAL_DAYS.exec([PackageName, ...linesOf(PackageDetails)].join('\n'))
  if (!found) return 1
  const [, word] = found
  if (word === undefined) return 2
  const named = NUMBERS.findIndex((number) => number.toLowerCase() === word.toLowerCase()) + 1
  return named || Number(word)
}

/** `12 Dec 2026`, `12 and 13 Dec 2026`, `12 to 14 Dec 2026`; only the first day if those in between may be off. */
export function daysText(day: Day, pkg: Partial<Hours>): string {
  const count = dayCountOf(pkg)
  if (count === 1 || /\boff\b/i.test(pkg.PackageDetails ?? '')) return dMy(day)
  const last = addDays(day, count - 1)
  const joint = count === 2 ? 'and' : 'to'
  if (day.slice(0, 7) !== last.slice(0, 7)) return `${dMy(day)} ${joint} ${dMy(last)}`
  return `${Number(day.slice(8))} ${joint} ${dMy(last).replace(/^0/, '')}`
}

/** The days of a cart line. It has no details, so only its name tells how many. */
export function lineDays({ ProductName, BookingDate }: { ProductName: string; BookingDate: string }): string {
  const day = parseDMy(BookingDate)
  return day ? daysText(day, { PackageName: ProductName }) : BookingDate
}

type Hours = Pick<Package, 'StartTime' | 'EndTime'> & Partial<Pick<Package, 'PackageName' | 'PackageDetails'>>

/**
 * The hours as text and, if readable, in minutes for the arc (PRICE-10). Without hours a package takes whole days: one
 * that takes several has two arcs.
 */
export function dayWindow(pkg: Hours) {
  const { StartTime, EndTime } = pkg
  const text = timeWindow(StartTime, EndTime)
  if (!text) {
    const days = dayCountOf(pkg)
    return days > 1 ? { text: `${NUMBERS[days - 1]} full days`, days: 2 as const } : undefined
  }
  const start = minutesOf(StartTime)
  const end = minutesOf(EndTime)
  return { text, ...(start !== undefined && end !== undefined && { start, end }) }
}

/** Pictures depend on the time of day. */
export function pictureOf(pkg: Pick<Package, 'StartTime' | 'EndTime'>): string {
  const start = minutesOf(pkg.StartTime)
  const end = minutesOf(pkg.EndTime)
  if (start === undefined || end === undefined) return PACKAGE_PICTURES.days
  if (end - start > 9 * 60) return PACKAGE_PICTURES.day
  if (start >= 16 * 60) return PACKAGE_PICTURES.evening
  return start < 11 * 60 ? PACKAGE_PICTURES.morning : PACKAGE_PICTURES.afternoon
}

const hasPrice = (pkg: Package): pkg is Package & { SellingPrice: Paise } => pkg.SellingPrice !== null

/** A https://schema.org/Product with an Offer for each package that has a price. */
export function offersOf(packages: readonly Package[], category: string, path: string): object[] {
  const priced = packages.filter(hasPrice)
  return priced.map((pkg) => ({
    '@type': 'Product',
    name: pkg.PackageName,
    category,
    description: linesOf(pkg.PackageDetails).join(', '),
    image: wholeAddress(pictureOf(pkg)),
    offers: { '@type': 'Offer', price: toRupees(pkg.SellingPrice), priceCurrency: 'INR', url: wholeAddress(path) },
  }))
}
