/** Downloads one picture: only over HTTP, only known types, within limits. */
import { get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { InsideError, lookupOutside, refuseInside } from './publicHosts.ts'

/** Its message ends the sentence that says why the original is shown. */
export class PictureProblem extends Error {
  /** The next build may succeed. */
  readonly isPassing: boolean
  constructor(why: string, isPassing = false) {
    super(why)
    this.isPassing = isPassing
  }
}

/** What a build spends on the provider's pictures. Beyond a limit, originals are shown. */
export interface PictureLimits {
  /** Bytes of one picture. */
  readonly bytes: number
  /** Bytes of all downloads. */
  readonly total: number
  /** Number of pictures. */
  readonly count: number
  /** Milliseconds for one download. */
  readonly wait: number
  /** Milliseconds for all downloads. */
  readonly time: number
  /** Pixels of one decoded picture. */
  readonly pixels: number
}

const MB = 1_000_000

export const LIMITS: PictureLimits = {
  bytes: 25 * MB,
  total: 4000 * MB,
  count: 3000,
  wait: 30_000,
  time: 10 * 60_000,
  pixels: 100 * MB,
}

/** Make the next download short if nothing has changed. */
export interface Validators {
  readonly etag?: string | undefined
  readonly modified?: string | undefined
}

export interface Downloaded extends Validators {
  readonly bytes: Buffer
}

interface Download {
  readonly limits: Pick<PictureLimits, 'bytes' | 'wait'>
  /** Whether addresses of this machine and its network are allowed. */
  readonly mayAskInside: boolean
  readonly known?: Validators | undefined
  readonly signal: AbortSignal
}

const REDIRECTS = 3
/** Bytes that reveal a picture's type. */
const HEAD = 12

/** Checks magic bytes, because a server may declare any type. */
function isPicture(bytes: Buffer): boolean {
  const ascii = bytes.toString('latin1', 0, HEAD)
  return /^(?:\xFF\xD8\xFF|\x89PNG\r\n|RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(ascii)
}

function ask(url: URL, { known, mayAskInside, signal }: Download): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new PictureProblem('its address is neither http nor https')
  if (!mayAskInside) refuseInside(url)
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const headers = {
    Accept: 'image/jpeg,image/png,image/webp,image/avif',
    'Accept-Encoding': 'identity',
    ...(known?.etag !== undefined && { 'If-None-Match': known.etag }),
    ...(known?.modified !== undefined && { 'If-Modified-Since': known.modified }),
  }
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, ...(!mayAskInside && { lookup: lookupOutside }) }, resolve).on('error', reject)
  })
}

async function follow(address: URL, download: Download): Promise<IncomingMessage> {
  let url = address
  for (let count = 0; count <= REDIRECTS; count += 1) {
    const answer = await ask(url, download)
    const { statusCode = 0, headers } = answer
    if (statusCode < 301 || statusCode > 308 || statusCode === 304) return answer
    answer.destroy()
    if (!headers.location || !URL.canParse(headers.location, url)) break
    url = new URL(headers.location, url)
  }
  throw new PictureProblem(`it is redirected more than ${REDIRECTS} times, or to nowhere`)
}

async function bytesOf(answer: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = new PictureProblem(`it has more than ${most / 1_000_000} MB`)
  if (Number(answer.headers['content-length']) > most) throw tooLarge
  const parts: Buffer[] = []
  let length = 0
  let isChecked = false
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part)
    length += part.length
    if (length > most) throw tooLarge
    if (isChecked || length < HEAD) continue
    if (!isPicture(Buffer.concat(parts))) break
    isChecked = true
  }
  if (!isChecked) throw new PictureProblem('it is no JPEG, PNG, WebP or AVIF')
  return Buffer.concat(parts)
}

function explained(problem: unknown, { limits, signal }: Download): PictureProblem {
  if (problem instanceof PictureProblem) return problem
  if (problem instanceof InsideError)
    return new PictureProblem('its address is inside the network of this build, and the provider’s is not')
  if (signal.aborted) return new PictureProblem(`it did not arrive within ${limits.wait / 1000} s`, true)
  return new PictureProblem(
    `its host gave no answer (${problem instanceof Error ? problem.message : String(problem)})`,
    true,
  )
}

/** @returns undefined if it is unchanged. @throws only PictureProblem. */
export async function downloadPicture(url: URL, given: Download): Promise<Downloaded | undefined> {
  const signal = AbortSignal.any([given.signal, AbortSignal.timeout(given.limits.wait)])
  const download = { ...given, signal }
  let answer: IncomingMessage | undefined
  try {
    answer = await follow(url, download)
    const { statusCode = 0, headers } = answer
    if (statusCode === 304 && given.known) return undefined
    if (statusCode !== 200)
      throw new PictureProblem(`the answer is HTTP status ${statusCode}`, statusCode === 429 || statusCode >= 500)
    const bytes = await bytesOf(answer, given.limits.bytes)
    return { bytes, etag: headers.etag, modified: headers['last-modified'] }
  } catch (problem) {
    throw explained(problem, download)
  } finally {
    answer?.destroy()
  }
}
