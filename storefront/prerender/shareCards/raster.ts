/** Share cards as PNG: scrapers read no SVG. librsvg draws, the words are set in the interface's own type. */
import { mkdtempSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { CARD, LINE_BOX, NAME_BOX, TITLE_BOX, type ShareCard } from './card.ts'

const require = createRequire(import.meta.url)
/** Of the title, in pixels. */
const SIZES = [84, 72, 60, 50]
const LETTERS = Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('') + '–’₹'

/** Font files as the text setter reads them: TrueType, one width and weight. */
interface Fonts {
  readonly rozha: string
  readonly anek: string
}

async function fontsIn(folder: string): Promise<Fonts> {
  const make = async (name: string, target: string, options: Parameters<typeof subsetFont>[2]): Promise<string> => {
    const file = join(folder, target)
    await writeFile(
      file,
      await subsetFont(await readFile(require.resolve(name)), LETTERS, { targetFormat: 'sfnt', ...options }),
    )
    return file
  }
  return {
    rozha: await make('@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2', 'rozha.ttf', {}),
    anek: await make('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2', 'anek.ttf', {
      variationAxes: { wght: 500, wdth: 100 },
    }),
  }
}

let made: Promise<Fonts> | undefined

/** Made once: the text setter remembers where a font stood, so the files stay until the process ends. */
export function fonts(): Promise<Fonts> {
  if (made === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'share-cards-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    made = fontsIn(folder)
  }
  return made
}

const marked = (words: string, colour: string): string =>
  `<span foreground="${colour}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`

/**
 * @param font family, comma, size in pixels: without the comma a family that ends in Medium is read as a weight.
 * @param tighten taken from the distance of the lines, in pixels.
 */
export async function words(
  text: string,
  font: string,
  fontfile: string,
  width: number,
  colour: string,
  tighten = 0,
): Promise<Buffer> {
  return sharp({
    text: { text: marked(text, colour), font, fontfile, width, rgba: true, dpi: 72, wrap: 'word', spacing: -tighten },
  })
    .png()
    .toBuffer()
}

/** The largest of a few sizes at which the title stands in its box. */
export async function titleOf(text: string): Promise<{ input: Buffer; top: number }> {
  const { rozha } = await fonts()
  const foot = TITLE_BOX.top + TITLE_BOX.height
  for (const size of SIZES) {
    const input = await words(text, `Rozha One, ${size}`, rozha, TITLE_BOX.width, '#012E24', Math.round(size * 0.16))
    const { width, height } = await sharp(input).metadata()
    if (width <= TITLE_BOX.width && height <= TITLE_BOX.height) return { input, top: foot - height }
  }
  throw new Error(`Too long for a share card: ${text}`)
}

export async function cardPng(
  drawing: string,
  card: Pick<ShareCard, 'title' | 'line'> & { readonly name: string },
): Promise<Buffer> {
  const { rozha, anek } = await fonts()
  const heading = await titleOf(card.title)
  const line = await words(card.line, 'Anek Latin Medium, 27', anek, LINE_BOX.width, '#464236')
  const name = await words(card.name, 'Rozha One, 34', rozha, NAME_BOX.width, '#012E24')
  return sharp(Buffer.from(drawing))
    .resize(CARD.width, CARD.height)
    .composite([
      { input: heading.input, left: TITLE_BOX.left, top: heading.top },
      { input: line, left: LINE_BOX.left, top: LINE_BOX.top },
      { input: name, left: NAME_BOX.left, top: NAME_BOX.top },
    ])
    .png({ palette: true, colours: 128, effort: 2, compressionLevel: 9, dither: 0.6 })
    .toBuffer()
}
