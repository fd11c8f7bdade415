/** The browsers in which a user has logged in, by their cookie SessionId. */
import type { CallContext } from './context.ts'
import type { Tables } from './storage.ts'

const MOST_BROWSERS = 5

export function browsersOf(userId: string, tables: Tables): readonly string[] {
  return tables.get<string[]>('browsers', userId) ?? []
}

/** @param before the browser's previous id. */
export function rememberBrowser(userId: string, { tables, caller }: CallContext, before = ''): void {
  if (!caller.sessionCookie) return
  const others = browsersOf(userId, tables).filter((id) => id !== caller.sessionCookie && id !== before)
  tables.set('browsers', userId, [caller.sessionCookie, ...others].slice(0, MOST_BROWSERS))
}

export function forgetOtherBrowsers(userId: string, context: CallContext): void {
  context.tables.remove('browsers', userId)
  rememberBrowser(userId, context)
}
