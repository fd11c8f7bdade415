/** Files of a brand to download, by address. `.storybook/downloads/` generates them. */
import { THEME_NAMES } from '../../design-system/tokens/themes.ts'

/** Titles and larger sizes use the display face. */
export const faceOf = (size: string) => (/^(?:display|title)/.test(size) ? 'display' : 'text')

export const FOLDER = 'downloads'

export const tokensOf = (brand: string, theme: string) => `${FOLDER}/${brand}/${theme}.tokens.json`

/** The text of each link, by the file's address. */
export const downloadsOf = (brand: string): Readonly<Record<string, string>> => {
  const folder = `${FOLDER}/${brand}`
  return {
    ...Object.fromEntries(THEME_NAMES.map((theme) => [tokensOf(brand, theme), `Design tokens, ${theme} (DTCG)`])),
    [`${folder}/palette.svg`]: 'Palette as SVG: drop it into a file to have each colour with its name',
    [`${folder}/type.svg`]: 'Type scale as SVG; install the families first',
    [`${folder}/icons.zip`]: 'Icons as SVG, in the colour of the text',
    [`${folder}/illustrations.zip`]: 'Illustrations as SVG',
    [`${folder}/fonts.zip`]: 'Fonts for websites (WOFF2) with their licences',
  }
}
