import { call } from './wire.ts'

/** API-13 */
export const GetAvailabilityForProfessional = call('GetAvailabilityForProfessional', {
  method: 'POST',
  envelope: 'top',
})

/** API-19 */
export const AddToUserCart = call('AddToUserCart', {
  method: 'POST',
  envelope: 'top',
})

/** API-21: `n` 1 leads to /checkout, 2 to /luxury-cottage-stay. */
export const ValidateUserCart = call('ValidateUserCart', {
  method: 'GET',
  envelope: 'ResponseList',
  accepts: [1, 2],
})

/** API-27: `Cartid` is a line's CartitemId (C-088). */
export const RemoveItemFromUserCart = call('RemoveItemFromUserCart', {
  method: 'GET',
  envelope: 'top',
})
