/** crew.ts - what a unit and its guests carry; (x, y) is the ground point, h the height of a person beside it. */
import { Canvas, d, discD, mix } from './core.ts'

const DARK = '#221C26'
/** Draws in units in which a person is 97 high. */
const beside = (c: Canvas, x: number, y: number, h: number, fn: () => void, flip = false): void => {
  c.at(Math.round(x), Math.round(y), h / 97, () => (flip ? c.g('transform="scale(-1 1)"', fn) : fn()))
}

/** A film camera on its tripod, looking right. */
export function filmCamera(c: Canvas, x: number, y: number, h: number, flip = false): void {
  beside(
    c,
    x,
    y,
    h,
    () => {
      c.p('M-34 2Q0-6 60 0Q30 8-34 6Z', c.L.shade, 'opacity=".35"')
      c.s('M0-56L-26 0M0-56L26 0M2-56L6 2', c.t(DARK), 4, 'stroke-linecap="round"')
      c.s('M-13-28H13', c.t(DARK), 2)
      c.form('M-10-60H12V-54H-10Z', c.t('#4A4450'), {})
      c.form('M-22-84H18V-60H-22Z', c.t('#33303C'), { hi: 'tl', hio: 0.5 })
      c.p('M18-80h8v16h-8zM26-84h14v24h-14z', c.t(DARK)).p('M40-86l10-5v36l-10-5z', c.t('#4A4450'))
      c.form(discD(-12, -93, 11) + discD(10, -92, 9), c.t('#2A2630'), { hi: 'tl', hio: 0.45 })
      c.p(discD(-12, -93, 3) + discD(10, -92, 2.6), c.t('#8A8490'))
      c.s('M-22-74H-34', c.t(DARK), 3, 'stroke-linecap="round"')
      c.s('M-21-83H16', c.L.key, 1.6, 'opacity=".8"')
    },
    flip,
  )
}

/** A lamp with a soft box, shining right. */
export function softbox(c: Canvas, x: number, y: number, h: number, flip = false): void {
  beside(
    c,
    x,
    y,
    h,
    () => {
      c.s('M0-100V-4M0-20L-20 0M0-20L20 0', c.t(DARK), 3.4, 'stroke-linecap="round"')
      c.glow(26, -112, 70, '#FFF0C0', 0.5)
      c.form('M-6-118L20-146L34-142L26-78L14-84L-6-104Z', c.t('#2A2630'), { hi: 'l', hio: 0.3 })
      c.form('M20-146L40-140L32-76L26-78L24-80Z', '#FFF6DC', {})
    },
    flip,
  )
}

/** A gold reflector on edge, held up by a hand at its lower rim. */
export function reflector(c: Canvas, x: number, y: number, h: number): void {
  beside(c, x, y, h, () => {
    c.form(discD(0, -62, 20, 27), c.t('#E9B44A', 0, 0.1), { hi: 'tl', hic: '#FFF6D8', hio: 0.9, sh: 'br', sho: 0.35 })
    c.s(discD(0, -62, 20, 27), c.t('#3A2A2A'), 1.6)
  })
}

/** A director's chair seen from behind. */
export function chair(c: Canvas, x: number, y: number, h: number): void {
  beside(c, x, y, h, () => {
    c.p('M-26 2Q10-4 50 2Q20 8-26 5Z', c.L.shade, 'opacity=".35"')
    c.s('M-20 0L18-34M20 0L-18-34M-20-34V-66M20-34V-66', c.t('#8A5636'), 3.6, 'stroke-linecap="round"')
    c.form('M-22-66H22V-50H-22Z', c.t('#B4432F'), { sh: 'r', sho: 0.5 })
    c.form('M-22-36H22V-30H-22Z', c.t('#2F4A5A'), {})
  })
}

/** An umbrella over somebody who stands at (x, y). */
export function umbrella(c: Canvas, x: number, y: number, h: number, colour: string): void {
  beside(c, x, y, h, () => {
    c.s('M10-54V-112', c.t('#4A3428'), 2, 'stroke-linecap="round"')
    c.form(
      'M-32-100Q-26-130 10-132Q46-130 52-100Q42-106 31-100Q21-106 10-100Q-1-106-11-100Q-22-106-32-100Z',
      c.t(colour),
      {
        sh: 'br',
        sho: 0.5,
        hi: 'tl',
        hio: 0.5,
      },
    )
    c.s('M-11-100Q-8-124 10-132Q28-124 31-100M10-132V-137', c.t(mix(colour, '#1A1020', 0.4)), 1.4)
  })
}

/** A burst of colour powder around (x, y). */
export function powder(c: Canvas, x: number, y: number, r: number, colour: string): void {
  c.glow(x, y, r * 1.5, colour, 0.85, r * 1.2)
  let puff = '',
    dust = ''
  for (let i = 0; i < 9; i++) {
    const a = c.r.range(0, 6.28),
      k = c.r.range(0.2, 0.75)
    puff += discD(x + Math.cos(a) * r * k, y + Math.sin(a) * r * k * 0.8, r * c.r.range(0.22, 0.42))
  }
  for (let i = 0; i < 26; i++) {
    const a = c.r.range(0, 6.28),
      k = c.r.range(0.7, 1.5)
    dust += d`M${x + Math.cos(a) * r * k} ${y + Math.sin(a) * r * k * 0.8}h.1`
  }
  c.p(puff, colour, 'opacity=".38"').s(dust, colour, 7, 'stroke-linecap="round" opacity=".8"')
}

/** A paper kite with a tail, tugging to the right, and its line down to (hx, hy). */
export function kite(
  c: Canvas,
  x: number,
  y: number,
  s: number,
  tones: readonly [string, string],
  hx: number,
  hy: number,
): void {
  c.s(d`M${x} ${y + s * 0.3}Q${(x + hx) / 2 - 40} ${(y + hy) / 2 + 60} ${hx} ${hy}`, '#FBF3DE', 1.6, 'opacity=".75"')
  c.at(x, y, s / 100, () =>
    c.g('transform="rotate(18)"', () => {
      c.form('M0-90L70 0L0 90L-70 0Z', tones[0], { sh: 'br', sho: 0.25, hi: 'tl', hio: 0.35 })
      c.p('M0-90L70 0H-70ZM0 90L-22 126L0 112L22 126Z', tones[1])
      c.s('M0-90V90M-70 0Q0-56 70 0', '#4A2A2A', 3, 'opacity=".6"')
    }),
  )
}

/** A clay lamp with a flame, s wide. */
export function diya(c: Canvas, x: number, y: number, s: number): void {
  c.glow(x, y - s * 0.45, s * 1.5, '#FFC25A', 0.55)
  c.once('diya', () => {
    c.form('M-50-20Q-44 18 0 20Q40 18 62-24Q30-12 0-12Q-30-12-50-20Z', '#B4603A', {
      sh: 'r',
      sho: 0.5,
      hi: 'l',
      hio: 0.4,
    })
    c.p('M-50-20Q-10-34 62-24Q20-8-20-12Z', '#5A2A1E').p('M34-24Q22-52 42-84Q60-52 48-24Z', '#FF9A2E')
    c.p('M38-26Q32-44 42-62Q50-44 46-26Z', '#FFF3C4')
  })(Math.round(x), Math.round(y), Math.round(s) / 100)
}
