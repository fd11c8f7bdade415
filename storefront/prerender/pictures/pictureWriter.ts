/**
 * Encodes the provider's pictures while pages are rendered. A bad picture never fails a build: the original is shown,
 * and a warning says why.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { hasVariants } from '../../state/hasVariants.ts'
import { downloadPicture, LIMITS, PictureProblem, type PictureLimits } from './download.ts'
import { MAP, type ImageVariants } from '../../state/pictureMap.ts'
import { keptPictures, nameOf, type KeptPicture } from './kept.ts'
import { isInsideHost } from './publicHosts.ts'
import type { Encode } from './recipe.ts'

export interface PictureWriterOptions {
  /** The built site, which gets a folder `pictures/`. */
  readonly site: string
  /** Kept for the next build. */
  readonly cache: string
  readonly api: string
  /** Whether the provider also serves the pages, so that URLs without a host are its own. */
  readonly isOwnSite: boolean
  readonly limits?: Partial<PictureLimits>
  readonly encoder?: () => Promise<Encode>
}

export interface PictureWriter {
  /** Starts early with an answer's pictures, before a page needs them. `from` names the answer. */
  begin(from: string, addresses: Iterable<string>): void
  /** @returns a value of `ImageVariants`. Never rejects. */
  of(address: string, from: string): Promise<string>
  /** Waits for all pictures, and writes the site's map. @returns a warning for each original that is shown. */
  finish(): Promise<string[]>
}

const MOST_WARNINGS = 20

/** Dynamic import, because sharp's binaries are optional packages. */
const sharpEncoder = async (): Promise<Encode> => (await import('./encode.ts')).encode

/** Limits concurrency, first come first served. */
function inTurn(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= most) await new Promise<void>((next) => waiting.push(next))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export async function createPictureWriter(options: PictureWriterOptions): Promise<PictureWriter> {
  const limits = { ...LIMITS, ...options.limits }
  const api = new URL(options.api)
  const mayAskInside = await isInsideHost(api)
  const kept = keptPictures(options.cache)
  const folder = join(options.site, 'pictures')
  mkdirSync(folder, { recursive: true })
  const encode = await (options.encoder ?? sharpEncoder)().catch(() => undefined)
  const turn = inTurn(availableParallelism())
  const ending = AbortSignal.timeout(limits.time)
  const begun = new Map<string, Promise<string>>()
  const warnings: string[] = []
  let downloaded = 0
  let late = 0
  let notEncoded = 0

  function urlOf(address: string): URL | undefined {
    // Pages resolve a relative URL of another provider against this site.
    if (!options.isOwnSite && !/^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address)) return undefined
    return URL.canParse(address, api) ? new URL(address, api) : undefined
  }

  async function fetched(
    address: string,
    url: URL,
    known: KeptPicture | undefined,
    encode: Encode,
  ): Promise<KeptPicture> {
    if (downloaded > limits.total)
      throw new PictureProblem(`all pictures together have more than ${limits.total / 1_000_000} MB`)
    const answer = await downloadPicture(url, { limits, mayAskInside, known, signal: ending })
    if (!answer && known) return known
    if (!answer) throw new PictureProblem('the answer is empty')
    const { bytes } = answer
    downloaded += bytes.length
    const name = nameOf(bytes)
    const picture =
      kept.byContent(name) ??
      kept.keep(
        name,
        await encode(bytes, limits.pixels).catch((problem: unknown) => {
          const [why] = (problem instanceof Error ? problem.message : String(problem)).split('\n')
          throw new PictureProblem(`it cannot be decoded (${why})`)
        }),
      )
    kept.keepAddress(address, picture, answer)
    return picture
  }

  async function written(address: string, encode: Encode): Promise<string> {
    const url = urlOf(address)
    if (!url) return ''
    const known = kept.byAddress(address)
    const picture = await fetched(address, url, known, encode).catch((problem: unknown) => {
      // An older copy is better than failing because the host is down.
      if (known && problem instanceof PictureProblem && problem.isPassing) return known
      throw problem
    })
    if (!picture.about) return ''
    kept.copyTo(folder, picture, address)
    return `${picture.name} ${picture.about}`
  }

  async function attempt(from: string, address: string, count: number): Promise<string> {
    if (!encode) {
      notEncoded += 1
      return ''
    }
    try {
      if (count > limits.count) throw new PictureProblem(`there are more than ${limits.count} pictures`)
      return await turn(async () => {
        if (!ending.aborted) return await written(address, encode)
        late += 1
        return ''
      })
    } catch (problem) {
      const why = problem instanceof PictureProblem ? problem.message : String(problem)
      warnings.push(`${from}: the picture ${address} is shown as it is, because ${why}.`)
      return ''
    }
  }

  function of(address: string, from: string): Promise<string> {
    if (!hasVariants(address)) return Promise.resolve('')
    const known = begun.get(address) ?? attempt(from, address, begun.size + 1)
    begun.set(address, known)
    return known
  }

  return {
    begin(from, addresses) {
      for (const address of addresses) void of(address, from)
    },
    of,
    async finish() {
      const map: Record<string, string> = {}
      for (const [address, picture] of begun) {
        const found = await picture
        if (found) map[address] = found
      }
      writeFileSync(join(options.site, MAP), JSON.stringify(map satisfies ImageVariants))
      kept.forgetUnused()
      const more = warnings.length - MOST_WARNINGS
      return [
        ...warnings.slice(0, MOST_WARNINGS),
        ...(more > 0 ? [`${more} more pictures are shown as they are.`] : []),
        ...(notEncoded > 0
          ? [
              `${notEncoded} pictures are shown as they are, because the package sharp cannot be loaded: npm ci leaves out its files for this system with --omit=optional.`,
            ]
          : []),
        ...(late > 0
          ? [
              `${late} pictures are shown as they are, because all of them took more than ${limits.time / 60_000} minutes. The next build goes on from there.`,
            ]
          : []),
      ]
    },
  }
}
