import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { BRANDS } from '../../design-system/tokens/brands.ts'
import { downloadsOf } from '../../stories/foundations/downloads.ts'
import { filesOf, zip } from './files.ts'

const unzipped = (archive: Uint8Array) =>
  new Map(Object.entries(unzipSync(archive)).map(([path, content]) => [path, strFromU8(content)]))

test('an archive has its files as they were, and is the same another time', () => {
  const files = new Map([
    ['first.txt', 'Golden Hour'],
    ['in/a folder/zweite.txt', 'ä'.repeat(1000)],
  ])
  expect(unzipped(zip(files))).toEqual(files)
  expect(Buffer.from(zip(files)).readUInt32LE(10)).toBe(0x00210000)
})

describe.each(BRANDS)('what $id hands over', (brand) => {
  test('is what its page links', async () => {
    const files = await filesOf(brand)
    expect([...files.keys()]).toEqual(Object.keys(downloadsOf(brand.id)))
    const archive = (name: string) => unzipped(files.get(`downloads/${brand.id}/${name}.zip`) as Uint8Array)
    expect(archive('icons').get('cart.svg')).toMatch(/^<svg xmlns=.* stroke="currentColor".*<path d="M5 8h14/)
    expect([...archive('illustrations').keys()].filter((name) => !name.endsWith('.svg'))).toEqual([])
    const fonts = [...archive('fonts').keys()]
    for (const family of Object.values(brand.font)) {
      const name = /^"?([^",]+)/.exec(family)?.[1]?.toLowerCase().replaceAll(' ', '-')
      const its = fonts.filter((path) => path.includes(name ?? '-'))
      const missing = `Install @fontsource/${name}, or put files and LICENSE.txt into storefront/brands/${brand.id}/fonts/${name}`
      expect(its.join(' '), missing).toMatch(/\.woff2\b.*LICENSE|LICENSE.*\.woff2\b/)
    }
    for (const sheet of ['palette', 'type'])
      expect(files.get(`downloads/${brand.id}/${sheet}.svg`)).toMatch(/^<svg [^>]+>\n<g id="/)
  })
})
