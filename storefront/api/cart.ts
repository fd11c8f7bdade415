/** Each function makes one call and throws only ApiError. */
import * as calls from './contract/cart.ts'
import type { AnswerOf } from './contract/wire.ts'
import { send, type SendOptions } from './client.ts'
import { identity } from './identity.ts'

export type Cart = AnswerOf<typeof calls.GetUserCart>

export const readCart = (options?: SendOptions) => send(calls.GetUserCart, identity(), options)

/** The checkout sends only the user (C-017). */
export const readCartOfUser = (options?: SendOptions) => send(calls.GetUserCart, { UserId: identity().UserId }, options)

export const applyCoupon = (code: string) => send(calls.ApplyCoupon, { ...identity(), CouponCode: code })
