import { sessionId } from '../api/identity.ts'
import { fingerprint } from './fingerprint.ts'

/** Tells a user's payments from another's in this browser. Made with the browser's random SessionId, and forgotten at logout. */
export function ownerOf(userId: string): string {
  return fingerprint({ browser: sessionId(), user: userId })
}
