import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Each test imports the module anew, because it holds the session id when cookies are refused. */
async function loaded(page: { protocol?: string; cookie?: string } = {}) {
  vi.resetModules()
  const document = { cookie: page.cookie ?? '' }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { protocol: page.protocol ?? 'https:' })
  return { document, ...(await import('./identity.ts')) }
}

beforeEach(() => () => vi.unstubAllGlobals())

describe('the session id', () => {
  it('is 15 lower-case letters and digits, without bias', { tags: ['@STOR-13', '@CONST-13'] }, async () => {
    const { newSessionId } = await loaded()
    const draws = [new Uint8Array(15).fill(255), Uint8Array.from({ length: 15 }, (_, index) => index + 10)]
    vi.stubGlobal('crypto', { getRandomValues: () => draws.shift() })
    expect(newSessionId()).toBe('abcdefghijklmno')
    expect(draws).toEqual([])
  })

  it(
    'becomes a cookie for a year: for this site, and Secure on https only',
    { tags: ['@STOR-14', '@STOR-16', '@CONST-12'] },
    async () => {
      const { sessionId, document } = await loaded()
      const id = sessionId()
      expect(document.cookie).toBe(`SessionId=${id}; Max-Age=31536000; Path=/; SameSite=Lax; Secure`)
      const plain = await loaded({ protocol: 'http:' })
      plain.sessionId()
      expect(plain.document.cookie).toMatch(/SameSite=Lax$/)
    },
  )

  it('is kept while it is there, and its year restarts on request', { tags: ['@STOR-15'] }, async () => {
    const { sessionId, document } = await loaded({ cookie: 'XSRF-TOKEN=1; SessionId=abcdefghijklmno' })
    expect(sessionId()).toBe('abcdefghijklmno')
    expect(document.cookie).not.toContain('Max-Age')
    expect(sessionId(true)).toBe('abcdefghijklmno')
    expect(document.cookie).toMatch(/^SessionId=abcdefghijklmno; Max-Age=31536000;/)
  })

  it('is the one that no sister host can set, and over https kept under that name as well', async () => {
    const planted = await loaded({ cookie: 'SessionId=plantedplanted0; __Host-SessionId=abcdefghijklmno' })
    expect(planted.sessionId()).toBe('abcdefghijklmno')
    const written: string[] = []
    Object.defineProperty(planted.document, 'cookie', {
      get: () => '',
      set(text: string) {
        written.push(text)
      },
    })
    planted.renewSessionId()
    expect(written.map((text) => text.replace(/=\w{15}; /, '; '))).toEqual([
      '__Host-SessionId; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
      'SessionId; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    ])
  })

  it('is written again when its cookie was cleared', async () => {
    const { sessionId, document } = await loaded({ cookie: 'SessionId=abcdefghijklmno' })
    sessionId()
    document.cookie = ''
    expect(sessionId()).toBe('abcdefghijklmno')
    expect(document.cookie).toMatch(/^SessionId=abcdefghijklmno; Max-Age=31536000;/)
  })

  it.each(['a', 'ABCDEFGHIJKLMNO', '%E0%A4%A'])(
    'is replaced where the cookie is malformed, such as %s',
    async (value) => {
      const { sessionId, document } = await loaded({ cookie: `SessionId=${value}` })
      const id = sessionId()
      expect(id).toMatch(/^[0-9a-z]{15}$/)
      expect(document.cookie).toContain(`SessionId=${id};`)
    },
  )

  it('stays the same for the page where cookies are refused', async () => {
    const { sessionId, document } = await loaded()
    const id = sessionId()
    document.cookie = ''
    expect(sessionId()).toBe(id)
  })
})

describe('where storage and cookies throw', () => {
  it('a visitor keeps one guest id, and can log in for this page', async () => {
    const { cookie, identity, authToken, writeKey, clearKeys, sessionId } = await loaded()
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }))
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get: refuse })
    expect(cookie('XSRF-TOKEN')).toBe('')
    const { sessionId: id } = identity()
    expect(id).toMatch(/^[0-9a-z]{15}$/)
    expect([identity(), sessionId(true)]).toEqual([{ UserId: '', sessionId: id }, id])
    writeKey('TokenId', 'abc')
    writeKey('UserId', '7')
    expect(authToken()).toBe('abc-7')
    clearKeys()
    expect(authToken()).toBeUndefined()
    Reflect.deleteProperty(globalThis, 'sessionStorage')
  })
})
