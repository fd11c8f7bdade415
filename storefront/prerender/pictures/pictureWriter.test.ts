// @vitest-environment node
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPictureWriter, type PictureWriterOptions } from './pictureWriter.ts'

let photograph: Buffer
/** Encodes six times faster, for tests that accept any picture. */
let small: Buffer
let huge: Buffer
let asked: string[] = []
let isDown = false
let base: string
let folder: string

async function noisy(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer()
}

const ANSWERS: Readonly<Record<string, (answer: ServerResponse, message: IncomingMessage) => void>> = {
  '/good.jpg': (answer) => answer.end(photograph),
  '/small.jpg': (answer, { headers }) => {
    if (headers['if-none-match'] === '"1"') answer.writeHead(304).end()
    else answer.writeHead(200, { 'Content-Type': 'image/jpeg', ETag: '"1"' }).end(small)
  },
  '/broken.jpg': (answer) => answer.end(photograph.subarray(0, photograph.length / 2)),
  '/page.jpg': (answer) =>
    answer.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('<!doctype html><title>Sign in</title>'),
  '/large.jpg': (answer) => {
    answer.write(photograph)
    // This answer never ends and declares no length.
    const more = setInterval(() => answer.write(Buffer.alloc(100_000)), 1)
    answer.on('close', () => clearInterval(more))
  },
  '/huge.jpg': (answer) => answer.end(huge),
  '/slow.jpg': (answer) => answer.write(photograph.subarray(0, 1000)),
  '/moved.jpg': (answer) => answer.writeHead(302, { Location: '/small.jpg' }).end(),
  '/round.jpg': (answer) => answer.writeHead(302, { Location: '/round.jpg' }).end(),
  '/file.jpg': (answer) => answer.writeHead(302, { Location: 'file:///etc/hostname' }).end(),
}

const server = createServer((message, answer) => {
  const path = message.url ?? ''
  asked.push(path)
  if (isDown) answer.writeHead(503).end()
  else (ANSWERS[path] ?? (() => answer.writeHead(404).end()))(answer, message)
})

beforeAll(async () => {
  photograph = await noisy(1200, 400)
  small = await noisy(480, 360)
  huge = await noisy(2000, 1500)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  isDown = false
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  return () => rmSync(folder, { recursive: true })
})

async function build(paths: readonly string[], more: Partial<PictureWriterOptions> = {}) {
  const site = mkdtempSync(join(folder, 'site-'))
  const limits = {
    bytes: 2_000_000,
    pixels: 2_000_000,
    wait: paths.includes('/slow.jpg') ? 2000 : 20_000,
    ...more.limits,
  }
  const cache = join(folder, 'cache')
  const writer = await createPictureWriter({ site, cache, api: base, isOwnSite: true, ...more, limits })
  const found = await Promise.all(paths.map((path) => writer.of(path, 'The page /')))
  const warnings = await writer.finish()
  const map: unknown = JSON.parse(readFileSync(join(site, 'pictures.json'), 'utf8'))
  const folderOf = join(site, 'pictures')
  return { found, warnings, map, files: existsSync(folderOf) ? readdirSync(folderOf) : [], folderOf }
}

it('writes a photograph in some widths as AVIF and WebP, none larger than itself', async () => {
  const { found, warnings, map, files, folderOf } = await build(['/good.jpg'])
  expect(warnings).toEqual([])
  expect(found[0]).toMatch(/^[\w-]{12} 1200 400 [0-9a-f]{6} 480 880 1200$/)
  expect(map).toEqual({ '/good.jpg': found[0] })
  const written = await Promise.all(
    files.map(async (file) => {
      const { format, compression, width, height } = await sharp(join(folderOf, file)).metadata()
      return `${file.slice(13)} ${format} ${compression ?? ''} ${width} ${height}`
    }),
  )
  expect(written.sort()).toEqual([
    '1200.avif heif av1 1200 400',
    '1200.webp webp  1200 400',
    '480.avif heif av1 480 160',
    '480.webp webp  480 160',
    '880.avif heif av1 880 293',
    '880.webp webp  880 293',
  ])
})

it('turns a photograph as its camera was held', async () => {
  photograph = await sharp(photograph).withMetadata({ orientation: 6 }).toBuffer()
  const { found } = await build(['/good.jpg'])
  photograph = await sharp(photograph).withMetadata({ orientation: 1 }).toBuffer()
  expect(found[0]).toMatch(/ 400 1200 [0-9a-f]{6} 400$/)
})

it.each([
  ['/broken.jpg', /it cannot be decoded/],
  ['/page.jpg', /it is no JPEG, PNG, WebP or AVIF/],
  ['/large.jpg', /it has more than 2 MB/],
  ['/huge.jpg', /it cannot be decoded \(.*pixel limit/],
  ['/slow.jpg', /it did not arrive within 2 s/],
  ['/round.jpg', /it is redirected more than 3 times/],
  ['/file.jpg', /its address is neither http nor https/],
  ['/none.jpg', /the answer is HTTP status 404/],
])('shows %s as it is, and the build goes on', async (path, why) => {
  const { found, warnings, map } = await build([path, '/small.jpg'])
  expect(found[0]).toBe('')
  expect(found[1]).not.toBe('')
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(why)
  expect(warnings[0]).toContain(`The page /: the picture ${path} is shown as it is, because `)
  expect(Object.keys(map as object)).toEqual(['/small.jpg'])
})

it('follows a redirect', async () => {
  const { found } = await build(['/moved.jpg'])
  expect(found[0]).toMatch(/^[\w-]{12} 480 360 /)
})

it('never asks for drawings and data', async () => {
  const { found, warnings } = await build(['/art/scene.svg', 'data:image/png;base64,none'])
  expect([found, warnings, asked]).toEqual([['', ''], [], []])
})

it('downloads again what has changed only, and keeps pictures while their host is down', async () => {
  const first = await build(['/small.jpg'])
  const second = await build(['/small.jpg'])
  isDown = true
  const third = await build(['/small.jpg'])
  expect([second.found, third.found]).toEqual([first.found, first.found])
  expect([second.files, third.files]).toEqual([first.files, first.files])
  expect(third.warnings).toEqual([])
  expect(asked).toEqual(['/small.jpg', '/small.jpg', '/small.jpg'])
})

it('stops at a number of pictures', async () => {
  const { found, warnings } = await build(['/small.jpg', '/moved.jpg'], { limits: { count: 1 } })
  expect(found.map((each) => each !== '')).toEqual([true, false])
  expect(warnings[0]).toMatch(/there are more than 1 pictures/)
})

it('asks for nothing inside its own network when the provider is outside', async () => {
  const { found, warnings } = await build([`${base}good.jpg`, 'http://169.254.169.254/latest/x.jpg'], {
    api: 'https://192.0.2.1/',
    isOwnSite: false,
  })
  expect([found, asked]).toEqual([['', ''], []])
  expect(warnings).toHaveLength(2)
  expect(warnings[0]).toMatch(/its address is inside the network of this build/)
})

it('says once that sharp is not there', async () => {
  const { found, warnings, map } = await build(['/good.jpg', '/moved.jpg'], {
    encoder: () => Promise.reject(new Error('Could not load the "sharp" module')),
  })
  expect([found, map, asked]).toEqual([['', ''], {}, []])
  expect(warnings).toEqual([
    '2 pictures are shown as they are, because the package sharp cannot be loaded: npm ci leaves out its files for this system with --omit=optional.',
  ])
})
