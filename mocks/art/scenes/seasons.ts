/** seasons.ts - what the year does to a set: weather, feasts, and the people who come for them. Drawn over the set. */
import { Canvas, d, discD } from '../kit/core.ts'
import type { Pt } from '../kit/core.ts'
import { chair, diya, filmCamera, kite, powder, reflector, softbox, umbrella } from '../kit/crew.ts'
import { stringLights } from '../kit/build.ts'
import { leafD, lens } from '../kit/nature.ts'
import { figure } from '../kit/people.ts'
import type { FigureOptions, Pose } from '../kit/people.ts'

/** Where people stand in a crop: `at` across it from 0 to 1, `up` from its lower edge in shares of the height. */
const stand =
  (c: Canvas) =>
  (at: number, h: number, pose: Pose, o: FigureOptions = {}, up = 0.07): Pt => {
    const b = c.box,
      spot: Pt = [Math.round(b.x + b.w * at), Math.round(b.y + b.h * (1 - up))]
    figure(c, spot[0], spot[1], h * b.h, pose, o)
    return spot
  }
const at = (c: Canvas, x: number, up: number): Pt => [c.box.x + c.box.w * x, c.box.y + c.box.h * (1 - up)]

function monsoon(c: Canvas): void {
  const b = c.box
  c.p(
    c.full,
    c.lin(
      [0, 0, 0, 1],
      [
        [0, '#2E4450', 0.55],
        [0.55, '#4A6468', 0.18],
        [1, '#22393A', 0.4],
      ],
    ),
  )
  let pools = '',
    rings = ''
  for (let i = 0; i < 7; i++) {
    const [x, y] = at(c, c.r.range(0.02, 0.98), c.r.range(0.03, 0.24)),
      w = c.r.range(90, 220)
    pools += lens(x, y, w, w * 0.11)
    rings += discD(x + c.r.jit(w * 0.2), y, w * 0.12, w * 0.022) + discD(x + c.r.jit(w * 0.2), y, w * 0.05, w * 0.01)
  }
  c.p(pools, '#D6E2DC', 'opacity=".5"').s(rings, '#FFFFFF', 1.6, 'opacity=".6"')
  const put = stand(c),
    [x, y] = put(0.47, 0.4, 'saree', { main: '#C4532D', accent: '#F2A516' })
  put(0.57, 0.42, 'man', { main: '#2F6F6B' })
  umbrella(c, x + b.w * 0.035, y, 0.45 * b.h, '#F2A516')
  let rain = '',
    fine = ''
  for (let i = 0; i < 120; i++) {
    const [sx, sy] = at(c, c.r.range(-0.05, 1), c.r.range(0, 1)),
      l = c.r.range(26, 62)
    const streak = d`M${sx} ${sy}l${l * 0.24} ${-l}`
    if (i % 3) fine += streak
    else rain += streak
  }
  c.s(fine, '#E6F0EE', 1.3, 'opacity=".5" stroke-linecap="round"').s(
    rain,
    '#FFFFFF',
    2.2,
    'opacity=".6" stroke-linecap="round"',
  )
}

function mist(c: Canvas): void {
  const b = c.box
  for (const [up, h, o] of [
    [0.5, 0.26, 0.6],
    [0.34, 0.2, 0.75],
    [0.2, 0.14, 0.5],
  ] as const)
    c.add(
      `<rect x="${b.x}" y="${Math.round(b.y + b.h * (1 - up))}" width="${b.w}" height="${Math.round(b.h * h)}" fill="${c.lin(
        [0, 0, 0, 1],
        [
          [0, '#FFF6EE', 0],
          [0.5, '#FFF6EE', o],
          [1, '#FFF6EE', 0],
        ],
      )}"/>`,
    )
  const put = stand(c)
  put(0.46, 0.38, 'saree', { main: '#5B2F4B', accent: '#D99A94' })
  put(0.545, 0.41, 'man', { main: '#8A4A33' })
  let drift = ''
  for (let i = 0; i < 9; i++) {
    const [x, y] = at(c, c.r.next(), c.r.range(0.02, 0.16))
    drift += lens(x, y, c.r.range(200, 420), c.r.range(12, 26))
  }
  c.p(drift, '#FFF8F0', 'opacity=".35"')
}

