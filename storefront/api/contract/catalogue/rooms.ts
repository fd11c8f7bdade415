import * as v from 'valibot'
import type { Sent } from '../meanings.ts'
import { call, id, list, price, text } from '../wire.ts'

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
