// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { DEMONSTRATION } from '../payloads/demonstration.ts'
import { photographed, withPhotographs } from './photographs.ts'

const SITE = join(import.meta.dirname, '../../storefront/brands/aperture-acres/public')
const folder = mkdtempSync(join(tmpdir(), 'photographs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const backend = withPhotographs({ answer: () => Promise.resolve(undefined) }, SITE, join(folder, 'kept'))
const answerTo = (path: string) =>
  backend.answer({} as IncomingMessage, new URL(path, 'http://shop.example'), {} as ServerResponse)

it('gives the first pictures of lists other addresses, and leaves galleries and words alone', () => {
  const { banners, setDetails, faqs } = photographed(DEMONSTRATION)
  expect(banners[0]?.ThumbnailLink).toMatch(/^\/photographs\/banner\/[\w-]+\.jpg$/)
  expect(JSON.stringify(setDetails)).toContain('.svg')
  expect(faqs).toEqual(DEMONSTRATION.faqs)
})

it('renders a drawing large, as a JPEG of megabytes, and keeps it', async () => {
  const answer = await answerTo('/photographs/scene/rajwada-courtyard.jpg')
  if (typeof answer !== 'object') throw new Error('no answer')
  const jpeg = Buffer.from(answer.content)
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 3000 })
  expect(jpeg.length).toBeGreaterThan(2_000_000)
  expect(jpeg.length).toBeLessThan(5_000_000)
  const [file = ''] = readdirSync(join(folder, 'kept'))
  writeFileSync(join(folder, 'kept', file), 'kept')
  expect(await answerTo('/photographs/scene/rajwada-courtyard.jpg')).toMatchObject({ content: Buffer.from('kept') })
})

it('knows no photograph without a drawing, and leaves other addresses to the provider', async () => {
  expect(await answerTo('/photographs/scene/nowhere.jpg')).toMatchObject({ status: 404 })
  expect(await answerTo('/photographs/../secret.jpg')).toBeUndefined()
  expect(await answerTo('/v1/GetSets')).toBeUndefined()
})
