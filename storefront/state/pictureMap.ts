/** The format of the map of pictures that the build writes. Node imports it directly, so it must not import React. */
import * as v from 'valibot'
import { isRecord, parseJson } from '../text/json.ts'

/** The files of one picture, as props of `Picture`; empty if only the original exists. */
export interface PictureFiles {
  readonly sources?: readonly { type: string; srcSet: string }[]
  readonly srcSet?: string
  readonly width?: number
  readonly height?: number
  /** `#8a7b6c` */
  readonly color?: string
}

/** Keyed by address; the value is an empty object if only the original exists. */
export type FilesByAddress = Readonly<Record<string, PictureFiles>>

/**
 * Keyed by address. The value is `name width height colour width…`, as in `k3Jx9fQa 4000 3000 8a7b6c 480 880 1320
 * 1600`; empty if only the original exists. The colour may be missing.
 */
export type ImageVariants = Readonly<Record<string, string>>

/** The pictures of the whole site; each prerendered page contains its own. */
export const MAP = '/pictures.json'

/** @param written a value of `ImageVariants`. */
export function filesOf(written: string): PictureFiles {
  const [name, width, height, color, ...widths] = written.split(' ')
  if (!name) return {}
  const setOf = (type: string): string => widths.map((each) => `/pictures/${name}-${each}.${type} ${each}w`).join()
  return {
    sources: [{ type: 'image/avif', srcSet: setOf('avif') }],
    srcSet: setOf('webp'),
    width: Number(width),
    height: Number(height),
    ...(color && { color: `#${color}` }),
  }
}

/** Milliseconds. */
const TIMEOUT = 4000

/**
 * The pictures of the whole site, needed only when a page that was not prerendered shows a photograph.
 * @returns undefined if the site has no map. @throws if it cannot be loaded.
 */
export async function loadPictureMap(): Promise<FilesByAddress | undefined> {
  const answer = await fetch(MAP, { signal: AbortSignal.timeout(TIMEOUT) })
  const written = parseJson(v.custom<Record<string, string>>(isRecord), await answer.text())
  return written && Object.fromEntries(Object.entries(written).map(([address, text]) => [address, filesOf(text)]))
}
