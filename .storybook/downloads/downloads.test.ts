import { inflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { BRANDS } from '../../design-system/tokens/brands.ts'
import { downloadsOf } from '../../stories/foundations/downloads.ts'
import { filesOf } from './files.ts'
import { zip } from './zip.ts'

/** Name and content of each file, by the archive's own directory. */
function unzipped(archive: Uint8Array): Map<string, string> {
  const bytes = Buffer.from(archive)
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = bytes.readUInt32LE(end + 16)
  return new Map(
    Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
      const [size, length, local] = [20, 28, 42].map((field) =>
        field === 28 ? bytes.readUInt16LE(at + field) : bytes.readUInt32LE(at + field),
      ) as [number, number, number]
      const name = bytes.toString('utf8', at + 46, at + 46 + length)
      const data = bytes.subarray(local + 30 + length, local + 30 + length + size)
      at += 46 + length
      return [name, inflateRawSync(data).toString()]
    }),
  )
}

test('an archive has its files as they were', () => {
  const files = new Map([
    ['first.txt', 'Golden Hour'],
    ['in/a folder/zweite.txt', 'ä'.repeat(1000)],
  ])
  expect(unzipped(zip(files))).toEqual(files)
})

describe.each(BRANDS)('what $id hands over', (brand) => {
  test('is what its page links', async () => {
    const files = await filesOf(brand)
    expect([...files.keys()]).toEqual(downloadsOf(brand.id))
    const archive = (name: string) => unzipped(files.get(`downloads/${brand.id}/${name}.zip`) as Uint8Array)
    expect(archive('icons').get('cart.svg')).toMatch(/^<svg xmlns=.* stroke="currentColor".*<path d="M5 8h14/)
    expect([...archive('illustrations').keys()].filter((name) => !name.endsWith('.svg'))).toEqual([])
    const fonts = [...archive('fonts').keys()]
    for (const family of Object.values(brand.font)) {
      const name = /^"?([^",]+)/.exec(family)?.[1]?.toLowerCase().replaceAll(' ', '-')
      expect(fonts.filter((path) => path.includes(name ?? '-') && path.endsWith('.woff2'))).not.toEqual([])
      expect(fonts.filter((path) => path.includes(name ?? '-') && path.includes('LICENSE'))).not.toEqual([])
    }
    for (const sheet of ['palette', 'type'])
      expect(files.get(`downloads/${brand.id}/${sheet}.svg`)).toMatch(/^<svg [^>]+>\n<g id="/)
  })
})
