/** A package as the cards and the dialog show it. */
import type { GetPackageDeatils } from '../../api/contract/catalogue.ts'
import type { AnswerOf } from '../../api/contract/wire.ts'
import { minutesOf, timeWindow } from '../../text/dates.ts'
import { wholeAddress } from '../../shell/PageHead.tsx'
import { linesOf } from '../../text/features.ts'
import { rupees, toRupees, ZERO } from '../../text/money.ts'

export type Package = AnswerOf<typeof GetPackageDeatils>['packagelist'][number]

/** The list price is struck through only where something is taken off (PRICE-12). */
export function priceOf({ SellingPrice, PackagePrice, DiscountAmount }: Package) {
  const selling = rupees(SellingPrice)
  if (DiscountAmount <= ZERO) return { selling }
  return { selling, list: rupees(PackagePrice), listLabel: 'List price', save: `Save ${rupees(DiscountAmount)}` }
}

/** The hours as text, and in minutes for the arc where they can be read; undefined when there are none (PRICE-10). */
export function dayWindow({ StartTime, EndTime }: { StartTime: string; EndTime: string }) {
  const text = timeWindow(StartTime, EndTime)
  if (!text) return undefined
  const start = minutesOf(StartTime)
  const end = minutesOf(EndTime)
  return { text, ...(start !== undefined && end !== undefined && { start, end }) }
}

/** Pictures for the doors of the cards, by the hours a package has: the light tells the time. */
export function pictureOf(shoot: Package): string {
  const start = minutesOf(shoot.StartTime)
  const end = minutesOf(shoot.EndTime)
  if (start === undefined || end === undefined) return '/art/scene/in-the-woods.svg'
  if (end - start > 9 * 60) return '/art/scene/rajwada-courtyard.svg'
  if (start >= 16 * 60) return '/art/scene/luminous-tree.svg'
  return start < 11 * 60 ? '/art/scene/glasshouse.svg' : '/art/scene/sunflower-field.svg'
}

/** https://schema.org/Product with its Offer, one for each package, as they stand on the page. */
export function offersOf(packages: readonly Package[], category: string, path: string): object[] {
  return packages.map((shoot) => ({
    '@type': 'Product',
    name: shoot.PackageName,
    category,
    description: linesOf(shoot.PackageDetails).join(', '),
    image: wholeAddress(pictureOf(shoot)),
    offers: { '@type': 'Offer', price: toRupees(shoot.SellingPrice), priceCurrency: 'INR', url: wholeAddress(path) },
  }))
}
