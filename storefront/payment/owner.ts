import { fingerprint } from './fingerprint.ts'

/** Tells apart the users of a browser in the journal. Not by the SessionId, which changes at each login. */
export function ownerOf(userId: string): string {
  return fingerprint({ user: userId })
}
