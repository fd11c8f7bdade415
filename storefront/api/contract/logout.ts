import { call } from './wire.ts'

/** API-41 */
export const Logout = call('Logout', {
  method: 'GET',
  envelope: 'response',
})
