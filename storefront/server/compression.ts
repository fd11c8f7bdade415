import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg\+xml)/
/** Compression saves nothing below the size of one packet. */
const SMALLEST = 1400

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

export function encodingFor(size: number, type: string, accepted: string | undefined): Encoding | undefined {
  if (size < SMALLEST || !TEXT.test(type)) return undefined
  const names = (accepted ?? '').split(',').map((part) => part.trim())
  const takes = (name: string) =>
    names.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(?:\.0*)?$/.test(part)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : undefined
}

/** `well` suits files, which are compressed once and cached; `quickly` suits answers. */
export async function compress(content: Buffer, encoding: Encoding, how: 'well' | 'quickly'): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(content, { level: how === 'well' ? 9 : 5 })
  return toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: how === 'well' ? 10 : 4 } })
}
