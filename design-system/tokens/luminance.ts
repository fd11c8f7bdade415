/** Linear light of one channel, 0 to 255 (WCAG 2.2, relative luminance). */
function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, 0 to 1, of three channels from 0 to 255. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

function luminance(hex: string): number {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!found) throw new Error(`Not a colour of the form #rrggbb: ${hex}`)
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((pair) => Number.parseInt(pair, 16))
  return luminanceOf(red, green, blue)
}

/** `rgb(r g b / alpha)` of `#rrggbb`. */
export function translucent(hex: string, alpha: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${channels.join(' ')} / ${alpha})`
}

/** The visible colour of `rgb(r g b / a)` over `#rrggbb`. */
export function blend(veil: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = [...veil.matchAll(/[\d.]+/g)].map(Number)
  const below = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16))
  const seen = [red, green, blue].map((part, at) => Math.round(part * alpha + (below[at] ?? 0) * (1 - alpha)))
  return `#${seen.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Contrast ratio of two colours in any order, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}
