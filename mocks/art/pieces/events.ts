/** events.ts - celebrations held at the acre (1200 x 900 field, any aspect). */
import { Canvas, blob, crop, d, discD, mix, poly, rectD } from '../kit/core.ts'
import type { Pt } from '../kit/core.ts'
import { blooms, foliage, grass, ground, hills, leafD, lens, sky, tree, treeline } from '../kit/nature.ts'
import { Cam, garland, lantern, shaft, stringLights } from '../kit/build.ts'
import { figure } from '../kit/people.ts'
import { text } from '../kit/type.ts'
import { weddingMandap } from '../scenes/outdoor.ts'
import { drawVisited, type SceneDef, type SceneOptions } from '../scenes/scenes.ts'

/** Backs of heads along the bottom edge: the audience, as a foreground frame. */
export function audience(c: Canvas, y: number, col: string, rim: string): void {
  const b = c.box
  for (let row = 0; row < 2; row++) {
    let p = '',
      q = ''
    for (let x = b.x - 30 + row * 46; x < b.x + b.w + 60; x += 92 + c.r.jit(8)) {
      const s = 1 + row * 0.28,
        yy = y + row * 66 + c.r.jit(10)
      p += d`M${x - 50 * s} ${b.y + b.h + 20}Q${x - 48 * s} ${yy + 34 * s} ${x - 14 * s} ${yy + 24 * s}Q${x - 28 * s} ${yy - 34 * s} ${x} ${yy - 36 * s}Q${x + 28 * s} ${yy - 34 * s} ${x + 14 * s} ${yy + 24 * s}Q${x + 48 * s} ${yy + 34 * s} ${x + 50 * s} ${b.y + b.h + 20}Z`
      q += d`M${x - 22 * s} ${yy - 12 * s}Q${x - 18 * s} ${yy - 35 * s} ${x} ${yy - 36 * s}`
    }
    c.p(p, mix(col, '#000000', row * 0.35)).s(q, rim, 4, 'opacity=".6" stroke-linecap="round"')
  }
}
function haldi(c: Canvas): void {
  const b = c.box,
    r = c.r
  sky(c, { horizon: 540, sun: [300, 200], sunR: 54, clouds: 4, birds: [860, 150] })
  treeline(c, 560, 120, '#8A9A4E', 0.42)
  ground(c, 552, '#B9A85A', { near: 0.45 })
  // marigold canopy
  for (let x = 190; x <= 1010; x += 205) {
    c.cast(rectD(x - 7, 240, 14, 430), 670, 0.3)
    c.form(rectD(x - 8, 210, 16, 470), c.t('#C9904E'), { sh: 'r', hi: 'l' })
    garland(c, [x, 230], [x, 670], 0, 26, 20)
  }
  for (let i = 0; i < 4; i++) {
    const x = 190 + i * 205
    c.form(
      d`M${x} 214Q${x + 102} 330 ${x + 205} 214L${x + 205} 190H${x}Z`,
      c.t(i % 2 ? '#F6C94A' : '#F2A516', 0, 0.08),
      { sh: 'b', shc: '#B4501A', sho: 0.55 },
    )
    garland(c, [x, 216], [x + 205, 216], 56, 20, 22)
  }
  for (let x = 206; x < 1000; x += 27)
    garland(c, [x, 216], [x, 330 + Math.abs((((x - 206) / 205) % 1) - 0.5) * -190 + 60], 0, 9, 13, [
      '#F7C94A',
      '#F2A516',
    ])
  const cam = new Cam(600, 500, 900, 1.6)
  c.form(cam.quad([-3.6, 0, 11], [3.6, 0, 11], [4.4, 0, 5], [-4.4, 0, 5]), c.t('#F4DDB0', 0, 0.1), {
    sh: 'b',
    sho: 0.4,
  })
  c.s(
    cam.quad([-3.3, 0, 10.6], [3.3, 0, 10.6], [4, 0, 5.3], [-4, 0, 5.3]),
    c.t('#D23C5A'),
    6,
    'stroke-dasharray="26 10"',
  )
  c.at(600, 690, 1, () => {
    c.p(discD(60, 12, 200, 20), c.L.shade, 'opacity=".35"')
    c.form('M-140 0V-56H140V0Z', c.t('#B4604A'), { sh: 'b', hi: 'l' })
    c.form('M-156-50Q0-90 156-50V-36Q0-70-156-36Z', c.t('#F2C25A', 0, 0.1), { sh: 'r' })
  })
  figure(c, 590, 668, 190, 'bride', { main: '#F2B52A', accent: '#F6E3B8', cast: false })
  figure(c, 420, 716, 200, 'saree', { main: '#D9487A', accent: '#F2A516' })
  figure(c, 770, 720, 204, 'saree', { main: '#E5722B', accent: '#2F6F6B', flip: true })
  figure(c, 905, 752, 214, 'dancer', { main: '#F2A516', accent: '#C42A5A' })
  figure(c, 300, 752, 206, 'dancer', { main: '#C42A5A', accent: '#F2A516', flip: true })
  for (const [x, y, s] of [
    [170, 830, 1],
    [1030, 826, 1],
    [600, 800, 0.8],
  ] as const)
    c.at(x, y, s, () => {
      c.p(discD(30, 10, 130, 18), c.L.shade, 'opacity=".35"')
      c.form('M-100-40Q-96 6 0 10Q96 6 100-40Z', c.t('#C9923A'), { sh: 'r', sho: 0.6, hi: 'l', hio: 0.6 })
      c.p(discD(0, -40, 104, 22), c.t('#E9BC5A', 0, 0.2)).p(discD(0, -40, 90, 17), c.t('#7FA9A0'))
      const p: Pt[] = []
      for (let i = 0; i < 12; i++) p.push([r.jit(78), -40 + r.jit(12)])
      blooms(c, p, 16, [c.t('#F2A516'), c.t('#E5722B'), c.t('#D23C5A')])
    })
  let pe = ''
  for (let i = 0; i < 60; i++)
    pe += leafD(r.range(b.x, b.x + b.w), r.range(340, 880), r.range(4, 9), r.range(0, 6), 0.6)
  c.p(pe, c.t('#F9C02E', 0, 0.15))
  shaft(
    c,
    [
      [280, 180],
      [420, 180],
      [980, 880],
      [640, 880],
    ],
    0.25,
  )
  foliage(c, 'tl', 280, { color: '#4A6A34' })
  foliage(c, 'tr', 300, { color: '#4A6A34' })
}
function sangeet(c: Canvas): void {
  const b = c.box,
    r = c.r
  sky(c, { horizon: 600, sun: [1040, 130], sunR: 40, clouds: 2 })
  treeline(c, 620, 130, '#2A3A52', 0.2)
  ground(c, 610, '#4A3A5A', { near: 0.5, depth: 0.05 })
  c.glow(600, 480, 620, '#FF7AA0', 0.5, 360)
  c.form('M180 640V330Q180 140 600 120T1020 330V640Z', '#4A1A4A', { hi: 'b', hic: '#FF9A6A', hio: 0.7 })
  for (let i = 0; i < 9; i++) {
    const a = Math.PI * (0.06 + i * 0.11)
    c.p(
      poly([
        [600, 640],
        [600 - Math.cos(a) * 420, 640 - Math.sin(a) * 510],
        [600 - Math.cos(a + 0.06) * 420, 640 - Math.sin(a + 0.06) * 510],
      ]),
      '#FFC46A',
      'opacity=".2"',
    )
  }
  c.s('M180 640V330Q180 140 600 120T1020 330V640', '#F2C25A', 10)
  let bl = ''
  for (let i = 0; i <= 44; i++) {
    const t = i / 44,
      a = Math.PI * t
    bl += d`M${600 - Math.cos(a) * 420} ${Math.min(640, 400 - Math.sin(a) * 268)}h.1`
  }
  c.s(bl, '#FF9E5A', 24, 'stroke-linecap="round" opacity=".35"').s(bl, '#FFF3C4', 9, 'stroke-linecap="round"')
  c.form(discD(600, 400, 150), '#FFC25A', { sh: 'br', shc: '#D2306A', sho: 0.8, hi: 'tl', hic: '#FFF3C4', hio: 0.6 })
  let rays = ''
  for (let i = 0; i < 16; i++) {
    const a = i * 0.3927
    rays += leafD(600 + Math.cos(a) * 190, 400 + Math.sin(a) * 190, 26, a, 0.3)
  }
  c.p(rays, '#F2A53A')
  c.form(
    poly([
      [130, 640],
      [1070, 640],
      [1180, 740],
      [20, 740],
    ]),
    '#7A2E5A',
    { hi: 't', hic: '#FFC27A', hio: 0.8 },
  )
  c.p(
    poly([
      [20, 740],
      [1180, 740],
      [1170, 800],
      [30, 800],
    ]),
    '#2E1236',
  )
  let st = ''
  for (let x = 50; x < 1170; x += 38) st += d`M${x} 770h.1`
  c.s(st, '#FFD98A', 10, 'stroke-linecap="round"')
  for (const [x, y, col, ac, fl] of [
    [300, 706, '#F2A516', '#C42A5A', 0],
    [470, 690, '#2F8A7A', '#F2A516', 1],
    [740, 690, '#D2305A', '#F2C25A', 0],
    [900, 708, '#5A4AA0', '#F2A516', 1],
  ] as const)
    figure(c, x, y, 226, 'dancer', { main: col, accent: ac, flip: !!fl, dark: -0.08 })
  figure(c, 600, 712, 246, 'dancer', { main: '#E0286A', accent: '#F6D27A', dark: -0.1 })
  for (const [x, a] of [
    [b.x + 60, 1],
    [b.x + b.w - 60, -1],
  ] as const)
    for (let i = 0; i < 3; i++)
      c.p(
        poly([
          [x + a * i * 60, b.y],
          [x + a * (i * 60 + 10), b.y],
          [600 + a * (i * 160 - 300) + 90, 720],
          [600 + a * (i * 160 - 300) - 60, 720],
        ]),
        c.lin(
          [0, 0, 0, 1],
          [
            [0, ['#FF9AC0', '#FFE08A', '#8AE0E8'][i]!, 0.5],
            [1, '#FFFFFF', 0],
          ],
        ),
      )
  stringLights(c, [b.x, 60], [600, 40], 60, 16, 5)
  stringLights(c, [600, 40], [b.x + b.w, 60], 60, 16, 5)
  let cf = ['', '', '']
  for (let i = 0; i < 60; i++) cf[i % 3] += leafD(r.range(b.x, b.x + b.w), r.range(60, 640), 6, r.range(0, 6), 0.6)
  c.p(cf[0]!, '#FFD35A').p(cf[1]!, '#FF7AA0').p(cf[2]!, '#8AE0D8')
  audience(c, 850, '#150A24', '#FFB07A')
}
function birthday(c: Canvas): void {
  const b = c.box,
    r = c.r
  sky(c, { horizon: 560, sun: [250, 170], sunR: 50, clouds: 5, birds: [840, 150] })
  hills(c, 556, '#7FA08A', 0.5, 60, 5)
  treeline(c, 570, 80, '#6E9A5A', 0.38)
  ground(c, 562, '#93B060', { near: 0.45 })
  tree(c, 90, 640, 330, { color: '#5F8C45' })
  tree(c, 1130, 640, 360, { color: '#5F8C45' })
  stringLights(c, [160, 300], [1060, 280], 60, 20, 5)
  for (const y of [210, 330])
    for (let i = 0; i < 19; i++) {
      const t = (i + 0.5) / 19,
        x = 140 + t * 930,
        yy = y + Math.sin(t * Math.PI) * 64
      c.p(d`M${x - 18} ${yy}h36l-18 40z`, c.t(['#F2A516', '#D9586E', '#2F6F6B', '#FBEBD0', '#5A6AA8'][i % 5]!, 0, 0.05))
    }
  // balloon arch
  const st = ['#F2A516', '#D9586E', '#FBEBD9', '#3F8A86', '#F0A8A0'].map((q) =>
    c.stamp(() => {
      c.form(discD(0, 0, 30, 33), c.t(q, 0, 0.05), { sh: 'br', sho: 0.55, hi: 'tl', hio: 0.6 })
      c.p('M-9-18q4-8 12-9q-8 6-8 14z', '#FFF', 'opacity=".7"')
    }),
  )
  for (let i = 0; i < 58; i++) {
    const t = i / 57,
      a = Math.PI * (1.08 - t * 1.16),
      k = 1 + r.jit(0.07)
    st[i % 5]!(600 + Math.cos(a) * 300 * k, 520 - Math.sin(a) * 300 * k + r.jit(10), r.range(0.7, 1.3))
  }
  c.form('M330 690H870L850 800H350Z', c.t('#FBF3E2', 0, 0.1), { sh: 'b', shc: '#B48A90', sho: 0.5 })
  c.p('M320 676H880V696H320Z', c.t('#FFF8EA', 0, 0.2))
  let sc = 'M324 696'
  for (let i = 0; i < 14; i++) sc += 'q20 40 39.5 0'
  c.p(sc + 'Z', c.t('#D9586E'))
  c.cast(rectD(350, 690, 500, 110), 800, 0.3)
  c.at(600, 676, 1, () => {
    const t = (y: number, w: number, h: number, col: string): void => {
      c.form(d`M${-w} ${y}v${-h}q${w} ${-16} ${2 * w} 0v${h}q${-w} 14 ${-2 * w} 0z`, c.t(col, 0, 0.08), {
        sh: 'r',
        sho: 0.5,
        hi: 'l',
        hio: 0.4,
      })
      let dr = d`M${-w} ${y - h}`
      for (let i = 0; i < 8; i++) dr += d`q${w / 8} ${i % 2 ? 34 : 22} ${w / 4} 0`
      c.p(dr + 'Z', c.t('#FFF6E4', 0, 0.2))
    }
    t(0, 110, 70, '#F0A8A0')
    t(-70, 80, 62, '#FBE3C0')
    t(-132, 52, 52, '#D9586E')
    for (const x of [-26, 0, 26]) {
      c.p(rectD(x - 3, -224, 6, 36), c.t('#3F8A86')).p(d`M${x - 6} -226Q${x} -250 ${x + 6} -226Z`, '#FFE08A')
      c.glow(x, -236, 40, '#FFD98A', 0.7)
    }
  })
  for (const [x, col] of [
    [410, '#3F8A86'],
    [470, '#F2A516'],
    [740, '#5A6AA8'],
    [800, '#D9586E'],
  ] as const) {
    c.form(rectD(x - 26, 632, 52, 44), c.t(col), { sh: 'r', hi: 'l' })
    c.p(rectD(x - 4, 632, 8, 44), c.t('#FBF3E2')).s(d`M${x} 632q-18-20-20-4t20 4q18-20 20-4t-20 4`, c.t('#FBF3E2'), 4)
  }
  figure(c, 300, 830, 170, 'child', { main: '#D9586E' })
  figure(c, 900, 836, 176, 'child', { main: '#F2A516', flip: true })
  figure(c, 1000, 800, 150, 'child', { main: '#3F8A86' })
  figure(c, 200, 780, 226, 'saree', { main: '#3F6F8A' })
  for (const [x, y, k] of [
    [330, 520, 0],
    [880, 500, 1],
    [960, 560, 3],
  ] as const) {
    c.s(d`M${x} ${y + 30}Q${x + 20} ${y + 120} ${x - 10} 680`, c.t('#5A4A4A'), 1.6)
    st[k]!(x, y, 1.5)
  }
  grass(c, b.x, b.x + b.w, b.y + b.h + 10, 70, c.t('#4F6F3A', 0, -0.2), 13)
  foliage(c, 'bl', 220, { color: '#2F5A34' })
  foliage(c, 'br', 220, { color: '#2F5A34' })
}
function launch(c: Canvas): void {
  const b = c.box
  c.p(
    c.full,
    c.linU(0, b.y, 0, 800, [
      [0, '#0E1030'],
      [1, '#2A2358'],
    ]),
  )
  c.form('M150 120H1050V560H150Z', '#1B1F4A', { hi: 'b', hic: '#57A0E0', hio: 0.5 })
  c.clip('M150 120H1050V560H150Z', () => {
    c.form(discD(600, 560, 330), '#F2A53A', { hi: 't', hic: '#FFF3C4', hio: 0.7, sh: 'b', shc: '#C4305A', sho: 0.7 })
    c.form(discD(600, 560, 220), '#E0604A', { hi: 't', hic: '#FFC46A', hio: 0.6 })
    for (let i = 0; i < 12; i++) {
      const a = (Math.PI * (i + 0.5)) / 12
      c.p(
        poly([
          [600, 560],
          [600 - Math.cos(a) * 900, 560 - Math.sin(a) * 900],
          [600 - Math.cos(a + 0.09) * 900, 560 - Math.sin(a + 0.09) * 900],
        ]),
        '#FFE9A8',
        'opacity=".1"',
      )
    }
  })
  c.s('M150 120H1050V560H150Z', '#0A0B20', 14)
  text(c, 'REVEAL', 600, 250, 54, { color: '#FFF6DC', weight: 1.2, anchor: 'middle', track: 7 })
  c.form(
    poly([
      [90, 590],
      [1110, 590],
      [1240, 700],
      [-40, 700],
    ]),
    '#3A2E66',
    { hi: 't', hic: '#FFC27A', hio: 0.6 },
  )
  c.p(
    poly([
      [-40, 700],
      [1240, 700],
      [1230, 760],
      [-30, 760],
    ]),
    '#15122E',
  )
  c.s('M-30 722H1230', '#F2A53A', 5)
  c.form('M500 640V560Q600 530 700 560V640Q600 668 500 640Z', '#F3E8D4', {
    sh: 'r',
    shc: '#3A2A5A',
    sho: 0.7,
    hi: 'l',
    hio: 0.5,
  })
  c.p(discD(600, 560, 100, 24), '#FFFDF4')
  c.form('M556 556V440Q556 424 572 424H628Q644 424 644 440V556Q600 566 556 556Z', '#2A2540', {
    sh: 'r',
    hi: 'l',
    hic: '#FFD98A',
    hio: 0.8,
  })
  c.p(rectD(574, 384, 52, 44), '#D9A23C').p(rectD(568, 470, 64, 50), '#F6E8CB')
  c.glow(600, 470, 190, '#FFE3A0', 0.55)
  for (const [x, x2] of [
    [240, 520],
    [420, 580],
    [780, 620],
    [960, 690],
  ] as const)
    c.p(
      poly([
        [x - 12, b.y],
        [x + 12, b.y],
        [x2 + 90, 660],
        [x2 - 90, 660],
      ]),
      c.lin(
        [0, 0, 0, 1],
        [
          [0, '#FFFBE4', 0.55],
          [1, '#FFFBE4', 0],
        ],
      ),
    )
  c.s(d`M${b.x} 34H${b.x + b.w}M${b.x} 64H${b.x + b.w}`, '#05060F', 8)
  for (const x of [240, 420, 780, 960]) c.p(rectD(x - 22, 60, 44, 40), '#05060F').p(discD(x, 102, 17, 8), '#FFF6D8')
  figure(c, 330, 690, 250, 'groom', { main: '#E8DCC0', accent: '#C4532D', dark: -0.2 })
  figure(c, 880, 690, 240, 'gown', { main: '#E0486A', flip: true, dark: -0.2 })
  audience(c, 800, '#0A0A1C', '#FFB07A')
}
function cinema(c: Canvas): void {
  const b = c.box,
    r = c.r
  sky(c, { horizon: 600, sun: null, clouds: 4, stars: true })
  hills(c, 590, '#3A3A66', 0.35, 90, 5)
  treeline(c, 612, 90, '#2A2A4E', 0.15)
  ground(c, 604, '#4A5A48', { near: 0.6, depth: 0.1 })
  c.glow(600, 380, 640, '#FFD9A0', 0.5, 420)
  c.s('M300 640L330 200M900 640L870 200', '#1B1630', 16)
  c.form('M320 190H880V520H320Z', '#FBF3E0', { sh: 'rim', shc: '#D98A6A', sho: 0.5 })
  c.clip('M330 200H870V510H330Z', () => {
    c.p(
      'M330 200H870V510H330Z',
      c.linU(0, 200, 0, 510, [
        [0, '#3A6F8A'],
        [0.6, '#F2B97A'],
        [1, '#F6D9A0'],
      ]),
    )
    c.p(discD(700, 400, 54), '#FFF3CC')
    c.p('M330 440Q460 380 600 430T870 410V510H330Z', '#7A4A5A').p('M330 480Q520 430 870 480V510H330Z', '#3A2440')
    c.at(520, 486, 1, () => {
      c.p(
        'M-14-78Q0-86 14-78L18-30L12 0H2L0-30L-4 0H-14L-18-30ZM-9-96a9 11 0 1 1 18 0a9 11 0 1 1-18 0zM36-76Q46-82 58-76L62-60L84 2H14L32-60ZM38-92a9 11 0 1 1 18 0a9 11 0 1 1-18 0z',
        '#1B1230',
      )
    })
  })
  c.s('M320 190H880V520H320Z', '#1B1630', 12)
  c.p(
    poly([
      [600, 820],
      [610, 820],
      [870, 200],
      [330, 200],
    ]),
    c.lin(
      [0, 1, 0, 0],
      [
        [0, '#FFF3CC', 0.5],
        [1, '#FFF3CC', 0.04],
      ],
    ),
  )
  for (const [x, y, col] of [
    [250, 700, '#8A3A4A'],
    [420, 720, '#3A5A72'],
    [780, 716, '#8A6A3A'],
    [950, 700, '#3A6A5A'],
  ] as const) {
    c.p(lens(x, y + 12, 190, 40) + lens(x, y + 12, 190, -40), c.t(col, 0, 0.1))
    figure(c, x - 30, y + 4, 108, 'sit', { main: '#D9A05A', cast: false, dark: 0.1 })
    figure(c, x + 34, y + 8, 104, 'sit', { main: '#C4586A', flip: true, cast: false, dark: 0.1 })
    lantern(c, x + 88, y - 18, 0, 26)
  }
  stringLights(c, [b.x, 160], [320, 190], 50, 12, 5)
  stringLights(c, [880, 190], [b.x + b.w, 150], 50, 12, 5)
  c.at(604, 850, 1, () => {
    c.s('M0 0L-40 60M0 0L40 60M0 0V60', '#0E0A1C', 8)
    c.form('M-50-50H50V0H-50Z', '#1B1630', { hi: 't', hic: '#FFD9A0', hio: 0.6 })
    c.p(discD(-20, -74, 28) + discD(34, -70, 22), '#2A2444')
    c.p(discD(0, -28, 10), '#FFF6D8')
  })
  foliage(c, 'bl', 340, { color: '#1E2A44' })
  foliage(c, 'br', 340, { color: '#1E2A44' })
  let fx = ''
  for (let i = 0; i < 24; i++) fx += d`M${r.range(b.x, b.x + b.w)} ${r.range(560, 860)}h.1`
  c.s(fx, '#FFE58A', 5, 'stroke-linecap="round" opacity=".8"')
}
function babyShower(c: Canvas): void {
  const b = c.box,
    r = c.r
  sky(c, { horizon: 560, sun: [880, 210], sunR: 54, clouds: 5, birds: [420, 170] })
  hills(c, 552, '#8AA0A8', 0.6, 80, 4)
  treeline(c, 566, 70, '#8AA57A', 0.42)
  ground(c, 558, '#A8B87A', { near: 0.4 })
  tree(c, 330, 700, 560, { color: '#6E9458', lobes: 4 })
  tree(c, 1120, 620, 240, { color: '#E3A6A0', depth: 0.15 })
  for (let i = 0; i < 13; i++) {
    const t = i / 12,
      x = 350 + t * 700,
      y = 200 + Math.sin(t * Math.PI) * 70
    c.s(d`M${x} ${y - 20}V${y + 16}`, c.t('#7A5A4A'), 2)
    const k = i % 3
    if (k === 0)
      c.form(blob(r, x, y + 34, 30, 18, 8, 0.06), c.t('#FBF6E8', 0, 0.2), { sh: 'b', shc: '#9AB0C0', sho: 0.4 })
    else if (k === 1)
      c.form(d`M${x} ${y + 16}l9 18l20 2l-15 14l4 20l-18-10l-18 10l4-20l-15-14l20-2z`, c.t('#F2C25A', 0, 0.1), {
        sh: 'br',
      })
    else
      c.form(d`M${x + 14} ${y + 60}A24 24 0 1 1 ${x + 14} ${y + 20}A18 18 0 1 0 ${x + 14} ${y + 60}Z`, c.t('#F0A8A0'), {
        sh: 'br',
      })
  }
  c.s('M350 190Q700 330 1050 190', c.t('#7A5A4A'), 2.4)
  c.at(760, 760, 1.5, () => {
    c.p(discD(30, 4, 180, 18), c.L.shade, 'opacity=".35"')
    c.s('M-110 0L-90-250H90L110 0', c.t('#B4805A'), 10, 'stroke-linejoin="round"')
    c.s('M-70-246V-70M70-246V-70', c.t('#E3CFA8'), 5)
    c.form('M-90-80H90V-62H-90Z', c.t('#B4805A', 0, 0.1), { sh: 'b' })
    c.form('M-80-80V-150Q-80-176-50-176H50Q80-176 80-150V-80Z', c.t('#F0C4B4', 0, 0.05), {
      sh: 'r',
      sho: 0.4,
      hi: 'tl',
    })
    const p: Pt[] = []
    for (let i = 0; i < 26; i++) p.push([-100 + i * 8, -252 + r.jit(14)])
    let lf = ''
    for (let i = 0; i < 24; i++) lf += leafD(-100 + i * 9, -252 + r.jit(16), 14, r.range(0, 6))
    c.p(lf, c.t('#5F8C55'))
    blooms(c, p, 15, [c.t('#F0B4A4'), c.t('#FBEBD9', 0, 0.2), c.t('#A8B4D6')])
  })
  figure(c, 756, 668, 176, 'saree', { main: '#E38A9A', accent: '#F2C25A', cast: false })
  figure(c, 560, 800, 220, 'saree', { main: '#5A8A9A', accent: '#FBEBD9' })
  figure(c, 980, 806, 216, 'saree', { main: '#C98A3A', accent: '#D9586E', flip: true })
  c.at(330, 830, 1.1, () => {
    c.p(discD(20, 4, 120, 12), c.L.shade, 'opacity=".35"')
    c.form('M-90-70H90L76 0H-76Z', c.t('#FBF3E2', 0, 0.1), { sh: 'r', sho: 0.4 })
    c.p('M-96-80H96V-66H-96Z', c.t('#A8B4D6'))
    for (const [x, col, h] of [
      [-56, '#F0A8A0', 50],
      [0, '#A8C0D6', 66],
      [56, '#F2D08A', 44],
    ] as const) {
      c.form(rectD(x - 24, -80 - h, 48, h), c.t(col), { sh: 'r', hi: 'l' })
      c.p(rectD(x - 4, -80 - h, 8, h), c.t('#FBF3E2'))
    }
  })
  const fp: Pt[] = []
  for (let i = 0; i < 30; i++) fp.push([r.range(b.x, b.x + b.w), b.y + b.h - Math.pow(r.next(), 1.6) * 90])
  grass(c, b.x, b.x + b.w, b.y + b.h + 10, 70, c.t('#5F7F4A', 0, -0.15), 13)
  blooms(c, fp, 16, [c.t('#F0B4A4'), c.t('#FBEBD9', 0, 0.2), c.t('#A8B4D6')])
  foliage(c, 'tl', 260, { color: '#4A6A48' })
}
function reception(c: Canvas): void {
  const b = c.box,
    r = c.r,
    cam = new Cam(600, 520, 900, 1.7)
  sky(c, { horizon: 560, sun: [930, 150], sunR: 44, clouds: 3 })
  treeline(c, 580, 130, '#2A4450', 0.25)
  ground(c, 566, '#4A5A48', { near: 0.5, depth: 0.1 })
  c.glow(600, 560, 640, '#FFB85A', 0.6, 220)
  for (let k = 0; k < 5; k++) stringLights(c, [b.x - 20, 80 + k * 46], [600, 190 + k * 30], 40, 20, 4.5 - k * 0.4)
  for (let k = 0; k < 5; k++) stringLights(c, [600, 190 + k * 30], [b.x + b.w + 20, 80 + k * 46], 40, 20, 4.5 - k * 0.4)
  c.s('M600 560V190', c.t('#2A2028'), 10)
  for (let i = 0; i < 7; i++)
    lantern(
      c,
      180 + i * 140,
      230 + Math.abs(i - 3) * -14,
      60 + (i % 3) * 36,
      38,
      i % 2 ? '#FFD070' : '#FF9B4A',
      i % 2 ? 'metal' : 'paper',
    )
  c.p(cam.quad([-1.2, 0, 20], [1.2, 0, 20], [1.2, 0, 2], [-1.2, 0, 2]), '#E9C48A', 'opacity=".35"')
  const tb = (x: number, z: number): void => {
    const p = cam.p(x, 0, z),
      s = cam.scale(z) / 100
    c.at(p[0], p[1], s, () => {
      c.p(discD(0, 6, 130, 18), c.L.shade, 'opacity=".5"')
      for (const q of [-110, 110]) {
        c.form(d`M${q - 26} 0v-46h52v46zM${q - 24} -46v-60q24 -14 48 0v60z`, c.t('#D9B46A'), {
          hi: 't',
          hic: '#FFD98A',
          hio: 0.6,
        })
      }
      c.form('M-92-76Q0-100 92-76L106 4Q0 30-106 4Z', c.t('#EBDCC8', 0, 0.1), {
        hi: 't',
        hic: '#FFE3A0',
        hio: 0.8,
        sh: 'b',
        sho: 0.4,
      })
      c.p(discD(0, -78, 92, 16), '#FFF0CC')
      const f: Pt[] = []
      for (let i = 0; i < 10; i++) f.push([r.jit(30), -104 + r.jit(18)])
      blooms(c, f, 18, ['#F6D9C4', '#D9707A', '#F2B84A'])
      for (const q of [-50, 50]) {
        c.p(rectD(q - 3, -112, 6, 34), '#FBF0DC').p(d`M${q - 5} -112Q${q} -134 ${q + 5} -112Z`, '#FFE9A0')
      }
      c.glow(0, -110, 120, '#FFD27A', 0.5)
    })
  }
  for (const [x, z] of [
    [-5.4, 15],
    [-2.9, 15.4],
    [2.9, 15.4],
    [5.4, 15],
    [-4.4, 10.4],
    [4.4, 10.4],
    [-3.2, 6.8],
    [3.2, 6.8],
  ] as const)
    tb(x, z)
  const f = cam.p(0, 0, 9.6)
  figure(c, f[0] - 36, f[1], 176, 'groom', { main: '#2C2F5B', accent: '#F2B33A', dark: -0.2 })
  figure(c, f[0] + 30, f[1] + 4, 168, 'bride', { main: '#C42A4E', accent: '#F2B33A', dark: -0.2 })
  foliage(c, 'bl', 280, { color: '#1D3A36' })
  foliage(c, 'br', 280, { color: '#1D3A36' })
}
export const EVENTS = {
  wedding: {
    title: 'Weddings',
    alt: 'A mandap of marigold and drapes at the end of a lamp-lit aisle',
    time: 'dawn',
    focus: [600, 430],
    draw: weddingMandap,
  },
  haldi: {
    title: 'Haldi & Mehendi',
    alt: 'A bride under a marigold canopy with friends dancing',
    time: 'golden',
    focus: [600, 480],
    draw: haldi,
  },
  sangeet: {
    title: 'Sangeet',
    alt: 'Dancers on a lit stage at night before an audience',
    time: 'dusk',
    focus: [600, 480],
    draw: sangeet,
  },
  reception: {
    title: 'Lawn Reception',
    alt: 'Dinner tables on a lawn under lanterns and string lights',
    time: 'moonlit',
    focus: [600, 480],
    draw: reception,
  },
  birthday: {
    title: 'Birthdays',
    alt: 'A balloon arch and tiered cake in a garden with bunting',
    time: 'noon',
    focus: [600, 520],
    draw: birthday,
  },
  'product-launch': {
    title: 'Product Launch',
    alt: 'A product on a spotlit plinth before a sunburst screen',
    time: 'dusk',
    focus: [600, 430],
    draw: launch,
  },
  'open-air-cinema': {
    title: 'Open-air Screening',
    alt: 'A film on an outdoor screen at dusk, people on rugs',
    time: 'dusk',
    focus: [600, 480],
    draw: cinema,
  },
  'baby-shower': {
    title: 'Baby Shower',
    alt: 'A mother-to-be at a flowered swing with friends and gifts',
    time: 'dawn',
    focus: [700, 520],
    draw: babyShower,
  },
} satisfies Record<string, SceneDef>
export type EventKind = keyof typeof EVENTS
export function event(kind: EventKind, o: SceneOptions = {}): string {
  const s: SceneDef = EVENTS[kind],
    c = new Canvas({
      kind: 'event-' + kind,
      seed: o.seed ?? 1,
      time: o.time ?? s.time,
      box: crop(o.aspect ?? '4:3', s.focus),
      label: o.label ?? s.alt,
      ...(o.grain ? { grain: o.grain } : {}),
    })
  return drawVisited(c, s.draw, o.visit)
}
