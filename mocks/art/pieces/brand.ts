/** brand.ts - mark, lockups, favicon. The mark is the interface's: an arch with an aperture for a sun. */
import { Canvas, d } from '../kit/core.ts'
import { text, textWidth } from '../kit/type.ts'

export type MarkTone = 'colour' | 'light' | 'dark'
const TONES: Record<MarkTone, { door: string; sun: string; blades: string }> = {
  colour: { door: '#012E24', sun: '#FDB117', blades: '#012E24' },
  light: { door: '#F7F5E9', sun: '#012E24', blades: '#F7F5E9' },
  dark: { door: '#012E24', sun: '#F7F5E9', blades: '#012E24' },
}
// In a cell of 34 x 42.
export const DOOR =
  'M1 41L1 21C0.84 18.2 1.16 15.8 3.4 14.3C2.44 11.6 3.72 9.3 6.92 8.7C6.6 6.1 8.84 4.5 11.88 4.7C12.84 2.9 15.56 3 17 1C18.44 3 21.16 2.9 22.12 4.7C25.16 4.5 27.4 6.1 27.08 8.7C30.28 9.3 31.56 11.6 30.6 14.3C32.84 15.8 33.16 18.2 33 21L33 41Z'
const SUN = 'M17 18A8 8 0 0 1 17 34A8 8 0 0 1 17 18Z'
const BLADES = 'M17 18L21.6 24.6M25 26L17 26.6M21.6 32.5L18.4 25.2M12.5 32.5L17.2 25.9M9 26L17 25.5M12.4 19.5L15.6 26.8'
/** Draw the mark in a 100 x 120 cell with its top-left at the origin. */
export function drawMark(c: Canvas, tone: MarkTone = 'colour'): void {
  const { door, sun, blades } = TONES[tone]
  c.at(2, 0, 2.84, () => {
    c.p(DOOR, door).p(SUN, sun)
    c.s(BLADES, blades, 0.9)
  })
}
const canvas = (kind: string, w: number, h: number, label: string, bg = 'none'): Canvas =>
  new Canvas({ kind, box: { x: 0, y: 0, w, h }, label, grain: 'none', background: bg, digits: 1 })
export function logoMark(tone: MarkTone = 'colour'): string {
  const c = canvas('mark-' + tone, 100, 120, 'Aperture Acres')
  drawMark(c, tone)
  return c.svg()
}
export function logoLockup(tone: MarkTone = 'colour'): string {
  const c = canvas('lockup-' + tone, 520, 120, 'Aperture Acres')
  drawMark(c, tone)
  const ink = tone === 'light' ? '#FAF6EE' : '#12261F'
  text(c, 'APERTURE', 124, 62, 38, { color: ink, weight: 1.5, track: 3.4 })
  text(c, 'ACRES', 125, 108, 26, { color: tone === 'colour' ? '#C4532D' : ink, weight: 1.6, track: 6.2 })
  c.s(
    d`M${125 + textWidth('ACRES', 26, 6.2) + 20} 95H${124 + textWidth('APERTURE', 38, 3.4)}`,
    tone === 'colour' ? '#F2A516' : ink,
    3.4,
  )
  return c.svg()
}
/** Favicon: the mark on a square. */
export function favicon(): string {
  const c = canvas('favicon', 64, 64, 'Aperture Acres')
  c.at(6.5, 1, 0.515, () => drawMark(c))
  return c.svg()
}