const fallen = (c: Canvas, tones: readonly string[], n: number): void =>
  tones.forEach((tone, k) => {
    let p = ''
    for (let i = 0; i < n; i++) {
      // Most of them lie on the ground, the others are still in the air.
      const low = i % 5 !== 0,
        [x, y] = at(c, c.r.next(), low ? c.r.range(0, 0.14) : c.r.range(0.14, 1))
      p += leafD(x, y, c.r.range(5, low ? 11 : 9), low ? c.r.jit(0.5) : c.r.range(0, 6), 0.55)
    }
    c.p(p, tone, k % 2 ? 'opacity=".92"' : '')
  })

function petals(c: Canvas): void {
  const put = stand(c)
  fallen(c, [c.t('#E07A92', 0, 0.15), c.t('#F7D3CE', 0, 0.25), c.t('#C9486A', 0, 0.1)], 46)
  put(0.45, 0.42, 'groom', { main: '#F0E4CC', accent: '#C42A4E' })
  put(0.555, 0.4, 'bride', { main: '#C42A4E', accent: '#F2B33A' })
  fallen(c, [c.t('#F2A9B4', 0, 0.25), c.t('#D9566E', 0, 0.15)], 24)
}

function leaves(c: Canvas): void {
  const put = stand(c)
  c.p(c.full, '#D9862E', 'opacity=".1"')
  fallen(c, [c.t('#C4732D'), c.t('#E0A33A', 0, 0.1), c.t('#8E4A33')], 60)
  put(0.43, 0.3, 'child', { main: '#2F6F6B' })
  put(0.535, 0.4, 'saree', { main: '#8E4A33', accent: '#F2C25A' })
  fallen(c, [c.t('#E5722B', 0, 0.1), c.t('#F2B33A', 0, 0.15)], 26)
}

function holi(c: Canvas): void {
  const b = c.box,
    put = stand(c),
    burst = (x: number, up: number, r: number, tone: string): void => powder(c, ...at(c, x, up), r * b.h, tone)
  burst(0.26, 0.34, 0.17, '#E0357A')
  burst(0.78, 0.36, 0.18, '#2F9AA8')
  burst(0.52, 0.5, 0.16, '#F2A516')
  put(0.33, 0.4, 'dancer', { main: '#FBF3E4', accent: '#F2C25A' }, 0.09)
  put(0.67, 0.39, 'dancer', { main: '#F6EAD6', accent: '#E0357A', flip: true }, 0.09)
  put(0.5, 0.41, 'man', { main: '#FBF6EA' })
  burst(0.16, 0.13, 0.1, '#6FA83A')
  burst(0.42, 0.12, 0.08, '#E0357A')
  burst(0.86, 0.12, 0.11, '#F28A1E')
  burst(0.6, 0.3, 0.06, '#7A4AA8')
}

function diwali(c: Canvas): void {
  const b = c.box,
    put = stand(c)
  c.p(c.full, '#0E0C2A', 'opacity=".3"')
  stringLights(c, at(c, 0, 0.97), at(c, 0.55, 0.93), b.h * 0.05, 18, 4)
  stringLights(c, at(c, 0.45, 0.94), at(c, 1, 0.98), b.h * 0.06, 18, 4)
  const [cx, cy] = at(c, 0.5, 0.1)
  // The rangoli on the ground, seen at a low angle.
  for (const [r, tone] of [
    [0.27, '#C42A5A'],
    [0.21, '#F2A516'],
    [0.14, '#FBEBD9'],
    [0.08, '#2F9A8A'],
  ] as const) {
    let p = ''
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2
      p += discD(cx + Math.cos(a) * r * b.w * 0.78, cy + Math.sin(a) * r * b.w * 0.2, r * b.w * 0.26, r * b.w * 0.075)
    }
    c.p(p + discD(cx, cy, r * b.w * 0.8, r * b.w * 0.2), tone, 'opacity=".85"')
  }
  put(0.3, 0.4, 'saree', { main: '#B4266A', accent: '#F2B33A', dark: -0.4 }, 0.16)
  put(0.7, 0.4, 'bride', { main: '#E5722B', accent: '#F6D36A', dark: -0.4, flip: true }, 0.16)
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.06 + (i * 0.88) / 8)
    diya(c, cx - Math.cos(a) * b.w * 0.3, cy + Math.sin(a) * b.h * 0.062 + b.h * 0.005, b.w * 0.042)
  }
  c.glow(cx, cy - b.h * 0.05, b.w * 0.34, '#FFC25A', 0.4, b.h * 0.2)
}

