/** CSS values in the design tokens format. Each function throws for input it cannot read. */

type Color = { colorSpace: 'srgb'; components: [number, number, number]; alpha?: number; hex: string }
type Dimension = { value: number; unit: 'px' | 'rem' }

const NAMED: Readonly<Record<string, string>> = { '#000': '#000000' }

/** `#rrggbb` or `rgb(r g b / a)`. Components are 0 to 1, to four places. */
export function color(css: string): Color {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(NAMED[css] ?? css)
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css)
  const channels = hex ? hex.slice(1).map((pair) => Number.parseInt(pair, 16)) : rgb?.slice(1, 4).map(Number)
  if (!channels) throw new Error(`Not a colour: ${css}`)
  const [red = 0, green = 0, blue = 0] = channels
  const part = (channel: number) => Math.round((channel / 255) * 10_000) / 10_000
  const written = `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  return {
    colorSpace: 'srgb',
    components: [part(red), part(green), part(blue)],
    ...(rgb && { alpha: Number(rgb[4]) }),
    hex: written,
  }
}

function dimension(css: string): Dimension | undefined {
  const found = /^(-?[\d.]+)(px|rem)?$/.exec(css)
  if (!found || (!found[2] && Number(found[1]) !== 0)) return undefined
  return { value: Number(found[1]), unit: found[2] === 'rem' ? 'rem' : 'px' }
}

/** A length as a token; undefined for units the format lacks (`62ch`, percentages). */
export function length(css: string): { $value: Dimension } | undefined {
  const found = dimension(css)
  return found && { $value: found }
}

/** `clamp(least, slope, most)`: the token is the maximum; the rest is in `$extensions`. */
export function fluid(css: string): { $value: Dimension; $extensions: object } {
  const [least = '', , most = ''] = css.slice('clamp('.length, -1).split(', ')
  const [low, high] = [dimension(least), dimension(most)]
  if (!low || !high) throw new Error(`Not a fluid size: ${css}`)
  return { $value: high, $extensions: { 'aperture-acres.fluid': { least: low, css } } }
}

/** A CSS box-shadow: one or several. 'none' becomes an invisible shadow. */
export function boxShadow(css: string) {
  if (css === 'none') return shadowLayer('0 0 0 0 rgb(0 0 0 / 0)')
  const layers = css.split(/, (?![^(]*\))/).map(shadowLayer)
  return layers.length === 1 ? layers[0] : layers
}

function shadowLayer(css: string) {
  const found = /^(\S+) (\S+) (\S+) (?:(-?[\d.]+(?:px|rem)?) )?(#\S+|rgb\(.*\))$/.exec(css)
  const [offsetX, offsetY, blur, spread] = (found?.slice(1, 5) ?? []).map((part) => dimension(part ?? '0'))
  if (!found?.[5] || !offsetX || !offsetY || !blur || !spread) throw new Error(`Not a shadow: ${css}`)
  return { color: color(found[5]), offsetX, offsetY, blur, spread }
}

export function brightness(css: string): number {
  if (css === 'none') return 1
  const found = /^brightness\(([\d.]+)\)$/.exec(css)
  if (!found) throw new Error(`Not a brightness: ${css}`)
  return Number(found[1])
}

/** Palette references by value: `#fdfcf6` is `{palette.paper.50}`. Throws for duplicate values. */
export function paletteNames(
  palette: Readonly<Record<string, string | Readonly<Record<string, string>>>>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const add = (value: string, name: string) => {
    if (found.has(value)) throw new Error(`${name} and ${found.get(value)} are one colour.`)
    found.set(value, name)
  }
  for (const [name, shades] of Object.entries(palette)) {
    if (typeof shades === 'string') add(shades, `{palette.${name}}`)
    else for (const [shade, value] of Object.entries(shades)) add(value, `{palette.${name}.${shade}}`)
  }
  return found
}
