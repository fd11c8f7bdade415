import type { Sent } from './meanings.ts'
import { call } from './wire.ts'

/** API-13 */
export const GetAvailabilityForProfessional = /* @__PURE__ */ call<Sent<'GetAvailabilityForProfessional'>>()({
  name: 'GetAvailabilityForProfessional',
  method: 'POST',
  envelope: 'top',
})

/** API-19 */
export const AddToUserCart = /* @__PURE__ */ call<Sent<'AddToUserCart'>>()({
  name: 'AddToUserCart',
  method: 'POST',
  envelope: 'top',
})

/** API-21: `n` 1 leads to /checkout, 2 to /luxury-cottage-stay. */
export const ValidateUserCart = /* @__PURE__ */ call<Sent<'ValidateUserCart'>>()({
  name: 'ValidateUserCart',
  method: 'GET',
  envelope: 'ResponseList',
  accepts: [1, 2],
})

/** API-27: `Cartid` is a line's CartitemId (C-088). */
export const RemoveItemFromUserCart = /* @__PURE__ */ call<Sent<'RemoveItemFromUserCart'>>()({
  name: 'RemoveItemFromUserCart',
  method: 'GET',
  envelope: 'top',
})