const KITES = [
  ['#D9384A', '#F6C94A'],
  ['#2F7A8A', '#F6E8CB'],
  ['#F2A516', '#5B2F6B'],
  ['#4F8A4D', '#F6C94A'],
] as const
function kites(c: Canvas): void {
  const b = c.box,
    put = stand(c),
    [x, y] = put(0.46, 0.4, 'man', { main: '#F2A516' }),
    [kx, ky] = put(0.57, 0.27, 'child', { main: '#B4566A' })
  const places: readonly [number, number, number][] = [
    [0.62, 0.76, 0.1],
    [0.36, 0.84, 0.075],
    [0.8, 0.88, 0.05],
    [0.2, 0.68, 0.05],
  ]
  places.forEach(([px, up, s], i) => {
    const [qx, qy] = at(c, px, up)
    kite(c, qx, qy, s * b.w, KITES[i]!, i === 1 ? kx : x + b.h * 0.03, i === 1 ? ky - b.h * 0.18 : y - b.h * 0.26)
  })
}

export const SEASONS = { monsoon, mist, petals, leaves, holi, diwali, kites } satisfies Record<
  string,
  (c: Canvas) => void
>
export type Season = keyof typeof SEASONS

/* ---------- a day's work on a set ---------- */

function filming(c: Canvas): void {
  const b = c.box,
    put = stand(c)
  put(0.6, 0.46, 'groom', { main: '#2C2F5B', accent: '#F2B33A' }, 0.13)
  put(0.7, 0.44, 'bride', { main: '#C42A4E', accent: '#F2B33A' }, 0.13)
  put(0.89, 0.5, 'boom', { main: '#4A5A4E' }, 0.09)
  put(0.2, 0.56, 'man', { main: '#8E4A33', dark: 0.25 }, 0.02)
  filmCamera(c, ...at(c, 0.32, 0.015), 0.52 * b.h)
}
function portrait(c: Canvas): void {
  const b = c.box,
    put = stand(c)
  put(0.55, 0.5, 'gown', { main: '#2F6F6B', accent: '#F6E3B8' }, 0.12)
  const [x, y] = put(0.82, 0.48, 'man', { main: '#C4532D', flip: true }, 0.1)
  reflector(c, x - b.w * 0.055, y, 0.48 * b.h)
  put(0.33, 0.57, 'photographer', { main: '#2C2F5B', dark: 0.15 }, 0.03)
}
function makeUp(c: Canvas): void {
  const b = c.box,
    put = stand(c)
  softbox(c, ...at(c, 0.16, 0.08), 0.46 * b.h)
  chair(c, ...at(c, 0.53, 0.09), 0.5 * b.h)
  put(0.5, 0.52, 'sit', { main: '#D9487A' }, 0.08)
  put(0.4, 0.53, 'saree', { main: '#2F6F6B', accent: '#F2C25A' }, 0.06)
  put(0.75, 0.52, 'man', { main: '#F0E4CC' }, 0.05)
}
function dance(c: Canvas): void {
  const put = stand(c)
  put(0.3, 0.46, 'dancer', { main: '#2F7A8A', accent: '#F2B33A', flip: true }, 0.13)
  put(0.72, 0.46, 'dancer', { main: '#5B2F6B', accent: '#F6C94A' }, 0.13)
  put(0.51, 0.54, 'dancer', { main: '#D9384A', accent: '#F2B33A' }, 0.05)
}
function family(c: Canvas): void {
  const put = stand(c)
  put(0.36, 0.5, 'man', { main: '#2F6F6B' }, 0.1)
  put(0.47, 0.47, 'saree', { main: '#C4532D', accent: '#F2C25A' }, 0.1)
  put(0.565, 0.31, 'child', { main: '#F2A516' }, 0.08)
  put(0.66, 0.48, 'groom', { main: '#F0E4CC', accent: '#B4566A' }, 0.1)
  put(0.76, 0.46, 'saree', { main: '#5B2F4B', accent: '#D9A23C' }, 0.1)
}
function directing(c: Canvas): void {
  const b = c.box,
    put = stand(c)
  put(0.65, 0.47, 'saree', { main: '#F2A516', accent: '#C42A5A' }, 0.13)
  put(0.76, 0.49, 'man', { main: '#2C2F5B' }, 0.13)
  softbox(c, ...at(c, 0.93, 0.1), 0.46 * b.h, true)
  put(0.19, 0.56, 'sit', { main: '#3A4A5A', dark: 0.2 }, 0.03)
  chair(c, ...at(c, 0.2, 0.02), 0.56 * b.h)
  filmCamera(c, ...at(c, 0.4, 0.05), 0.46 * b.h)
}
function couple(c: Canvas): void {
  const put = stand(c)
  put(0.44, 0.56, 'man', { main: '#F0E4CC' }, 0.06)
  put(0.55, 0.53, 'gown', { main: '#B4566A' }, 0.06)
}

