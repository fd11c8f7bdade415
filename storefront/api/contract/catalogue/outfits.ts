import * as v from 'valibot'
import { call, id, lenient, list, price, text } from '../wire.ts'

/** API-03: the list has the same name as in API-04, but other items (C-053). */
export const GetOutfitCategoryTypeList = call('GetOutfitCategoryTypeList', {
  method: 'GET',
  envelope: 'Response',
  fields: { Outfitcategorylist: list(v.object({ OutfitCategoryName: text, Type: text })) },
})

/** API-04 */
export const GetOutfitCategory = call('GetOutfitCategory', {
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
export const GetOutFits = call('GetOutFits', {
  method: 'POST',
  envelope: 'response',
  fields: {
    OutFitList: list(
      v.object({ OutfitID: id, ProductName: text, ImageLink: text, Sizes: text, SellingPrice: price, Price: price }),
    ),
  },
})
