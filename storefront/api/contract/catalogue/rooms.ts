import * as v from 'valibot'
import { call, id, list, price, text } from '../wire.ts'

/** API-30: an empty `PackageTypeId` means all rooms (C-120). */
export const GetRoomPackage = call('GetRoomPackage', {
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
