/** Each studio's folder has every file of the first one, and every picture that it names. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BRAND_IDS, brandFolder, FIRST_BRAND } from './chosen.ts'
import type { CafeContent, HomeContent, PagePictures, ShareCards, StayContent, StudioBrand } from './shape.ts'

const STOREFRONT = join(import.meta.dirname, '..')
const sourcesIn = (folder: string) => readdirSync(folder).filter((file) => /\.tsx?$/.test(file))
const exportsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
const picturesIn = (paths: readonly string[]) =>
  paths.flatMap(
    (path) => readFileSync(path, 'utf8').match(/\/art\/(?!share\/)[a-z]+\/[\w.-]+\.(?:svg|jpg|png|webp|avif)/g) ?? [],
  )
/** Pages that every studio has name these pictures. */
const shared = picturesIn(
  globSync(['routes/**/*.tsx', 'shell/**/*.tsx', 'index.html'], { cwd: STOREFRONT }).map((file) =>
    join(STOREFRONT, file),
  ),
)

describe.each(BRAND_IDS)('the folder of %s', (id) => {
  const folder = brandFolder(id)

  it('has the files of the first one, which export the same', () => {
    expect(sourcesIn(folder)).toEqual(sourcesIn(brandFolder(FIRST_BRAND)))
    for (const file of sourcesIn(folder))
      expect(exportsOf(join(folder, file)), file).toEqual(exportsOf(join(brandFolder(FIRST_BRAND), file)))
  })

  it('has the rupee sign, which is not a Latin letter, in every weight of its letters', () => {
    const path = join(folder, 'fonts.css')
    const sheet = existsSync(path) ? readFileSync(path, 'utf8') : ''
    const weights = (subset: string) =>
      [...sheet.matchAll(RegExp(`/${subset}-(\\d+)`, 'g'))].map(([, weight]) => weight)
    expect(weights('latin-ext')).toEqual(weights('latin'))
  })

  it('has all words of the cafe and the cottage, or none and no page', async () => {
    const read = async <T>(file: string) => (await import(join(folder, file))) as T
    const { BRAND } = await read<{ BRAND: StudioBrand }>('brand.ts')
    const { CAFE } = await read<{ CAFE?: CafeContent }>('cafe.ts')
    const { STAY } = await read<{ STAY?: StayContent }>('stay.ts')
    const { HOME } = await read<{ HOME: HomeContent }>('home.ts')
    const { PICTURES } = await read<{ PICTURES: PagePictures }>('pictures.ts')
    const { SHARE_CARDS } = await read<{ SHARE_CARDS: ShareCards }>('shareCards.ts')
    const hasCafe = !BRAND.without?.includes('/restuarant')
    const hasStay = !BRAND.without?.includes('/luxury-cottage-stay')
    expect([CAFE, HOME.cafe, SHARE_CARDS.cafe].map(Boolean)).toEqual([hasCafe, hasCafe, hasCafe])
    expect([STAY, HOME.stay, PICTURES.services.stay].map(Boolean)).toEqual([hasStay, hasStay, hasStay])
    if (STAY) expect(Boolean(STAY.cafe)).toBe(hasCafe)
  })

  it('has a share card for each package category that it describes', async () => {
    const { LEADS } = (await import(join(folder, 'pricing.ts'))) as { LEADS: object }
    const { CATEGORY_CARDS } = (await import(join(folder, 'shareCards.ts'))) as { CATEGORY_CARDS: object }
    expect(Object.keys(CATEGORY_CARDS)).toEqual(Object.keys(LEADS))
  })

  it('has the pictures that it and the pages of the shop name', () => {
    const named = [...shared, ...picturesIn(sourcesIn(folder).map((file) => join(folder, file)))]
    expect(shared.length).toBeGreaterThan(3)
    expect(named.filter((address) => !existsSync(join(folder, 'public', address)))).toEqual([])
  })
})
