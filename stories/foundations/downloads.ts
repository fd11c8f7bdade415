/** Files of a brand to download, by address. `.storybook/downloads/` generates them. */
import { THEME_NAMES } from '../../design-system/tokens/themes.ts'

/** Titles and larger sizes use the display face. */
export const faceOf = (size: string) => (/^(?:display|title)/.test(size) ? 'display' : 'text')

export const FOLDER = 'downloads'

export const tokensOf = (brand: string, theme: string) => `${FOLDER}/${brand}/${theme}.tokens.json`

/** Each has many files, which are packed into one archive. */
export const ARCHIVES = {
  icons: 'Icons as SVG, in the colour of the text',
  illustrations: 'Illustrations as SVG',
  fonts: 'Fonts for websites (WOFF2) with their licences',
} as const

export const SHEETS = {
  palette: 'Palette as SVG: drop it into a file to have each colour with its name',
  type: 'Type scale as SVG; install the families first',
} as const

export const downloadsOf = (brand: string): readonly string[] => [
  ...THEME_NAMES.map((theme) => tokensOf(brand, theme)),
  ...Object.keys(SHEETS).map((name) => `${FOLDER}/${brand}/${name}.svg`),
  ...Object.keys(ARCHIVES).map((name) => `${FOLDER}/${brand}/${name}.zip`),
]
