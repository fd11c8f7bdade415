/**
 * Writes share cards as PNG, because scrapers do not read SVG. librsvg draws the card, Pango the words in the brand's
 * fonts.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { brandFolder, brandId } from '../../brands/chosen.ts'
import type { CardFont } from '../../brands/shape.ts'
import { CARD, LINE_BOX, NAME_BOX, TITLE_BOX, type CardLook, type ShareCard } from './card.ts'

/** Pixels of the title, largest first. */
const SIZES = [84, 72, 60, 50]
/** Replaces the machine's settings, which decide how letters are hinted and smoothed. */
const FONT_SETTINGS = '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig/>'
const LETTERS = Array.from({ length: 0x17f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)).join('') + '–’₹'

let folder: string | undefined
const made = new Map<CardFont, Promise<string>>()

/** Writes a TrueType font with one width and weight, because Pango reads nothing else. */
async function makeTrueType({ file, axes }: CardFont, target: string): Promise<string> {
  const woff = await readFile(createRequire(join(brandFolder(brandId()), 'shareCards.ts')).resolve(file))
  await writeFile(
    target,
    await subsetFont(woff, LETTERS, { targetFormat: 'sfnt', ...(axes && { variationAxes: { ...axes } }) }),
  )
  return target
}

/** Written once and kept until the process ends, because Pango remembers the file's path. */
function trueTypeOf(font: CardFont): Promise<string> {
  if (folder === undefined) {
    const fresh = mkdtempSync(join(tmpdir(), 'share-cards-'))
    process.once('exit', () => rmSync(fresh, { recursive: true, force: true }))
    writeFileSync(join(fresh, 'fonts.conf'), FONT_SETTINGS)
    process.env['FONTCONFIG_FILE'] = join(fresh, 'fonts.conf')
    folder = fresh
  }
  const file = made.get(font) ?? makeTrueType(font, join(folder, `${made.size}.ttf`))
  made.set(font, file)
  return file
}

const marked = (words: string, colour: string): string =>
  `<span foreground="${colour}">${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`

interface Setting {
  readonly font: CardFont
  /** Pixels. */
  readonly size: number
  readonly width: number
  readonly colour: string
  /** Pixels by which the line spacing shrinks. */
  readonly tighten?: number
}

export async function words(text: string, { font, size, width, colour, tighten = 0 }: Setting): Promise<Buffer> {
  return sharp({
    text: {
      text: marked(text, colour),
      // Without the comma, Pango reads a family name that ends in Medium as a weight.
      font: `${font.family}, ${size}`,
      fontfile: await trueTypeOf(font),
      width,
      rgba: true,
      dpi: 72,
      wrap: 'word',
      spacing: -tighten,
    },
  })
    .png()
    .toBuffer()
}

/** The largest size at which the title fits into its box. */
export async function titleOf(text: string, font: CardFont, colour: string): Promise<{ input: Buffer; top: number }> {
  const foot = TITLE_BOX.top + TITLE_BOX.height
  for (const size of SIZES) {
    const input = await words(text, { font, size, width: TITLE_BOX.width, colour, tighten: Math.round(size * 0.16) })
    const { width, height } = await sharp(input).metadata()
    if (width <= TITLE_BOX.width && height <= TITLE_BOX.height) return { input, top: foot - height }
  }
  throw new Error(`Too long for a share card: ${text}`)
}

export async function cardPng(
  drawing: string,
  { title, line }: Pick<ShareCard, 'title' | 'line'>,
  { name, fonts, theme }: CardLook,
): Promise<Buffer> {
  const ink = theme.ink.default
  const heading = await titleOf(title, fonts.display, ink)
  const { width } = LINE_BOX
  const lower = await words(line, { font: fonts.text, size: 27, width, colour: theme.ink.muted })
  const upper = await words(name, { font: fonts.display, size: 34, width: NAME_BOX.width, colour: ink })
  return sharp(Buffer.from(drawing))
    .resize(CARD.width, CARD.height)
    .composite([
      { input: heading.input, left: TITLE_BOX.left, top: heading.top },
      { input: lower, left: LINE_BOX.left, top: LINE_BOX.top },
      { input: upper, left: NAME_BOX.left, top: NAME_BOX.top },
    ])
    .png({ palette: true, colours: 128, effort: 2, compressionLevel: 9, dither: 0.6 })
    .toBuffer()
}
