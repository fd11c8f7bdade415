import { strToU8, zipSync } from 'fflate'

/** Fixed, so that the same files always make the same archive. */
const mtime = new Date(1980, 0, 1)

export const zip = (files: ReadonlyMap<string, string | Uint8Array>): Uint8Array =>
  zipSync(
    Object.fromEntries(
      [...files].map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
    { mtime },
  )
