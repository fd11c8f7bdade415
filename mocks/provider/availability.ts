/** Availability, answered by the rule of capacity.ts. API-13, API-18, API-31. */
import { optionalText, requiredText, wholeNumber } from './fields.ts'
import { availability, bookableDay, placesLeft } from './capacity.ts'
import { cartKeyOf, linesOf, ownerOf, packageIn } from './carts.ts'
import { dMy } from '../../storefront/text/dates.ts'
import { productOf } from './products.ts'
import { refuse } from './reply.ts'
import { callingUser } from './users.ts'
import type { Handle } from './context.ts'

export const GetAvailabilityForPackage: Handle<'GetAvailabilityForPackage'> = (asked, world) => {
  const id = requiredText(asked, 'PackageId')
  if (!productOf(world.data, 1, id)) refuse('This package does not exist.')
  const day = bookableDay(optionalText(asked, 'PackageDate'), world)
  const left = placesLeft({ kind: 'package', id, day }, world.tables, world.now, callingUser(world)?.Id)
  const { n, Status, Msg } = availability('package', left)
  return { n, Msg, fields: { Status } }
}

/** C-076: one cottage at a time. */
export const GetAvailabilityForCottage: Handle<'GetAvailabilityForCottage'> = (asked, world) => {
  const id = requiredText(asked, 'StayId')
  const room = productOf(world.data, 2, id) ?? refuse('This stay does not exist.')
  wholeNumber(asked, 'NoOfCottage', 1, 1, 'One cottage can be booked at a time.')
  optionalText(asked, 'ActionBy')
  optionalText(asked, 'sessionId', 64)
  const day = bookableDay(optionalText(asked, 'CottageDate'), world)
  const left = placesLeft({ kind: 'stay', id, day }, world.tables, world.now, callingUser(world)?.Id)
  const { n, Status, Msg } = availability('stay', left)
  return { n, Msg: n === 3 ? `${room.name} is sold out on ${dMy(day)}.` : Msg, fields: { Status } }
}

/** A professional is free unless somebody else's shoot has that day; without a package no day is known yet. */
export const GetAvailabilityForProfessional: Handle<'GetAvailabilityForProfessional'> = (asked, world) => {
  const id = requiredText(asked, 'ProfessionalId')
  const person = productOf(world.data, 3, id) ?? refuse('This professional does not exist.')
  const key = cartKeyOf(asked, world)
  const day = packageIn(linesOf(world.tables, key))?.BookingDate
  if (day) {
    const left = placesLeft({ kind: 'professional', id, day }, world.tables, world.now, ownerOf(key))
    if (left === 0) refuse(`${person.name} is not available on ${dMy(day)}.`)
  }
  return { Msg: `${person.name} is available.`, fields: {} }
}
