/** Every answer of the demonstration catalogue, without its envelope. */
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { SENDS_NOTHING } from '../../storefront/api/contract/meanings.ts'
import { DEMONSTRATION as SHOWN } from '../payloads/demonstration.ts'
import * as browsing from '../provider/browsing.ts'
import type { CallContext, Handler } from '../provider/context.ts'

/** Calls without parameters depend only on the catalogue. */
const WHOLE = Object.entries(browsing).flatMap(([name, handler]): (readonly [CallName, string, object])[] => {
  const call = name as CallName
  if (!SENDS_NOTHING.includes(call)) return []
  return [[call, 'all', (handler as Handler<'GetFAQ'>)({}, { data: SHOWN } as unknown as CallContext).fields]]
})

export const ANSWERS: readonly (readonly [name: CallName, about: string, fields: object])[] = [
  ...WHOLE,
  [
    'GetOutfitCategory',
    'A',
    { Outfitcategorylist: SHOWN.outfitCategories, Price: { MinSellingPrice: 600, MaxSellingPrice: 3600 } },
  ],
  ['GetOutFits', 'A', { OutFitList: SHOWN.outfits }],
  ...SHOWN.sets.map(
    ({ SlugId }) => ['GetSetViewDetails', String(SlugId), { Setsmodel: SHOWN.setDetails[String(SlugId)] }] as const,
  ),
  ...SHOWN.professionalCategories.map(
    (category) =>
      [
        'GetProfessionalDetails',
        String(category.SlugName),
        { professionalcategory: category, professionallist: SHOWN.professionals[String(category.SlugName)] },
      ] as const,
  ),
  ...Object.entries(SHOWN.galleries).map(
    ([slug, gallery]) => ['GetProfessionalGallery', slug, { professionalgallerylist: gallery }] as const,
  ),
  ...Object.entries(SHOWN.eventDetails).map(
    ([slug, items]) => ['GetEventsDetails', slug, { eventdetaillist: items }] as const,
  ),
  ...Object.entries(SHOWN.packages).map(([slug, packagelist]) => ['GetPackageDeatils', slug, { packagelist }] as const),
  ['GetBlogs', 'page 1', { PageCount: 2, blogs: SHOWN.blogs }],
  ...SHOWN.blogs.map((blog) => ['GetBlogWithSlug', String(blog.Slug), { blogs: blog }] as const),
  ['GetRoomPackage', 'all', { Roompackagelist: SHOWN.rooms }],
]
