/** `npm start -- --photographs`: the demonstration catalogue with large JPEGs instead of drawings, to measure speed. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Backend } from '../../storefront/server/handler.ts'
import { plain, type Content } from '../../storefront/server/http.ts'

/** The first pictures of lists. Galleries and portraits stay drawings. */
const DRAWING = /^\/art\/((?:banner|blog|event|outfit|scene)\/[\w-]+)\.svg$/
const PHOTOGRAPH = /^\/photographs\/((?:banner|blog|event|outfit|scene)\/[\w-]+)\.jpg$/

export function photographed<Data>(data: Data): Data
export function photographed(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(DRAWING, '/photographs/$1.jpg')
  if (Array.isArray(data)) return data.map((each: unknown) => photographed(each))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([name, value]: [string, unknown]) => [name, photographed(value)]))
}

/**
 * Photographs are rendered on first request.
 * @param site contains the drawings in `art/`.
 * @param kept the cache folder.
 */
export function withPhotographs(backend: Backend, site: string, kept: string): Backend {
  const begun = new Map<string, Promise<Buffer>>()

  async function render(svg: Buffer): Promise<Buffer> {
    // Dynamic import, so that sharp is only needed with the option.
    const { photographOf, RECIPE } = await import('./render.ts')
    const file = join(
      kept,
      `${createHash('sha256').update(`${RECIPE} `).update(svg).digest('base64url').slice(0, 16)}.jpg`,
    )
    if (existsSync(file)) return readFileSync(file)
    const jpeg = await photographOf(svg)
    mkdirSync(kept, { recursive: true })
    writeFileSync(`${file}.${process.pid}.part`, jpeg)
    renameSync(`${file}.${process.pid}.part`, file)
    return jpeg
  }

  async function photograph(name: string): Promise<Content> {
    const path = join(site, 'art', `${name}.svg`)
    if (!existsSync(path)) return plain(404, 'There is no such photograph.')
    const rendering = begun.get(name) ?? render(readFileSync(path)).finally(() => begun.delete(name))
    begun.set(name, rendering)
    return {
      status: 200,
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-cache' },
      content: await rendering,
    }
  }

  return {
    async answer(message, url, target) {
      const [, name] = PHOTOGRAPH.exec(url.pathname) ?? []
      return name === undefined ? backend.answer(message, url, target) : photograph(name)
    },
  }
}
