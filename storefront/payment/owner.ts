import { sessionId } from '../api/identity.ts'
import { fingerprint } from './fingerprint.ts'

/** Identifies a user in this browser without their id: a hash with the random SessionId. */
export function ownerOf(userId: string): string {
  return fingerprint({ browser: sessionId(), user: userId })
}
