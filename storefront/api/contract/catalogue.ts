import * as v from 'valibot'
import type { Sent } from './meanings.ts'
import { call, count, id, lenient, list, maybeMoney, price, single, text } from './wire.ts'

/** API-01 */
export const GetAllHomeScreenBanner = /* @__PURE__ */ call<Sent<'GetAllHomeScreenBanner'>>()({
  name: 'GetAllHomeScreenBanner',
  method: 'GET',
  envelope: 'Response',
  fields: { BannerList: list(v.object({ ThumbnailLink: v.optional(text, ''), BannerLink: v.optional(text, '') })) },
})

/** API-02 */
export const GetPackageCategory = /* @__PURE__ */ call<Sent<'GetPackageCategory'>>()({
  name: 'GetPackageCategory',
  method: 'GET',
  envelope: 'response',
  fields: { packagecategorylist: list(v.object({ SlugName: text, CategoryName: text })) },
})

/** API-03: the list has the same name as in API-04, but other items (C-053). */
export const GetOutfitCategoryTypeList = /* @__PURE__ */ call<Sent<'GetOutfitCategoryTypeList'>>()({
  name: 'GetOutfitCategoryTypeList',
  method: 'GET',
  envelope: 'Response',
  fields: { Outfitcategorylist: list(v.object({ OutfitCategoryName: text, Type: text })) },
})

/** API-04 */
export const GetOutfitCategory = /* @__PURE__ */ call<Sent<'GetOutfitCategory'>>()({
  name: 'GetOutfitCategory',
  method: 'GET',
  envelope: 'Response',
  fields: {
    Outfitcategorylist: list(v.object({ OutfitCategoryId: id, OutfitCategoryName: text })),
    Price: lenient(v.object({ MinSellingPrice: price, MaxSellingPrice: price }), {
      MinSellingPrice: null,
      MaxSellingPrice: null,
    }),
  },
})

/** API-05: `OutfitCategoryId` is comma-joined; prices in rupees. */
export const GetOutFits = /* @__PURE__ */ call<Sent<'GetOutFits'>>()({
  name: 'GetOutFits',
  method: 'POST',
  envelope: 'response',
  fields: {
    OutFitList: list(
      v.object({ OutfitID: id, ProductName: text, ImageLink: text, Sizes: text, SellingPrice: price, Price: price }),
    ),
  },
})

/** API-06 */
export const GetPropCategory = /* @__PURE__ */ call<Sent<'GetPropCategory'>>()({
  name: 'GetPropCategory',
  method: 'GET',
  envelope: 'response',
  fields: { propcategorylist: list(v.object({ SlugName: text, PropCategoryName: text })) },
})

/** API-07: `SlugName` is the category's. */
export const GetProp = /* @__PURE__ */ call<Sent<'GetProp'>>()({
  name: 'GetProp',
  method: 'GET',
  envelope: 'response',
  fields: { PropList: list(v.object({ SlugName: text, PropCategoryName: text, PropName: text, ThmbnailLink: text })) },
})

/** API-08 */
export const GetSets = /* @__PURE__ */ call<Sent<'GetSets'>>()({
  name: 'GetSets',
  method: 'GET',
  envelope: 'Response',
  fields: { Setslist: list(v.object({ SlugId: text, SetName: text, ThumbnailImages: text })) },
})

/** API-09: null for an unknown set. */
export const GetSetViewDetails = /* @__PURE__ */ call<Sent<'GetSetViewDetails'>>()({
  name: 'GetSetViewDetails',
  method: 'GET',
  envelope: 'bare',
  fields: {
    Setsmodel: v.optional(
      v.nullable(
        v.object({
          SetName: text,
          SetDescription: v.optional(text, ''),
          ThumbnailImages: v.optional(text, ''),
          SetGalleryImages: list(v.object({ FileLink: text })),
        }),
      ),
    ),
  },
})

const professionalCategory = v.object({
  Name: text,
  SlugName: text,
  ImageLink: text,
  CateogryDescription: v.optional(text, ''),
  ProfCatId: v.optional(lenient(v.nullable(id), null)),
})

/** API-10 */
export const GetProfessionalCategory = /* @__PURE__ */ call<Sent<'GetProfessionalCategory'>>()({
  name: 'GetProfessionalCategory',
  method: 'GET',
  envelope: 'bare',
  fields: { professionalcategorylist: list(professionalCategory) },
})

