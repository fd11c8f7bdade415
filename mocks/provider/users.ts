import { refuse, SessionExpired } from './reply.ts'
import { nextNumber, randomHex, type CallContext } from './context.ts'
import type { Tables } from './storage.ts'

export interface User {
  readonly Id: string
  readonly Name: string
  readonly Mobile: string
  readonly EmailId: string
}

/** A session ends after this idle time, and at the latest after 30 days. */
const IDLE = 30 * 60_000
const LONGEST = 30 * 86_400_000
/** Rewrites the time of the last call at most this often. */
const STALE = 60_000

function userById(tables: Tables, id: string): User | undefined {
  return tables.get<User>('users', id)
}

export function userByMobile(tables: Tables, mobile: string): User | undefined {
  const id = tables.get<string>('mobiles', mobile)
  return id === undefined ? undefined : userById(tables, id)
}

export function addUser(tables: Tables, details: Omit<User, 'Id'>): User {
  const user = { Id: String(nextNumber(tables, 'user', 1001)), ...details }
  tables.set('mobiles', user.Mobile, user.Id)
  tables.set('users', user.Id, user)
  return user
}

export function changeUser(tables: Tables, user: User, change: Partial<Omit<User, 'Id'>>): void {
  const changed = { ...user, ...change }
  if (changed.Mobile !== user.Mobile) tables.remove('mobiles', user.Mobile)
  tables.set('mobiles', changed.Mobile, user.Id)
  tables.set('users', user.Id, changed)
}

interface Session {
  readonly token: string
  readonly until: number
  readonly latest: number
  /** The cookie SessionId of the last call. */
  readonly browser?: string
}

/** Starts with the user's id, for listing. */
const keyOf = (userId: string, token: string) => `${userId}/${token}`

export function issueToken({ Id }: User, { tables, random, now, caller }: CallContext): string {
  const token = randomHex(random, 16)
  const session: Session = { token, until: now + IDLE, latest: now + LONGEST, browser: caller.sessionCookie }
  tables.set('tokens', keyOf(Id, token), session)
  return token
}

interface SessionKey {
  readonly userId: string
  readonly key: string
}

function sessionKeyOf({ caller }: CallContext): SessionKey | undefined {
  const [, token, userId] = /^([0-9a-f]{32})-(\d{1,12})$/.exec(caller.authToken) ?? []
  return token && userId ? { userId, key: keyOf(userId, token) } : undefined
}

function sessionOf(sent: SessionKey | undefined, { tables, now }: CallContext): Session | undefined {
  const session = sent && tables.get<Session>('tokens', sent.key)
  return session && session.until > now ? session : undefined
}

/** Avoids a write per call. */
export function keepAlive(context: CallContext): void {
  const sent = sessionKeyOf(context)
  const session = sessionOf(sent, context)
  if (!sent || !session) return
  const until = Math.min(context.now + IDLE, session.latest)
  const browser = context.caller.sessionCookie || session.browser
  // The shop changes the id after a login and at a logout.
  const isRenamed = browser !== session.browser
  if (isRenamed) rememberBrowser(sent.userId, context, session.browser)
  if (isRenamed || until - session.until >= STALE)
    context.tables.set('tokens', sent.key, { ...session, until, ...(browser && { browser }) } satisfies Session)
}

/** Undefined for a guest or an invalid token. */
export function callingUser(context: CallContext): User | undefined {
  const sent = sessionKeyOf(context)
  return sent && sessionOf(sent, context) && userById(context.tables, sent.userId)
}

/** Refuses unless the caller's token belongs to the named user. An expired token gets a 401. */
export function requireUser(userId: string, context: CallContext): User {
  const user = callingUser(context)
  if (!user && sessionKeyOf(context)) throw new SessionExpired()
  if (!userId || !user) return refuse('Please login to continue.')
  return user.Id === userId ? user : refuse('This account does not belong to your login. Please login again.')
}

export function endToken(context: CallContext): void {
  const sent = sessionKeyOf(context)
  if (sent) context.tables.remove('tokens', sent.key)
}

export function endOtherSessions(context: CallContext): void {
  const sent = sessionKeyOf(context)
  if (!sent) return
  const keys = context.tables
    .list<Session>('tokens', keyOf(sent.userId, ''))
    .map(({ token }) => keyOf(sent.userId, token))
  for (const key of keys) if (key !== sent.key) context.tables.remove('tokens', key)
}

const MOST_BROWSERS = 5

/** The browsers in which the user has logged in, by their cookie SessionId. */
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
