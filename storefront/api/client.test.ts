import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { send } from './client.ts'
import { CheckMobileAndGenrateOtp, SendOtpForNonRegisterUserWeb, VerifyOptAndLogin } from './contract/account.ts'
import { GetUserCart } from './contract/cart.ts'
import { ValidateUserCart } from './contract/cartChanges.ts'
import { SaveInquiryDetails, SaveSubscribeDetails } from './contract/forms.ts'
import { identity, writeKey } from './identity.ts'
import { GetPackageCategory } from './contract/catalogue/packageCategories.ts'
import { GetBlogWithSlug } from './contract/catalogue/posts.ts'
import { confirmOrder } from './payment.ts'
import { ApiError } from './error.ts'

type Sent = { address: string; init: RequestInit & { headers: Record<string, string> } }

let sent: Sent[] = []
let answer: () => Response | Promise<Response>

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  sent = []
  answer = () => json({ response: { n: 1 }, packagecategorylist: [] })
  vi.stubGlobal('fetch', async (address: string, init: Sent['init']) => {
    sent.push({ address, init })
    const signal = init.signal
    if (signal?.aborted) throw new DOMException('aborted', 'AbortError')
    return answer()
  })
  for (const key of ['TokenId', 'UserId'] as const) writeKey(key, '')
})
afterEach(() => vi.unstubAllGlobals())

async function failureOf(work: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('requests', () => {
  it(
    'sends the API key and the JSON content type with every call',
    { tags: ['@APIC-01', '@APIC-02', '@APIC-03'] },
    async () => {
      await send(GetPackageCategory, {})
      expect(sent[0]!.address).toBe('/v1/GetPackageCategory')
      expect(sent[0]!.init.headers).toMatchObject({ 'x-api-key': 'demo-key', 'content-type': 'application/json' })
    },
  )

  it('send a GET as a query', async () => {
    await send(VerifyOptAndLogin, { MobileNo: '9000000001', otp: 'a&b' }).catch(() => undefined)
    expect(sent[0]).toMatchObject({ address: '/v1/VerifyOptAndLogin?MobileNo=9000000001&otp=a%26b' })
    expect(sent[0]!.init).toMatchObject({ method: 'GET' })
    expect(sent[0]!.init.body).toBeUndefined()
  })

  it(
    'sends no authToken for a guest, and token and user id joined by a hyphen for a customer',
    { tags: ['@APIC-04', '@APIC-05'] },
    async () => {
      await send(GetPackageCategory, {})
      expect(Object.keys(sent[0]!.init.headers)).not.toContain('authtoken')
      writeKey('TokenId', 'abc')
      writeKey('UserId', '7')
      await send(GetPackageCategory, {})
      expect(sent[1]!.init.headers).toMatchObject({ authtoken: 'abc-7' })
    },
  )

  it('send the anti-forgery header with a relative POST, never with a GET', { tags: ['@APIC-06'] }, async () => {
    vi.stubGlobal('document', {
      cookie: 'SessionId=abcdefghijklmno; XSRF-TOKEN=secret%2F1',
      getElementById: () => null,
    })
    answer = () => json({ response: { n: 1, Msg: 'Thanks' } })
    await send(SaveInquiryDetails, { Name: 'A', EmailId: 'a@example.com', PhoneNo: '9876543210', Message: 'Hello' })
    expect(sent[0]!.init.headers).toMatchObject({ 'x-xsrf-token': 'secret/1' })
    answer = () => json({ response: { n: 1 }, packagecategorylist: [] })
    await send(GetPackageCategory, {})
    expect(Object.keys(sent[1]!.init.headers)).not.toContain('x-xsrf-token')
  })

  it('prefer the prefixed anti-forgery cookie', async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=planted; __Host-XSRF-TOKEN=real', getElementById: () => null })
    answer = () => json({ response: { n: 1, Msg: 'Thanks' } })
    await send(SaveInquiryDetails, { Name: 'A', EmailId: 'a@example.com', PhoneNo: '9876543210', Message: 'Hello' })
    expect(sent[0]!.init.headers).toMatchObject({ 'x-xsrf-token': 'real' })
  })

  it('send no anti-forgery header to a provider at another address', async () => {
    vi.resetModules()
    // Other files in this worker must not get these settings.
    onTestFinished(() => void vi.resetModules())
    const settings = { textContent: '{"apiBase":"https://api.example.com/"}' }
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=secret', getElementById: () => settings })
    answer = () => json({ response: { n: 1, Msg: 'Thanks' } })
    const { send: sendElsewhere } = await import('./client.ts')
    await sendElsewhere(SaveSubscribeDetails, { EmailId: 'a@example.com' })
    expect(sent[0]!.address).toBe('https://api.example.com/v1/SaveSubscribeDetails')
    expect(JSON.stringify(sent[0]!.init.headers)).not.toContain('secret')
  })

  it('outlive the page for a confirmation only', async () => {
    const triple = { PaymentGatewayPaymentId: 'p', PaymentGatewayOrderId: 'o', PaymentSignature: 's' }
    answer = () => json({ response: { n: 1 } })
    await confirmOrder(triple, { keepalive: true })
    await confirmOrder(triple)
    expect(sent.map(({ init }) => init.keepalive)).toEqual([true, false])
  })

  it('sends an empty user id for a guest, never "null"', async () => {
    answer = () => json({ ResponseList: [{ n: 1 }] })
    await send(ValidateUserCart, identity())
    expect(sent[0]!.address).toMatch(/\/v1\/ValidateUserCart\?UserId=&sessionId=[0-9a-z]{15}$/)
  })

  it('keeps every answer out of caches', async () => {
    await send(GetPackageCategory, {})
    expect(sent[0]!.init.cache).toBe('no-store')
  })
})

