/**
 * Subsets the fonts from npm packages: English, other Latin letters and the rupee sign as separate files. Run `npm run
 * fonts` after a new release. The files are committed, because the accepted pictures depend on their bytes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
/** What English needs: preloaded on every page. Same as `unicode-range` in styles/fonts.css. */
const ENGLISH = `${span(0x20, 0x7e)}\u00a0©·×\u2009\u202f–—‘’“”•…←↑→↓−✓`
/** The rest of Latin, loaded on demand. */
const ACCENTS = Array.from(`${span(0xa1, 0x17e)}‹›€™`)
  .filter((letter) => !ENGLISH.includes(letter))
  .join('')

async function read(name: string): Promise<Buffer> {
  return readFile(require.resolve(name))
}

/** The packages split Latin and extended Latin; the rupee sign is in the second. */
async function make(
  target: string,
  [latin, extended]: readonly [string, string],
  options: Parameters<typeof subsetFont>[2],
): Promise<void> {
  const parts = [
    { name: '', file: latin, letters: ENGLISH },
    { name: '-accents', file: latin, letters: ACCENTS },
    { name: '-rupee', file: extended, letters: '₹' },
  ]
  for (const { name, file, letters } of parts) {
    const bytes = await subsetFont(await read(file), letters, { targetFormat: 'woff2', ...options })
    await writeFile(new URL(`./${target}${name}.woff2`, import.meta.url), bytes)
  }
}

await make(
  'rozha-one',
  [
    '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2',
    '@fontsource/rozha-one/files/rozha-one-latin-ext-400-normal.woff2',
  ],
  {},
)
await make(
  'anek-latin',
  [
    '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
  ],
  { variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 80, max: 112 } } },
)
