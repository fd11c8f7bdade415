/** The studio that the shop is built for: a folder of `storefront/brands`, which modules import as `#brand`. */
import { join } from 'node:path'

const FOLDERS = import.meta.dirname

/** Also that which TypeScript, tests and Storybook read: `imports` in package.json. */
export const FIRST_BRAND = 'aperture-acres'

export const brandFolder = (id: string): string => join(FOLDERS, id)

/** From `--brand`. */
export const brandId = (): string => process.env['BRAND'] ?? FIRST_BRAND
