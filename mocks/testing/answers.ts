/** Every answer of the demonstration catalogue, without its envelope. */
import type { CallName } from '../../storefront/api/contract/calls.ts'
import { DEMONSTRATION as SHOWN } from '../payloads/demonstration.ts'

export const ANSWERS: readonly (readonly [name: CallName, about: string, fields: object])[] = [
  ['GetAllHomeScreenBanner', 'home', { BannerList: SHOWN.banners }],
  ['GetPackageCategory', 'all', { packagecategorylist: SHOWN.packageCategories }],
  ['GetOutfitCategoryTypeList', 'all', { Outfitcategorylist: SHOWN.outfitTypes }],
  [
    'GetOutfitCategory',
    'A',
    { Outfitcategorylist: SHOWN.outfitCategories, Price: { MinSellingPrice: 600, MaxSellingPrice: 3600 } },
  ],
  ['GetOutFits', 'A', { OutFitList: SHOWN.outfits }],
  ['GetPropCategory', 'all', { propcategorylist: SHOWN.propCategories }],
  ['GetProp', 'all', { PropList: SHOWN.props }],
  ['GetSets', 'all', { Setslist: SHOWN.sets }],
  ...SHOWN.sets.map(
    ({ SlugId }) => ['GetSetViewDetails', String(SlugId), { Setsmodel: SHOWN.setDetails[String(SlugId)] }] as const,
  ),
  ['GetProfessionalCategory', 'all', { professionalcategorylist: SHOWN.professionalCategories }],
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
  ['GetFoodAndBeverages', 'all', { foodandbeverageslist: SHOWN.meals }],
  ['GetEventsCategory', 'all', { eventcategorylist: SHOWN.events }],
  ...Object.entries(SHOWN.eventDetails).map(
    ([slug, items]) => ['GetEventsDetails', slug, { eventdetaillist: items }] as const,
  ),
  ...Object.entries(SHOWN.packages).map(([slug, packagelist]) => ['GetPackageDeatils', slug, { packagelist }] as const),
  ['GetFAQ', 'all', { FAQList: SHOWN.faqs }],
  ['GetBlogs', 'page 1', { PageCount: 2, blogs: SHOWN.blogs }],
  ...SHOWN.blogs.map((blog) => ['GetBlogWithSlug', String(blog.Slug), { blogs: blog }] as const),
  ['GetRoomPackage', 'all', { Roompackagelist: SHOWN.rooms }],
  ['GetRecceCategory', 'all', { reccecategorylist: SHOWN.recceCategories }],
]
