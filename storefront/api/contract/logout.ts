import type { Sent } from './meanings.ts'
import { call } from './wire.ts'

/** API-41 */
export const Logout = /* @__PURE__ */ call<Sent<'Logout'>>()({
  name: 'Logout',
  method: 'GET',
  envelope: 'response',
})