/** API-11 */
export const GetProfessionalDetails = /* @__PURE__ */ call<Sent<'GetProfessionalDetails'>>()({
  name: 'GetProfessionalDetails',
  method: 'GET',
  envelope: 'response',
  fields: {
    // The documents name only these two fields.
    professionalcategory: single(
      v.object({
        ImageLink: v.optional(text, ''),
        CateogryDescription: v.optional(text, ''),
        Name: v.optional(text, ''),
        SlugName: v.optional(text, ''),
      }),
    ),
    professionallist: list(
      v.object({
        ID: id,
        Name: text,
        ProfessionalImageLink: text,
        InstagramLink: text,
        ProfessionalDescriptions: text,
        Experience: text,
        Fees: maybeMoney,
        Count: count,
        SlugName: text,
      }),
    ),
  },
})

/** API-12 */
export const GetProfessionalGallery = /* @__PURE__ */ call<Sent<'GetProfessionalGallery'>>()({
  name: 'GetProfessionalGallery',
  method: 'GET',
  envelope: 'bare',
  fields: { professionalgallerylist: list(v.object({ Filelink: text })) },
})

/** API-14 */
export const GetFoodAndBeverages = /* @__PURE__ */ call<Sent<'GetFoodAndBeverages'>>()({
  name: 'GetFoodAndBeverages',
  method: 'GET',
  envelope: 'response',
  fields: { foodandbeverageslist: list(v.object({ Id: id, Title: text, PerHeadPrice: price, MenuIncludes: text })) },
})

/** API-15: `EventPrice` may be empty. */
export const GetEventsCategory = /* @__PURE__ */ call<Sent<'GetEventsCategory'>>()({
  name: 'GetEventsCategory',
  method: 'GET',
  envelope: 'bare',
  fields: {
    eventcategorylist: list(
      v.object({
        EventCategoryName: text,
        ImageLink: text,
        EventPrice: maybeMoney,
        SlugId: text,
      }),
    ),
  },
})

/** API-16: `SlugName` is the event's SlugId (C-058). */
export const GetEventsDetails = /* @__PURE__ */ call<Sent<'GetEventsDetails'>>()({
  name: 'GetEventsDetails',
  method: 'POST',
  envelope: 'response',
  fields: {
    eventdetaillist: list(
      v.object({
        EventCategoryLink: text,
        EventCategoryName: text,
        EventCategoryDescription: text,
        ImageLink: text,
        Type: text,
      }),
    ),
    setdetaillist: v.optional(v.unknown()),
  },
})

/** API-17 */
export const GetPackageDeatils = /* @__PURE__ */ call<Sent<'GetPackageDeatils'>>()({
  name: 'GetPackageDeatils',
  method: 'POST',
  envelope: 'response',
  fields: {
    packagelist: list(
      v.object({
        PackageId: id,
        PackageName: text,
        CategoryName: v.optional(text, ''),
        PackageDetails: text,
        StartTime: v.optional(text, ''),
        EndTime: v.optional(text, ''),
        SellingPrice: price,
        PackagePrice: price,
        DiscountAmount: price,
        PackageType: v.optional(v.nullable(v.union([v.string(), v.number()])), ''),
      }),
    ),
  },
})

/** API-22 */
export const GetFAQ = /* @__PURE__ */ call<Sent<'GetFAQ'>>()({
  name: 'GetFAQ',
  method: 'GET',
  envelope: 'response',
  fields: { FAQList: list(v.object({ FAQId: id, Question: text, Answer: text })) },
})

const blog = v.object({
  Slug: text,
  Title: text,
  Description: text,
  ThumbnailLink: text,
  /** Entity-encoded HTML: decode once, then sanitise (C-067). */
  BlogContent: v.optional(text, ''),
})

/** API-24 */
export const GetBlogs = /* @__PURE__ */ call<Sent<'GetBlogs'>>()({
  name: 'GetBlogs',
  method: 'POST',
  envelope: 'bare',
  fields: { PageCount: count, blogs: list(blog) },
})

/** API-25 */
export const GetBlogWithSlug = /* @__PURE__ */ call<Sent<'GetBlogWithSlug'>>()({
  name: 'GetBlogWithSlug',
  method: 'GET',
  envelope: 'response',
  fields: { blogs: single(blog) },
})

/** API-30: an empty `PackageTypeId` means all rooms (C-120). */
export const GetRoomPackage = /* @__PURE__ */ call<Sent<'GetRoomPackage'>>()({
  name: 'GetRoomPackage',
  method: 'GET',
  envelope: 'response',
  fields: {
    Roompackagelist: list(
      v.object({
        Id: id,
        CottagePackageName: text,
        CottagePackageDescription: text,
        Price: price,
        SellingPrice: price,
      }),
    ),
  },
})

/** API-42 */
export const GetRecceCategory = /* @__PURE__ */ call<Sent<'GetRecceCategory'>>()({
  name: 'GetRecceCategory',
  method: 'GET',
  envelope: 'bare',
  fields: {
    reccecategorylist: list(v.object({ Id: id, CategoryName: text, TimeInMinitues: count, PerHeadPrice: price })),
  },
})
