/** Each function makes one call and throws only ApiError. Every page loads cart.ts, but few check a day. */
import * as calls from './contract/days.ts'
import type { Id } from './contract/wire.ts'
import { send, type SendOptions } from './client.ts'
import { identity } from './identity.ts'

/** @param PackageDate as in the form, `05 Jan 2026` (C-061). */
export const checkPackage = (PackageId: Id, PackageDate: string, options?: SendOptions) =>
  send(calls.GetAvailabilityForPackage, { PackageDate, PackageId }, options)

export function checkCottage(StayId: Id, CottageDate: string, NoOfCottage: number, options?: SendOptions) {
  const { UserId, sessionId } = identity()
  return send(
    calls.GetAvailabilityForCottage,
    { CottageDate, NoOfCottage, StayId, ActionBy: UserId, sessionId },
    options,
  )
}
