/** Each function makes one call and throws only ApiError. */
import * as calls from './contract/catalogue.ts'
import { send, type SendOptions } from './client.ts'

export const listBanners = (options?: SendOptions) => send(calls.GetAllHomeScreenBanner, {}, options)
export const listPackageCategories = (options?: SendOptions) => send(calls.GetPackageCategory, {}, options)
export const listPackages = (slug: string, options?: SendOptions) =>
  send(calls.GetPackageDeatils, { SlugName: slug }, options)
export const listOutfitTypes = (options?: SendOptions) => send(calls.GetOutfitCategoryTypeList, {}, options)
export const listOutfitCategories = (genderType: string, options?: SendOptions) =>
  send(calls.GetOutfitCategory, { GenderType: genderType }, options)
export const listOutfits = (filter: NonNullable<(typeof calls.GetOutFits)['request']>, options?: SendOptions) =>
  send(calls.GetOutFits, filter, options)
export const listPropCategories = (options?: SendOptions) => send(calls.GetPropCategory, {}, options)
export const listProps = (options?: SendOptions) => send(calls.GetProp, {}, options)
export const listSets = (options?: SendOptions) => send(calls.GetSets, {}, options)
export const readSet = (setId: string, options?: SendOptions) => send(calls.GetSetViewDetails, { setId }, options)
export const listProfessionalCategories = (options?: SendOptions) => send(calls.GetProfessionalCategory, {}, options)
export const listProfessionals = (slug: string, options?: SendOptions) =>
  send(calls.GetProfessionalDetails, { SlugName: slug }, options)
export const readPortfolio = (slug: string, options?: SendOptions) =>
  send(calls.GetProfessionalGallery, { SlugName: slug }, options)
export const listMeals = (options?: SendOptions) => send(calls.GetFoodAndBeverages, {}, options)
export const listEvents = (options?: SendOptions) => send(calls.GetEventsCategory, {}, options)
export const readEvent = (slugId: string, options?: SendOptions) =>
  send(calls.GetEventsDetails, { SlugName: slugId }, options)
export const listQuestions = (options?: SendOptions) => send(calls.GetFAQ, {}, options)
export const listPosts = (page: number, options?: SendOptions) => send(calls.GetBlogs, { PageNumber: page }, options)
export const readPost = (slug: string, options?: SendOptions) => send(calls.GetBlogWithSlug, { Slug: slug }, options)
export const listRooms = (packageType: string, options?: SendOptions) =>
  send(calls.GetRoomPackage, { PackageTypeId: packageType }, options)
export const listTourCategories = (options?: SendOptions) => send(calls.GetRecceCategory, {}, options)
