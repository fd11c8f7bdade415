/** The studio's offers. Pictures are same-origin paths (`/art/…`); amounts are rupees. */
import type { CALLS, CallName } from '../../storefront/api/contract/calls.ts'
import type { FieldsOf } from '../../storefront/api/contract/wire.ts'

type Wire<Name extends CallName> = FieldsOf<(typeof CALLS)[Name]>
type ElementOf<Field> = Field extends readonly (infer Element)[] ? Element : Field

/** What a call sends in one of its fields, or an element of what it lists there. */
export type Item<Name extends CallName, Field extends keyof Wire<Name>> = ElementOf<NonNullable<Wire<Name>[Field]>>

/** With fields by which v1 filters, but which it never returns. */
export type Outfit = Item<'GetOutFits', 'OutFitList'> & {
  /** `Type` of an outfit type; `A` is everybody. */
  readonly GenderType: string
  readonly OutfitCategoryId: Item<'GetOutfitCategory', 'Outfitcategorylist'>['OutfitCategoryId']
}
export type Room = Item<'GetRoomPackage', 'Roompackagelist'> & {
  /** `PackageType`s with which this room is offered; default all (C-120). */
  readonly PackageTypeIds?: readonly string[]
}
