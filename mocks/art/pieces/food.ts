/** food.ts - platters seen from above (600 x 600). Light from the upper left, so every vessel throws down and right. */
import { Canvas, Rng, blob, d, discD, mix, rectD } from '../kit/core.ts'
import type { PieceOptions } from '../kit/stage.ts'
import { banana, blooms, leafD } from '../kit/nature.ts'

type Draw = (c: Canvas) => void
export interface FoodDef {
  title: string
  alt: string
  draw: Draw
}
const shadow = (c: Canvas, p: string, dx = 16, dy = 20, o = 0.35): void => {
  c.add(`<path d="${p}" fill="${c.L.shade}" opacity="${o}" transform="translate(${dx} ${dy})"/>`)
}
type Table = 'wood' | 'indigo' | 'terracotta' | 'sage' | 'cream' | 'plum'
function table(c: Canvas, kind: Table): void {
  const col = {
    wood: '#A5683F',
    indigo: '#2F3F66',
    terracotta: '#C2603C',
    sage: '#8CA585',
    cream: '#EEDFC0',
    plum: '#5A2F4B',
  }[kind]
  c.form(c.full, col, {
    sh: 'br',
    shc: mix(col, '#1A0A20', 0.7),
    sho: 0.6,
    hi: 'tl',
    hic: mix(col, '#FFF0C4', 0.6),
    hio: 0.8,
  })
  if (kind === 'wood') {
    c.s('M0 96H600M0 214H600M0 330H600M0 452H600M0 560H600', mix(col, '#2A1010', 0.5), 3, 'opacity=".6"')
    c.s(
      'M20 40Q200 60 420 36M80 150Q300 172 560 148M10 280Q180 262 340 284M200 396Q380 416 590 390M40 510Q240 492 460 520',
      mix(col, '#2A1010', 0.35),
      2,
      'opacity=".5"',
    )
  } else {
    const st = c.stamp(() =>
      c.p(
        [0, 1, 2, 3, 4, 5]
          .map((i) => leafD(Math.cos(i * 1.047) * 11, Math.sin(i * 1.047) * 11, 8, i * 1.047, 0.42))
          .join('') + discD(0, 0, 3),
        mix(col, kind === 'cream' ? '#C4532D' : '#F6DDB0', 0.32),
      ),
    )
    for (let y = 20, r = 0; y < 600; y += 62, r++) for (let x = 20 + (r % 2) * 36; x < 600; x += 72) st(x, y)
  }
}
function disc(c: Canvas, x: number, y: number, r: number, col: string, rim = 0.1): void {
  shadow(c, discD(x, y, r))
  c.form(discD(x, y, r), c.t(col, 0, 0.08), { sh: 'br', sho: 0.5, hi: 'tl', hio: 0.6 })
  c.form(discD(x, y, r * (1 - rim)), c.t(col, 0, -0.03), { sh: 'tl', sho: 0.38, hi: 'br', hio: 0.35 })
}
function bowl(
  c: Canvas,
  x: number,
  y: number,
  r: number,
  col: string,
  food: string,
  garnish?: (g: Canvas) => void,
): void {
  shadow(c, discD(x, y, r), r * 0.2, r * 0.25, 0.4)
  c.form(discD(x, y, r), c.t(col, 0, 0.1), { sh: 'br', sho: 0.55, hi: 'tl', hio: 0.6 })
  c.form(discD(x, y, r * 0.82), c.t(food), {
    sh: 'tl',
    shc: mix(food, '#2A0A10', 0.8),
    sho: 0.6,
    hi: 'br',
    hic: mix(food, '#FFF0C4', 0.7),
    hio: 0.5,
  })
  if (garnish) c.at(x, y, r / 50, () => garnish(c))
}
const herbs =
  (n: number, spread: number, col = '#4F7A3A'): ((c: Canvas) => void) =>
  (c) => {
    let p = ''
    for (let i = 0; i < n; i++) p += leafD(c.r.jit(spread), c.r.jit(spread), c.r.range(3, 6), c.r.range(0, 6), 0.5)
    c.p(p, c.t(col))
  }
const cubes =
  (col: string): ((c: Canvas) => void) =>
  (c) => {
    for (let i = 0; i < 7; i++) {
      const x = c.r.jit(24),
        y = c.r.jit(22)
      c.p(d`M${x - 7} ${y - 6}l12 -3l4 11l-12 4z`, c.t(col, 0, 0.1)).p(
        d`M${x - 3} ${y + 6}l12 -4l1 5l-11 4z`,
        c.t(col, 0, -0.3),
      )
    }
    herbs(6, 26)(c)
  }
const swirl =
  (col: string): ((c: Canvas) => void) =>
  (c) => {
    c.s('M0 0q10-10 14 4t-20 14t-22-22t38-16', c.t(col, 0, 0.2), 3.4, 'stroke-linecap="round" opacity=".85"')
    herbs(4, 14)(c)
  }
function roti(c: Canvas, x: number, y: number, r: number, a = 0): void {
  const q = new Rng(x + '/' + y)
  c.g(`transform="translate(${x} ${y}) rotate(${a})"`, () => {
    shadow(c, discD(0, 0, r, r * 0.94), 8, 10, 0.3)
    c.form(blob(q, 0, 0, r, r * 0.94, 20, 0.012, 0.52), c.t('#EBC58A', 0, 0.05), {
      sh: 'br',
      shc: '#8A4A20',
      sho: 0.5,
      hi: 'tl',
      hio: 0.4,
    })
    let p = ''
    for (let i = 0; i < 12; i++)
      p += blob(q, q.jit(r * 0.7), q.jit(r * 0.65), q.range(2, r * 0.12), q.range(2, r * 0.09), 6)
    c.p(p, c.t('#9A5A2A'), 'opacity=".65"')
  })
}
function rice(c: Canvas, x: number, y: number, r: number, col = '#FBF3DE'): void {
  shadow(c, discD(x, y, r * 0.96, r * 0.8), 6, 8, 0.3)
  c.form(blob(c.r, x, y, r, r * 0.82, 15, 0.06), c.t(col, 0, 0.1), { sh: 'br', sho: 0.4, hi: 'tl', hio: 0.4 })
  let p = ''
  for (let i = 0; i < 46; i++) {
    const a = c.r.range(0, 6.28),
      q = Math.sqrt(c.r.next()) * r * 0.9
    p += leafD(x + Math.cos(a) * q, y + Math.sin(a) * q * 0.82, 4.4, c.r.range(0, 3.1), 0.3)
  }
  c.p(p, c.t(mix(col, '#B48A5A', 0.35)))
}
const marigolds = (c: Canvas, pts: readonly (readonly [number, number])[], s = 26): void => {
  pts.forEach((q) => shadow(c, discD(q[0], q[1], s * 0.6), 6, 8, 0.3))
  blooms(c, pts, s, [c.t('#F2A516', 0, 0.05), c.t('#E5722B'), c.t('#FBEBD0', 0, 0.2)])
}

