import { atom } from 'jotai'
import * as v from 'valibot'
import { send } from '../api/client.ts'
import { ApplyCoupon, GetUserCart, type Cart } from '../api/contract/cart.ts'
import { identity, isLoggedIn, readKey, renewSessionId, writeKey } from '../api/identity.ts'
import { CART_TYPES } from '../api/contract/codes.ts'
import { parse } from '../api/contract/wire.ts'
import { channelTo } from '../storage.ts'
import { CART_CHANNEL } from '../storageKeys.ts'
import type { Paise } from '../text/money.ts'
import { parseJson } from '../text/json.ts'
import { request, type Result } from './request.ts'
import { store } from './store.ts'

export interface Coupon {
  code: string
  amount: Paise
  /** The amount was calculated for it. Many pages change the cart, but only cart and checkout apply the code again. */
  cart: Cart | undefined
}

const shape = v.object(GetUserCart.fields)

/** The session key Cart holds the raw answer; malformed JSON counts as an empty cart (C-121). */
function kept(): Cart | undefined {
  const { error, output } = parse(shape, parseJson(v.unknown(), readKey('Cart')))
  return error ? undefined : { n: 1, Msg: '', ...output }
}

export const cartAtom = atom<Cart | undefined>(undefined)

/** Tells why cartAtom is `undefined`: still loading, loading failed, or the cart is empty. */
export const cartLoadAtom = atom<'waiting' | 'failed' | 'settled'>('waiting')

/** Shows the stored cart until the provider answers. */
export function restoreCart(): void {
  store.set(cartAtom, kept())
}

/** The code alone survives a reload, in txtCouponCode. */
export const couponAtom = atom<Coupon | undefined>(undefined)

/** Why the last code was refused, for its form field (C-001). */
export const couponProblemAtom = atom<string | undefined>(undefined)

/** Counts lines, not quantities (C-031). */
export const cartCountAtom = atom((get) =>
  (get(cartAtom)?.cart ?? []).reduce((count, group) => count + group.cart.length, 0),
)

export function isCartEmpty(cart: Cart | undefined): boolean {
  return !cart?.cart.some((group) => group.cart.length > 0 || group.Amount === null)
}

let asked = 0
let channel: BroadcastChannel | undefined

function otherTabs(): BroadcastChannel | undefined {
  if (typeof window !== 'undefined') channel ??= channelTo(CART_CHANNEL)
  return channel
}

async function follow(): Promise<void> {
  await reloadCart(true)
  if (location.pathname === '/cart') await reapplyCoupon(true)
}

/** Reloads when another tab changes the cart (FCART-17), on every page, because the header counts its lines. */
export function followCart(): void {
  otherTabs()?.addEventListener('message', () => void follow())
}

/** Call it only after the provider has received both ids: it finds the guest's cart to merge by the old one (C-018). */
function forgetGuestId(): void {
  writeKey('GuestCartToMerge', '')
  renewSessionId()
}

/**
 * Reloads after any change to the cart (SHELL-030, FCART-17). Only the newest of concurrent calls counts.
 * @param quiet for calls that the visitor did not cause: a failure changes and shows nothing.
 */
export async function reloadCart(quiet = false): Promise<Result<Cart>> {
  asked += 1
  const turn = asked
  const isNewest = (): boolean => turn === asked
  store.set(cartLoadAtom, 'waiting')
  const merges = isLoggedIn() && readKey('GuestCartToMerge') !== ''
  const outcome = await request(
    () => send(GetUserCart, identity(), { onBody: (body) => isNewest() && writeKey('Cart', JSON.stringify(body)) }),
    quiet,
  )
  if (!isNewest()) return outcome
  store.set(cartLoadAtom, outcome.status === 'failed' ? 'failed' : 'settled')
  if (outcome.status === 'done') {
    if (merges) forgetGuestId()
    const before = store.get(cartAtom)
    store.set(cartAtom, outcome.value)
    if (before && JSON.stringify(before) !== JSON.stringify(outcome.value)) otherTabs()?.postMessage('changed')
    if (isCartEmpty(outcome.value)) dropCoupon()
  } else if (outcome.status === 'refused') {
    forgetCart()
    store.set(cartLoadAtom, 'failed')
  }
  return outcome
}

/** Called after a refusal, an order or a logout (FCART-19, FCART-20). */
export function forgetCart(): void {
  // An answer that is still on its way belongs to whoever was logged in.
  asked += 1
  writeKey('Cart', '')
  store.set(cartAtom, undefined)
  store.set(cartLoadAtom, 'settled')
  dropCoupon()
}

let couponTurns = 0

/** COUP-02 to COUP-04. An answer is dropped if the coupon was removed, or another asked for, meanwhile. */
export async function applyCode(code: string, quiet = false): Promise<Result<Coupon>> {
  couponTurns += 1
  const turn = couponTurns
  const cart = store.get(cartAtom)
  const outcome = await request(() => send(ApplyCoupon, { ...identity(), CouponCode: code }), quiet)
  if (turn !== couponTurns) return { status: 'dropped' }
  if (outcome.status !== 'done') {
    if (outcome.status !== 'dropped') store.set(couponProblemAtom, outcome.msg)
    return outcome
  }
  const coupon = { code, amount: outcome.value.couponmodel.Amount, cart }
  writeKey('txtCouponCode', code)
  store.set(couponAtom, coupon)
  store.set(couponProblemAtom, undefined)
  return { status: 'done', value: coupon }
}

/**
 * Called by the cart page and the checkout, at first and after every change. A refused code is dropped (COUP-07).
 * @param quiet as in `reloadCart`.
 */
export async function reapplyCoupon(quiet = false): Promise<void> {
  const code = readKey('txtCouponCode')
  // A code that was just typed may still be on its way.
  if (!code) return clearCoupon()
  const outcome = await applyCode(code, quiet)
  if (outcome.status !== 'refused') return
  dropCoupon()
  store.set(couponProblemAtom, outcome.msg)
}

export function dropCoupon(): void {
  couponTurns += 1
  clearCoupon()
}

function clearCoupon(): void {
  writeKey('txtCouponCode', '')
  store.set(couponAtom, undefined)
  store.set(couponProblemAtom, undefined)
}

/** Called after a confirmed order (C-127). */
export function clearAfterOrder(): void {
  forgetCart()
  writeKey('minBookingAmount', '')
  // The next reload tells no other tab, because it finds no cart to compare with.
  otherTabs()?.postMessage('changed')
}

/** A cart has one package at most. */
export function packageIn(cart: Pick<Cart, 'cart'> | undefined) {
  return cart?.cart.find(({ TypeId }) => TypeId === CART_TYPES.package.TypeId)?.cart[0]
}

/** The day of the shoot, `05 Jan 2026`; undefined without a package. */
export function shootDayOf(cart: Pick<Cart, 'cart'> | undefined): string | undefined {
  return packageIn(cart)?.BookingDate || undefined
}

/** For professionals, outfits and meals; empty without a package (C-061). */
export function shootDay(): string {
  return shootDayOf(store.get(cartAtom)) ?? ''
}