describe('answers', () => {
  it('with status 429 are refusals where they have a sentence', async () => {
    answer = () => json({ response: { n: 0, Msg: 'Please try again in a minute.' }, RetryAfter: 60 }, 429)
    expect((await failureOf(send(SendOtpForNonRegisterUserWeb, { MobileNo: '9876543210' }))).failure).toEqual({
      type: 'tooMany',
      msg: 'Please try again in a minute.',
    })
    for (const body of [{ response: { n: 1, Msg: 'Fine' } }, { response: { n: 0 } }, 'Too many requests']) {
      answer = () => json(body, 429)
      expect((await failureOf(send(SendOtpForNonRegisterUserWeb, { MobileNo: '9876543210' }))).failure).toEqual({
        type: 'status',
        status: 429,
      })
    }
  })

  it('may carry the time to wait and the field needed', async () => {
    answer = () => json({ response: { n: 0, Msg: 'Not yet.' }, RetryAfter: 720, Needs: 'OldOtp' })
    expect((await failureOf(send(CheckMobileAndGenrateOtp, { MobileNo: '9876543210' }))).failure).toEqual({
      type: 'refused',
      n: 0,
      msg: 'Not yet.',
      retryAfter: 720,
      needs: 'OldOtp',
    })
  })

  it('without n at 200 count as success where the shape is not documented', async () => {
    answer = () => json({})
    await expect(send(SendOtpForNonRegisterUserWeb, { MobileNo: '9876543210' })).resolves.toMatchObject({ n: 1 })
  })

  it('have a post as an object or as a list of one', async () => {
    const post = { Slug: 'a', Title: 'A', Description: '', ThumbnailLink: '' }
    answer = () => json({ response: { n: 1 }, blogs: post })
    await expect(send(GetBlogWithSlug, { Slug: 'a' })).resolves.toMatchObject({ blogs: { Title: 'A' } })
    answer = () => json({ response: { n: 1 }, blogs: [post] })
    await expect(send(GetBlogWithSlug, { Slug: 'a' })).resolves.toMatchObject({ blogs: { Title: 'A' } })
  })
})

describe('failures', () => {
  it.each([
    [429, { response: { n: 0, Msg: 'Later.' } }, { type: 'tooMany', msg: 'Later.', retryAfter: '7' }],
    [429, '<p>', { type: 'status', status: 429, retryAfter: '7' }],
    [503, '<p>', { type: 'status', status: 503, retryAfter: '7' }],
  ])('with status %i carry the time to wait', async (status, body, failure) => {
    answer = () => new Response(JSON.stringify(body), { status, headers: { 'Retry-After': '7' } })
    expect((await failureOf(send(SendOtpForNonRegisterUserWeb, { MobileNo: '9876543210' }))).failure).toEqual(failure)
  })

  it.each(['beforeunload', 'pagehide'])('report none for a call that ends after %s', async (event) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const page = new EventTarget()
    vi.stubGlobal('window', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.resetModules()
    const { send: sendAgain } = await import('./client.ts')
    const read = () => sendAgain(GetUserCart, identity())
    const reasonOf = (work: Promise<unknown>) => work.catch((error: { failure: unknown }) => error.failure)
    answer = () => Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'))
    page.dispatchEvent(new Event(event))
    expect(await reasonOf(read())).toEqual({ type: 'aborted' })
    // A download does not leave the page.
    vi.advanceTimersByTime(1000)
    expect(await reasonOf(read())).toEqual({ type: 'unreachable', reason: 'offline' })
  })

  it('tell a time-out from no network', async () => {
    answer = () => {
      const stopped = AbortSignal.abort()
      return Promise.reject(stopped.reason)
    }
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const { failure } = await failureOf(send(GetUserCart, identity()))
    expect(failure).toEqual({ type: 'unreachable', reason: 'timeout' })
    vi.restoreAllMocks()
  })

  it('stop waiting when the call is aborted', async () => {
    const stop = new AbortController()
    answer = () =>
      new Promise((_, reject) => {
        const signal = sent.at(-1)!.init.signal
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      })
    const failure = failureOf(send(GetUserCart, identity(), { signal: stop.signal }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    stop.abort()
    expect((await failure).failure).toEqual({ type: 'aborted' })
  })

  it('report an abort as such', async () => {
    const { failure } = await failureOf(send(GetUserCart, identity(), { signal: AbortSignal.abort() }))
    expect(failure).toEqual({ type: 'aborted' })
  })

  it('remove listeners from the signal once the answer is there', async () => {
    answer = () => json({ response: { n: 0, Msg: 'Nothing yet' } })
    const { signal } = new AbortController()
    await failureOf(send(GetUserCart, identity(), { signal }))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})

describe('a browser without some API', () => {
  afterEach(() => vi.restoreAllMocks())
  const missing = (): never => {
    throw new TypeError('is not a function')
  }

  it('needs no AbortSignal.any', async () => {
    vi.spyOn(AbortSignal, 'any').mockImplementation(missing)
    answer = () => json({ response: { n: 1 }, packagecategorylist: [] })
    await expect(send(GetPackageCategory, {}, { signal: new AbortController().signal })).resolves.toMatchObject({
      n: 1,
    })
  })

  it('gets an ApiError before anything is sent', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(missing)
    const { failure } = await failureOf(send(GetUserCart, identity()))
    expect(failure).toEqual({ type: 'unreachable', reason: 'offline' })
  })

  it('gets an ApiError when the answer is read', async () => {
    answer = () => json({ response: { n: 1 }, packagecategorylist: [] })
    const { failure } = await failureOf(send(GetPackageCategory, {}, { onBody: missing }))
    expect(failure).toEqual({ type: 'shape', path: 'the whole answer' })
  })
})
