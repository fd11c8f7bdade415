/** The catalogue's calls: API-01 to API-12, 14 to 17, 22, 24, 25, 30, 42. */
import { readRupees, toRupees, type Paise } from '../../storefront/text/money.ts'
import { amountOf, MAX_NOTE_LENGTH, optionalText, requiredText, wholeNumber, type Fields } from './fields.ts'
import type { Outfit } from './catalogue.ts'
import { refuse } from './reply.ts'
import type { Handler, CallContext } from './context.ts'

/** C-066 */
const BLOGS_PER_PAGE = 6

function bySlug<Value>(values: Readonly<Record<string, Value>>, slug: string, sentence: string): Value {
  return (Object.hasOwn(values, slug) ? values[slug] : undefined) ?? refuse(sentence)
}

export const GetAllHomeScreenBanner: Handler<'GetAllHomeScreenBanner'> = (_request, { data }) => ({
  fields: { BannerList: [...data.banners] },
})

export const GetPackageCategory: Handler<'GetPackageCategory'> = (_request, { data }) => ({
  fields: { packagecategorylist: [...data.packageCategories] },
})

export const GetPackageDeatils: Handler<'GetPackageDeatils'> = (request, { data }) => ({
  fields: { packagelist: [...bySlug(data.packages, requiredText(request, 'SlugName'), 'No such package category.')] },
})

export const GetOutfitCategoryTypeList: Handler<'GetOutfitCategoryTypeList'> = (_request, { data }) => ({
  fields: { Outfitcategorylist: [...data.outfitTypes] },
})

/** `A` is everybody. */
function outfitsFor({ data }: CallContext, request: Fields): Outfit[] {
  const gender = optionalText(request, 'GenderType') || 'A'
  if (!data.outfitTypes.some(({ Type }) => Type === gender)) refuse('No such outfit type.')
  return data.outfits.filter(({ GenderType }) => gender === 'A' || GenderType === gender || GenderType === 'A')
}

function pricesOf(outfits: readonly Outfit[]): Paise[] {
  return outfits.map(({ SellingPrice }) => readRupees(SellingPrice)).filter((price) => price !== undefined)
}

export const GetOutfitCategory: Handler<'GetOutfitCategory'> = (request, context) => {
  const outfits = outfitsFor(context, request)
  const ids = new Set(outfits.map(({ OutfitCategoryId }) => String(OutfitCategoryId)))
  const prices = pricesOf(outfits)
  return {
    fields: {
      Outfitcategorylist: context.data.outfitCategories.filter(({ OutfitCategoryId }) =>
        ids.has(String(OutfitCategoryId)),
      ),
      Price: {
        MinSellingPrice: prices.length === 0 ? 0 : Math.min(...prices) / 100,
        MaxSellingPrice: prices.length === 0 ? 0 : Math.max(...prices) / 100,
      },
    },
  }
}

export const GetOutFits: Handler<'GetOutFits'> = (request, context) => {
  const wanted = optionalText(request, 'OutfitCategoryId', MAX_NOTE_LENGTH).split(',').filter(Boolean)
  const from = toRupees(amountOf(request, 'FromPrice'))
  const to = toRupees(amountOf(request, 'ToPrice'))
  const found = outfitsFor(context, request).filter((outfit) => {
    const price = toRupees(readRupees(outfit.SellingPrice) ?? (0 as Paise))
    const inCategory = wanted.length === 0 || wanted.includes(String(outfit.OutfitCategoryId))
    return inCategory && price >= from && price <= to
  })
  return {
    fields: {
      OutFitList: found.map(({ GenderType: _gender, OutfitCategoryId: _category, ...outfit }) => outfit),
    },
  }
}

export const GetPropCategory: Handler<'GetPropCategory'> = (_request, { data }) => ({
  fields: { propcategorylist: [...data.propCategories] },
})

export const GetProp: Handler<'GetProp'> = (_request, { data }) => ({ fields: { PropList: [...data.props] } })

export const GetSets: Handler<'GetSets'> = (_request, { data }) => ({ fields: { Setslist: [...data.sets] } })

export const GetSetViewDetails: Handler<'GetSetViewDetails'> = (request, { data }) => ({
  fields: { Setsmodel: bySlug(data.setDetails, requiredText(request, 'setId'), 'No such set.') },
})

export const GetProfessionalCategory: Handler<'GetProfessionalCategory'> = (_request, { data }) => ({
  fields: { professionalcategorylist: [...data.professionalCategories] },
})

export const GetProfessionalDetails: Handler<'GetProfessionalDetails'> = (request, { data }) => {
  const slug = requiredText(request, 'SlugName')
  const category = data.professionalCategories.find(({ SlugName }) => SlugName === slug)
  if (!category) return refuse('No such category of professionals.')
  const people = Object.hasOwn(data.professionals, slug) ? data.professionals[slug] : undefined
  return { fields: { professionalcategory: category, professionallist: [...(people ?? [])] } }
}

export const GetProfessionalGallery: Handler<'GetProfessionalGallery'> = (request, { data }) => {
  const slug = requiredText(request, 'SlugName')
  const known = Object.values(data.professionals).some((people) => people.some(({ SlugName }) => SlugName === slug))
  if (!known) refuse('No such professional.')
  const gallery = Object.hasOwn(data.galleries, slug) ? data.galleries[slug] : undefined
  return { fields: { professionalgallerylist: [...(gallery ?? [])] } }
}

export const GetFoodAndBeverages: Handler<'GetFoodAndBeverages'> = (_request, { data }) => ({
  fields: { foodandbeverageslist: [...data.meals] },
})

export const GetEventsCategory: Handler<'GetEventsCategory'> = (_request, { data }) => ({
  fields: { eventcategorylist: [...data.events] },
})

export const GetEventsDetails: Handler<'GetEventsDetails'> = (request, { data }) => ({
  fields: {
    eventdetaillist: [...bySlug(data.eventDetails, requiredText(request, 'SlugName'), 'No such event.')],
    setdetaillist: [],
  },
})

export const GetFAQ: Handler<'GetFAQ'> = (_request, { data }) => ({ fields: { FAQList: [...data.faqs] } })

export const GetBlogs: Handler<'GetBlogs'> = (request, { data }) => {
  const page = wholeNumber(request, 'PageNumber', 1, 100_000)
  const shown = data.blogs.slice((page - 1) * BLOGS_PER_PAGE, page * BLOGS_PER_PAGE)
  return {
    fields: {
      PageCount: Math.ceil(data.blogs.length / BLOGS_PER_PAGE),
      blogs: shown.map(({ BlogContent: _content, ...blog }) => blog),
    },
  }
}

export const GetBlogWithSlug: Handler<'GetBlogWithSlug'> = (request, { data }) => {
  const slug = requiredText(request, 'Slug')
  return { fields: { blogs: data.blogs.find(({ Slug }) => Slug === slug) ?? refuse('No such post.') } }
}

/** Without a package type, or with an unknown one, all rooms (C-120). */
export const GetRoomPackage: Handler<'GetRoomPackage'> = (request, { data }) => {
  const type = optionalText(request, 'PackageTypeId')
  const offered = data.rooms.filter(({ PackageTypeIds: types }) => !type || !types || types.includes(type))
  const rooms = offered.length > 0 ? offered : data.rooms
  return { fields: { Roompackagelist: rooms.map(({ PackageTypeIds: _types, ...room }) => room) } }
}

export const GetRecceCategory: Handler<'GetRecceCategory'> = (_request, { data }) => ({
  fields: { reccecategorylist: [...data.recceCategories] },
})
