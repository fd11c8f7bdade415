/**
 * Makes the two font files from the families' npm packages: Latin with the rupee sign, only the axes the
 * type scale uses. Run `npm run fonts` after a new release of either; the files are committed, because a
 * font is an asset and its bytes are in every picture that is compared.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const LATIN = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const SIGNS = '₹–—‘’“”•…‹›€™←↑→↓−×✓\u00a0\u2009\u202f'

async function read(name: string): Promise<Buffer> {
  return readFile(require.resolve(name))
}

/** The families ship Latin and extended Latin apart; the rupee sign stands in the second. */
async function make(target: string, files: readonly string[], options: Parameters<typeof subsetFont>[2]): Promise<void> {
  for (const [index, file] of files.entries()) {
    const letters = index === 0 ? LATIN + SIGNS : '₹'
    const bytes = await subsetFont(await read(file), letters, { targetFormat: 'woff2', ...options })
    await writeFile(new URL(`./${target}${index === 0 ? '' : '-rupee'}.woff2`, import.meta.url), bytes)
  }
}

await make('rozha-one', ['@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2', '@fontsource/rozha-one/files/rozha-one-latin-ext-400-normal.woff2'], {})
await make(
  'anek-latin',
  [
    '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
  ],
  { variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 80, max: 112 } } },
)
