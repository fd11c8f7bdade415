/** Carts hold lines without prices, which come from the catalogue. */
import { CART_TYPES, isSessionId, type TypeId } from '../../storefront/api/contract/codes.ts'
import type { Day } from '../../storefront/text/dates.ts'
import { optionalText, type Fields } from './fields.ts'
import type { Caller } from './caller.ts'
import { refuse } from './reply.ts'
import type { Tables } from './storage.ts'
import { requireUser } from './users.ts'
import { nextNumber, type CallContext } from './context.ts'

export interface CartLine {
  readonly CartitemId: number
  readonly TypeId: TypeId
  readonly ProductId: string
  /** Only types 1 and 2 have a day; the others use the package's (C-061). */
  readonly BookingDate: Day | ''
  readonly Quantity: number
}

type GuestKey = `guest/${string}`
export type CartKey = `user/${string}` | GuestKey

export const MAX_QUANTITY = 20
const MAX_LINES = 60

export function linesOf(tables: Tables, key: CartKey): CartLine[] {
  return tables.get<CartLine[]>('carts', key) ?? []
}

export function saveLines(tables: Tables, key: CartKey, lines: readonly CartLine[]): void {
  if (lines.length > MAX_LINES) refuse('Your cart is full. Please remove something first.')
  if (lines.length === 0) tables.remove('carts', key)
  else tables.set('carts', key, lines)
}

export function packageIn(lines: readonly CartLine[]): CartLine | undefined {
  return lines.find(({ TypeId }) => TypeId === CART_TYPES.package.TypeId)
}

/** Sold by number, not by day. */
export function isCounted(TypeId: number): boolean {
  return TypeId === CART_TYPES.outfit.TypeId || TypeId === CART_TYPES.food.TypeId
}

/**
 * Merges a guest's line into a user's cart: a package replaces the user's, a stay or professional is kept once,
 * quantities of an outfit or meal are added up to the maximum.
 */
function mergeLine(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const isPackage = line.TypeId === CART_TYPES.package.TypeId
  const twin = lines.find((one) => one.TypeId === line.TypeId && (isPackage || one.ProductId === line.ProductId))
  if (!twin) return [...lines, line]
  // The user's line keeps its id, because an order that is being paid refers to it.
  const next = isCounted(line.TypeId)
    ? { ...twin, Quantity: Math.min(MAX_QUANTITY, twin.Quantity + line.Quantity) }
    : { ...line, Quantity: 1 }
  return lines.map((one) => (one === twin ? next : one))
}

/** Changes nothing if the guest's cart is empty (C-018). */
export function mergeGuestCart(tables: Tables, userId: string, key: GuestKey): void {
  const guest = linesOf(tables, key)
  if (guest.length === 0) return
  const all = guest.reduce(mergeLine, linesOf(tables, `user/${userId}`))
  saveLines(tables, `user/${userId}`, all.slice(0, MAX_LINES))
  tables.remove('carts', key)
}

/** Undefined without the cookie SessionId. */
export function cookieCart({ sessionCookie }: Caller): GuestKey | undefined {
  return sessionCookie === '' ? undefined : `guest/${sessionCookie}`
}

/**
 * A guest's cart belongs to the cookie, whatever id the request names. Without cookies the named id counts, under a
 * separate prefix, so that nobody can reach a cookie's cart by its id.
 */
function guestOf(request: Fields, { caller }: CallContext): GuestKey | undefined {
  const sessionId = optionalText(request, 'sessionId', 64)
  if (sessionId === '') return undefined
  return cookieCart(caller) ?? (isSessionId(sessionId) ? `guest/without-cookie/${sessionId}` : undefined)
}

/**
 * The cart of the named user, who needs a token, or of this browser's guest. It does not merge them: only a login and
 * GetUserCart do, because GetUserCart's answer shows the result.
 */
export function cartKeyOf(request: Fields, context: CallContext): CartKey {
  const userId = optionalText(request, 'UserId', 20)
  const guest = guestOf(request, context)
  if (userId === '') return guest ?? refuse('The session id is missing. Please reload the page.')
  requireUser(userId, context)
  return `user/${userId}`
}

/** Like `cartKeyOf`, but first merges the cart of a guest named beside the user (C-018). */
export function mergedCartKeyOf(request: Fields, context: CallContext): CartKey {
  const key = cartKeyOf(request, context)
  const [userId, guest] = [ownerOf(key), guestOf(request, context)]
  if (userId !== undefined && guest) mergeGuestCart(context.tables, userId, guest)
  return key
}

/** Undefined for a guest. */
export function ownerOf(key: CartKey): string | undefined {
  return key.startsWith('user/') ? key.slice('user/'.length) : undefined
}

export function newLine(tables: Tables, line: Omit<CartLine, 'CartitemId'>): CartLine {
  return { CartitemId: nextNumber(tables, 'cartitem', 1), ...line }
}
