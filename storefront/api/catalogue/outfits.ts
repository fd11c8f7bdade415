import { send, type SendOptions } from '../client.ts'
import { GetOutfitCategoryTypeList, GetOutfitCategory, GetOutFits } from '../contract/catalogue/outfits.ts'

export const listOutfitTypes = (options?: SendOptions) => send(GetOutfitCategoryTypeList, {}, options)
export const listOutfitCategories = (genderType: string, options?: SendOptions) =>
  send(GetOutfitCategory, { GenderType: genderType }, options)
export const listOutfits = (filter: NonNullable<(typeof GetOutFits)['request']>, options?: SendOptions) =>
  send(GetOutFits, filter, options)
