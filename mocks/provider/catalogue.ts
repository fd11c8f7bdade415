/**
 * The studio's offers: elements of the v1 lists, plus what v1 filters by but never returns (gender, an outfit's
 * category, a room's package type). Pictures are same-origin paths (`/art/…`); amounts are rupees.
 */
import type { CALLS, CallName } from '../../storefront/api/contract/calls.ts'
import type { FieldsOf } from '../../storefront/api/contract/wire.ts'

type Wire<Name extends CallName> = FieldsOf<(typeof CALLS)[Name]>
type ElementOf<List> = NonNullable<List> extends readonly (infer Element)[] ? Element : never
type OneOf<Single> = Exclude<Single, readonly unknown[]>

export type Banner = ElementOf<Wire<'GetAllHomeScreenBanner'>['BannerList']>
export type PackageCategory = ElementOf<Wire<'GetPackageCategory'>['packagecategorylist']>
export type Package = ElementOf<Wire<'GetPackageDeatils'>['packagelist']>
export type OutfitType = ElementOf<Wire<'GetOutfitCategoryTypeList'>['Outfitcategorylist']>
export type OutfitCategory = ElementOf<Wire<'GetOutfitCategory'>['Outfitcategorylist']>
export type Outfit = ElementOf<Wire<'GetOutFits'>['OutFitList']> & {
  /** `Type` of an outfit type; `A` is everybody. */
  readonly GenderType: string
  readonly OutfitCategoryId: OutfitCategory['OutfitCategoryId']
}
export type PropCategory = ElementOf<Wire<'GetPropCategory'>['propcategorylist']>
export type Prop = ElementOf<Wire<'GetProp'>['PropList']>
export type StudioSet = ElementOf<Wire<'GetSets'>['Setslist']>
export type SetDetails = NonNullable<Wire<'GetSetViewDetails'>['Setsmodel']>
export type ProfessionalCategory = ElementOf<Wire<'GetProfessionalCategory'>['professionalcategorylist']>
export type Professional = ElementOf<Wire<'GetProfessionalDetails'>['professionallist']>
export type GalleryItem = ElementOf<Wire<'GetProfessionalGallery'>['professionalgallerylist']>
export type Meal = ElementOf<Wire<'GetFoodAndBeverages'>['foodandbeverageslist']>
export type StudioEvent = ElementOf<Wire<'GetEventsCategory'>['eventcategorylist']>
export type EventDetail = ElementOf<Wire<'GetEventsDetails'>['eventdetaillist']>
export type Question = ElementOf<Wire<'GetFAQ'>['FAQList']>
export type Blog = OneOf<Wire<'GetBlogWithSlug'>['blogs']>
export type Room = ElementOf<Wire<'GetRoomPackage'>['Roompackagelist']> & {
  /** `PackageType`s with which this room is offered; default all (C-120). */
  readonly PackageTypeIds?: readonly string[]
}
export type RecceCategory = ElementOf<Wire<'GetRecceCategory'>['reccecategorylist']>
