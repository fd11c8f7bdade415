/** dye.ts - the same cloth in another colour. */
import { hex, rgb } from './core.ts'

/** Hues of wood, skin and zari, in degrees: these keep their colour. */
const KEPT = [16, 52] as const

/** `#rrggbb` with its hue turned; greys, browns and golds come back as they were. */
export function turned(colour: string, degrees: number): string {
  const [r, g, b] = rgb(colour).map((v) => v / 255) as [number, number, number]
  const max = Math.max(r, g, b),
    min = Math.min(r, g, b),
    spread = max - min
  if (spread < 0.12) return colour
  const sector = max === r ? ((g - b) / spread + 6) % 6 : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  const hue = sector * 60
  if (hue >= KEPT[0] && hue <= KEPT[1]) return colour
  const to = (((hue + degrees) % 360) + 360) % 360
  // Leaf greens come out louder to the eye than any other hue.
  const depth = to > 70 && to < 165 ? spread * 0.55 : spread
  const part = (n: number): number => {
    const k = (n + to / 60) % 6
    return 255 * (max - depth * Math.max(0, Math.min(k, 4 - k, 1)))
  }
  return hex([part(5), part(3), part(1)])
}
