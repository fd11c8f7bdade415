/** The chosen studio is a folder beside this file, which modules import as `#brand`. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** TypeScript, tests and Storybook always use this one (`imports` in package.json). */
export const FIRST_BRAND = 'aperture-acres'

export const brandFolder = (id: string): string => join(import.meta.dirname, id)

export const BRAND_IDS = readdirSync(import.meta.dirname).filter((id) => existsSync(join(brandFolder(id), 'brand.ts')))

/** The `--brand` option of the build sets it. */
export const brandId = (): string => process.env['BRAND'] || FIRST_BRAND
