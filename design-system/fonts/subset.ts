/**
 * Cuts fonts from npm packages into the files of `CUTS` and declares them in `styles/fonts.css`. Run `npm run fonts`
 * after a new release. The results are committed, because accepted pictures depend on their bytes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const without = (text: string, left: string): string =>
  Array.from(text)
    .filter((letter) => !left.includes(letter))
    .join('')

const RUPEE = '₹'
/** Basic Latin characters that sentences do not use. */
const CODE = '#$<=>[\\]^_`{}~'
/** Characters of Indian English, preloaded on every page. */
const ENGLISH = `${without(span(0x20, 0x7e), CODE)}\u00a0\u00ad©·×\u2009\u202f–—‘’“”•…→−`
const OTHERS = without(`${CODE}${span(0xa1, 0x17e)}‹›€™←↑↓✓`, ENGLISH)
/** Prices, counts, hours and dates are narrow. They have their own file, because most pages show only prices. */
const FIGURES = ' \u00a0%+,-./0123456789:×–−'
const WORDS_OF_FIGURES = `${span(0x61, 0x7a)}ADFJLMNOPSTW`
/** The footer's wide titles. Other titles load `all-widths`. */
const LABELS = 'Company Customers New sets and open dates, once a month'

/** Without kerning and ligatures, lines would break elsewhere. styles/text.css.ts uses `tnum`. */
const FEATURES = ['ccmp', 'kern', 'liga', 'rvrn', 'tnum']
const ROZHA = '@fontsource/rozha-one/files/rozha-one'
const ANEK = '@fontsource-variable/anek-latin/files/anek-latin'
/** The packages split Latin and extended Latin; the rupee sign is in the latter. */
const FILES = {
  rozha: `${ROZHA}-latin-400-normal.woff2`,
  rozhaExtended: `${ROZHA}-latin-ext-400-normal.woff2`,
  anek: `${ANEK}-latin-standard-normal.woff2`,
  anekExtended: `${ANEK}-latin-ext-standard-normal.woff2`,
} as const

const WEIGHTS = { min: 400, max: 700 }
/**
 * Axes are cut at their defaults, 500 and 100, or at the ends that accepted pictures use. Anywhere else, or at a single
 * value, rounding moves letters by a quarter of a pixel.
 */
const MEDIUM_TO_BOLD = { min: 500, max: 700 }
const NARROW = { min: 80, max: 100 }
const WIDE = { min: 100, max: 112 }
const ALL_AXES = { wght: WEIGHTS, wdth: { min: 80, max: 112 } }

interface Cut {
  readonly from: keyof typeof FILES
  readonly letters: string
  readonly axes?: Readonly<Record<string, number | { min: number; max: number }>>
}

const CUTS: Readonly<Record<string, Cut>> = {
  'anek-latin': { from: 'anek', letters: ENGLISH, axes: { wght: WEIGHTS, wdth: 100 } },
  'anek-latin-others': { from: 'anek', letters: OTHERS, axes: { wght: WEIGHTS, wdth: 100 } },
  'anek-latin-rupee': { from: 'anekExtended', letters: RUPEE, axes: ALL_AXES },
  'anek-latin-figures': { from: 'anek', letters: FIGURES, axes: { wght: MEDIUM_TO_BOLD, wdth: NARROW } },
  'anek-latin-figures-words': { from: 'anek', letters: WORDS_OF_FIGURES, axes: { wght: MEDIUM_TO_BOLD, wdth: NARROW } },
  'anek-latin-labels': { from: 'anek', letters: LABELS, axes: { wght: MEDIUM_TO_BOLD, wdth: WIDE } },
  'anek-latin-all-widths': { from: 'anek', letters: ENGLISH + OTHERS, axes: ALL_AXES },
  'rozha-one': { from: 'rozha', letters: ENGLISH },
  'rozha-one-others': { from: 'rozha', letters: OTHERS },
  'rozha-one-rupee': { from: 'rozhaExtended', letters: RUPEE },
}

interface FontFace {
  readonly family: string
  /** `400 700` is a range. */
  readonly weight: string
  /** `80% 94%` is a range. */
  readonly width?: string
  /** In this folder, without `.woff2`. */
  readonly file: string
  /** The characters for which browsers fetch the file. */
  readonly letters: string
}

/** Browsers differ in how they resolve overlapping faces, so none overlap. */
function face(descriptors: Omit<FontFace, 'file' | 'letters'>, cuts: readonly string[]): FontFace[] {
  let taken = ''
  return cuts.map((file) => {
    const letters = without(CUTS[file]?.letters ?? '', taken)
    taken += letters
    return { ...descriptors, file, letters }
  })
}

const REST = ['anek-latin-all-widths', 'anek-latin-rupee']
const anek = (width: string, weight: string, cuts: readonly string[]): FontFace[] =>
  face({ family: 'Anek Latin', weight, width }, cuts)

/** Other widths, weights and characters, which the shop's own texts do not use, come from `all-widths`. */
const FACES: readonly FontFace[] = [
  ...anek('100%', '400 700', ['anek-latin', 'anek-latin-others', 'anek-latin-rupee']),
  ...anek('80% 94%', '500 700', ['anek-latin-figures', 'anek-latin-figures-words', ...REST]),
  ...anek('80% 94%', '400', REST),
  ...anek('112%', '500 700', ['anek-latin-labels', ...REST]),
  ...anek('112%', '400', REST),
  ...face({ family: 'Rozha One', weight: '400' }, ['rozha-one', 'rozha-one-others', 'rozha-one-rupee']),
]

/** @returns for example `U+0020-007E, U+20B9`. */
function unicodeRange(letters: string): string {
  const codes = [...new Set(Array.from(letters, (letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b)
  const runs: { from: number; to: number }[] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last?.to === code - 1) last.to = code
    else runs.push({ from: code, to: code })
  }
  const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')
  return runs.map(({ from, to }) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ')
}

function fontFace({ family, weight, width, file, letters }: FontFace): string {
  const lines = [
    `font-family: '${family}'`,
    `src: url('../fonts/${file}.woff2') format('woff2')`,
    `font-weight: ${weight}`,
    ...(width ? [`font-stretch: ${width}`] : []),
    'font-display: swap',
    `unicode-range: ${unicodeRange(letters)}`,
  ]
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
}

for (const [name, { from, letters, axes }] of Object.entries(CUTS)) {
  const bytes = await subsetFont(await readFile(require.resolve(FILES[from])), letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    // A single glyph has no pairs.
    ...(letters === RUPEE && { dropTables: ['GDEF', 'GPOS', 'GSUB'] }),
    ...(axes && { variationAxes: axes }),
  })
  await writeFile(new URL(`${name}.woff2`, import.meta.url), bytes)
}
await writeFile(
  new URL('../styles/fonts.css', import.meta.url),
  `/* Made by design-system/fonts/subset.ts: change that. */\n${FACES.map(fontFace).join('')}`,
)
