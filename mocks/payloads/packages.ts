/** Rupees, without the 18% on the booking amount. */
import type { Item } from '../provider/catalogue.ts'
import { lines, type PackageDraft } from './drafts.ts'
import { COMMERCIAL_PACKAGES } from './packages-commercial.ts'
import { PERSONAL_PACKAGES } from './packages-personal.ts'

/** "Start Booking now" opens the first, "Check Pricing" on the home page the second. */
export const PACKAGE_CATEGORIES = [
  { SlugName: 'bloggers--influencers', CategoryName: 'Bloggers & Influencers' },
  { SlugName: 'pre-wedding-maternity', CategoryName: 'Pre Wedding & Maternity' },
  { SlugName: 'customised-setup', CategoryName: 'Customised Setup' },
  { SlugName: 'modelling-fashion-portfolio', CategoryName: 'Modelling & Fashion Portfolio' },
  { SlugName: 'music-video-ads', CategoryName: 'Music Video & Ads' },
  { SlugName: 'product-garment', CategoryName: 'Product & Garment' },
  { SlugName: 'web-series-tv-serials', CategoryName: 'Web Series & TV Serials' },
] as const satisfies readonly Item<'GetPackageCategory', 'packagecategorylist'>[]

export type PackageSlug = (typeof PACKAGE_CATEGORIES)[number]['SlugName']

const PRE_WEDDING: readonly PackageDraft[] = [
  {
    id: 141,
    name: 'First Light',
    from: '7:00 AM',
    to: '12:00 PM',
    price: 18_000,
    list: 21_500,
    type: 1,
    features: lines(
      'Any 8 set-ups, 30 minutes at a stretch',
      'Entry allowed 30 minutes early',
      '1 green room with vanity',
      'Vintage car, 30 minutes',
      'Basic props from the store',
      '2 helping hands',
      'One couple, up to 4 crew',
      'Extra people ₹1,000 each',
      'Tea and breakfast for the couple',
    ),
  },
  {
    id: 142,
    name: 'Golden Hour',
    from: '2:00 PM',
    to: '8:00 PM',
    price: 24_500,
    list: 28_000,
    type: 1,
    features: lines(
      'Any 12 set-ups, 30 minutes at a stretch',
      'Luminous Tree after dusk',
      '1 green room with vanity',
      'Vintage car, 30 minutes',
      'Smoke and bubble machine',
      '3 helping hands',
      'One couple, up to 6 crew',
      'A second couple costs 50% extra',
      'High tea for the couple',
      'Drone on request',
      'Wireless music on set',
      'Reschedule with 72 hours’ notice',
    ),
  },
  {
    id: 143,
    name: 'Dawn to Dusk',
    from: '7:00 AM',
    to: '8:00 PM',
    price: 38_000,
    type: 2,
    features: lines(
      'All 50+ set-ups and 100 backdrops',
      '2 green rooms with vanity',
      'Vintage car and cycle, 30 minutes each',
      'Drone permitted',
      'Smoke, bubble and fan',
      '4 helping hands',
      'One couple, up to 8 crew',
      'Lunch at the cafe for two',
    ),
  },
  {
    id: 144,
    name: 'Over Two Days',
    price: 1_04_500,
    list: 1_23_000,
    type: 3,
    features: lines(
      'Two full days, all set-ups',
      'One night in the cottage for 4 people',
      'Check-in 2 pm, check-out 12 noon',
      '2 green rooms, both days',
      'Make-up artist on day one',
      'Stylist for 6 looks',
      'All meals for 4',
      'Extra non-couple shoot ₹5,000',
    ),
  },
]

type Package = Item<'GetPackageDeatils', 'packagelist'>

function onTheWire(draft: PackageDraft, CategoryName: string): Package {
  const list = draft.list ?? draft.price
  return {
    PackageId: draft.id,
    PackageName: draft.name,
    CategoryName,
    PackageDetails: draft.features,
    StartTime: draft.from ?? '',
    EndTime: draft.to ?? '',
    SellingPrice: draft.price,
    PackagePrice: list,
    DiscountAmount: list - draft.price,
    PackageType: String(draft.type),
  }
}

const DRAFTS: Record<PackageSlug, readonly PackageDraft[]> = {
  ...PERSONAL_PACKAGES,
  ...COMMERCIAL_PACKAGES,
  'pre-wedding-maternity': PRE_WEDDING,
}

const onTheWireOf = (slug: PackageSlug, name: string) => DRAFTS[slug].map((draft) => onTheWire(draft, name))

/** Keyed by SlugName, in the order of the price list. */
export const PACKAGES: Readonly<Record<string, readonly Package[]>> = Object.fromEntries(
  PACKAGE_CATEGORIES.map(({ SlugName, CategoryName }) => [SlugName, onTheWireOf(SlugName, CategoryName)]),
)
