/**
 * The embedded provider's whole catalogue. Ids are unique within their list, PackageId and ID of professionals over all
 * categories. Records are by the SlugName or SlugId of the list that they belong to; posts are newest first.
 */
import type { Item } from '../provider/catalogue.ts'
import { BANNERS } from './banners.ts'
import { BLOGS } from './blogs.ts'
import { EVENT_DETAILS, EVENTS } from './events.ts'
import { FAQS } from './faqs.ts'
import { MEALS } from './meals.ts'
import { OUTFIT_CATEGORIES, OUTFIT_TYPES, OUTFITS } from './outfits.ts'
import { PACKAGE_CATEGORIES, PACKAGES } from './packages.ts'
import { GALLERIES, PROFESSIONAL_CATEGORIES, PROFESSIONALS } from './professionals.ts'
import { PROP_CATEGORIES, PROPS } from './props.ts'
import { ROOMS } from './rooms.ts'
import { SET_DETAILS, SETS } from './sets.ts'

/** At least two hours, so that the end is always after the start (C-114). GST included. */
const RECCE_CATEGORIES: readonly Item<'GetRecceCategory', 'reccecategorylist'>[] = [
  { Id: 1, CategoryName: 'Pre Wedding', TimeInMinitues: 120, PerHeadPrice: 118 },
  { Id: 2, CategoryName: 'Fashion & Portfolio', TimeInMinitues: 120, PerHeadPrice: 118 },
  { Id: 3, CategoryName: 'Music Video', TimeInMinitues: 150, PerHeadPrice: 236 },
  { Id: 4, CategoryName: 'Ad Film', TimeInMinitues: 150, PerHeadPrice: 236 },
  { Id: 5, CategoryName: 'Web Series & TV Serials', TimeInMinitues: 180, PerHeadPrice: 354 },
  { Id: 6, CategoryName: 'Wedding Venue', TimeInMinitues: 120, PerHeadPrice: 236 },
]

export const DEMONSTRATION = {
  banners: BANNERS,
  packageCategories: PACKAGE_CATEGORIES as readonly Item<'GetPackageCategory', 'packagecategorylist'>[],
  packages: PACKAGES,
  outfitTypes: OUTFIT_TYPES,
  outfitCategories: OUTFIT_CATEGORIES,
  outfits: OUTFITS,
  propCategories: PROP_CATEGORIES,
  props: PROPS,
  sets: SETS,
  setDetails: SET_DETAILS,
  professionalCategories: PROFESSIONAL_CATEGORIES,
  professionals: PROFESSIONALS,
  galleries: GALLERIES,
  meals: MEALS,
  events: EVENTS,
  eventDetails: EVENT_DETAILS,
  faqs: FAQS,
  blogs: BLOGS,
  rooms: ROOMS,
  recceCategories: RECCE_CATEGORIES,
}

/** Tests of the provider pass smaller lists. */
export type Catalogue = Readonly<typeof DEMONSTRATION>
