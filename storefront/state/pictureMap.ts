/** The pictures of the whole site. Lazy: only needed when a page that was not prerendered shows a photograph. */
import * as v from 'valibot'
import { isRecord, parseJson } from '../text/json.ts'
import type { FilesByAddress } from './pictures.ts'
import { filesOf, MAP } from './imageVariants.ts'

/** Milliseconds. */
const TIMEOUT = 4000

/** @returns undefined if the site has no map. @throws if it cannot be loaded. */
export async function loadPictureMap(): Promise<FilesByAddress | undefined> {
  const answer = await fetch(MAP, { signal: AbortSignal.timeout(TIMEOUT) })
  const written = parseJson(v.custom<Record<string, string>>(isRecord), await answer.text())
  return written && Object.fromEntries(Object.entries(written).map(([address, text]) => [address, filesOf(text)]))
}