const rajasthani: Draw = (c) => {
  table(c, 'indigo')
  disc(c, 300, 306, 252, '#D9C08A', 0.07)
  c.s(discD(300, 306, 216), c.t('#A5823F'), 2.4, 'stroke-dasharray="3 7"')
  const cols: [string, (c: Canvas) => void][] = [
    ['#C4502A', cubes('#FBEFD6')],
    ['#E0A02E', swirl('#F6DD9A')],
    ['#5A7A34', herbs(10, 26, '#8FA85A')],
    ['#F6EEDC', swirl('#9DB4A0')],
    [
      '#A83A24',
      (c2) => {
        let p = ''
        for (let i = 0; i < 8; i++) p += discD(c2.r.jit(24), c2.r.jit(22), 8, 7)
        c2.p(p, c2.t('#D9A85A'))
        herbs(5, 24)(c2)
      },
    ],
    [
      '#7A3A1E',
      (c2) => {
        let p = ''
        for (let i = 0; i < 16; i++) p += discD(c2.r.jit(30), c2.r.jit(28), 4.4)
        c2.p(p, c2.t('#B4763A'))
      },
    ],
    [
      '#F2C96A',
      (c2) => {
        c2.p(discD(-10, -6, 13) + discD(14, 6, 13), c2.t('#B4602A'))
        herbs(4, 22, '#C4303E')(c2)
      },
    ],
  ]
  cols.forEach(([f, g], i) => {
    const a = -2.75 + i * 0.6
    bowl(c, 300 + Math.cos(a) * 166, 306 + Math.sin(a) * 166, 47, '#E8DFC8', f, g)
  })
  rice(c, 386, 400, 66)
  c.p(leafD(386, 380, 12, 0.6) + leafD(398, 388, 10, 2.2), c.t('#4F7A3A'))
  roti(c, 232, 396, 82, 20)
  roti(c, 216, 384, 78, -30)
  c.form('M300 300m-44 0a44 40 0 1 0 88 0a44 40 0 1 0-88 0', c.t('#E7B45E'), { sh: 'br', hi: 'tl' })
  c.s('M276 290q24-22 48 0M268 306q32-24 64 0M276 322q24-16 48 0', c.t('#9A5A24'), 4, 'stroke-linecap="round"')
  c.p('M346 462q30-20 50 4q-26 16-50-4z', c.t('#4F7A3A')).p('M300 470a18 18 0 0 1 34 6z', c.t('#F2D05A'))
  marigolds(c, [
    [60, 540],
    [100, 560],
    [548, 70],
    [40, 492],
    [566, 110],
  ])
}
const southIndian: Draw = (c) => {
  table(c, 'wood')
  const leaf = 'M30 330C60 190 190 120 330 116C460 112 560 180 580 300C560 430 440 494 300 490C170 486 60 440 30 330Z'
  shadow(c, leaf, 14, 18)
  c.form(leaf, c.t('#4F8A45', 0, 0.05), { sh: 'br', sho: 0.55, hi: 'tl', hio: 0.45 })
  let v = ''
  for (let i = 0; i < 22; i++) {
    const x = 70 + i * 23
    v += d`M${x} 312Q${x + 14} 220 ${x + 54} ${150 + Math.abs(i - 12) * 5}M${x} 316Q${x + 14} 400 ${x + 50} ${470 - Math.abs(i - 12) * 5}`
  }
  c.clip(leaf, () => c.s(v, c.t('#2F5F30'), 1.6, 'opacity=".5"'))
  c.s('M30 322Q300 300 580 304', c.t('#9DBB6A', 0, 0.2), 6)
  rice(c, 300, 388, 78)
  c.form(blob(c.r, 300, 386, 36, 26, 9), c.t('#D9782A'), { hi: 'tl' })
  bowl(c, 440, 390, 48, '#D9DDD8', '#B4562A', cubes('#E8A05A'))
  bowl(c, 164, 392, 46, '#D9DDD8', '#E0B04A', herbs(8, 24))
  const heap = (x: number, y: number, col: string, hs: string): void => {
    shadow(c, discD(x, y, 30, 24), 5, 6, 0.3)
    c.form(blob(c.r, x, y, 34, 26, 10, 0.12), c.t(col), { sh: 'br', sho: 0.5, hi: 'tl', hio: 0.4 })
    c.at(x, y, 0.9, () => herbs(7, 20, hs)(c))
  }
  heap(140, 250, '#E8A03A', '#4F7A3A')
  heap(220, 216, '#6E9A45', '#F6EEDC')
  heap(306, 200, '#F6EEDC', '#4F7A3A')
  heap(392, 206, '#B4402A', '#F2C25A')
  heap(470, 244, '#F2D27A', '#8A4A2A')
  heap(232, 274, '#7A3A5A', '#F6EEDC')
  for (const [x, y] of [
    [350, 270],
    [400, 286],
    [376, 250],
  ] as const) {
    shadow(c, discD(x, y, 24), 5, 7, 0.3)
    c.form(discD(x, y, 25), c.t('#C98A3A'), { sh: 'br', hi: 'tl' })
    c.p(discD(x, y, 8), c.t('#4F8A45'))
  }
  c.form('M520 316a26 20 0 1 0 1 0z', c.t('#F6EEDC'), { sh: 'br' })
  shadow(c, discD(526, 520, 50), 12, 14)
  c.form(discD(526, 520, 52), c.t('#C9A04A', 0, 0.1), { sh: 'br', hi: 'tl' })
  c.form(discD(526, 520, 38), c.t('#B4764A'), { sh: 'tl', hi: 'br' })
  c.p(blob(c.r, 522, 516, 24, 20, 10), c.t('#EBD3A8', 0, 0.2))
  marigolds(
    c,
    [
      [54, 72],
      [96, 54],
      [60, 118],
      [520, 70],
    ],
    24,
  )
}
const chaat: Draw = (c) => {
  table(c, 'terracotta')
  disc(c, 300, 300, 236, '#3F5A4A', 0.08)
  bowl(c, 300, 300, 66, '#E8DCC0', '#5A7A34', herbs(16, 30, '#8FA85A'))
  for (let i = 0; i < 9; i++) {
    const a = i * 0.698,
      x = 300 + Math.cos(a) * 150,
      y = 300 + Math.sin(a) * 150
    shadow(c, discD(x, y, 40), 7, 9, 0.35)
    c.form(discD(x, y, 42), c.t('#E0A550', 0, 0.05), { sh: 'br', shc: '#7A3A14', sho: 0.6, hi: 'tl', hio: 0.5 })
    c.form(blob(c.r, x, y, 27, 25, 9, 0.12), c.t(['#7A3A24', '#F6EEDC', '#5F8A3A'][i % 3]!), { sh: 'br', sho: 0.4 })
    c.at(x, y, 0.8, () => {
      herbs(6, 18)(c)
      let p = ''
      for (let k = 0; k < 7; k++) p += discD(c.r.jit(20), c.r.jit(18), 3.4)
      c.p(p, c.t(i % 2 ? '#C4303E' : '#F2C03A'))
    })
  }
  c.s(discD(300, 300, 206), c.t('#8AA58A'), 2.4, 'stroke-dasharray="10 8"')
  bowl(c, 92, 100, 56, '#E8DCC0', '#8A2E1E', swirl('#C46A3A'))
  bowl(c, 512, 104, 52, '#E8DCC0', '#F6EEDC', swirl('#C4502A'))
  c.form('M470 520q50-60 100-30q-10 60-80 66z', c.t('#F2D05A'), { sh: 'br', hi: 'tl' })
  c.p(leafD(84, 520, 30, 0.5, 0.4) + leafD(124, 546, 26, 1.9, 0.4) + leafD(66, 556, 24, 2.8, 0.4), c.t('#4F8A45'))
  c.p(leafD(124, 500, 24, -0.6, 0.4), c.t('#86A85A'))
}
const highTea: Draw = (c) => {
  table(c, 'sage')
  disc(c, 226, 330, 190, '#F6ECD8', 0.16)
  c.s(discD(226, 330, 174), c.t('#C4687A'), 5, 'stroke-dasharray="22 12"')
  const sand = (x: number, y: number, a: number): void => {
    c.g(`transform="translate(${x} ${y}) rotate(${a})"`, () => {
      shadow(c, 'M-44 34L0-40L44 34Z', 7, 9, 0.3)
      c.form('M-44 34L0-40L44 34Z', c.t('#F2DDB0', 0, 0.1), { sh: 'br', sho: 0.4, hi: 'tl' })
      c.p('M-44 34H44V44H-44Z', c.t('#5F8A3A')).p('M-42 42H42V50H-42Z', c.t('#E9C58A'))
    })
  }
  sand(150, 290, -16)
  sand(190, 250, 24)
  sand(124, 364, -44)
  const mac = (x: number, y: number, col: string): void => {
    shadow(c, discD(x, y, 28), 6, 8, 0.3)
    c.form(discD(x, y, 30), c.t(col), { sh: 'br', hi: 'tl', hio: 0.6 })
    c.s(discD(x, y, 24), c.t(col, 0, 0.4), 3)
  }
  mac(270, 250, '#E79AA4')
  mac(316, 290, '#A8C08A')
  mac(326, 350, '#E3B45A')
  mac(300, 404, '#B48AC0')
  mac(246, 434, '#D9785A')
  c.g('transform="translate(210 360)"', () => {
    shadow(c, discD(0, 0, 50), 7, 9, 0.3)
    c.form(discD(0, 0, 54), c.t('#E9C58A'), { sh: 'br', hi: 'tl' })
    c.form(discD(0, 0, 42), c.t('#FBF0DC', 0, 0.2), { sh: 'tl', sho: 0.3 })
    for (let i = 0; i < 7; i++)
      c.form(discD(Math.cos(i * 0.9) * 26, Math.sin(i * 0.9) * 26, 11), c.t('#C4303E'), { hi: 'tl' })
    c.p(leafD(0, 0, 14, 0.6) + leafD(4, 4, 12, 2.4), c.t('#4F8A45'))
  })
  const cup = (x: number, y: number): void => {
    disc(c, x, y, 82, '#F6ECD8', 0.1)
    c.s(discD(x, y, 70), c.t('#C4687A'), 3.4, 'stroke-dasharray="14 8"')
    shadow(c, discD(x, y, 48), 8, 10, 0.3)
    c.s(d`M${x + 44} ${y - 10}q34 -6 30 20q-8 18 -36 8`, c.t('#FBF3E2', 0, 0.2), 9)
    c.form(discD(x, y, 50), c.t('#FBF3E2', 0, 0.2), { sh: 'br', hi: 'tl' })
    c.form(discD(x, y, 40), c.t('#B4622E'), { sh: 'tl', hi: 'br', hio: 0.6 })
  }
  cup(470, 190)
  cup(482, 424)
  c.form('M300 110Q300 60 350 62Q400 60 404 108Q400 156 350 156T300 110ZM404 100l54-26l6 12l-54 36z', c.t('#F6ECD8'), {
    sh: 'br',
    hi: 'tl',
  })
  c.form(discD(350, 108, 28), c.t('#FBF3E2', 0, 0.1), { sh: 'br' })
  c.p(discD(350, 108, 8), c.t('#C4687A'))
  marigolds(
    c,
    [
      [60, 80],
      [104, 110],
      [120, 62],
      [60, 130],
      [560, 560],
      [530, 580],
    ],
    28,
  )
}
/** A dosa rolled to a cone: the open mouth shows the filling. */
function dosa(c: Canvas): void {
  const roll = 'M70 300C150 214 300 150 424 138Q458 150 452 196C380 250 250 330 128 376Q84 366 70 300Z'
  shadow(c, roll, 10, 14, 0.4)
  c.form(roll, c.t('#D98F3C', 0, 0.06), { sh: 'b', shc: '#7A3A14', sho: 0.75, hi: 't', hic: '#FFE0A0', hio: 0.7 })
  // the griddle's rings, laid along the roll
  c.s(
    'M96 296C180 226 306 172 430 158M92 320C190 250 320 196 444 178M104 346C210 284 330 226 444 194',
    c.t('#A5622A'),
    2.4,
    'opacity=".55"',
  )
  let crisp = ''
  for (let i = 0; i < 54; i++) {
    const t = c.r.range(0.04, 0.96),
      x = 100 + t * 330,
      y = 318 - t * 142 + c.r.jit(36 - t * 14)
    crisp += leafD(x, y, c.r.range(3, 9), c.r.range(-0.9, 0.2), 0.4)
  }
  c.p(crisp, c.t('#9A5222'), 'opacity=".5"')
  c.form('M70 300Q52 330 76 356Q100 384 128 376Q140 346 116 318Q96 296 70 300Z', c.t('#A5622A'), { sh: 'br', sho: 0.5 })
  c.form('M78 308Q66 330 84 350Q104 370 120 364Q128 344 110 324Q94 306 78 308Z', c.t('#E9B84A'), {
    sh: 'br',
    shc: '#8A4A14',
    sho: 0.5,
  })
  for (let i = 0; i < 9; i++) c.p(discD(98 + c.r.jit(18), 338 + c.r.jit(18), 4.4), c.t(i % 3 ? '#F6D98A' : '#5F8A3A'))
  c.s('M120 306C200 240 320 186 420 168', '#FFF0C8', 5, 'opacity=".55" stroke-linecap="round"')
}
const breakfast: Draw = (c) => {
  table(c, 'cream')
  // plate with a banana leaf under the dosa
  disc(c, 252, 250, 214, '#2F5A62', 0.07)
  c.form('M74 232Q160 70 330 74Q430 92 438 190Q420 350 270 428Q120 420 74 232Z', c.t('#4F8A45', 0, 0.05), {
    sh: 'br',
    sho: 0.5,
    hi: 'tl',
    hio: 0.5,
  })
  let veins = 'M84 250Q250 232 434 178'
  for (let i = 0; i < 9; i++)
    veins += d`M${120 + i * 34} ${248 - i * 6}L${150 + i * 30} ${110 + i * 4}M${120 + i * 34} ${248 - i * 6}L${160 + i * 28} ${400 - i * 14}`
  c.s(veins, c.t('#7FB060'), 2.4, 'opacity=".6"')
  dosa(c)
  bowl(c, 196, 122, 42, '#E4E2DA', '#F6F0DC', herbs(9, 24))
  bowl(c, 296, 108, 38, '#E4E2DA', '#C4502A', herbs(6, 20))
  bowl(c, 338, 352, 50, '#E4E2DA', '#D98A2E', cubes('#E9B45A'))
  for (const [x, y, a] of [
    [250, 398, 0.3],
    [292, 404, 1.1],
  ] as const) {
    c.form(leafD(x, y, 26, a, 0.3), c.t('#5F8A3A'), { sh: 'br', hi: 'tl' })
    c.s(d`M${x - 20} ${y - 14}l-9-7`, c.t('#3F6B2A'), 4, 'stroke-linecap="round"')
  }
  // idlis, a vada on top of the heap, chutney
  disc(c, 482, 442, 112, '#E59A5A', 0.09)
  for (const [x, y] of [
    [442, 408],
    [512, 396],
    [452, 478],
    [532, 466],
  ] as const) {
    shadow(c, discD(x, y, 38, 35), 6, 8, 0.32)
    c.form(discD(x, y, 40, 37), c.t('#FBF6E6', 0, 0.22), { sh: 'br', sho: 0.42, hi: 'tl', hio: 0.5 })
    let pores = ''
    for (let i = 0; i < 16; i++) {
      const a = i * 2.4,
        q = 4 + i * 1.9
      pores += d`M${x + Math.cos(a) * q} ${y + Math.sin(a) * q * 0.9}h.1`
    }
    c.s(pores, c.t('#CFC3A4'), 3, 'stroke-linecap="round"')
  }
  bowl(c, 492, 440, 30, '#E4E2DA', '#5F8A3A', herbs(7, 22, '#9DBB6A'))
  c.p(leafD(450, 400, 11, 0.8, 0.5) + leafD(524, 462, 10, 2.2, 0.5), c.t('#4F8A45'))
  // filter coffee: tumbler in its davara
  shadow(c, discD(500, 118, 72), 12, 16)
  c.form(discD(500, 118, 74), c.t('#D9B45A', 0, 0.1), { sh: 'br', hi: 'tl', hio: 0.6 })
  c.form(discD(500, 118, 60), c.t('#A5823A'), { sh: 'tl' })
  c.form(discD(494, 112, 44), c.t('#E9CC7A', 0, 0.15), { sh: 'br', hi: 'tl' })
  c.form(discD(494, 112, 37), c.t('#8A4E26'), { sh: 'tl' })
  c.p(blob(c.r, 492, 110, 29, 26, 12, 0.09), c.t('#E3C08A', 0, 0.2))
  let foam = ''
  for (let i = 0; i < 14; i++) {
    const a = i * 2.4,
      q = 5 + i * 1.5
    foam += d`M${492 + Math.cos(a) * q} ${110 + Math.sin(a) * q}h.1`
  }
  c.s(foam, c.t('#FBEFD6', 0, 0.2), 5, 'stroke-linecap="round" opacity=".9"')
  // vada and a bowl of poha, cut fruit
  disc(c, 112, 500, 98, '#8A9A5A', 0.09)
  for (const [x, y] of [
    [78, 462],
    [142, 462],
    [84, 530],
  ] as const) {
    shadow(c, discD(x, y, 33), 5, 7, 0.35)
    c.form(discD(x, y, 35), c.t('#B4702E'), { sh: 'br', shc: '#5A2410', sho: 0.6, hi: 'tl', hic: '#F2C27A', hio: 0.6 })
    let cr = ''
    for (let i = 0; i < 12; i++) {
      const a = i * 0.52
      cr += leafD(x + Math.cos(a) * 23, y + Math.sin(a) * 23, 5, a, 0.5)
    }
    c.p(cr, c.t('#8A4A1E'), 'opacity=".7"').p(discD(x, y, 10), c.t('#5A2A14'))
  }
  bowl(c, 152, 528, 38, '#E4E2DA', '#F2E6CC', herbs(6, 18))
  bowl(c, 308, 528, 66, '#C4532D', '#F2CC4A', (q) => {
    let g = ''
    for (let i = 0; i < 70; i++) {
      const a = q.r.range(0, 6.28),
        k = Math.sqrt(q.r.next()) * 36
      g += leafD(Math.cos(a) * k, Math.sin(a) * k, 4.6, q.r.range(0, 6), 0.55)
    }
    q.p(g, q.t('#FBE79A', 0, 0.1))
    for (let i = 0; i < 9; i++) q.p(discD(q.r.jit(26), q.r.jit(26), 3.6), q.t(i % 2 ? '#5F8A3A' : '#B4402E'))
    q.p(leafD(4, -6, 15, 0.7, 0.5) + leafD(-8, 2, 13, 2.4, 0.5), q.t('#4F8A45'))
    q.form(leafD(20, 16, 17, -0.5, 0.6), q.t('#E3D84A'), { sh: 'br', hi: 'tl' })
  })
  marigolds(
    c,
    [
      [566, 236],
      [548, 272],
      [578, 284],
      [30, 60],
      [58, 34],
    ],
    23,
  )
  c.form('M392 560q34-20 62 6q-26 26-62-6z', c.t('#4F8A45'), { hi: 'tl' })
  c.s('M396 560q30 4 54 5', c.t('#2F5A2A'), 2)
}
const mithai: Draw = (c) => {
  table(c, 'plum')
  disc(c, 300, 300, 244, '#D9B45A', 0.06)
  c.s(discD(300, 300, 222), c.t('#8A5A1E'), 3, 'stroke-dasharray="2 9" stroke-linecap="round"')
  for (let i = 0; i < 10; i++) {
    const a = i * 0.628,
      x = 300 + Math.cos(a) * 182,
      y = 300 + Math.sin(a) * 182
    shadow(c, discD(x, y, 34), 6, 8, 0.35)
    c.form(discD(x, y, 36), c.t('#E9A02E', 0, 0.05), { sh: 'br', shc: '#8A3A0A', sho: 0.6, hi: 'tl', hio: 0.5 })
    let p = ''
    for (let k = 0; k < 14; k++) p += d`M${x + c.r.jit(24)} ${y + c.r.jit(24)}h.1`
    c.s(p, c.t('#FBD98A', 0, 0.2), 5, 'stroke-linecap="round"')
    c.p(leafD(x, y, 7, a), c.t('#5F8A3A'))
  }
  for (let i = 0; i < 8; i++) {
    const a = i * 0.785 + 0.3
    c.g(
      `transform="translate(${Math.round(300 + Math.cos(a) * 108)} ${Math.round(300 + Math.sin(a) * 108)}) rotate(${Math.round(a * 57.3)})"`,
      () => {
        shadow(c, 'M-30 0L0-22L30 0L0 22Z', 5, 7, 0.3)
        c.form('M-32 0L0-24L32 0L0 24Z', c.t(i % 2 ? '#F6EEDC' : '#B8C99A', 0, 0.1), { sh: 'br', sho: 0.45, hi: 'tl' })
        c.p('M-16 0L0-12L16 0L0 12Z', '#E3E6EA', 'opacity=".8"')
      },
    )
  }
  c.s('M300 300q14-14 20 6t-30 20t-34-36t60-22t16 70t-80-4', c.t('#E0802A'), 13, 'stroke-linecap="round"')
  c.s('M300 300q14-14 20 6t-30 20t-34-36t60-22t16 70t-80-4', c.t('#F9C06A', 0, 0.2), 4, 'stroke-linecap="round"')
  marigolds(c, [
    [56, 60],
    [96, 46],
    [48, 104],
    [548, 548],
    [560, 506],
    [510, 564],
  ])
  for (const [x, y] of [
    [536, 70],
    [70, 540],
  ] as const) {
    c.glow(x, y, 80, '#FFB84E', 0.6)
    c.form(discD(x, y, 30), c.t('#B4603A'), { sh: 'br', hi: 'tl' })
    c.p(discD(x, y, 22), c.t('#7A3A1E')).p(leafD(x + 6, y - 4, 12, -0.6, 0.5), '#FFE9A0')
  }
}
const pizza: Draw = (c) => {
  table(c, 'wood')
  const X = 270,
    Y = 316,
    at = (a: number, q: number): readonly [number, number] => [X + Math.cos(a) * q, Y + Math.sin(a) * q]
  shadow(c, discD(X, Y, 226) + 'M440 480l120 104l-30 30l-120-104z', 14, 18)
  c.form(discD(X, Y, 228), c.t('#C48A52', 0, 0.1), { sh: 'br', sho: 0.5, hi: 'tl' })
  c.s(discD(X, Y, 214), c.t('#A56A38'), 2, 'opacity=".6"')
  c.form('M424 478l136 116l36-36l-130-120z', c.t('#B4783E'), { sh: 'r', hi: 't' })
  c.p(discD(556, 556, 9), c.t('#5A3418'))
  // the rim, blistered by the fire
  c.form(blob(c.r, X, Y, 200, 196, 30, 0.012, 0.53), c.t('#E3AA5E', 0, 0.05), {
    sh: 'br',
    shc: '#7A3A14',
    sho: 0.65,
    hi: 'tl',
    hio: 0.55,
  })
  let burn = ''
  for (let i = 0; i < 26; i++) {
    const p = at(i * 0.2417 + c.r.jit(0.1), 183 + c.r.jit(7))
    burn += blob(c.r, p[0], p[1], c.r.range(4, 13), c.r.range(3, 7), 7, 0.2)
  }
  c.p(burn, c.t('#6A3418'), 'opacity=".62"')
  c.form(blob(c.r, X, Y, 170, 166, 26, 0.018, 0.55), c.t('#C4402A'), {
    sh: 'tl',
    sho: 0.35,
    hi: 'br',
    hic: '#F28A4A',
    hio: 0.4,
  })
  // cheese melted to one sheet with pools of sauce left open
  c.form(blob(c.r, X, Y, 156, 152, 20, 0.06, 0.6), c.t('#F6D078', 0, 0.08), {
    sh: 'br',
    shc: '#C4702A',
    sho: 0.55,
    hi: 'tl',
    hic: '#FFF3C8',
    hio: 0.5,
  })
  let open = ''
  for (let i = 0; i < 15; i++) {
    const p = at(i * 2.4 + 0.5, 30 + i * 7.6)
    open += blob(c.r, p[0], p[1], c.r.range(9, 22), c.r.range(7, 15), 8, 0.22)
  }
  c.p(open, c.t('#CF5430'), 'opacity=".85"')
  for (let i = 0; i < 8; i++) {
    const p = at(i * 2.4 + 1.7, 34 + i * 15)
    c.form(blob(c.r, p[0], p[1], 27, 22, 9, 0.1), c.t('#FFF8E4', 0, 0.22), { sh: 'br', shc: '#D9A45A', sho: 0.5 })
  }
  let brown = ''
  for (let i = 0; i < 24; i++) {
    const p = at(i * 2.399, 12 + i * 6)
    brown += discD(p[0], p[1], c.r.range(2, 5))
  }
  c.p(brown, c.t('#B4622A'), 'opacity=".5"')
  for (let i = 0; i < 10; i++) {
    const [x, y] = at(i * 2.399 + 0.9, 40 + i * 11.4)
    shadow(c, discD(x, y, 16), 3, 4, 0.3)
    c.form(discD(x, y, 17), c.t('#D9402E'), { sh: 'br', hi: 'tl' })
    c.p(discD(x, y, 12.5), c.t('#F0704A', 0, 0.05))
    let seed = ''
    for (let k = 0; k < 5; k++)
      seed += leafD(x + Math.cos(k * 1.256 + i) * 7, y + Math.sin(k * 1.256 + i) * 7, 4, k * 1.256 + i, 0.5)
    c.p(seed, c.t('#F9D48A'))
  }
  for (let i = 0; i < 7; i++) {
    const [x, y] = at(i * 2.399 + 2.3, 24 + i * 19),
      a = i * 1.9
    shadow(c, leafD(x, y, 24, a, 0.6), 3, 5, 0.3)
    c.form(leafD(x, y, 25, a, 0.6), c.t('#4F8A3A'), { sh: 'br', hi: 'tl', hio: 0.4 })
    c.s(
      d`M${x - Math.cos(a) * 20} ${y - Math.sin(a) * 20}L${x + Math.cos(a) * 20} ${y + Math.sin(a) * 20}`,
      c.t('#2F5A24'),
      1.8,
    )
  }
  c.s('M270 118V514M98 217L442 415M98 415L442 217', c.t('#6A2E18'), 2.6, 'opacity=".5"')
  // olives, chilli flakes, oil, a cutter
  bowl(c, 520, 116, 56, '#2F5A62', '#D9C48A', (q) => {
    for (let i = 0; i < 9; i++) {
      const x = Math.cos(i * 2.4) * (6 + i * 3.4),
        y = Math.sin(i * 2.4) * (6 + i * 3.4)
      q.form(discD(x, y, 9), q.t('#3A4A2A'), { sh: 'br', hi: 'tl' })
      q.p(discD(x - 1, y - 1, 3), q.t('#C4402A'))
    }
  })
  bowl(c, 528, 250, 40, '#E8DCC0', '#C4402A', herbs(8, 24, '#F2C25A'))
  bowl(c, 544, 348, 30, '#E8DCC0', '#E0B43A')
  c.p(leafD(66, 70, 36, 0.5, 0.55) + leafD(112, 52, 30, -0.4, 0.55) + leafD(56, 118, 28, 1.6, 0.55), c.t('#4F8A3A'))
  c.s('M38 54L94 86M84 60L140 46M56 92L56 144', c.t('#2F5A24'), 1.8)
  for (const [x, y] of [
    [392, 56],
    [424, 84],
    [386, 92],
    [356, 70],
  ] as const) {
    shadow(c, discD(x, y, 18), 4, 6, 0.35)
    c.form(discD(x, y, 19), c.t('#D9402E'), { sh: 'br', hi: 'tl' })
    c.p(leafD(x - 4, y - 8, 8, 0.4, 0.4), c.t('#4F8A3A'))
  }
  c.g('transform="translate(112 558) rotate(-18)"', () => {
    shadow(c, 'M-90-9H30V9H-90Z', 6, 8, 0.35)
    c.form('M-90-10Q-98 0-90 10H22V-10Z', c.t('#5A3418'), { hi: 't' })
    c.form(discD(52, 0, 40), c.t('#C9CED6'), { sh: 'br', hi: 'tl', hio: 0.8 })
    c.p(discD(52, 0, 8), c.t('#6A7078'))
  })
}
const mocktails: Draw = (c) => {
  table(c, 'terracotta')
  shadow(c, rectD(70, 110, 460, 390), 14, 18)
  c.form('M70 130q0-20 20-20h420q20 0 20 20v350q0 20-20 20H90q-20 0-20-20z', c.t('#EAD3A6'), {
    sh: 'br',
    sho: 0.5,
    hi: 'tl',
    hio: 0.5,
  })
  c.s('M86 140q0-14 14-14h400q14 0 14 14v330q0 14-14 14H100q-14 0-14-14z', c.t('#A5683A'), 3)
  let wv = ''
  for (let i = 1; i < 10; i++) wv += d`M${90 + i * 42} 128V482`
  c.s(wv, c.t('#C9A572'), 2.4)
  const gl = (x: number, y: number, r: number, col: string, top: (c: Canvas) => void): void => {
    shadow(c, discD(x, y, r), r * 0.5, r * 0.6, 0.3)
    c.p(discD(x, y, r), '#FFFFFF', 'opacity=".55"')
    c.form(discD(x, y, r * 0.88), c.t(col), {
      sh: 'tl',
      shc: mix(col, '#3A0A1A', 0.8),
      sho: 0.5,
      hi: 'br',
      hic: mix(col, '#FFF6D0', 0.8),
      hio: 0.7,
    })
    c.at(x, y, r / 60, () => top(c))
    c.s(
      d`M${x - r * 0.7} ${y - r * 0.5}A${r * 0.86} ${r * 0.86} 0 0 1 ${x} ${y - r * 0.86}`,
      '#FFFFFF',
      r * 0.06,
      'opacity=".9" stroke-linecap="round"',
    )
  }
  const ice = (q: Canvas): void => {
    for (const [x, y, a] of [
      [-16, -10, 12],
      [14, 8, 40],
      [-8, 20, 70],
    ] as const)
      q.add(`<path d="M-14-14h28v28h-28z" fill="#FFFFFF" opacity=".5" transform="translate(${x} ${y}) rotate(${a})"/>`)
  }
  const lime = (q: Canvas): void => {
    ice(q)
    q.form(discD(10, -10, 26), q.t('#5F9A3A'), {})
    q.p(discD(10, -10, 21), q.t('#DDE8A0', 0, 0.2))
    let s = ''
    for (let i = 0; i < 8; i++)
      s += leafD(10 + Math.cos(i * 0.785) * 11, -10 + Math.sin(i * 0.785) * 11, 8, i * 0.785, 0.45)
    q.p(s, q.t('#A8C45A'))
    q.p(leafD(-20, 20, 18, 0.6, 0.5) + leafD(-6, 28, 15, 2, 0.5), q.t('#4F8A45'))
  }
  const orange = (q: Canvas): void => {
    ice(q)
    q.p(discD(-8, 8, 28), q.t('#E5722B')).p(discD(-8, 8, 24), q.t('#FBE3B4', 0, 0.1))
    let s = ''
    for (let i = 0; i < 8; i++)
      s += leafD(-8 + Math.cos(i * 0.785) * 12, 8 + Math.sin(i * 0.785) * 12, 9, i * 0.785, 0.5)
    q.p(s, q.t('#F2963A'))
    q.s('M20-60L30 10', q.t('#FBF3E2'), 8, 'stroke-linecap="round"')
  }
  const rose = (q: Canvas): void => {
    ice(q)
    for (let i = 0; i < 7; i++)
      q.p(leafD(q.r.jit(30), q.r.jit(30), 14, q.r.range(0, 6), 0.6), q.t(i % 2 ? '#F6C0C4' : '#E0708A', 0, 0.1))
  }
  // what lies under and between the glasses
  c.g('transform="rotate(-12 452 410)"', () => {
    shadow(c, 'M380 332H528V492H380Z', 6, 8, 0.25)
    c.form('M380 332H528V492H380Z', c.t('#FBF0DC', 0, 0.1), { sh: 'br', sho: 0.3 })
    c.s('M392 344H516V480H392Z', c.t('#C4532D'), 2.4, 'stroke-dasharray="6 5"')
    c.s('M380 412H528M454 332V492', c.t('#E3CFA8'), 2)
  })
  for (const [x, y, a] of [
    [116, 306, 0.4],
    [140, 330, 1.4],
    [330, 292, 2.4],
    [318, 322, 0.9],
    [346, 462, 0.2],
  ] as const)
    c.p(leafD(x, y, 24, a, 0.55), c.t(a > 1 ? '#5F9A45' : '#4F8A45')).s(
      d`M${x - Math.cos(a) * 18} ${y - Math.sin(a) * 18}L${x + Math.cos(a) * 18} ${y + Math.sin(a) * 18}`,
      c.t('#2F5A2A'),
      1.6,
    )
  gl(176, 214, 78, '#A8C45A', lime)
  gl(332, 192, 70, '#F2963A', orange)
  gl(468, 262, 74, '#D9486A', rose)
  gl(146, 408, 70, '#4FA8A0', (q) => {
    ice(q)
    q.p(leafD(-12, -8, 22, 0.4, 0.5) + leafD(8, 4, 20, 2, 0.5) + leafD(-6, 18, 18, 1.1, 0.5), q.t('#2F7A4A'))
    for (let i = 0; i < 6; i++) q.p(discD(q.r.jit(26), q.r.jit(26), 4), '#FFFFFF', 'opacity=".5"')
  })
  gl(288, 396, 76, '#7A2E5A', (q) => {
    ice(q)
    q.p(discD(-14, 10, 13) + discD(10, 16, 13) + discD(0, -8, 13), q.t('#3A1A4A'))
    q.p(discD(-17, 6, 4) + discD(7, 12, 4) + discD(-3, -12, 4), '#B48AC8', 'opacity=".8"')
    q.p(leafD(14, -16, 20, -0.6, 0.5), q.t('#4F8A45'))
  })
  gl(440, 408, 68, '#F2D27A', lime)
  const straws = 'M140 172L214 258M372 150L292 236M512 220L430 308M108 364L180 448M252 352L328 440M474 366L404 448'
  c.s(straws, '#FBF3E2', 9, 'stroke-linecap="round"').s(straws, c.t('#C4303E'), 9, 'stroke-dasharray="8 12"')
  // paper parasols
  for (const [x, y, s, col] of [
    [212, 176, 1, '#F2A516'],
    [500, 298, 0.92, '#2F6A66'],
    [322, 362, 0.96, '#E5722B'],
  ] as const)
    c.at(x, y, s, () => {
      shadow(c, discD(0, 0, 34), 6, 8, 0.35)
      c.form(discD(0, 0, 36), c.t(col), { sh: 'br', sho: 0.5, hi: 'tl', hio: 0.5 })
      let rib = ''
      for (let i = 0; i < 8; i++) rib += d`M0 0L${Math.cos(i * 0.785) * 35} ${Math.sin(i * 0.785) * 35}`
      c.s(rib, c.t(col, 0, -0.4), 1.8)
      c.s(discD(0, 0, 24), '#FBF0DC', 4, 'stroke-dasharray=".1 9" stroke-linecap="round"')
      c.p(discD(0, 0, 4.4), c.t('#FBF0DC'))
    })
  marigolds(
    c,
    [
      [540, 54],
      [570, 92],
      [500, 42],
      [34, 556],
      [56, 516],
    ],
    26,
  )
  bowl(c, 530, 534, 62, '#8A5636', '#D9A05A', (q) => {
    for (let i = 0; i < 30; i++)
      q.p(leafD(q.r.jit(36), q.r.jit(36), 10, q.r.range(0, 6), 0.55), q.t(i % 3 ? '#E9C08A' : '#B4702E'))
  })
  for (const [x, y, a] of [
    [110, 548, 0.4],
    [172, 566, 2.2],
    [236, 556, 1],
  ] as const) {
    shadow(c, discD(x, y, 28), 6, 8, 0.3)
    c.p(discD(x, y, 30), c.t('#5F9A3A')).p(discD(x, y, 24), c.t('#DDE8A0', 0, 0.2))
    let s = ''
    for (let i = 0; i < 8; i++)
      s += leafD(x + Math.cos(a + i * 0.785) * 13, y + Math.sin(a + i * 0.785) * 13, 9, a + i * 0.785, 0.45)
    c.p(s, c.t('#A8C45A'))
  }
  for (const [x, y] of [
    [390, 556],
    [424, 572],
    [408, 530],
  ] as const) {
    shadow(c, discD(x, y, 14), 4, 6, 0.35)
    c.form(discD(x, y, 15), c.t('#B4203E'), { sh: 'br', hi: 'tl', hio: 0.7 })
    c.s(d`M${x} ${y - 12}Q${x + 6} ${y - 26} ${x + 16} ${y - 30}`, c.t('#3F6B2A'), 3)
  }
  banana(c, -20, 40, 0.5, 150, c.t('#3F6B45'), c.t('#1F3B2C'))
}
const bonfire: Draw = (c) => {
  table(c, 'plum')
  c.glow(70, 40, 330, '#FFB84E', 0.55)
  // an iron plate on its board, skewers from the coal
  const board = 'M60 190Q60 150 100 150H470Q510 150 510 190V410Q510 450 470 450H100Q60 450 60 410Z'
  shadow(c, board, 14, 18)
  c.form(board, c.t('#8A5636'), { sh: 'br', sho: 0.5, hi: 'tl', hio: 0.5 })
  c.s('M84 214H486M84 300H486M84 390H486', c.t('#5A3422'), 2.2, 'opacity=".5"')
  const iron = 'M96 300C96 220 170 180 286 180S476 220 476 300S402 420 286 420S96 380 96 300Z'
  c.form(iron, c.t('#3A3440'), { sh: 'br', hi: 'tl', hic: '#B0A6BC', hio: 0.5 })
  c.form('M116 300C116 234 184 198 286 198S456 234 456 300S388 402 286 402S116 366 116 300Z', c.t('#241E28'), {
    hi: 'br',
    hic: '#8A4A2A',
    hio: 0.5,
  })
  let rings = ''
  for (let i = 0; i < 9; i++) {
    const x = 150 + i * 34,
      y = 300 + Math.sin(i * 2.4) * 78
    rings += discD(x, y, 22, 17)
  }
  c.s(rings, c.t('#C48AA8', 0, 0.1), 4, 'opacity=".75"')
  for (const [y, a] of [
    [244, -5],
    [304, 2],
    [364, -3],
  ] as const)
    c.g(`transform="rotate(${a} 290 ${y})"`, () => {
      c.s(d`M70 ${y}H520`, c.t('#C9CED6'), 5, 'stroke-linecap="round"')
      c.s(discD(534, y, 11), c.t('#C9CED6'), 4.4)
      for (let i = 0; i < 8; i++) {
        const x = 130 + i * 42,
          green = i % 4 === 1,
          onion = i % 4 === 3,
          w = green || onion ? 13 : 20,
          box = d`M${x - w} ${y - 21}Q${x} ${y - 26} ${x + w} ${y - 21}V${y + 21}Q${x} ${y + 26} ${x - w} ${y + 21}Z`
        shadow(c, box, 5, 8, 0.4)
        c.form(box, c.t(green ? '#5F8A3A' : onion ? '#B4567A' : '#E58A2E', 0, 0.05), {
          sh: 'br',
          shc: '#5A2410',
          sho: 0.6,
          hi: 'tl',
          hic: '#FFE0A0',
          hio: 0.55,
        })
        if (!green && !onion) {
          c.s(
            d`M${x - 12} ${y - 16}L${x + 4} ${y + 18}M${x} ${y - 19}L${x + 14} ${y + 12}`,
            c.t('#5A2A18'),
            4,
            'opacity=".6" stroke-linecap="round"',
          )
          c.p(leafD(x - 4 + c.r.jit(6), y + c.r.jit(10), 6, c.r.range(0, 3), 0.5), c.t('#4F8A45'))
        }
      }
    })
  // dal with cream, raita, mint chutney
  bowl(c, 516, 108, 70, '#B4783E', '#7A3420', (q) => {
    q.s('M0 0q14-14 20 6t-30 20t-34-32t56-24', q.t('#FBEFD6', 0, 0.2), 5, 'stroke-linecap="round"')
    herbs(8, 28)(q)
    q.form('M-22-8l16-6l6 14l-16 6z', q.t('#F6E3A4'), { sh: 'br', hi: 'tl' })
  })
  bowl(c, 372, 78, 46, '#E4E2DA', '#F6F0DC', (q) => {
    for (let i = 0; i < 8; i++) q.p(discD(q.r.jit(26), q.r.jit(24), 4.6), q.t(i % 2 ? '#7FA850' : '#B4303E'))
    herbs(6, 24)(q)
  })
  bowl(c, 64, 500, 46, '#E4E2DA', '#5F8A3A', herbs(9, 26, '#9DBB6A'))
  // rumali roti, folded
  shadow(c, 'M150 92L300 60L276 142L168 160Z', 8, 10)
  c.form('M150 92Q226 52 300 60Q300 104 276 142Q220 160 168 160Q150 130 150 92Z', c.t('#F2DDB0', 0, 0.1), {
    sh: 'br',
    shc: '#8A4A20',
    sho: 0.45,
    hi: 'tl',
  })
  c.s('M152 96Q224 96 290 66M166 154Q226 126 296 92', c.t('#B4864E'), 2.6, 'opacity=".7"')
  let spots = ''
  for (let i = 0; i < 14; i++)
    spots += blob(c.r, c.r.range(170, 280), c.r.range(76, 146), c.r.range(3, 7), c.r.range(2, 4), 6, 0.2)
  c.p(spots, c.t('#9A5A2A'), 'opacity=".6"')
  // kulfi on sticks, lemon, onion
  for (const [x, a] of [
    [196, -24],
    [262, -12],
    [328, -2],
  ] as const)
    c.g(`transform="rotate(${a} ${x} 540)"`, () => {
      c.s(d`M${x} 540V612`, c.t('#D9B07A'), 9, 'stroke-linecap="round"')
      const k = d`M${x - 26} 556Q${x - 22} 490 ${x} 470Q${x + 22} 490 ${x + 26} 556Q${x} 568 ${x - 26} 556Z`
      shadow(c, k, 7, 9)
      c.form(k, c.t('#F2DCA8', 0, 0.12), { sh: 'br', shc: '#B4864E', sho: 0.55, hi: 'tl', hio: 0.6 })
      for (let i = 0; i < 7; i++)
        c.p(leafD(x + c.r.jit(14), 520 + c.r.jit(28), 4.4, c.r.range(0, 3), 0.5), c.t(i % 3 ? '#5F8A3A' : '#C4402A'))
    })
  for (const [x, y] of [
    [446, 506],
    [496, 540],
  ] as const) {
    shadow(c, discD(x, y, 34), 6, 8)
    c.form(discD(x, y, 35), c.t('#E9C83A'), { sh: 'br', hi: 'tl' })
    c.p(discD(x, y, 28), c.t('#FBF0B0', 0, 0.15))
    let seg = ''
    for (let i = 0; i < 8; i++)
      seg += leafD(x + Math.cos(i * 0.785) * 15, y + Math.sin(i * 0.785) * 15, 11, i * 0.785, 0.5)
    c.p(seg, c.t('#F2DC5A'))
  }
  c.s(discD(396, 546, 30, 26) + discD(404, 552, 20, 17), c.t('#C48AA8', 0, 0.15), 4.4)
  c.p(leafD(436, 566, 22, 0.4, 0.5) + leafD(376, 500, 20, 2, 0.5), c.t('#4F8A45'))
  marigolds(
    c,
    [
      [566, 566],
      [540, 586],
      [576, 528],
      [36, 100],
      [60, 70],
      [28, 66],
    ],
    26,
  )
}
export const FOODS = {
  'rajasthani-thali': {
    title: 'Rajwada Thali',
    alt: 'Rajasthani thali with seven katoris, rice and rotis',
    draw: rajasthani,
  },
  'south-indian-leaf': {
    title: 'Banana Leaf Meal',
    alt: 'South Indian meal on a banana leaf with filter coffee',
    draw: southIndian,
  },
  'chaat-platter': { title: 'Chaat Platter', alt: 'Ring of filled puris around green chutney', draw: chaat },
  'high-tea': {
    title: 'Orchard High Tea',
    alt: 'High tea with sandwiches, macarons, a tart and two cups',
    draw: highTea,
  },
  breakfast: {
    title: 'Call-Sheet Breakfast',
    alt: 'Dosa, idlis, vada, poha, chutneys and filter coffee',
    draw: breakfast,
  },
  mithai: { title: 'Mithai Thaal', alt: 'Brass thaal of laddoos, barfi and jalebi', draw: mithai },
  'wood-fired-pizza': {
    title: 'Wood-fired Pizza',
    alt: 'Wood-fired pizza with basil and tomato on a peel',
    draw: pizza,
  },
  'bonfire-dinner': {
    title: 'Bonfire Dinner',
    alt: 'Skewers from the coal on an iron plate, dal, folded roti and kulfi on sticks',
    draw: bonfire,
  },
  mocktails: { title: 'Mocktail Tray', alt: 'Six fruit coolers with paper parasols on a wooden tray', draw: mocktails },
} satisfies Record<string, FoodDef>
export type FoodKind = keyof typeof FOODS
export function food(kind: FoodKind, o: PieceOptions = {}): string {
  const p: FoodDef = FOODS[kind]
  const c = new Canvas({
    kind: 'food-' + kind,
    seed: o.seed ?? 1,
    time: o.time ?? 'golden',
    box: { x: 0, y: 0, w: 600, h: 600 },
    label: p.alt,
    ...(o.grain ? { grain: o.grain } : {}),
  })
  p.draw(c)
  return c.svg()
}
