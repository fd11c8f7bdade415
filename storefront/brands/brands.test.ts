/** Each studio's folder is complete: the files of the first one, and every picture that is named. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BRAND_IDS, brandFolder, FIRST_BRAND } from './chosen.ts'

const STOREFRONT = join(import.meta.dirname, '..')
const sourcesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.ts'))
const exportsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
const picturesIn = (paths: readonly string[]) =>
  paths.flatMap((path) => readFileSync(path, 'utf8').match(/\/art\/[a-z]+\/[\w.-]+\.svg/g) ?? [])
/** Named by pages that every studio has. */
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

  it('has the pictures that it and the pages of the shop name', () => {
    const named = [...shared, ...picturesIn(sourcesIn(folder).map((file) => join(folder, file)))]
    expect(shared.length).toBeGreaterThan(3)
    expect(named.filter((address) => !existsSync(join(folder, 'public', address)))).toEqual([])
  })
})
