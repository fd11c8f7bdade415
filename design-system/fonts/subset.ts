/**
 * Makes the font files from the families' npm packages: English, the other Latin letters and the rupee sign,
 * each a file of its own, with only the axes the type scale uses. Run `npm run fonts` after a new release of
 * either; the files are committed, because a font is an asset and its bytes are in every picture that is compared.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
/** What English needs: preloaded on every page. `unicode-range` in styles/fonts.css says the same. */
const ENGLISH = `${span(0x20, 0x7e)}\u00a0©·×\u2009\u202f–—‘’“”•…←↑→↓−✓`
/** The rest of Latin, fetched where a name or a text has such a letter. */
const ACCENTS = Array.from(`${span(0xa1, 0x17e)}‹›€™`)
  .filter((letter) => !ENGLISH.includes(letter))
  .join('')

async function read(name: string): Promise<Buffer> {
  return readFile(require.resolve(name))
}

/** The families ship Latin and extended Latin apart; the rupee sign stands in the second. */
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
