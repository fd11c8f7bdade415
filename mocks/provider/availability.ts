/** Availability according to capacity.ts: API-13, API-18, API-31. */
import { optionalText, requiredText, wholeNumber } from './fields.ts'
import { overForToday, productOf } from './products.ts'
import { availability, bookableDay, placesLeft } from './capacity.ts'
import { cartKeyOf, linesOf, ownerOf, packageIn } from './carts.ts'
import { dMy } from '../../storefront/text/dates.ts'
import { refuse } from './reply.ts'
import { callingUser } from './users.ts'
import type { Handler } from './context.ts'

export const GetAvailabilityForPackage: Handler<'GetAvailabilityForPackage'> = (request, context) => {
  const id = requiredText(request, 'PackageId')
  const pkg = productOf(context.data, 1, id) ?? refuse('This package does not exist.')
  const day = bookableDay(optionalText(request, 'PackageDate'), context)
  const over = overForToday(pkg, day, context.now)
  if (over !== undefined) refuse(`${over} Please select another date.`)
  const claim = { kind: 'package', id, day } as const
  const left = placesLeft(claim, context.tables, context.now, callingUser(context)?.Id)
  const { n, Status, Msg } = availability(claim, left)
  return { n, Msg, fields: { Status } }
}

/** One cottage at a time (C-076). */
export const GetAvailabilityForCottage: Handler<'GetAvailabilityForCottage'> = (request, context) => {
  const id = requiredText(request, 'StayId')
  const room = productOf(context.data, 2, id) ?? refuse('This stay does not exist.')
  wholeNumber(request, 'NoOfCottage', 1, 1, 'One cottage can be booked at a time.')
  optionalText(request, 'ActionBy')
  optionalText(request, 'sessionId', 64)
  const day = bookableDay(optionalText(request, 'CottageDate'), context)
  const claim = { kind: 'stay', id, day } as const
  const left = placesLeft(claim, context.tables, context.now, callingUser(context)?.Id)
  const { n, Status, Msg } = availability(claim, left)
  return { n, Msg: left === 0 ? `${room.name} is sold out on ${dMy(day)}.` : Msg, fields: { Status } }
}

/** Free unless booked for another shoot that day. Without a package the day is unknown. */
export const GetAvailabilityForProfessional: Handler<'GetAvailabilityForProfessional'> = (request, context) => {
  const id = requiredText(request, 'ProfessionalId')
  const person = productOf(context.data, 3, id) ?? refuse('This professional does not exist.')
  const key = cartKeyOf(request, context)
  const day = packageIn(linesOf(context.tables, key))?.BookingDate
  if (day) {
    const left = placesLeft({ kind: 'professional', id, day }, context.tables, context.now, ownerOf(key))
    if (left === 0) refuse(`${person.name} is not available on ${dMy(day)}.`)
  }
  return { Msg: `${person.name} is available.`, fields: {} }
}