/* ---------- guests ---------- */

function vows(c: Canvas): void {
  const put = stand(c)
  put(0.26, 0.5, 'saree', { main: '#2F6F6B', accent: '#F2C25A' }, 0.09)
  put(0.75, 0.51, 'man', { main: '#C9904E' }, 0.09)
  put(0.44, 0.55, 'groom', { main: '#F0E4CC', accent: '#C42A4E' }, 0.05)
  put(0.56, 0.53, 'bride', { main: '#C42A4E', accent: '#F2B33A' }, 0.05)
  fallen(c, [c.t('#F2A516', 0, 0.2), c.t('#D9566E', 0, 0.15)], 26)
}
function haldi(c: Canvas): void {
  const b = c.box,
    put = stand(c)
  powder(c, ...at(c, 0.3, 0.4), 0.1 * b.h, '#F2B52A')
  powder(c, ...at(c, 0.7, 0.44), 0.11 * b.h, '#F6C94A')
  put(0.3, 0.5, 'saree', { main: '#D9487A', accent: '#F2A516' }, 0.09)
  put(0.72, 0.5, 'dancer', { main: '#E5722B', accent: '#2F6F6B' }, 0.09)
  put(0.5, 0.55, 'bride', { main: '#F2B52A', accent: '#F6E3B8' }, 0.05)
  powder(c, ...at(c, 0.5, 0.1), 0.08 * b.h, '#F2B52A')
}
function party(c: Canvas): void {
  const put = stand(c)
  put(0.3, 0.52, 'man', { main: '#2F6F6B' }, 0.08)
  put(0.42, 0.33, 'child', { main: '#F2A516' }, 0.05)
  put(0.52, 0.36, 'child', { main: '#D9487A' }, 0.03)
  put(0.62, 0.32, 'child', { main: '#5B8FB4' }, 0.06)
  put(0.74, 0.5, 'saree', { main: '#C4532D', accent: '#F2C25A' }, 0.08)
}
function shower(c: Canvas): void {
  const put = stand(c)
  put(0.5, 0.54, 'saree', { main: '#E79A92', accent: '#FBEBD9' }, 0.05)
  put(0.33, 0.51, 'saree', { main: '#2F6F6B', accent: '#F2C25A' }, 0.08)
  put(0.63, 0.32, 'child', { main: '#F2A516' }, 0.06)
  put(0.74, 0.51, 'saree', { main: '#5B2F6B', accent: '#D9A23C' }, 0.08)
  fallen(c, [c.t('#F7D3CE', 0, 0.3), c.t('#E07A92', 0, 0.2)], 16)
}

export const PEOPLE = {
  filming,
  portrait,
  'make-up': makeUp,
  dance,
  family,
  directing,
  couple,
  vows,
  haldi,
  party,
  shower,
} satisfies Record<string, (c: Canvas) => void>
export type People = keyof typeof PEOPLE
