/** What can be looked at. API-01 to API-12, 14 to 17, 22, 24, 25, 30, 42. */
import { readRupees, toRupees, type Paise } from '../../storefront/text/money.ts'
import { amountOf, NOTE, optionalText, requiredText, wholeNumber, type Fields } from './fields.ts'
import type { Outfit } from './catalogue.ts'
import { refuse } from './reply.ts'
import type { Handle, World } from './context.ts'

/** C-066 */
export const BLOGS_A_PAGE = 6

function bySlug<Value>(values: Readonly<Record<string, Value>>, slug: string, sentence: string): Value {
  return (Object.hasOwn(values, slug) ? values[slug] : undefined) ?? refuse(sentence)
}

export const GetAllHomeScreenBanner: Handle<'GetAllHomeScreenBanner'> = (_asked, { data }) => ({
  fields: { BannerList: [...data.banners] },
})

export const GetPackageCategory: Handle<'GetPackageCategory'> = (_asked, { data }) => ({
  fields: { packagecategorylist: [...data.packageCategories] },
})

export const GetPackageDeatils: Handle<'GetPackageDeatils'> = (asked, { data }) => ({
  fields: { packagelist: [...bySlug(data.packages, requiredText(asked, 'SlugName'), 'No such package category.')] },
})

export const GetOutfitCategoryTypeList: Handle<'GetOutfitCategoryTypeList'> = (_asked, { data }) => ({
  fields: { Outfitcategorylist: [...data.outfitTypes] },
})

/** The outfits of a gender code; `A` is everybody. */
function worn({ data }: World, asked: Fields): Outfit[] {
  const gender = optionalText(asked, 'GenderType') || 'A'
  if (!data.outfitTypes.some(({ Type }) => Type === gender)) refuse('No such outfit type.')
  return data.outfits.filter(({ GenderType }) => gender === 'A' || GenderType === gender || GenderType === 'A')
}

function pricesOf(outfits: readonly Outfit[]): Paise[] {
  return outfits.map(({ SellingPrice }) => readRupees(SellingPrice)).filter((price) => price !== undefined)
}

export const GetOutfitCategory: Handle<'GetOutfitCategory'> = (asked, world) => {
  const outfits = worn(world, asked)
  const ids = new Set(outfits.map(({ OutfitCategoryId }) => String(OutfitCategoryId)))
  const prices = pricesOf(outfits)
  return {
    fields: {
      Outfitcategorylist: world.data.outfitCategories.filter(({ OutfitCategoryId }) =>
        ids.has(String(OutfitCategoryId)),
      ),
      Price: {
        MinSellingPrice: prices.length === 0 ? 0 : Math.min(...prices) / 100,
        MaxSellingPrice: prices.length === 0 ? 0 : Math.max(...prices) / 100,
      },
    },
  }
}

export const GetOutFits: Handle<'GetOutFits'> = (asked, world) => {
  const wanted = optionalText(asked, 'OutfitCategoryId', NOTE).split(',').filter(Boolean)
  const from = toRupees(amountOf(asked, 'FromPrice'))
  const to = toRupees(amountOf(asked, 'ToPrice'))
  const found = worn(world, asked).filter((outfit) => {
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

export const GetPropCategory: Handle<'GetPropCategory'> = (_asked, { data }) => ({
  fields: { propcategorylist: [...data.propCategories] },
})

export const GetProp: Handle<'GetProp'> = (_asked, { data }) => ({ fields: { PropList: [...data.props] } })

export const GetSets: Handle<'GetSets'> = (_asked, { data }) => ({ fields: { Setslist: [...data.sets] } })

export const GetSetViewDetails: Handle<'GetSetViewDetails'> = (asked, { data }) => ({
  fields: { Setsmodel: bySlug(data.setDetails, requiredText(asked, 'setId'), 'No such set.') },
})

export const GetProfessionalCategory: Handle<'GetProfessionalCategory'> = (_asked, { data }) => ({
  fields: { professionalcategorylist: [...data.professionalCategories] },
})

export const GetProfessionalDetails: Handle<'GetProfessionalDetails'> = (asked, { data }) => {
  const slug = requiredText(asked, 'SlugName')
  const category = data.professionalCategories.find(({ SlugName }) => SlugName === slug)
  if (!category) return refuse('No such category of professionals.')
  const people = Object.hasOwn(data.professionals, slug) ? data.professionals[slug] : undefined
  return { fields: { professionalcategory: category, professionallist: [...(people ?? [])] } }
}

export const GetProfessionalGallery: Handle<'GetProfessionalGallery'> = (asked, { data }) => {
  const slug = requiredText(asked, 'SlugName')
  const known = Object.values(data.professionals).some((people) => people.some(({ SlugName }) => SlugName === slug))
  if (!known) refuse('No such professional.')
  const gallery = Object.hasOwn(data.galleries, slug) ? data.galleries[slug] : undefined
  return { fields: { professionalgallerylist: [...(gallery ?? [])] } }
}

export const GetFoodAndBeverages: Handle<'GetFoodAndBeverages'> = (_asked, { data }) => ({
  fields: { foodandbeverageslist: [...data.meals] },
})

export const GetEventsCategory: Handle<'GetEventsCategory'> = (_asked, { data }) => ({
  fields: { eventcategorylist: [...data.events] },
})

export const GetEventsDetails: Handle<'GetEventsDetails'> = (asked, { data }) => ({
  fields: {
    eventdetaillist: [...bySlug(data.eventDetails, requiredText(asked, 'SlugName'), 'No such event.')],
    setdetaillist: [],
  },
})

export const GetFAQ: Handle<'GetFAQ'> = (_asked, { data }) => ({ fields: { FAQList: [...data.faqs] } })

/** A page beyond the last one is an empty list, not a fault. */
export const GetBlogs: Handle<'GetBlogs'> = (asked, { data }) => {
  const page = wholeNumber(asked, 'PageNumber', 1, 100_000)
  const shown = data.blogs.slice((page - 1) * BLOGS_A_PAGE, page * BLOGS_A_PAGE)
  return {
    fields: {
      PageCount: Math.ceil(data.blogs.length / BLOGS_A_PAGE),
      blogs: shown.map(({ BlogContent: _content, ...blog }) => blog),
    },
  }
}

export const GetBlogWithSlug: Handle<'GetBlogWithSlug'> = (asked, { data }) => {
  const slug = requiredText(asked, 'Slug')
  return { fields: { blogs: data.blogs.find(({ Slug }) => Slug === slug) ?? refuse('No such post.') } }
}

/** C-120: without a package type, or with one no room names, all rooms. */
export const GetRoomPackage: Handle<'GetRoomPackage'> = (asked, { data }) => {
  const type = optionalText(asked, 'PackageTypeId')
  const offered = data.rooms.filter(({ PackageTypeIds: types }) => !type || !types || types.includes(type))
  const rooms = offered.length > 0 ? offered : data.rooms
  return { fields: { Roompackagelist: rooms.map(({ PackageTypeIds: _types, ...room }) => room) } }
}

export const GetRecceCategory: Handle<'GetRecceCategory'> = (_asked, { data }) => ({
  fields: { reccecategorylist: [...data.recceCategories] },
})
