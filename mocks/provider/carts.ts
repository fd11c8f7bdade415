/** A cart: lines without prices, kept for a user or for a guest's session. Prices come from the catalogue. */
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
  /** Types 1 and 2 only; the other types follow the package (C-061). */
  readonly BookingDate: Day | ''
  readonly Quantity: number
}

type GuestKey = `guest/${string}`
/** Where a cart lies: `user/1001` or `guest/{sessionId}`. */
export type CartKey = `user/${string}` | GuestKey

export const MAX_QUANTITY = 20
export const MAX_LINES = 60

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

/** Those sold by number rather than by day. */
export function isCounted(TypeId: number): boolean {
  return TypeId === CART_TYPES.outfit.TypeId || TypeId === CART_TYPES.food.TypeId
}

/**
 * Puts a guest's line into a user's lines. One package: the newer one, which is the guest's. Of the same stay
 * or professional one, of the same outfit or meal both, up to the most there can be.
 */
function joined(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const isPackage = line.TypeId === CART_TYPES.package.TypeId
  const twin = lines.find((one) => one.TypeId === line.TypeId && (isPackage || one.ProductId === line.ProductId))
  if (!twin) return [...lines, line]
  const Quantity = isCounted(line.TypeId) ? Math.min(MAX_QUANTITY, twin.Quantity + line.Quantity) : 1
  return lines.map((one) => (one === twin ? { ...line, Quantity } : one))
}

/** Moves what a guest gathered into the user's cart; nothing when the guest's cart is empty (C-018). */
export function mergeGuestCart(tables: Tables, userId: string, key: GuestKey): void {
  const guest = linesOf(tables, key)
  if (guest.length === 0) return
  const all = guest.reduce(joined, linesOf(tables, `user/${userId}`))
  saveLines(tables, `user/${userId}`, all.slice(0, MAX_LINES))
  tables.remove('carts', key)
}

/** The cart of the browser's cookie SessionId; undefined where it sends none. */
export function cookieCart({ sessionCookie }: Caller): GuestKey | undefined {
  return sessionCookie === '' ? undefined : `guest/${sessionCookie}`
}

/**
 * A guest's cart is the cookie's, whatever id is named. A browser that keeps no cookies has only the id it names:
 * what it gathers lies apart, so that nobody comes to the cart of a cookie by its id.
 */
function guestCart(sessionId: string, caller: Caller): GuestKey | undefined {
  if (sessionId === '') return undefined
  return cookieCart(caller) ?? (isSessionId(sessionId) ? `guest/without-cookie/${sessionId}` : undefined)
}

/** The cart of who is named: a user with the token to show for it, or this browser's guest. */
export function cartKeyOf(request: Fields, context: CallContext): CartKey {
  const userId = optionalText(request, 'UserId', 20)
  const guest = guestCart(optionalText(request, 'sessionId', 64), context.caller)
  if (userId === '') return guest ?? refuse('The session id is missing. Please reload the page.')
  requireUser(userId, context)
  if (guest) mergeGuestCart(context.tables, userId, guest)
  return `user/${userId}`
}

/** The user whose cart it is; undefined for a guest's. */
export function ownerOf(key: CartKey): string | undefined {
  return key.startsWith('user/') ? key.slice('user/'.length) : undefined
}

export function newLine(tables: Tables, line: Omit<CartLine, 'CartitemId'>): CartLine {
  return { CartitemId: nextNumber(tables, 'cartitem', 1), ...line }
}
