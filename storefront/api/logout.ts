/** Separate from account.ts, because a visitor may log out on any page. */
import { send, type SendOptions } from './client.ts'
import { Logout } from './contract/logout.ts'
import { identity } from './identity.ts'

export const logout = (options?: SendOptions) => send(Logout, { UserId: identity().UserId }, options)
