/** SVG with names and editable text, for any drawing program. */
import type { Brand } from '../../design-system/tokens/brands/brand.ts'
import { fontSize } from '../../design-system/tokens/scale.ts'
import { faceOf } from '../../stories/foundations/downloads.ts'

const SIDE = 96
const GAP = 24
const ROOT_PX = 16

const svg = (width: number, height: number, inside: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${inside.join('\n')}\n</svg>\n`
const text = (x: number, y: number, words: string, family: string, size: number) =>
  `<text x="${x}" y="${y}" font-family="${family.replaceAll('"', "'")}" font-size="${size}">${words}</text>`

export function paletteSheet({ palette, font }: Brand): string {
  const rows = Object.entries(palette).map(([name, shades], row) =>
    Object.entries(typeof shades === 'string' ? { '': shades } : shades)
      .map(([shade, hex], at) => {
        const [x, y] = [GAP + at * SIDE, GAP + row * (SIDE + GAP)]
        const id = shade ? `${name}/${shade}` : name
        const names = text(x, y + SIDE - 13, id, font.text, 9) + text(x, y + SIDE - 2, hex, font.text, 9)
        return `<g id="${id}"><rect x="${x}" y="${y}" width="${SIDE}" height="${SIDE - GAP}" fill="${hex}" stroke="#808080" stroke-width=".5"/>${names}</g>`
      })
      .join('\n'),
  )
  return svg(2 * GAP + 11 * SIDE, GAP + rows.length * (SIDE + GAP), rows)
}

/** In a window of 1280 px. */
const pixels = (css: string) =>
  Math.round(Number.parseFloat(/([\d.]+)rem\)?$/.exec(css)?.[1] ?? '1') * ROOT_PX * 10) / 10

export function typeSheet({ font }: Brand): string {
  let y = 0
  const lines = Object.entries(fontSize).map(([name, css]) => {
    const size = pixels(css)
    y += size * 1.2 + GAP
    return `<g id="fontSize/${name}">${text(GAP, y, `${name}, ${size} px`, font[faceOf(name)], size)}</g>`
  })
  return svg(1280, Math.ceil(y + 2 * GAP), lines)
}
