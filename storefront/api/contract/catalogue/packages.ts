import * as v from 'valibot'
import { call, id, list, price, text } from '../wire.ts'

/** API-17 */
export const GetPackageDeatils = call('GetPackageDeatils', {
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
