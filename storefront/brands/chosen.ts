/** The studio that the shop is built for: a folder beside this file, which modules import as `#brand`. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Also the one that TypeScript, tests and Storybook read: `imports` in package.json. */
export const FIRST_BRAND = 'aperture-acres'

export const brandFolder = (id: string): string => join(import.meta.dirname, id)

export const BRAND_IDS = readdirSync(import.meta.dirname).filter((id) => existsSync(join(brandFolder(id), 'brand.ts')))

/** Set by `--brand`. */
export const brandId = (): string => process.env['BRAND'] || FIRST_BRAND
