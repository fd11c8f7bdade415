/** Keeps built files compressed in memory until they change, except photographs. */
import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { compress, encodingFor, ENCODINGS, type Encoding } from './http.ts'

export const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
}

interface StoredFile {
  readonly type: string
  readonly isPage: boolean
  readonly etag: string
  readonly content: Buffer
  packedFor(accepted: string | undefined): Promise<{ content: Buffer; encoding?: Encoding }>
}

/**
 * Compressed contents by encoding and ETag. End-to-end tests start hundreds of servers in one process, which share
 * them.
 */
const compressed = new Map<string, Promise<Buffer>>()

export function createFileCache(folder: string, pageOf: (html: string) => string) {
  const root = resolve(folder)
  /** The build compresses these; a new content gets a new name. */
  const assets = join(root, 'assets') + sep
  /** The provider may have any number of pictures, so they are not kept in memory. */
  const pictures = join(root, 'pictures') + sep
  /** A script or picture that is gone is not answered with a page. */
  const folders = ['assets', 'art', 'pictures', 'answers'].map((name) => join(root, name) + sep)
  const hostFiles = ['_headers', '_redirects', '_worker.js', '_routes.json'].map((name) => join(root, name))
  const kept = new Map<string, { mtime: number; file: StoredFile }>()

  async function load(path: string): Promise<StoredFile | undefined> {
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined
    const before = kept.get(path)
    if (before && before.mtime === found.mtimeMs) return before.file
    for (const encoding of ENCODINGS) compressed.delete(`${encoding} ${before?.file.etag}`)
    const content = await readFile(path)
    const brotli = path.startsWith(assets) ? await readFile(`${path}.br`).catch(() => undefined) : undefined
    const file = store(path, content, pageOf, brotli)
    if (!path.startsWith(pictures)) kept.set(path, { mtime: found.mtimeMs, file })
    return file
  }

  /** @param path decoded. @returns undefined if there is no such file inside the folder. */
  return async function find(path: string): Promise<{ file: StoredFile; status: number } | undefined> {
    if (path.includes('\0')) return undefined
    const full = resolve(root, `.${path}`)
    if (full !== root && !full.startsWith(root + sep)) return undefined
    // Configuration of static hosts is not served.
    const hidden = full
      .slice(root.length)
      .split(sep)
      .some((part) => part.startsWith('.') && part !== '.well-known')
    if (hidden || hostFiles.includes(full)) return undefined
    // `/sets` is `sets.html`. Other paths follow `_redirects`, like on a static host.
    const file = (await load(full === root ? join(root, 'index.html') : full)) ?? (await load(`${full}.html`))
    if (file) return { file, status: 200 }
    if (folders.some((one) => full.startsWith(one))) return undefined
    const rule = rules(await load(join(root, '_redirects'))).find(({ pattern }) => pattern.test(path))
    const instead = rule && (await load(join(root, rule.file)))
    return instead && { file: instead, status: rule.status }
  }
}

/** Parses lines such as `/set/:sid /app.html 200`. The first match wins; `*` matches anything, `:sid` one segment. */
function rules(redirects: StoredFile | undefined): { pattern: RegExp; file: string; status: number }[] {
  // Rules to another host are for static hosts; this server uses --proxy.
  const lines =
    redirects?.content
      .toString('utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.includes('://')) ?? []
  return lines.map((line) => {
    const [path = '', file = '', status = '200'] = line.split(' ')
    return {
      pattern: new RegExp(`^${path.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}/?$`),
      file,
      status: Number(status),
    }
  })
}

function store(path: string, read: Buffer, pageOf: (html: string) => string, brotli: Buffer | undefined): StoredFile {
  const extension = extname(path).toLowerCase()
  const isPage = extension === '.html'
  const content = isPage ? Buffer.from(pageOf(read.toString('utf8'))) : read
  const type = TYPES[extension] ?? 'application/octet-stream'
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  return {
    type,
    isPage,
    etag,
    content,
    async packedFor(accepted) {
      const encoding = encodingFor(content.length, type, accepted)
      if (!encoding) return { content }
      if (encoding === 'br' && brotli) return { content: brotli, encoding }
      const key = `${encoding} ${etag}`
      const ready = compressed.get(key) ?? compress(content, encoding, 'well')
      compressed.set(key, ready)
      return { content: await ready, encoding }
    },
  }
}
