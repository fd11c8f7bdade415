/** Who is registered, and which token speaks for whom. */
import { refuse } from './reply.ts'
import { nextNumber, randomHex, type World } from './world.ts'
import type { Tables } from './storage.ts'

export interface User {
  readonly Id: string
  readonly Name: string
  readonly Mobile: string
  readonly EmailId: string
}

/** A token is good for 30 days. */
const TOKEN_LIFE = 30 * 86_400_000

export function userById(tables: Tables, id: string): User | undefined {
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

interface TokenRow {
  readonly userId: string
  readonly until: number
}

export function issueToken(user: User, { tables, random, now }: World): string {
  const token = randomHex(random, 16)
  tables.set('tokens', token, { userId: user.Id, until: now + TOKEN_LIFE } satisfies TokenRow)
  return token
}

function tokenOf(authToken: string): { token: string; userId: string } | undefined {
  const found = /^([0-9a-f]{32})-(\d{1,12})$/.exec(authToken)
  return found ? { token: found[1]!, userId: found[2]! } : undefined
}

/** The user that the caller's token speaks for; undefined for a guest, a stale or a made-up token. */
export function callingUser({ tables, caller, now }: World): User | undefined {
  const given = tokenOf(caller.authToken)
  const row = given && tables.get<TokenRow>('tokens', given.token)
  return given && row && row.userId === given.userId && row.until > now ? userById(tables, row.userId) : undefined
}

/** The named user, if and only if the caller's token is that user's. */
export function requireUser(userId: string, world: World): User {
  const user = callingUser(world)
  if (!userId || !user) return refuse('Please login to continue.')
  return user.Id === userId ? user : refuse('This account does not belong to your login. Please login again.')
}

/** Ends the caller's own token only. */
export function endToken({ tables, caller }: World): void {
  const given = tokenOf(caller.authToken)
  if (given) tables.remove('tokens', given.token)
}
